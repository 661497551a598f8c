/** Vineyards: three points for each beside a completed monastery. */
import type { PlaceTile } from '../../contract/action.js';
import type { Rule } from '../../kernel/declare/rule.js';
import type { Addition, ScoreRule, Scoring } from '../../kernel/declare/score.js';
import type { Early } from '../abbot/actions.js';
import { cites, rule, type HillsAndSheepClauseId } from './author.js';
import { VINEYARDS, VINEYARDS_FOR_GARDENS } from './settings.js';
import { flatMap } from '../../kernel/lists.js';

const STEPS = [-1, 0, 1];

/** The vineyards on the tiles around a feature. */
function around({ view, feature }: Scoring): number {
  const own = new Set(feature.parts.map(({ laid }) => laid.entry));
  const tiles = flatMap(feature.parts, ({ laid: { x, y } }) => flatMap(STEPS, (dy) => flatMap(STEPS, (dx) => view.board.tilesOn([x + dx, y + dy]))));
  return new Set(tiles.filter(({ entry, shape }) => !own.has(entry) && shape.design.symbols.includes('vineyard')).map(({ entry }) => entry)).size;
}

const POINTS = 3;

/** The scoring of an abbot who is taken back. */
const EARLY: Early = 'early';

/** It says why vineyards bring nothing. */
const fromIncomplete = (id: HillsAndSheepClauseId, when: (scoring: Scoring) => boolean): ScoreRule => ({
  id,
  stage: 'rate',
  on: 'final',
  of: ['monastery'],
  cites: cites(id),
  raises: ['base.score.monastery-tiles'],
  applies: (scoring) => when(scoring) && around(scoring) > 0 && scoring.view.get(VINEYARDS) === 'on',
  by: () => 0,
});

export const vineyardScoring: readonly ScoreRule[] = [
  {
    id: 'hills-and-sheep.vineyard.monastery',
    stage: 'units',
    on: 'completed',
    of: ['monastery'],
    label: 'vineyards',
    cites: cites(
      'hills-and-sheep.vineyard.three-points',
      'hills-and-sheep.vineyard.several-monasteries',
      'hills-and-sheep.vineyard.monastic-buildings',
      'hills-and-sheep.vineyard.part-of-the-value',
    ),
    quantity: (scoring) => {
      const count = around(scoring);
      return count > 0 && scoring.view.get(VINEYARDS) === 'on' ? count : 0;
    },
    each: () => POINTS,
  },
  fromIncomplete('hills-and-sheep.vineyard.only-when-completed', ({ group }) => group !== EARLY),
  fromIncomplete('hills-and-sheep.vineyard.not-for-early-abbot', ({ group }) => group === EARLY),
  {
    id: 'hills-and-sheep.vineyard.garden',
    stage: 'units',
    on: 'completed',
    of: ['garden'],
    label: 'vineyards',
    cites: cites('hills-and-sheep.vineyard.variant.gardens'),
    quantity: (scoring) => {
      const count = around(scoring);
      return count > 0 && scoring.view.get(VINEYARDS) === 'on' && scoring.view.get(VINEYARDS_FOR_GARDENS) === 'yes' ? count : 0;
    },
    each: () => POINTS,
  },
];

/** Why a garden among vineyards brings no more. */
export const notForGardens: Addition = {
  id: 'hills-and-sheep.vineyard.not-for-gardens',
  to: ['base.score.garden-tiles'],
  cites: cites('hills-and-sheep.vineyard.not-gardens'),
  by: (view, scoring) => (scoring && around(scoring) > 0 && view.get(VINEYARDS_FOR_GARDENS) === 'no' ? 0 : undefined),
};

const laidAsUsual = rule<PlaceTile>({
  id: 'vineyard.laid-as-usual',
  on: 'place-tile',
  isRemark: true,
  cites: ['hills-and-sheep.vineyard.laid-as-usual'],
  applies: ({ view, action }) => view.ruleset.design(action.tile)!.symbols.includes('vineyard'),
  judge: ({ pass }) => pass('a tile with a vineyard is laid like every tile'),
});

export const vineyardRules: readonly Rule[] = [laidAsUsual];
