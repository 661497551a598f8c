/** A tile as it lies on the board. */
import type { Cell } from '../../contract/spot.js';
import type { Shape } from './shape.js';

/** A cell of the board that a tile, or half a tile, covers. */
export class Laid {
  constructor(
    readonly shape: Shape,
    readonly x: number,
    readonly y: number,
    /** Number of its first node; its features follow in order. */
    readonly node: number,
    readonly index: number,
    /** Index of its tile among those the board was built of; the cells of one tile share it. */
    readonly entry: number,
  ) {}

  /** A copy each time: answers go out, and the board stays. */
  get at(): Cell {
    return [this.x, this.y];
  }
}
