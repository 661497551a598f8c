/** The part of a feature that hangs together from one of its places, where not every join is followed. */
import type { Board } from '../board/board.js';
import type { Laid } from '../board/laid.js';
import { linksOf } from '../board/links.js';

/** The tiles on which it lies, `isCut` telling the joins that are not followed. */
export function stretchOf(board: Board, start: number, isCut: (node: number, next: number) => boolean): ReadonlySet<Laid> {
  const reached = new Set([start]);
  // a set goes on with what is added to it meanwhile
  for (const node of reached) for (const next of linksOf(board, node)) if (!isCut(node, next)) reached.add(next);
  return new Set([...reached].map((node) => board.ownerOf(node)));
}
