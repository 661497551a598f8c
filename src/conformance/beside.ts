/** Positions beside that of a case, each with one thing otherwise: what nobody set up by hand, and mostly what is wrong with a position. */
import { sha256 } from '#sha256';
import type { Action } from '../contract/action.js';
import type { Case } from '../contract/case.js';
import type { Snapshot } from '../contract/snapshot.js';
import { isCell } from '../contract/spot.js';
import { picked, random } from '../selfplay/random.js';
import { around, isLeaf, othersFor, placesIn, type Path } from './places.js';

/** How often something is gone or there twice, and not another one. */
const GONE_OR_TWICE = 1 / 3;

/** So many of them, always the same ones. */
export function beside({ id, snapshot }: Pick<Case, 'id' | 'snapshot'>, count: number): Snapshot[] {
  const next = random(Number.parseInt(sha256(id).slice(0, 8), 16));
  const places = placesIn(snapshot).filter(isLeaf);
  const changes = places.flatMap((place) => othersFor(place, places).map((by) => [place.path, by] as const));
  const lists = itemsOf(snapshot);
  return Array.from({ length: count }, () => {
    const one = structuredClone(snapshot);
    if (lists.length > 0 && next() < GONE_OR_TWICE) {
      const [name, i] = picked(lists, () => 1, next);
      const list = Reflect.get(one, name) as unknown[];
      // a board has a tile
      if (list.length > 1 && next() < 1 / 2) list.splice(i, 1);
      else list.push(structuredClone(list[i]));
    } else if (changes.length > 0) replace(one, ...picked(changes, () => 1, next));
    return one;
  });
}

/** So many actions like that of a case, each with one thing otherwise that stands somewhere else. */
export function otherActions({ id, snapshot, action }: Pick<Case, 'id' | 'snapshot' | 'action'>, count: number): Action[] {
  const next = random(Number.parseInt(sha256(`action ${id}`).slice(0, 8), 16));
  const all = placesIn({ snapshot, action });
  const cells = snapshot.tiles.map(({ at }) => at);
  // of another type it would lack what that type has
  const own = all.filter(({ path }) => path[0] === 'action' && path.join() !== 'action,type');
  const changes = own.flatMap((place) => {
    const others = isCell(place.value) ? cells : isLeaf(place) ? othersFor(place, all.filter(isLeaf)) : [];
    return others.map((by) => [place.path, by] as const);
  });
  return changes.length === 0
    ? []
    : Array.from({ length: count }, () => {
        const asked = structuredClone({ action });
        replace(asked, ...picked(changes, () => 1, next));
        return asked.action;
      });
}

/** The members of its lists. */
function itemsOf(snapshot: Snapshot): (readonly [list: string, index: number])[] {
  return Object.entries(snapshot).flatMap(([name, list]) => (Array.isArray(list) ? list.map((_, i) => [name, i] as const) : []));
}

function replace(whole: unknown, path: Path, by: unknown): void {
  around(whole, path)![path.at(-1)!] = by;
}
