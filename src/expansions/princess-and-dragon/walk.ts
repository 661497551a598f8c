/** The state of the dragon's walk, under `turn.dragon`. */
import { procedure } from '../../kernel/declare/state.js';
import { sameCell } from '../../kernel/position/position.js';
import type { DragonWalk } from './wire.js';

export const WALK = procedure<DragonWalk>('dragon', ({ mover, visited }, check) => {
  check.player('/turn/dragon/mover', mover);
  visited.forEach((cell, i) => check.cell(`/turn/dragon/visited/${i}`, cell));
  const dragon = check.snapshot.neutral?.['dragon'];
  if (!dragon?.tile) check.add('/turn/dragon', 'dragon-off-board', 'the dragon walks but stands beside the board');
  else if (!sameCell(visited.at(-1), dragon.tile))
    check.add('/turn/dragon/visited', 'walk-ends-elsewhere', 'the last tile visited is not where the dragon stands');
});
