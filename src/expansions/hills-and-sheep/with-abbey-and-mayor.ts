/** With Abbey & Mayor: a barn is nothing to a shepherd, nor he to it; an abbey parts what shares a side. */
import type { PlaceFigure, PlaceTile } from '../../contract/action.js';
import type { Parts } from '../../kernel/declare/expansion.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type { Departure, ScoreRule } from '../../kernel/declare/score.js';
import { rule } from './author.js';
import { shepherdsOn } from './flock.js';
import { SHEPHERD } from './pieces.js';
import { meets } from './tile-rules.js';

const OF_BOTH = ['hills-and-sheep.x.barn.no-effect', 'abbey-and-mayor.barn.shepherd'] as const;
const BARN = 'barn';
const barnRule = rulesOf<(typeof OF_BOTH)[number]>('hills-and-sheep.with-abbey-and-mayor');

const besideBarn = barnRule<PlaceFigure>({
  id: 'barn',
  on: 'place-figure',
  isRemark: true,
  cites: [...OF_BOTH],
  applies: ({ view, action: { kind, at } }) => {
    const node = view.node(at);
    if (kind === BARN) return shepherdsOn(view, node).length > 0;
    return kind === SHEPHERD && view.onNode(node).some(({ figure }) => figure.kind === BARN);
  },
  judge: ({ pass }) => pass('a shepherd and a barn may be in one field'),
});

/** Whoever scores for the barn goes home, but he is none of them. */
const shepherdStays: Departure = {
  id: 'hills-and-sheep.with-abbey-and-mayor.shepherd-stays',
  cites: [...OF_BOTH],
  of: (figure, { stage }) => (figure.kind === SHEPHERD && stage.startsWith('barn-') ? 'stays' : undefined),
};

/** They bring nothing, and take nothing. */
const shepherdThere: ScoreRule = {
  id: 'hills-and-sheep.with-abbey-and-mayor.shepherd-there',
  stage: 'rate',
  on: ['barn-placed', 'barn-connected'],
  of: ['field'],
  cites: [...OF_BOTH],
  raises: ['base.score.field-cities'],
  applies: ({ view, feature }) => view.on(feature).some(({ figure }) => figure.kind === SHEPHERD),
  by: () => 0,
};

const divided = rule<PlaceTile>({
  id: 'with-abbey-and-mayor.divided-side',
  on: 'place-tile',
  isRemark: true,
  cites: ['hills-and-sheep.tile.two-cities-on-one-edge.abbey'],
  applies: (inquiry) => inquiry.view.ruleset.design(inquiry.action.tile)!.fitsAnything === true && meets.dividedSide(inquiry),
  judge: ({ pass }) => pass('what fits anything closes both cities of a divided side and joins nothing'),
});

export const withAbbeyAndMayor: Readonly<Record<string, Parts>> = {
  'abbey-and-mayor/barn': { rules: [besideBarn], departures: [shepherdStays], scoring: [shepherdThere] },
};
/** Tiles are in play whether or not the table has shepherds. */
export const tilesWithAbbeyAndMayor: Readonly<Record<string, Parts>> = { 'abbey-and-mayor/abbey': { rules: [divided] } };
