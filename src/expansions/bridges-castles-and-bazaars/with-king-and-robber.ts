/** With King & Robber Baron: a castle is nobody's city, and counts for the king neither when it is built nor at the end. */
import type { PlaceToken } from '../../contract/action.js';
import type { Parts } from '../../kernel/declare/expansion.js';
import { rulesOf } from '../../kernel/declare/rule.js';
import type { KingAndRobberClauseId } from '../king-and-robber/author.js';
import { cites, FOLDER, type BridgesCastlesAndBazaarsClauseId } from './author.js';
import { smallCitiesNow } from './castle-cities.js';

const OF_THE_KING: readonly KingAndRobberClauseId[] = ['king-and-robber.king.castle-no-city'];

const noCity = rulesOf<BridgesCastlesAndBazaarsClauseId | KingAndRobberClauseId>(FOLDER)<PlaceToken>({
  id: 'king.castle-is-no-city',
  about: 'turn',
  on: 'place-token/castle',
  isRemark: true,
  cites: [...cites('castle.king-not-counted'), ...OF_THE_KING],
  judge: ({ pass }) => pass('what becomes a castle is no completed city for the king'),
});

export const withKingAndRobber: Readonly<Record<string, Parts>> = {
  'king-and-robber/king': {
    rules: [noCity],
    additions: [
      {
        id: 'bridges-castles-and-bazaars.king.castles-do-not-count',
        to: ['king-and-robber.king.won', 'king-and-robber.king.final-points'],
        cites: [...cites('castle.king-not-counted'), ...OF_THE_KING],
        // where there are castles, and where one could have been built
        by: (view) => (view.tokens('castle').length > 0 || smallCitiesNow(view).length > 0 ? 0 : undefined),
      },
    ],
  },
};
