/** One spelling for each snapshot: the order of tiles and figures in the input, aliases and key order do not matter. */
import type { Place } from '../../contract/spot.js';
import type { Board, Laid } from '../board/board.js';
import { isNamed } from '../board/boards.js';
import { placeOf } from '../board/feature.js';
import type { Position } from './position.js';
import type { DoneAction, Figure, PlacedTile, Snapshot, Turn } from '../../contract/snapshot.js';

/** The order of tiles: row by row, of two half tiles the one turned less first. */
export const byCell = (a: PlacedTile, b: PlacedTile): number => a.at[1] - b.at[1] || a.at[0] - b.at[0] || a.rotation - b.rotation;
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

/** Tiles by row and column, figures by id. The tiles of `before` are so already. */
export function ordered(snapshot: Snapshot, before?: Snapshot): Snapshot {
  const tiles = snapshot.tiles === before?.tiles ? snapshot.tiles : sortedTiles(snapshot.tiles);
  const figures = snapshot.figures && sortedFigures(snapshot.figures);
  if (tiles === snapshot.tiles && figures === snapshot.figures) return snapshot;
  return { ...snapshot, tiles, ...(figures && { figures }) };
}

/**
 * On half tiles under the names that answers use: what is named without its edge could be meant of two, as soon as another half comes beside it. The
 * snapshot itself where nothing changes.
 */
export function withEdges(snapshot: Snapshot, board: Board): Snapshot {
  if (!board.isHalved) return snapshot;
  const named = <T extends object>(at: T): T => {
    const { tile, feature, edge } = at as Partial<Place>;
    const isUnnamed = edge === undefined || edge === 'centre';
    const node = tile && feature !== undefined && isUnnamed ? board.nodeAt(tile, feature, edge) : -1;
    const laid = node < 0 ? undefined : board.ownerOf(node);
    return laid?.shape.half === undefined ? at : { ...at, ...placeOf(laid, node - laid.node) };
  };
  const { figures, neutral } = snapshot;
  const standing = figures?.map((figure) => {
    const at = named(figure.at);
    return at === figure.at ? figure : { ...figure, at };
  });
  const ofNobody = neutral && Object.entries(neutral).map(([kind, at]) => [kind, named(at)] as const);
  const isSame = (standing?.every((figure, i) => figure === figures![i]) ?? true) && (ofNobody?.every(([kind, at]) => at === neutral![kind]) ?? true);
  if (isSame) return snapshot;
  // what the position does not say it goes on not to say
  return { ...snapshot, ...(standing && { figures: standing }), ...(ofNobody && { neutral: Object.fromEntries(ofNobody) }) };
}

type Rename = (tile: string) => string;

/** Tiles under their own ids, whatever alias they were posted under; `aliases` are pointers of those that stand elsewhere than in every position. */
export function renamed(posted: Snapshot, idOf: (tile: string) => string | undefined, board: Board, aliases: readonly string[] = []): Snapshot {
  const rename: Rename = (tile) => idOf(tile) ?? tile;
  const snapshot = aliases.reduce((whole, pointer) => renamedAt(whole, pointer, rename), posted);
  const { tiles, prints, turn, bag, players } = snapshot;
  const named = isNamed(board, tiles) ? tiles : tiles.map((tile) => ({ ...tile, tile: rename(tile.tile) }));
  const nextTurn = turn && renamedTurn(turn, rename);
  const setAside = bag?.setAside && renamedList(bag.setAside, rename);
  const shown = prints && renamedKeys(prints, rename);
  const hands = players.some(({ hand }) => hand && renamedList(hand, rename) !== hand);
  if (named === tiles && nextTurn === turn && setAside === bag?.setAside && shown === prints && !hands) return snapshot;
  return {
    ...snapshot,
    tiles: named,
    ...(shown && { prints: shown }),
    ...(nextTurn && { turn: nextTurn }),
    ...(setAside && { bag: { ...bag, setAside } }),
    ...(hands && { players: players.map((player) => (player.hand ? { ...player, hand: renamedList(player.hand, rename) } : player)) }),
  };
}

/** With the tile that a pointer leads to under its own id. */
export const renamedAt = <T>(whole: T, pointer: string, rename: Rename): T => renamedIn(whole, pointer.slice(1).split('/'), rename) as T;

function renamedIn(value: unknown, [step, ...further]: readonly string[], rename: Rename): unknown {
  if (step === undefined) return typeof value === 'string' ? rename(value) : value;
  if (Array.isArray(value)) return value.map((item: unknown, i) => (i === Number(step) ? renamedIn(item, further, rename) : item));
  const object = value as Readonly<Record<string, unknown>>;
  return { ...object, [step]: renamedIn(object[step], further, rename) };
}

function renamedTurn(turn: Turn, rename: Rename): Turn {
  const { tile, done, earlier } = turn;
  const hand = tile === undefined ? undefined : rename(tile);
  const doneNow = done && renamedActions(done, rename);
  const doneEarlier = earlier && renamedActions(earlier, rename);
  if (hand === tile && doneNow === done && doneEarlier === earlier) return turn;
  return { ...turn, ...(hand !== undefined && { tile: hand }), ...(doneNow && { done: doneNow }), ...(doneEarlier && { earlier: doneEarlier }) };
}

/** The object itself where no name changes. */
function renamedKeys<T>(object: Readonly<Record<string, T>>, rename: Rename): Record<string, T> {
  const names = Object.keys(object);
  return names.some((name) => rename(name) !== name) ? Object.fromEntries(names.map((name) => [rename(name), object[name]!])) : object;
}

/** The list itself where no name changes. */
function renamedList(list: string[], rename: Rename): string[] {
  return list.some((tile) => rename(tile) !== tile) ? list.map(rename) : list;
}

function renamedActions(list: DoneAction[], rename: Rename): DoneAction[] {
  const isAlias = ({ tile }: DoneAction) => typeof tile === 'string' && rename(tile) !== tile;
  return list.some(isAlias) ? list.map((done) => (isAlias(done) ? { ...done, tile: rename(String(done['tile'])) } : done)) : list;
}

/** JSON with sorted keys. */
export const stableJson = (value: unknown): string => (value === undefined ? 'null' : JSON.stringify(keysInOrder(value)));

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
export function fingerprint({ snapshot, board, figures, ruleset }: Position): string {
  let text = `${spelt(board.derive('codes', () => codeTiles(board)))}[`;
  for (const { figure, node } of figures) text += speltFigure(figure, ruleset.figures.get(figure.kind)?.atCorner ? -1 : node);
  return `${text}]${speltMembers(snapshot, SPELT_APART)}`;
}

const SPELT_APART: ReadonlySet<string> = new Set(['tiles', 'figures']);
const NONE: ReadonlySet<string> = new Set();

/** A node says on which feature of which tile a figure stands; -1 where that is not all. */
function speltFigure(figure: Figure, node: number): string {
  const { id, kind, owner, at } = figure;
  const where = node < 0 || 'as' in at ? at : node;
  return spelt(id) + spelt(kind) + spelt(owner) + spelt(where) + (isBare(figure) ? '{}' : speltMembers(figure, STANDING));
}

const STANDING: ReadonlySet<string> = new Set(['id', 'kind', 'owner', 'at']);

/** Most have nothing besides; compared one by one, as it is asked of every figure. */
function isBare(figure: Figure): boolean {
  for (const key in figure) if (key !== 'id' && key !== 'kind' && key !== 'owner' && key !== 'at') return false;
  return true;
}

/** What no other value is spelt like, the order of keys apart. A length before each string spares the quotes, and so the search for what they would hide. */
export function spelt(value: unknown): string {
  if (typeof value === 'string') return `${value.length}:${value}`;
  if (typeof value === 'number') return `${value};`;
  if (value === null || typeof value !== 'object') return `${value as boolean | null | undefined};`;
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value as readonly unknown[]) text += spelt(item);
    return `[${text}]`;
  }
  return speltMembers(value, NONE);
}

/** An object without the members that are spelt elsewhere. */
function speltMembers(object: object, without: ReadonlySet<string>): string {
  let text = '';
  for (const key of keysOf(object, without)) {
    const inner = (object as Readonly<Record<string, unknown>>)[key];
    if (inner !== undefined) text += `${key.length}:${key}${spelt(inner)}`;
  }
  return `{${text}}`;
}

/** Sorted, by insertion: they are few, and mostly in order. */
function keysOf(object: object, without: ReadonlySet<string>): string[] {
  const keys: string[] = [];
  // no list of all of them first, as this is asked of every figure
  for (const key in object) {
    if (without.has(key)) continue;
    let i = keys.length;
    for (; i > 0 && keys[i - 1]! > key; i--) keys[i] = keys[i - 1]!;
    keys[i] = key;
  }
  return keys;
}

/** Six characters for each tile: its design with the rotation, and its cell. All are ASCII, so that the text stays one byte a character. */
function codeTiles({ laid }: Board): string {
  let text = '';
  for (let from = 0; from < laid.length; from += CHUNK) text += codesOf(laid.slice(from, from + CHUNK));
  return text;
}

/** As many tiles as are spelt at once: a text that is put together from few parts is read faster than one of many, but a call takes no end of arguments. */
const CHUNK = 1000;

function codesOf(laid: readonly Laid[]): string {
  const codes = new Array<number>(laid.length * 6);
  let i = 0;
  for (const { shape, x, y } of laid) {
    const design = shape.number * 4 + shape.rotation / 90;
    const column = x + 8192;
    const row = y + 8192;
    codes[i++] = design & 127;
    codes[i++] = design >> 7;
    codes[i++] = column & 127;
    codes[i++] = column >> 7;
    codes[i++] = row & 127;
    codes[i++] = row >> 7;
  }
  return String.fromCharCode.apply(null, codes);
}
