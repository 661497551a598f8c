/**
 * Boards that were built lately, by their tiles. A game comes back with the same board again and again (what is legal, then one of
 * those actions, then the next step of the turn), and building it costs more than telling that it is the same. Nothing but time
 * hangs on what is remembered: a board is a function of its tiles.
 */
import type { PlacedTile } from '../contract/snapshot.js';
import { Board } from './board.js';
import type { Ruleset } from './ruleset.js';
import type { Shape } from './shape.js';

/** About 50 KB each at the end of a game. */
const MOST = 256;

interface Known {
  readonly shapes: Ruleset['shapesById'];
  /** The names under which its tiles were given, aliases included. */
  readonly names: readonly string[];
  readonly board: Board;
}

const known = new Map<number, Known>();

/** The board of these tiles, if it was built lately. */
export function knownBoard({ shapesById }: Ruleset, tiles: readonly PlacedTile[]): Board | undefined {
  const key = keyOf(tiles);
  const found = known.get(key);
  if (found?.shapes !== shapesById || !isOf(found, tiles)) return undefined;
  // the one used last goes last
  known.delete(key);
  known.set(key, found);
  return found.board;
}

/** Keeps the board of these tiles. */
export function keepBoard({ shapesById }: Ruleset, tiles: readonly PlacedTile[], board: Board): void {
  if (known.size >= MOST) known.delete(known.keys().next().value!);
  known.set(keyOf(tiles), { shapes: shapesById, names: tiles.map(({ tile }) => tile), board });
}

/** The board of the tiles of a position; the ruleset knows all of them. */
export function boardOf(ruleset: Ruleset, tiles: readonly PlacedTile[]): Board {
  let board = knownBoard(ruleset, tiles);
  if (!board) {
    const shapes: Shape[] = tiles.map(({ tile, rotation }) => ruleset.shape(tile, rotation)!);
    keepBoard(ruleset, tiles, (board = Board.of(tiles, shapes)));
  }
  return board;
}

/** Boards that agree in it are compared tile by tile. The same tiles under other names are another entry. */
function keyOf(tiles: readonly PlacedTile[]): number {
  let key = tiles.length;
  for (const { tile, at, rotation } of tiles) key = Math.imul(key ^ (at[0] + 1024 * at[1] + rotation * 2048 + tile.length), 0x01000193);
  return key;
}

function isOf({ board: { laid }, names }: Known, tiles: readonly PlacedTile[]): boolean {
  if (laid.length !== tiles.length) return false;
  for (let i = 0; i < laid.length; i++) {
    const { x, y, shape } = laid[i]!;
    const { tile, at, rotation } = tiles[i]!;
    if (at[0] !== x || at[1] !== y || rotation !== shape.rotation || tile !== names[i]) return false;
  }
  return true;
}
