/** With King & Robber Baron: what an abbey completes wins the awards as what every tile completes. */
import type { Parts } from '../../kernel/declare/expansion.js';
import type { KingAndRobberClauseId } from '../king-and-robber/author.js';
import { isAbbey } from './abbey.js';

const CITES: readonly KingAndRobberClauseId[] = ['king-and-robber.king.each-part'];

export const withKingAndRobber: Parts = {
  additions: [
    {
      id: 'abbey-and-mayor.with-king-and-robber.won-by-an-abbey',
      to: ['king-and-robber.king.won', 'king-and-robber.robber.won'],
      cites: CITES,
      by: (view) => (isAbbey(view.laid) ? 0 : undefined),
    },
  ],
};
