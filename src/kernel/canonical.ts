/** One spelling for each snapshot: the order of tiles and figures in the input, aliases and key order do not matter. */
import type { Board } from './board.js';
import type { Position } from './position.js';
import type { Figure, PlacedTile, Snapshot } from '../contract/snapshot.js';

const byCell = (a: PlacedTile, b: PlacedTile): number => a.at[1] - b.at[1] || a.at[0] - b.at[0];
const byId = (a: Figure, b: Figure): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

function sorted<T>(list: readonly T[], compare: (a: T, b: T) => number): T[] {
  for (let i = 1; i < list.length; i++) if (compare(list[i - 1]!, list[i]!) > 0) return [...list].sort(compare);
  return list as T[];
}

/** Tiles by row and column, figures by id. */
export function ordered(snapshot: Snapshot): Snapshot {
  const tiles = sorted(snapshot.tiles, byCell);
  const figures = snapshot.figures && sorted(snapshot.figures, byId);
  if (tiles === snapshot.tiles && figures === snapshot.figures) return snapshot;
  return { ...snapshot, tiles, ...(figures && { figures }) };
}

/** Tiles under their own ids, whatever alias they were posted under. */
export function renamed(snapshot: Snapshot, idOf: (tile: string) => string | undefined, board: Board): Snapshot {
  const { turn, tiles } = snapshot;
  const hand = turn?.tile === undefined ? undefined : idOf(turn.tile);
  const sameHand = hand === undefined || hand === turn!.tile;
  if (sameHand && board.laid.every(({ shape, index }) => shape.design.id === tiles[index]!.tile)) return snapshot;
  const own = board.laid.map(({ shape, index }) => ({ ...tiles[index]!, tile: shape.design.id }));
  return { ...snapshot, tiles: own, ...(!sameHand && { turn: { ...turn!, tile: hand } }) };
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

/** A position as text, its tiles and figures written as short as can be. */
export function fingerprint({ snapshot, board, figures }: Position): string {
  const { tiles: _tiles, figures: _figures, ...others } = snapshot;
  const standing: unknown[] = [];
  // a node says on which feature of which tile
  for (const { figure, node } of figures) standing.push(figure.id, figure.kind, figure.owner, node < 0 ? figure.at : node);
  return tileCodes(board) + JSON.stringify(standing) + stableJson(others);
}

/** Six characters for each tile: its design with the rotation, and its cell. All are ASCII, so that the text stays one byte a character. */
function tileCodes({ laid }: Board): string {
  let text = '';
  for (const { shape, x, y } of laid) {
    const design = shape.number * 4 + shape.rotation / 90;
    const column = x + 8192;
    const row = y + 8192;
    text += String.fromCharCode(design & 127, design >> 7, column & 127, column >> 7, row & 127, row >> 7);
  }
  return text;
}
