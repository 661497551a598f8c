/** What is said of single kinds of features around a castle: nothing counts otherwise, and the line of the castle says why. */
import type { Addition, Scoring } from '../../kernel/declare/score.js';
import { cites, FOLDER, type Own } from './author.js';

/** What the lines of castles are called. */
const COPIES = `${FOLDER}.castle.copies`;
const CHAIN = `${FOLDER}.castle.chain`;
const LINES = [COPIES, CHAIN];

/** No rule counts them: what they are worth something else is worth. */
export const castleLines = [
  { id: COPIES, cites: cites('castle.score.same-points') },
  { id: CHAIN, cites: cites('castle.chain.same-points') },
];

/** Why a castle scores for a feature, or as it does; `feature` is what is copied, and the castle itself. */
export const saidOfCastles = (id: string, clauses: readonly [Own, ...Own[]], applies: (scoring: Scoring) => boolean): Addition => ({
  id: `${FOLDER}.${id}`,
  to: LINES,
  cites: cites(...clauses),
  by: (_view, scoring) => (scoring && applies(scoring) ? 0 : undefined),
});

export const gardenInVicinity = saidOfCastles('castle.garden', ['x.garden.in-vicinity'], ({ feature }) => feature.kind === 'garden');
