/** With Inns & Cathedrals: the inn of The River II is one of its inns. */
import type { PlaceTile } from '../../contract/action.js';
import type { Feature } from '../../kernel/board/feature.js';
import type { ScoreRule } from '../../kernel/declare/score.js';
import { cites, FOLDER, rule } from './author.js';

const inn = rule<PlaceTile>({
  id: 'with-inns-and-cathedrals.inn-counts',
  on: 'place-tile',
  isRemark: true,
  cites: ['river.inn'],
  applies: ({ view, action }) => {
    const { expansion, features = [] } = view.ruleset.design(action.tile) ?? {};
    return expansion === FOLDER && features.some(({ marks }) => marks.includes('inn'));
  },
  judge: ({ pass }) => pass('the inn beside the road counts'),
});

export const rulesWithInnsAndCathedrals = [inn];

const isRiverInn = ({ parts }: Feature) => parts.some(({ laid, printed }) => laid.shape.design.expansion === FOLDER && printed.marks.includes('inn'));

/** A remark: inns do what they do by the rules of their own expansion. */
export const scoringWithInnsAndCathedrals: readonly ScoreRule[] = [
  {
    id: 'river.with-inns-and-cathedrals.inn',
    stage: 'rate',
    of: ['road'],
    cites: cites('river.inn'),
    raises: '*',
    applies: ({ feature }) => isRiverInn(feature),
    by: () => 0,
  },
];
