/** The tiles of a snapshot as a board, and everything that is wrong with how they lie. */
import type { Cell } from '../../contract/spot.js';
import type { Defect } from '../../contract/problem.js';
import type { Snapshot } from '../../contract/snapshot.js';
import type { Board, Laid } from '../board/board.js';
import { buildBoard, keyOfCell } from '../board/boards.js';
import { isAlike, matches, type Shape } from '../board/shape.js';
import { noTile } from './naming.js';
import type { Ruleset } from '../ruleset/ruleset.js';

/** Cells further apart than a connected board could be would only waste memory. */
const MAX_SPAN = 2001;

/** What lies on the table, as far as it can be read. */
export interface Ground {
  readonly board: Board;
  /** Cells of which nothing is known, since their tile is not, or two lie there: nothing that stands on them is a further defect. */
  readonly doubtful: ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();

export const cellKey = (cell: Cell) => keyOfCell(cell[0], cell[1]);
export const show = ([x, y]: Cell) => `[${x}, ${y}]`;

/** That a cell is empty, and which tile is nearest to it. */
export function noTileOn(board: Board | undefined, cell: Cell): string {
  const far = ({ at }: Laid) => Math.abs(at[0] - cell[0]) + Math.abs(at[1] - cell[1]);
  const [first, ...others] = board?.laid ?? [];
  const nearest = others.reduce((best, tile) => (best && far(best) <= far(tile) ? best : tile), first);
  return `no tile lies on ${show(cell)}${nearest ? `; the nearest lies on ${show(nearest.at)}` : ''}`;
}

/** Boards that were looked through are not looked through again; a replay also builds such as no legal move leads to. */
export function groundOf(ruleset: Ruleset, snapshot: Snapshot, list: Defect[]): Ground | undefined {
  const kept = ruleset.boards.find(ruleset, snapshot);
  const known = kept ?? grownFor(ruleset, snapshot);
  const ground = known ? looked(ruleset, known, snapshot.tiles, list) : layOut(ruleset, snapshot, list);
  if (ground && list.length === 0) {
    ground.board.isSound = true;
    if (!kept) ruleset.boards.keep(ruleset, snapshot, ground.board);
  }
  return ground;
}

/** Made from the board before the last tile, where that is known. */
function grownFor(ruleset: Ruleset, snapshot: Snapshot): Board | undefined {
  const board = ruleset.boards.grow(ruleset, snapshot);
  return board && !isTooWide(snapshot.tiles) ? board : undefined;
}

const looked = (ruleset: Ruleset, board: Board, tiles: Snapshot['tiles'], list: Defect[]): Ground =>
  board.isSound ? { board, doubtful: NONE } : lookThrough(ruleset, board, tiles, undefined, new Set(), list);

const add = (list: Defect[], pointer: string, code: string, message: string) => void list.push({ pointer, code, message });

function layOut(ruleset: Ruleset, snapshot: Snapshot, list: Defect[]): Ground | undefined {
  const { tiles } = snapshot;
  const shapes = new Array<Shape | undefined>(tiles.length);
  const doubtful = new Set<number>();
  for (let i = 0; i < tiles.length; i++) {
    const { tile, at, rotation, half } = tiles[i]!;
    const shape = (shapes[i] = ruleset.shape(tile, rotation));
    if (!shape) {
      add(list, `/tiles/${i}/tile`, 'unknown-tile', noTile(ruleset, tile));
      doubtful.add(cellKey(at));
    } else if (half !== shape.half) add(list, `/tiles/${i}/half`, 'not-that-half', wrongHalf(shape));
  }
  if (isTooWide(tiles)) {
    add(list, '/tiles', 'board-not-connected', 'the tiles lie too far apart to be one board');
    checkOverlaps(tiles, doubtful, list);
    return undefined;
  }
  const known = doubtful.size > 0 ? tiles.map((_, i) => i).filter((i) => shapes[i]) : undefined;
  if (known?.length === 0) return undefined;
  const board = buildBoard(
    ruleset,
    known ? { ...snapshot, tiles: known.map((i) => tiles[i]!) } : snapshot,
    (known?.map((i) => shapes[i]!) ?? shapes) as readonly Shape[],
  );
  return lookThrough(ruleset, board, tiles, known, doubtful, list);
}

/** `known` are the tiles of the snapshot that lie on the board, where not all do. */
function lookThrough(
  ruleset: Ruleset,
  board: Board,
  tiles: Snapshot['tiles'],
  known: readonly number[] | undefined,
  doubtful: Set<number>,
  list: Defect[],
): Ground {
  if (known || board.overlaps.length > 0) checkCells(board, tiles, known, doubtful, list);
  if (!board.isEven) checkEdges(board, ruleset.vocabulary.sideKinds, known, doubtful, list);
  // a tile that is unknown or hidden under another one may be what connects the others
  if (doubtful.size === 0) checkConnected(board, list);
  return { board, doubtful };
}

/** A half tile says which corner it fills, and only that does. */
export const wrongHalf = ({ design, rotation, half }: Shape): string =>
  `\`${design.id}\` ${half === undefined ? 'is no half tile' : `fills the corner \`${half}\` when it is turned by ${rotation} degrees`}`;

function isTooWide(tiles: Snapshot['tiles']): boolean {
  let left = Infinity,
    right = -Infinity,
    top = Infinity,
    bottom = -Infinity;
  for (const { at } of tiles) {
    if (at[0] < left) left = at[0];
    if (at[0] > right) right = at[0];
    if (at[1] < top) top = at[1];
    if (at[1] > bottom) bottom = at[1];
  }
  return right - left >= MAX_SPAN || bottom - top >= MAX_SPAN;
}

/** Cells that two tiles claim, an unknown tile claiming the one it is at. */
function checkCells(board: Board, tiles: Snapshot['tiles'], known: readonly number[] | undefined, doubtful: Set<number>, list: Defect[]): void {
  const claimed = new Set<number>();
  const overlapping = new Set<number>(board.overlaps.map((entry) => known?.[entry] ?? entry));
  const isKnown = new Set(known ?? tiles.map((_, i) => i));
  for (const { at, entry } of board.laid) if (!board.overlaps.includes(entry)) claimed.add(cellKey(at));
  tiles.forEach(({ at }, i) => {
    if (!overlapping.has(i) && (isKnown.has(i) || !claimed.has(cellKey(at)))) {
      if (!isKnown.has(i)) claimed.add(cellKey(at));
      return;
    }
    add(list, `/tiles/${i}/at`, 'tiles-overlap', `another tile lies on ${show(at)}`);
    doubtful.add(cellKey(at));
  });
  for (const { at, entry } of board.laid) if (board.overlaps.includes(entry)) doubtful.add(cellKey(at));
}

/** Where there is no board to ask. */
function checkOverlaps(tiles: Snapshot['tiles'], doubtful: Set<number>, list: Defect[]): void {
  const cells = new Set<number>();
  tiles.forEach(({ at }, i) => {
    if (cells.has(cellKey(at))) {
      add(list, `/tiles/${i}/at`, 'tiles-overlap', `another tile lies on ${show(at)}`);
      doubtful.add(cellKey(at));
    }
    cells.add(cellKey(at));
  });
}

/** `indexes` are those of the tiles in the snapshot, where not all are on the board. */
function checkEdges(
  board: Board,
  kinds: readonly string[],
  indexes: readonly number[] | undefined,
  doubtful: ReadonlySet<number>,
  list: Defect[],
): void {
  const { laid, beside } = board;
  const pointer = ({ entry }: Laid) => `/tiles/${indexes?.[entry] ?? entry}`;
  const kindOn = (shape: Shape, side: number) => kinds[shape.sides[side]!] ?? 'anything';
  // where two tiles lie it is not known which of them meets the neighbours
  const isDoubtful = ({ at }: Laid) => doubtful.has(cellKey(at));
  if (board.isHalved) checkLongSides(board, pointer, list);
  for (let index = 0; index < laid.length; index++) {
    const { shape } = laid[index]!;
    for (let side = 0; side < 4; side++) {
      // each pair is reported once, at the tile that comes later in the list
      const other = beside[index * 4 + side]!;
      if (other < 0 || other > index) continue;
      const facing = (side + 2) & 3;
      const theirs = laid[other]!.shape;
      if (matches(theirs, facing, shape, side)) continue;
      if (doubtful.size > 0 && (isDoubtful(laid[index]!) || isDoubtful(laid[other]!))) continue;
      add(
        list,
        pointer(laid[index]!),
        'edges-do-not-fit',
        `side \`${'nesw'[side]!}\` of \`${shape.design.id}\` at ${show(laid[index]!.at)} does not match its neighbour: ${kindOn(shape, side)} meets ${kindOn(theirs, facing)} on side \`${'nesw'[facing]!}\` of \`${theirs.design.id}\` at ${show(laid[other]!.at)}`,
      );
    }
  }
}

/** Of the half tiles that share a cell. A tile that is whole overlaps the half, which is told elsewhere. */
function checkLongSides(board: Board, pointer: (tile: Laid) => string, list: Defect[]): void {
  for (const tile of board.laid) {
    const half = board.otherHalf(tile);
    const [long, theirs] = [tile.shape.long, half?.shape.long];
    if (half && long && theirs && half.index < tile.index && !isAlike(theirs.kind, long.kind))
      add(list, pointer(tile), 'edges-do-not-fit', `the long sides of the half tiles at ${show(tile.at)} do not match`);
  }
}

function checkConnected(board: Board, list: Defect[]): void {
  const { laid } = board;
  const seen = reached(board);
  const lost = new Set<number>();
  for (let index = 0; index < laid.length; index++) {
    if (seen[index]) continue;
    const { at, entry } = laid[index]!;
    if (lost.has(entry)) continue;
    lost.add(entry);
    add(list, `/tiles/${entry}/at`, 'board-not-connected', `the tile at ${show(at)} is not connected with the first tile`);
  }
}

/** One for each cell that hangs together with the first one. */
function reached(board: Board): Uint8Array {
  const { laid, beside, entries, isHalved } = board;
  const seen = new Uint8Array(laid.length);
  const found = new Int32Array(laid.length);
  // no function that both kinds of neighbours share: it would take longer than what it does
  let count = Math.min(1, laid.length);
  seen.fill(1, 0, count);
  const isPlain = entries === laid.length && !isHalved;
  for (let i = 0; i < count; i++) {
    const cell = found[i]!;
    for (let side = 0; side < 4; side++) {
      const other = beside[cell * 4 + side]!;
      if (other < 0 || seen[other]) continue;
      seen[other] = 1;
      found[count++] = other;
    }
    if (isPlain) continue;
    for (const index of besidesItsSides(board, laid[cell]!)) {
      if (seen[index]) continue;
      seen[index] = 1;
      found[count++] = index;
    }
  }
  return seen;
}

/** Two half tiles touch in their cell, and the cells of one tile hang together, also where no side of one meets another. */
function besidesItsSides(board: Board, tile: Laid): readonly number[] {
  const { laid, entries, isHalved } = board;
  const indexes: number[] = [];
  // the cells of a tile follow each other: through the next one all are come to
  if (entries < laid.length) for (const index of [tile.index - 1, tile.index + 1]) if (laid[index]?.entry === tile.entry) indexes.push(index);
  const half = isHalved ? board.otherHalf(tile) : undefined;
  if (half) indexes.push(half.index);
  return indexes;
}
