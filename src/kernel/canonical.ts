/** One spelling for each snapshot: the order of tiles and figures in the input, aliases and key order do not matter. */
import type { Figure, PlacedTile, Snapshot } from '../contract/snapshot.js';

const byCell = (a: PlacedTile, b: PlacedTile): number => a.at[1] - b.at[1] || a.at[0] - b.at[0];
const byId = (a: Figure, b: Figure): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

function sorted<T>(list: readonly T[], compare: (a: T, b: T) => number): T[] {
  for (let i = 1; i < list.length; i++) if (compare(list[i - 1]!, list[i]!) > 0) return [...list].sort(compare);
  return list as T[];
}

/** Tiles by row and column under their own ids, figures by id. */
export function canonical(snapshot: Snapshot, idOf: (tile: string) => string | undefined): Snapshot {
  const tiles = sorted(snapshot.tiles, byCell);
  const own = (tile: string) => idOf(tile) ?? tile;
  const renamed = tiles.some(({ tile }) => own(tile) !== tile) ? tiles.map((tile) => ({ ...tile, tile: own(tile.tile) })) : tiles;
  const figures = snapshot.figures && sorted(snapshot.figures, byId);
  const { turn } = snapshot;
  const hand = turn?.tile !== undefined && own(turn.tile) !== turn.tile ? { ...turn, tile: own(turn.tile) } : turn;
  if (renamed === snapshot.tiles && figures === snapshot.figures && hand === turn) return snapshot;
  return { ...snapshot, tiles: renamed, ...(figures && { figures }), ...(hand && { turn: hand }) };
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
  for (const key of Object.keys(object).sort()) if (object[key] !== undefined) fields += `${fields && ','}${JSON.stringify(key)}:${stableJson(object[key])}`;
  return `{${fields}}`;
}

/** A canonical snapshot as text, tiles and figures written short. */
export function fingerprint({ tiles, figures = [], ...rest }: Snapshot): string {
  let text = '';
  for (const { tile, at, rotation } of tiles) text += `${tile}@${at[0]},${at[1]},${rotation};`;
  text += JSON.stringify(figures.map(({ id, kind, owner, at }) => [id, kind, owner, at.tile, at.feature, at.edge]));
  return text + stableJson(rest);
}
