/** One spelling for each snapshot: the order of tiles and figures in the input, aliases and key order do not matter. */
import type { Board } from './board.js';
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

function inOrder(keys: string[]): string[] {
  for (let i = 1; i < keys.length; i++) if (keys[i - 1]! > keys[i]!) return keys.sort();
  return keys;
}

/** JSON with sorted keys. */
export function stableJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) {
    let list = '';
    for (const item of value) list += (list && ',') + stableJson(item);
    return `[${list}]`;
  }
  const object = value as Record<string, unknown>;
  let fields = '';
  for (const key of inOrder(Object.keys(object)))
    if (object[key] !== undefined) fields += `${fields && ','}${JSON.stringify(key)}:${stableJson(object[key])}`;
  return `{${fields}}`;
}

/** A position as text, its tiles written as short as can be. */
export function fingerprint({ figures = [], ...rest }: Snapshot, board: Board): string {
  const codes: number[] = [];
  // each number stays below the surrogates, so that the text is one character for each
  for (const { shape, x, y } of board.laid) codes.push(shape.number, x + 4096, y + 4096, shape.rotation);
  const { tiles: _tiles, ...others } = rest;
  return (
    chars(codes) + JSON.stringify(figures.map(({ id, kind, owner, at }) => [id, kind, owner, at.tile, at.feature, at.edge])) + stableJson(others)
  );
}

/** In pieces, since a call takes only so many arguments. */
function chars(codes: readonly number[]): string {
  let text = '';
  for (let i = 0; i < codes.length; i += 4000) text += String.fromCharCode(...codes.slice(i, i + 4000));
  return text;
}
