/** How a feature hangs together: which nodes a node is joined to, one by one, where the board only knows what belongs together in the end. */
import { addTo } from '../lists.js';
import type { Board } from './board.js';

/** Known of those nodes that somebody has asked about: most features nobody does. */
const known = (board: Board): Map<number, readonly number[]> => board.derive('links', () => new Map<number, readonly number[]>());

/** What pieces join, from either end. */
const byPieces = (board: Board): ReadonlyMap<number, readonly number[]> =>
  board.derive('links by pieces', () => {
    const map = new Map<number, number[]>();
    for (const [node, other] of board.joinedByPieces()) {
      addTo(map, node, other);
      addTo(map, other, node);
    }
    return map;
  });

/** The nodes of its feature that a node is joined to: where cells and half tiles meet, across the cells of one tile, and by what pieces do. */
export function linksOf(board: Board, node: number): readonly number[] {
  let links = known(board).get(node);
  if (!links) {
    const own: number[] = [...(byPieces(board).get(node) ?? [])];
    board.eachLinkOn(board.ownerOf(node), (one, other) => {
      if (one === node) own.push(other);
      else if (other === node) own.push(one);
    });
    known(board).set(node, (links = own));
  }
  return links;
}
