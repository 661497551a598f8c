/** Two mechanics that a table may leave out one by one, and what the expansion does with another one, or with a mechanic of another one. */
import { fiction, gets, named } from '../game.js';

const pays = (id: string, points: number) => ({ finals: [{ ...named(id), score: () => [gets('red', points, null, id)] }] });

export const market = fiction('market', {
  tokens: [{ kind: 'coin' }],
  mechanics: {
    stalls: { ...pays('stalls', 1), figures: [{ kind: 'trader', perPlayer: 1, neutral: false, cites: ['fiction.trader'] }] },
    thieves: pays('thieves', 2),
  },
});

export const bank = fiction('bank', {
  ...pays('bank', 10),
  mechanics: { loans: { ...pays('loans', 20), with: { market: pays('loans at the market', 40) } } },
  with: { market: pays('bank at the market', 80), 'market/thieves': pays('robbed bank', 160), fair: pays('bank at the fair', 320) },
});
