/** Which tile lies on a cell: a dense array over the bounding box of the board. */
export class Grid {
  private readonly left: number;
  private readonly top: number;
  private readonly width: number;
  private readonly height: number;
  private readonly index: Int16Array;

  /** Cells wider apart than a connected board of this size could reach must not be given. */
  constructor(left: number, top: number, right: number, bottom: number) {
    // a margin of one cell, so that neighbours need no bounds check on the low side
    this.left = left - 1;
    this.top = top - 1;
    this.width = right - left + 3;
    this.height = bottom - top + 3;
    this.index = new Int16Array(this.width * this.height).fill(-1);
  }

  /** Index of the tile on the cell, or -1. */
  at(x: number, y: number): number {
    const column = x - this.left;
    const row = y - this.top;
    if (column < 0 || row < 0 || column >= this.width || row >= this.height) return -1;
    return this.index[row * this.width + column]!;
  }

  set(x: number, y: number, tile: number): void {
    this.index[(y - this.top) * this.width + (x - this.left)] = tile;
  }
}
