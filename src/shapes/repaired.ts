/**
 * What has not the shape that is asked for, with as little taken out or put in its place as lets the rest be read: so that what is wrong with
 * that can be told at once. What would only follow from the repair is no defect.
 */
import { pointerParts } from '../contract/pointer.js';
import type { Defect } from '../contract/problem.js';
import { isCell } from '../contract/spot.js';

export interface Repaired {
  readonly value: unknown;
  /** The defects of the repaired value that are some of the given one too, with their pointers into that. */
  told(found: readonly Defect[]): Defect[];
}

type JsonObject = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy without the unknown properties; undefined where something else is wrong with the shape below `prefix`. */
export function withoutUnknown(value: unknown, defects: readonly Defect[], prefix = ''): unknown {
  const below = defects.filter(({ pointer }) => isBelow(pointer, prefix));
  if (below.some(({ code }) => code !== 'unknown-property')) return undefined;
  return without(
    value,
    below.map(({ pointer }) => pointerParts(pointer.slice(prefix.length))),
  );
}

/** A ruleset given inline, as far as it can be read: without what is wrong with its shape, and what would only follow from that. */
export function readableRuleset(value: unknown, defects: readonly Defect[], prefix = ''): unknown {
  const paths = defects.flatMap(({ pointer }) => (isBelow(pointer, prefix) ? [pointerParts(pointer.slice(prefix.length))] : []));
  if (!isObject(value) || paths.some(({ length }) => length === 0)) return undefined;
  // a setting stands for itself, a list as a whole; which mechanics there are hangs on the others
  const gone = paths.map(([member = '', key]) => (member === 'settings' && key !== undefined ? [member, key] : [member]));
  const isWhole = gone.every(([member]) => member !== 'expansions' && member !== 'preset');
  return without(value, isWhole ? gone : [...gone, ['without']]);
}

/** The settings of a ruleset given inline whose values have the defects. */
export const unreadSettings = (defects: readonly Defect[], prefix = ''): string[] => {
  const below = defects.flatMap(({ pointer }) => (isBelow(pointer, `${prefix}/settings`) ? [pointerParts(pointer.slice(prefix.length))] : []));
  return [...new Set(below.flatMap(([, key]) => (key === undefined ? [] : [key])))];
};

const isBelow = (pointer: string, prefix: string): boolean => pointer === prefix || pointer.startsWith(`${prefix}/`);

type Path = readonly string[];

function add(below: Map<string, Path[]>, name: string, rest: Path): void {
  const list = below.get(name);
  if (list) list.push(rest);
  else below.set(name, [rest]);
}

/** A copy without what lies at the paths, made at once: there may be a thousand. The items of a list keep their places. */
function without(value: unknown, paths: readonly Path[]): unknown {
  if (typeof value !== 'object' || value === null || paths.every(({ length }) => length === 0)) return value;
  const below = new Map<string, Path[]>();
  for (const [name, ...rest] of paths) if (name !== undefined) add(below, name, rest);
  const left = (name: string, item: unknown) => without(item, below.get(name) ?? []);
  if (Array.isArray(value)) return value.map((item: unknown, i) => left(String(i), item));
  const isGone = (name: string) => below.get(name)?.some(({ length }) => length === 0) === true;
  const entries = Object.entries(value).filter(([name]) => !isGone(name));
  return Object.fromEntries(entries.map(([name, item]) => [name, left(name, item)]));
}

/** The lists of a snapshot whose items stand for themselves. */
const LISTS: readonly string[] = ['tiles', 'players', 'figures', 'tokens', 'scored'];

/** What goes with a member of a snapshot or an item of it: codes of what others would say of that. */
const CONSEQUENCES: Readonly<Record<string, readonly string[]>> = {
  tiles: ['no-tile-there', 'board-not-connected'],
  figures: ['unknown-figure', 'not-on-one-tile'],
  players: ['unknown-player'],
  turn: ['turn-missing'],
  prints: ['unknown-tile'],
};

/** How much of a snapshot has to go for a defect at the path. */
function culprit([member = '', index, part]: readonly string[]): string[] {
  if (index === undefined) return [member];
  if (isDone([member, index, part])) return [member, index, part!];
  if (member === 'turn') return index === 'player' || index === 'step' ? [member] : [member, index];
  if (member === 'players') return part === undefined || part === 'id' ? [member, index] : [member, index, part];
  return LISTS.includes(member) || member === 'neutral' || member === 'bag' ? [member, index] : [member];
}

/** One of the actions of a turn: the others stand for themselves. */
const isDone = ([member, list, item]: readonly (string | undefined)[]): boolean =>
  member === 'turn' && (list === 'done' || list === 'earlier') && item !== undefined;

/** In the place of actions that cannot be read: something that names nothing. */
function withDone(value: JsonObject, paths: readonly Path[]): JsonObject {
  const { turn } = value;
  if (!isObject(turn)) return value;
  const isAt = (list: string, i: number) => paths.some((path) => path[1] === list && path[2] === String(i));
  const read = (list: string) => {
    const { [list]: actions } = turn;
    return Array.isArray(actions) ? { [list]: actions.map((action: unknown, i) => (isAt(list, i) ? { type: 'pass' } : action)) } : {};
  };
  return { ...value, turn: { ...turn, ...read('done'), ...read('earlier') } };
}

/** A tile that cannot be read, on a cell that can: nothing is known of that cell. */
const unread = (at: readonly [number, number]) => ({ tile: '?', at: [...at], rotation: 0 });

/** `defects` are those of its shape, pointers relative to it. Undefined where nothing is left of it. */
export function repairedSnapshot(snapshot: unknown, defects: readonly Defect[]): Repaired | undefined {
  if (!isObject(snapshot)) return undefined;
  if (defects.length === 0) return { value: snapshot, told: (found) => [...found] };
  const paths = defects.map(({ pointer, code }) => (code === 'unknown-property' ? pointerParts(pointer) : culprit(pointerParts(pointer))));
  const isItem = ([member = '', index, part]: readonly string[]) => LISTS.includes(member) && index !== undefined && part === undefined;
  let value = without(
    snapshot,
    paths.filter((path) => !isItem(path) && !isDone(path)),
  ) as JsonObject;
  value = withDone(value, paths.filter(isDone));
  const gone = new Map<string, Set<number>>();
  const hidden: string[] = [];
  for (const [member = '', index] of paths.filter(isItem)) {
    const list = value[member];
    if (!Array.isArray(list)) continue;
    const at = member === 'tiles' && isObject(list[Number(index)]) ? (list[Number(index)] as JsonObject)['at'] : undefined;
    if (isCell(at)) {
      value = { ...value, tiles: list.map((tile: unknown, i) => (i === Number(index) ? unread(at) : tile)) };
      hidden.push(`/tiles/${index}`);
    } else gone.set(member, (gone.get(member) ?? new Set()).add(Number(index)));
  }
  for (const [member, items] of gone) value = { ...value, [member]: (value[member] as unknown[]).filter((_, i) => !items.has(i)) };
  const missing = [...gone.keys(), ...paths.flatMap((path) => (path.length === 1 ? path : []))];
  const follows = new Set(missing.flatMap((member) => CONSEQUENCES[member] ?? []));
  const isOurs = ({ pointer, code }: Defect) => follows.has(code) || hidden.some((path) => isBelow(pointer, path));
  return {
    value,
    told: (found) => found.filter((defect) => !isOurs(defect)).map((defect) => ({ ...defect, pointer: original(defect.pointer, gone) })),
  };
}

/** Where an item stood before others of its list went. */
function original(pointer: string, gone: ReadonlyMap<string, ReadonlySet<number>>): string {
  const [, member = '', index, ...rest] = pointer.split('/');
  const items = gone.get(member);
  if (!items || index === undefined) return pointer;
  let place = Number(index);
  for (const item of [...items].sort((a, b) => a - b)) if (item <= place) place += 1;
  return ['', member, String(place), ...rest].join('/');
}

/** What stands in for what an action names: nothing is called so. */
const NOWHERE = { area: 'supply', figure: '' };
const STAND_INS: Readonly<Record<string, unknown>> = { at: NOWHERE, to: NOWHERE, from: NOWHERE, feature: NOWHERE, kind: '', tile: '', figure: '' };

/** `defects` are those of its shape, pointers relative to it. Undefined where it is not known which type of action it is. */
export function repairedAction(action: unknown, defects: readonly Defect[]): Repaired | undefined {
  if (!isObject(action) || typeof action['type'] !== 'string') return undefined;
  const members = [...new Set(defects.map(({ pointer }) => pointerParts(pointer)[0] ?? ''))];
  if (members.includes('type') || members.includes('')) return undefined;
  const left = without(
    action,
    members.map((member) => [member]),
  ) as JsonObject;
  const replaced = members.filter((member) => Object.hasOwn(STAND_INS, member) && !isUnknown(member, defects));
  const value = { ...left, ...Object.fromEntries(replaced.map((member) => [member, STAND_INS[member]])) };
  return { value, told: (found) => found.filter(({ pointer }) => !members.some((member) => isBelow(pointer, `/${member}`))) };
}

const isUnknown = (member: string, defects: readonly Defect[]) =>
  defects.some(({ pointer, code }) => code === 'unknown-property' && pointer === `/${member}`);
