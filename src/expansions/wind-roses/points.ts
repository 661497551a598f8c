/** Who lays a quarter rose in the section that it names scores at once. */
import type { TilePlaced } from '../../contract/effect.js';
import type { Trigger } from '../../kernel/declare/step.js';
import { score } from '../../kernel/play/scoring.js';
import type { Position } from '../../kernel/position/position.js';
import { cites, FOLDER } from './author.js';
import { isIn, isOnAxis, roseOf, ROSE, rulingRose, sectionOf } from './roses.js';

const POINTS = 3;
const ALWAYS = cites('wind-roses.points.three', 'wind-roses.section.four', 'wind-roses.points.independent', 'wind-roses.points.orientation-free');
const AXIS = cites('wind-roses.section.axes');
const BLUE = cites('wind-roses.blue.takes-over', 'wind-roses.blue.own-directions');
const SECOND_PART = cites('wind-roses.double-turn');
const LAST_TILE = cites('wind-roses.final.nothing');

export const rosePoints: Trigger = {
  id: `${FOLDER}.points`,
  on: 'tile-placed',
  cites: [...ALWAYS, ...AXIS, ...BLUE, ...SECOND_PART, ...LAST_TILE],
  then: (view, effect) => {
    const { tile, at } = effect as TilePlaced;
    const section = sectionOf(view.ruleset.design(tile)!);
    const rose = section && rulingRose(view.board);
    if (!section || !rose || !isIn(section, rose, at)) return undefined;
    const line = { rule: rosePoints.id, label: 'wind rose', quantity: 1, each: POINTS, points: POINTS };
    const because = [
      ...ALWAYS,
      ...(isOnAxis(rose, at) ? AXIS : []),
      ...(roseOf(rose.shape.design) === 'blue' ? BLUE : []),
      ...(isSecondPart(view) ? SECOND_PART : []),
      ...(view.snapshot.bag?.remaining === 0 ? LAST_TILE : []),
    ];
    return { scores: [score(view.active, { tile: at, feature: ROSE }, [{ ...line, cites: because }])] };
  },
};

const isSecondPart = ({ turn: { part = 1 } }: Position) => part > 1;
