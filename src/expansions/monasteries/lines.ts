/** What lies in line with a monastery. */
import type { Laid } from '../../kernel/board/laid.js';
import type { Position } from '../../kernel/position/position.js';

const DIRECTIONS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The tile itself, and those in line with it as far as they lie without a gap. */
export function inLine({ board }: Position, { x, y }: Laid): Laid[] {
  const found = [...board.tilesOn([x, y])];
  for (const [dx, dy] of DIRECTIONS)
    for (let n = 1; board.tile([x + n * dx, y + n * dy]); n++) found.push(...board.tilesOn([x + n * dx, y + n * dy]));
  return found;
}
