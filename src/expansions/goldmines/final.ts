/** What gold is worth when the game is over. */
import type { FinalScore, ScoreRule } from '../../kernel/declare/score.js';
import { score } from '../../kernel/play/scoring.js';
import type { Position } from '../../kernel/position/position.js';
import { because, cites } from './author.js';
import { withGold } from './half-tiles.js';
import { GOLD, goldOf, SYMBOL } from './pieces.js';
import { flatMap } from '../../kernel/lists.js';

const CLAUSES = cites('goldmines.final.table', 'goldmines.final.whole-haul', 'goldmines.final.only-then', 'goldmines.final.unclaimed-out');

/** It says why gold on the tiles of what is not complete brings nothing. */
export const goldLeftOut: ScoreRule = {
  id: 'goldmines.final.left-out',
  stage: 'rate',
  on: 'final',
  of: ['road', 'city', 'monastery', 'garden'],
  cites: cites('goldmines.final.unclaimed-out'),
  raises: '*',
  applies: ({ view, feature }) => withGold(view, feature).length > 0,
  by: () => 0,
};

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
  missing: (view) =>
    flatMap(view.players, ({ id }, i) => {
      if (!isUnsaid(view, id)) return [];
      const pointer = `/players/${i}/tokens`;
      return [{ rule: 'goldmines.final.gold', cites: [...CLAUSES], message: 'how much gold a player has is not known', pointer }];
    }),
};

/** How much of the gold that the tiles have brought neither lies on tiles nor is said to be a player's. */
function goldUnaccounted(view: Position): number {
  const brought = 2 * new Set(view.board.bearing(SYMBOL).map(({ entry }) => entry)).size;
  const lying = view.tokens(GOLD).reduce((sum, { count = 1 }) => sum + count, 0);
  return view.players.reduce((left, { id }) => left - goldOf(view, id), brought - lying);
}

const isUnsaid = (view: Position, player: string): boolean => view.player(player)?.tokens === undefined && goldUnaccounted(view) > 0;

/** Whether the game may end now, and somebody may have gold that the position does not speak of. */
export const goldInDoubt = (view: Position): boolean =>
  ((view.snapshot.bag?.remaining ?? 0) === 0 || view.ruleset.step(view.turn.step)?.phase === 'end') &&
  view.players.some(({ id }) => isUnsaid(view, id));
