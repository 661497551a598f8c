/** Baba Yaga's hut: the fewer tiles around it, the more it brings. */
import type { PlaceFigure } from '../../contract/action.js';
import { spotName } from '../../contract/spot.js';
import type { ScoreRule } from '../../kernel/declare/score.js';
import type { Location } from '../../kernel/declare/piece.js';
import type { FeatureKind } from '../../kernel/declare/vocabulary.js';
import { cites, rule } from './author.js';

export const HUT = 'yaga-hut';

export const hutKind: FeatureKind = { kind: HUT, meets: 'nothing', completedBy: 'surroundings' };

/** Its figures are those of others, who do not know it. */
export const hutSpot: Location = {
  name: HUT,
  defect: (spot, { board }) => ('feature' in spot && board.nodeAt(spot.tile, HUT, undefined) >= 0 ? undefined : 'the tile has no hut'),
};

/** Who is kept out by the computer versions, though he may be a monk. */
const KEPT_OUT = ['abbot'];

const who = rule<PlaceFigure>({
  id: 'hut.who',
  on: 'place-figure',
  cites: cites('hut.claim', 'hut.who'),
  overrides: ['base.figure.feature-for-kind'],
  applies: ({ action }) => spotName(action.at) === HUT,
  judge: ({ view, action: { kind }, pass, forbid }) => {
    const { occupies = [] } = view.ruleset.figures.get(kind) ?? {};
    return occupies.includes('monastery') && !KEPT_OUT.includes(kind)
      ? pass('such a follower may live in the hut')
      : forbid('the {kind} does not live in the hut', { kind });
  },
});

const orField = rule<PlaceFigure>({
  id: 'hut.or-field',
  on: 'place-figure',
  isRemark: true,
  cites: cites('hut.or-field'),
  applies: ({ view, action }) => spotName(action.at) === 'field' && (view.laid?.shape.design.symbols.includes(HUT) ?? false),
  judge: ({ pass }) => pass('instead of the hut the field around it may be occupied'),
});

export const hutRules = [who, orField];

const LIKE = cites('hut.no-monastery', 'hut.fairy');

export const hutScoring: readonly ScoreRule[] = [
  {
    id: 'russian-promos.hut.surrounded',
    stage: 'flat',
    on: 'completed',
    of: [HUT],
    label: 'hut',
    cites: [...cites('hut.surrounded'), ...LIKE],
    points: () => 1,
  },
  {
    id: 'russian-promos.hut.final-points',
    stage: 'units',
    on: 'final',
    of: [HUT],
    label: 'hut and empty spaces',
    cites: [...cites('hut.final-points'), ...LIKE],
    quantity: ({ feature }) => 1 + feature.openEdges,
    each: () => 1,
  },
];
