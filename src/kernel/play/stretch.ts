/** What a feature reaches from one of its places where not every join is followed. */
import type { Board } from '../board/board.js';
import type { Feature } from '../board/feature.js';
import type { Laid } from '../board/laid.js';
import { linksOf } from '../board/links.js';

/** Tells the joins that are not followed. */
type Cut = (node: number, next: number) => boolean;

/** The tiles that are reached. */
function stretchOf(board: Board, start: number, isCut: Cut): ReadonlySet<Laid> {
  const reached = new Set([start]);
  // a set goes on with what is added to it meanwhile
  for (const node of reached) for (const next of linksOf(board, node)) if (!isCut(node, next)) reached.add(next);
  return new Set([...reached].map((node) => board.ownerOf(node)));
}

/** Whether a feature shares a tile with another one only beyond such a join, seen from a node of that other one. */
export function liesBeyond(board: Board, feature: Feature, other: Feature, start: number, isCut: Cut): boolean {
  const own = stretchOf(board, start, isCut);
  return !feature.parts.some(({ laid }) => own.has(laid)) && feature.parts.some(({ laid }) => other.parts.some((part) => part.laid === laid));
}
