/** How pieces change the board: what is printed on a tile, and what belongs together. */
import type { Cell } from '../../contract/spot.js';
import type { Rotation } from '../../contract/compass.js';
import type { Token } from '../../contract/snapshot.js';
import type { Board } from '../board/board.js';
import type { TileDesign } from '../board/tile-notation.js';

/** A tile as it lies; of a tile of several cells one cell. */
export interface LyingTile {
  readonly design: TileDesign;
  readonly at: Cell;
  readonly rotation: Rotation;
}

export interface Topology {
  /** The kinds of token on which the board hangs. */
  readonly tokens: readonly string[];
  /** The cells whose print a token of its own may change; left out: any. The tiles on others are not asked about. */
  near?(token: Token): readonly Cell[];
  /** What its own tokens, of which there are some, make of a tile; undefined where nothing. New features come last, so that the others keep their places. What is made of one design in one way is best made once (`madeOnce`). */
  reprint?(tile: LyingTile, tokens: readonly Token[]): TileDesign | undefined;
  /** Nodes that its own tokens, of which there are some, join. */
  joins?(board: Board, tokens: readonly Token[]): Iterable<readonly [node: number, other: number]>;
}
