/** What the gingerbread man brings to everybody who has knights in the city that he leaves. */
import type { Figure } from '../../contract/snapshot.js';
import type { Score, ScoreLine } from '../../contract/verdict.js';
import type { Feature } from '../../kernel/board/feature.js';
import type { Missing } from '../../kernel/declare/happening.js';
import type { RateRule } from '../../kernel/declare/score.js';
import { score, total } from '../../kernel/play/scoring.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites, FOLDER, type WinterClauseId } from './author.js';
import { cityOfMan, isUnclear, MAN } from './man.js';
import { KNIGHT_VALUES } from './settings.js';
import { flatMap } from '../../kernel/lists.js';

const LARGE = 'large-meeple';
const MAYOR = 'mayor';
const MAYOR_PER_PENNANT = 3;

/** What makes him leave. */
export type Reason = 'sign' | 'completed';
const REASON: Readonly<Record<Reason, readonly WinterClauseId[]>> = {
  sign: ['winter.leave.score-knights'],
  completed: ['winter.leave.score-knights', 'winter.complete.scores-first'],
};

/** Knights are the followers in the city. */
const knightsIn = (view: Position, city: Feature): readonly Figure[] =>
  flatMap(view.on(city), ({ figure }) => (figure.owner !== undefined && view.isFollower(figure) ? [figure] : []));

/** Why the points are what they are, in that city. */
function grounds(view: Position, city: Feature, reason: Reason): string[] {
  const there = view.on(city).map(({ figure }) => figure);
  const unchanged = city.count('cathedral') + city.count('besieged') > 0;
  return [
    ...cites(...REASON[reason], 'winter.leave.no-majority', 'winter.city.merge'),
    ...view.ruleset.citesOf(KNIGHT_VALUES, view.get(KNIGHT_VALUES)),
    ...(city.parts.length > city.tiles ? cites('winter.score.same-tile-once') : []),
    ...(unchanged ? cites('winter.score.cathedral') : []),
    ...(there.some((figure) => !view.isFollower(figure)) ? cites('winter.knights.builder-not') : []),
  ];
}

/** One point for each tile to each knight; the fan version counts large followers and mayors otherwise. */
function lines(view: Position, city: Feature, knights: readonly Figure[], why: Pick<ScoreLine, 'rule' | 'cites'>): ScoreLine[] {
  const isFan = view.get(KNIGHT_VALUES) === 'fan-values';
  const line = (label: Pick<ScoreLine, 'label'>, quantity: number, each: number): ScoreLine[] =>
    quantity === 0 ? [] : [{ ...label, quantity, each, points: quantity * each, ...why }];
  const number = (kind: string) => knights.filter((knight) => knight.kind === kind).length;
  if (!isFan) return line({ label: 'gingerbread man' }, knights.length, city.tiles);
  return [
    ...line({ label: 'gingerbread man' }, knights.length - number(MAYOR), city.tiles),
    ...line({ label: 'pennants' }, number(LARGE) * city.pennants, 1),
    ...line({ label: 'mayor' }, number(MAYOR) * city.pennants, MAYOR_PER_PENNANT),
  ];
}

export const LEAVES = `${FOLDER}.man.leaves`;

/** The points when he leaves his city; none where he is off the board. */
export function pointsOnLeaving(view: Position, reason: Reason): Score[] {
  const city = cityOfMan(view);
  if (!city) return [];
  const why = { rule: LEAVES, cites: [...new Set(grounds(view, city, reason))] };
  const all = knightsIn(view, city);
  return flatMap(view.playersFrom(view.active), (player) => {
    const own = lines(
      view,
      city,
      all.filter(({ owner }) => owner === player),
      why,
    );
    return total(own) === 0 ? [] : [score(player, city.place, own)];
  });
}

/** What cannot be said while it is not known in which city he stands. */
export const unclear = (view: Position): Missing[] =>
  isUnclear(view)
    ? [
        {
          ...because('man.leaves', 'winter.leave.score-knights'),
          message: 'in which city of his tile the gingerbread man stands is not known',
          pointer: `/neutral/${MAN}/feature`,
        },
      ]
    : [];

/** It raises nothing: it tells that he brings nothing when the game is over. */
export const nothingAtTheEnd: RateRule = {
  id: `${FOLDER}.final.no-scoring`,
  stage: 'rate',
  on: 'final',
  of: ['city'],
  raises: ['base.score.city-tiles'],
  cites: cites('winter.final.no-scoring'),
  applies: ({ view, feature }) => cityOfMan(view)?.root === feature.root,
  by: () => 0,
};
