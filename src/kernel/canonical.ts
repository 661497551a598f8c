/** One spelling for each snapshot: the order of tiles and figures in the input, aliases and key order do not matter. */
import type { Board } from './board.js';
import type { Position } from './position.js';
import type { Figure, PlacedTile, Snapshot } from '../contract/snapshot.js';

/** The order of tiles: row by row. */
export const byCell = (a: PlacedTile, b: PlacedTile): number => a.at[1] - b.at[1] || a.at[0] - b.at[0];
const byId = (a: Figure, b: Figure): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

// two loops, since each is fast only while it calls one function
function sortedTiles(list: PlacedTile[]): PlacedTile[] {
  for (let i = 1; i < list.length; i++) if (byCell(list[i - 1]!, list[i]!) > 0) return [...list].sort(byCell);
  return list;
}

function sortedFigures(list: Figure[]): Figure[] {
  for (let i = 1; i < list.length; i++) if (byId(list[i - 1]!, list[i]!) > 0) return [...list].sort(byId);
  return list;
}

/** Tiles by row and column, figures by id. */
export function ordered(snapshot: Snapshot): Snapshot {
  const tiles = sortedTiles(snapshot.tiles);
  const figures = snapshot.figures && sortedFigures(snapshot.figures);
  if (tiles === snapshot.tiles && figures === snapshot.figures) return snapshot;
  return { ...snapshot, tiles, ...(figures && { figures }) };
}

/** Boards whose tiles came under their own ids. */
const own = new WeakSet<Board>();

/** Tiles under their own ids, whatever alias they were posted under. */
export function renamed(snapshot: Snapshot, idOf: (tile: string) => string | undefined, board: Board): Snapshot {
  const { turn, tiles } = snapshot;
  const hand = turn?.tile === undefined ? undefined : idOf(turn.tile);
  const sameHand = hand === undefined || hand === turn!.tile;
  if (!own.has(board) && board.laid.every(({ shape, index }) => shape.design.id === tiles[index]!.tile)) own.add(board);
  const sameTiles = own.has(board);
  if (sameHand && sameTiles) return snapshot;
  return {
    ...snapshot,
    ...(!sameTiles && { tiles: board.laid.map(({ shape, index }) => ({ ...tiles[index]!, tile: shape.design.id })) }),
    ...(!sameHand && { turn: { ...turn!, tile: hand } }),
  };
}

/** JSON with sorted keys. */
export const stableJson = (value: unknown): string => JSON.stringify(keysInOrder(value)) ?? 'null';

/** The value itself where its keys are in order already, as they mostly are. */
function keysInOrder(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const items = value.map(keysInOrder);
    return items.some((item, i) => item !== value[i]) ? items : value;
  }
  const object = value as Record<string, unknown>;
  const keys = Object.keys(object);
  let isSame = true;
  for (let i = 1; i < keys.length && isSame; i++) isSame = keys[i - 1]! < keys[i]!;
  if (!isSame) keys.sort();
  const copy: Record<string, unknown> = {};
  for (const key of keys) {
    copy[key] = keysInOrder(object[key]);
    isSame &&= copy[key] === object[key];
  }
  return isSame ? object : copy;
}

/** A text that no other position has, its tiles and figures written as short as can be. */
export function fingerprint({ snapshot, board, figures }: Position): string {
  let text = `${spelt(tileCodes(board))}[`;
  // a node says on which feature of which tile
  for (const { figure, node } of figures) text += spelt(figure.id) + spelt(figure.kind) + spelt(figure.owner) + spelt(node < 0 ? figure.at : node);
  text += ']';
  const { tiles: _tiles, figures: _figures, ...others } = snapshot;
  return text + spelt(others);
}

/** What no other value is spelt like, the order of keys apart. A length before each string spares the quotes, and so the search for what they would hide. */
export function spelt(value: unknown): string {
  if (typeof value === 'string') return `${value.length}:${value}`;
  if (typeof value === 'number') return `${value};`;
  if (value === null || typeof value !== 'object') return `${value as boolean | null | undefined};`;
  let text = '';
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) text += spelt(value[i]);
    return `[${text}]`;
  }
  for (const key of keysOf(value)) {
    const inner: unknown = value[key];
    if (inner !== undefined) text += spelt(key) + spelt(inner);
  }
  return `{${text}}`;
}

/** Sorted; they mostly are. */
function keysOf<T extends object>(object: T): (keyof T & string)[] {
  const keys = Object.keys(object) as (keyof T & string)[];
  for (let i = 1; i < keys.length; i++) if (keys[i - 1]! > keys[i]!) return keys.sort();
  return keys;
}

const codes = new WeakMap<Board, string>();

function tileCodes(board: Board): string {
  let text = codes.get(board);
  if (text === undefined) codes.set(board, (text = codeTiles(board)));
  return text;
}

/** Six characters for each tile: its design with the rotation, and its cell. All are ASCII, so that the text stays one byte a character. */
function codeTiles({ laid }: Board): string {
  let text = '';
  for (const { shape, x, y } of laid) {
    const design = shape.number * 4 + shape.rotation / 90;
    const column = x + 8192;
    const row = y + 8192;
    text += String.fromCharCode(design & 127, design >> 7, column & 127, column >> 7, row & 127, row >> 7);
  }
  return text;
}
