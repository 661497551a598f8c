/** Which tile lies on a cell: a dense array over the bounding box of the board. */
import type { Cell } from '../../contract/spot.js';

export class Grid {
  private readonly left: number;
  private readonly top: number;
  private readonly width: number;
  private readonly height: number;
  /** One more than the index of the tile on each cell; 0 where none lies. */
  private readonly index: Int16Array;
  /** The other half of a cell that two half tiles share. */
  private seconds: Map<number, number> | undefined;

  /** Cells wider apart than a connected board of this size could reach must not be given. */
  constructor(left: number, top: number, right: number, bottom: number) {
    // a margin of one cell, so that neighbours need no bounds check
    this.left = left - 1;
    this.top = top - 1;
    this.width = right - left + 3;
    this.height = bottom - top + 3;
    this.index = new Int16Array(this.width * this.height);
  }

  /** An empty one for the same cells and one more. */
  roomFor(x: number, y: number): Grid {
    const right = this.left + this.width - 2;
    const bottom = this.top + this.height - 2;
    return new Grid(Math.min(this.left + 1, x), Math.min(this.top + 1, y), Math.max(right, x), Math.max(bottom, y));
  }

  /** Index of the tile on the cell, or -1. */
  at(x: number, y: number): number {
    const column = x - this.left;
    const row = y - this.top;
    if (column < 0 || row < 0 || column >= this.width || row >= this.height) return -1;
    return this.index[row * this.width + column]! - 1;
  }

  /** Index of the second half tile on the cell, or -1. */
  secondAt(x: number, y: number): number {
    return this.seconds?.get((y - this.top) * this.width + (x - this.left)) ?? -1;
  }

  set(x: number, y: number, tile: number): void {
    this.index[(y - this.top) * this.width + (x - this.left)] = tile + 1;
  }

  setSecond(x: number, y: number, tile: number): void {
    (this.seconds ??= new Map()).set((y - this.top) * this.width + (x - this.left), tile);
  }

  /** The empty cells beside a cell with a tile, row by row. */
  border(): Cell[] {
    const { index, width, height } = this;
    const cells: Cell[] = [];
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++) {
        const here = row * width + column;
        if (index[here]! > 0) continue;
        // a margin is empty, so that the row before and after ends and begins with nothing
        const isBeside = index[here - width]! > 0 || index[here - 1]! > 0 || index[here + 1]! > 0 || index[here + width]! > 0;
        if (isBeside) cells.push([column + this.left, row + this.top]);
      }
    return cells;
  }
}
