/** What gold is worth when the game is over. */
import type { FinalScore } from '../../kernel/declare/score.js';
import { score } from '../../kernel/play/scoring.js';
import { because, cites } from './author.js';
import { goldOf } from './pieces.js';
import { flatMap } from '../../kernel/lists.js';

const CLAUSES = cites('goldmines.final.table', 'goldmines.final.whole-haul', 'goldmines.final.only-then', 'goldmines.final.unclaimed-out');

/** How many ingots one needs for so many points each. */
const TABLE = [
  [10, 4],
  [7, 3],
  [4, 2],
  [1, 1],
] as const;

export const goldAtTheEnd: FinalScore = {
  id: 'goldmines.final.gold',
  cites: CLAUSES,
  score: (view) =>
    flatMap(view.players, ({ id }) => {
      const quantity = goldOf(view, id);
      const each = TABLE.find(([least]) => quantity >= least)?.[1];
      if (each === undefined) return [];
      return [score(id, null, [{ label: 'gold', quantity, each, points: quantity * each, ...because('final.gold', ...CLAUSES) }])];
    }),
};
