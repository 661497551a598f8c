/** How a feature hangs together: which nodes a node is joined to, one by one, where the board only knows what belongs together in the end. */
import { addTo } from '../lists.js';
import type { Board } from './board.js';

const NONE: readonly number[] = [];

/** From either end. */
const links = (board: Board): ReadonlyMap<number, readonly number[]> =>
  board.derive('links', () => {
    const map = new Map<number, number[]>();
    board.eachLink((node, other) => {
      addTo(map, node, other);
      addTo(map, other, node);
    });
    return map;
  });

/** The nodes of its feature that a node is joined to: where cells and half tiles meet, across the cells of one tile, and by what pieces do. */
export const linksOf = (board: Board, node: number): readonly number[] => links(board).get(node) ?? NONE;
