/** With Inns & Cathedrals: a large follower is one follower, whatever it counts in a majority. */
import { rulesOf } from '../../kernel/declare/rule.js';
import type innsClauses from '../inns-and-cathedrals/clauses.json';
import type { TowerClauseId } from './author.js';
import { prisoners } from './ransom.js';
import type { Capture, PayRansom } from './wire.js';

const rule = rulesOf<TowerClauseId | keyof (typeof innsClauses)['clauses']>('tower.with-inns-and-cathedrals');

const oneHead = rule<Capture | PayRansom>({
  id: 'large-follower-is-one',
  on: ['capture', 'pay-ransom'],
  isRemark: true,
  cites: ['inns-and-cathedrals.large-follower.one-head', 'tower.ransom.large-follower-same', 'tower.exchange.one-for-one'],
  applies: ({ view, action }) =>
    (view.figure(action.figure)?.figure ?? prisoners(view).find(({ id }) => id === action.figure))?.kind === 'large-meeple',
  judge: ({ pass }) => pass('a large follower is captured, exchanged and bought back like any other'),
});

export const rulesWithInnsAndCathedrals = [oneHead];
