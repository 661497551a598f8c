/** What is known of a board, as it is of the board with one more tile: the numbers of what comes after the new tile grow by what the tile brings. */
import type { Grid } from './grid.js';
import { Laid } from './laid.js';
import type { Shape } from './shape.js';

/** Where a tile of one cell comes in: before which cell, tile and node of the board as it was. */
export interface Insertion {
  readonly index: number;
  readonly entry: number;
  readonly node: number;
}

/** Before which of these cells a tile comes that is to be the one at `entry`. */
export function placeAt(laid: readonly Laid[], nodes: number, entry: number): Insertion {
  const found = laid.findIndex((cell) => cell.entry >= entry);
  return found < 0 ? { index: laid.length, entry, node: nodes } : { index: found, entry, node: laid[found]!.node };
}

/** The cells, with that of the new tile among them. */
export function grownCells(laid: readonly Laid[], { index, entry, node }: Insertion, shape: Shape, x: number, y: number): Laid[] {
  const cells = laid.slice(0, index);
  cells.push(new Laid(shape, x, y, node, index, entry));
  const more = shape.design.features.length;
  for (let i = index; i < laid.length; i++) {
    const { shape: own, x: cx, y: cy, node: first, entry: at } = laid[i]!;
    cells.push(new Laid(own, cx, cy, first + more, i + 1, at + 1));
  }
  return cells;
}

/** The neighbours of each cell; those of the new one are `around`, clockwise from n, by their new indexes. */
export function grownNeighbours(beside: Int16Array, index: number, around: readonly number[]): Int16Array {
  const grown = new Int16Array(beside.length + 4);
  for (let i = 0; i < beside.length; i++) {
    const other = beside[i]!;
    grown[i < 4 * index ? i : i + 4] = other < index ? other : other + 1;
  }
  for (let side = 0; side < 4; side++) {
    const other = around[side]!;
    grown[4 * index + side] = other;
    if (other >= 0) grown[4 * other + ((side + 2) & 3)] = index;
  }
  return grown;
}

/** Writes the root of each of the `nodes` that there were to `grown`, those of the new tile by themselves. */
export function growRoots(roots: Int32Array, nodes: number, node: number, more: number, grown: Int32Array): void {
  for (let i = 0; i < nodes; i++) {
    const root = roots[i]!;
    grown[i < node ? i : i + more] = root < node ? root : root + more;
  }
  for (let i = node; i < node + more; i++) grown[i] = i;
}

/** Puts the cells on a grid that has room for them all; of two half tiles the first one first. */
export function putOn(grid: Grid, laid: readonly Laid[]): void {
  for (let index = 0; index < laid.length; index++) {
    const { x, y } = laid[index]!;
    if (grid.at(x, y) < 0) grid.set(x, y, index);
    else grid.setSecond(x, y, index);
  }
}
