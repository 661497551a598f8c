/** Positions and actions with which much is wrong: what is told of each is every defect, with its place and what it names. */
import { sha256 } from '#sha256';
import type { Action } from '../contract/action.js';
import type { Case } from '../contract/case.js';
import type { Snapshot } from '../contract/snapshot.js';
import { isCell } from '../contract/spot.js';
import { picked, random } from '../selfplay/random.js';
import { around, isLeaf, othersFor, placesIn, type Path, type Place } from './places.js';

/** What is asked of a case, and may be askew. */
interface Asked {
  readonly snapshot: Snapshot;
  readonly action: Action;
}
type Change = (asked: Asked) => void;

/** Where no board reaches. */
const FAR = [40, -40];
/** More than anybody has, and fewer than none. */
const COUNTS = [99, -1];
/** Members that name something by a free text. */
const NAMES: ReadonlySet<string> = new Set([
  'id',
  'tile',
  'kind',
  'owner',
  'player',
  'figure',
  'feature',
  'area',
  'place',
  'step',
  'hand',
  'setAside',
]);
/** Members that hold counts by kind. */
const COUNTED: ReadonlySet<unknown> = new Set(['supply', 'reserve', 'tokens']);
/** Members without which a position still has its form. */
const DISPENSABLE: ReadonlySet<string> = new Set(['edge', 'feature', 'placed', 'turn', 'half', 'count', 'supply', 'figures']);

/** What nobody would add, by where: `-` is the end of a list. */
const ALIEN: readonly (readonly [pointer: string, value: unknown])[] = [
  ['/players/0/supply/nobody', 1],
  ['/players/0/supply/nothing', 0],
  ['/players/0/supply/dragon', 1],
  ['/players/0/reserve/barn', 1],
  ['/players/0/reserve/meeple', 3],
  ['/players/0/tokens/bridge', 30],
  ['/players/0/hand/-', 'nobody'],
  ['/players/0/hand/-', 'base/D'],
  ['/players/0/prisoners/-', { id: 'captive', kind: 'meeple', owner: 'nobody' }],
  ['/players/0/prisoners/-', { id: 'captive', kind: 'nobody', owner: 'red' }],
  ['/players/0/prisoners/-', { id: 'red', kind: 'meeple', owner: 'red' }],
  ['/players/0/prisoners/-', { kind: 'meeple', owner: 'red' }],
  ['/players/-', { id: 'red' }],
  ['/players/-', { id: 'captive', supply: { meeple: 7 } }],
  ['/tiles/-', { tile: 'base/D', at: [0, 0], rotation: 90 }],
  ['/tiles/-', { tile: 'base/D', at: [1, 0], rotation: 0 }],
  ['/tiles/-', { tile: 'base/D', at: [1, 0], rotation: 0, half: 'nw' }],
  ['/tiles/-', { tile: 'nobody', at: [0, 1], rotation: 0 }],
  ['/tiles/-', { tile: 'nobody', at: [0, 0], rotation: 0 }],
  ['/tiles/-', { tile: 'base/D', at: [4000, 0], rotation: 0 }],
  ['/figures/-', { id: 'captive', kind: 'meeple', owner: 'red', at: { tile: [0, 0], feature: 'field' } }],
  ['/figures/-', { id: 'dragon', kind: 'meeple', owner: 'red', at: { tile: [0, 0], feature: 'road' } }],
  ['/figures/-', { id: 'odd', kind: 'dragon', owner: 'red', at: { tile: [0, 0], feature: 'city' } }],
  ['/figures/-', { id: 'odd', kind: 'meeple', owner: 'red', at: { tile: [0, 0] } }],
  ['/figures/-', { id: 'odd', kind: 'meeple', owner: 'red', at: { tile: [0, 0], area: 'supply' } }],
  ['/figures/-', { id: 'odd', kind: 'meeple', owner: 'red', at: { area: 'supply' } }],
  ['/figures/-', { id: 'odd', kind: 'builder', owner: 'red', at: { area: 'city-quarter' } }],
  ['/figures/-', { id: 'odd', kind: 'barn', owner: 'red', at: { figure: 'nobody' } }],
  ['/neutral/nobody', { tile: [0, 0] }],
  ['/neutral/dragon', {}],
  ['/neutral/dragon', { tile: [0, 0], feature: 'garden', edge: 'n' }],
  ['/neutral/fairy', { figure: 'nobody' }],
  ['/neutral/fairy', { figure: null }],
  ['/neutral/fairy', { area: 'nowhere', player: 'red' }],
  ['/tokens/-', { kind: 'nobody', tile: [0, 0] }],
  ['/tokens/-', { kind: 'bridge' }],
  ['/tokens/-', { kind: 'tower', tile: FAR, count: 40 }],
  ['/bag/setAside/-', 'nobody'],
  ['/bag/tokens/road', 99],
  ['/scored/-', { tile: FAR, feature: 'road' }],
  ['/scored/-', { tile: [0, 0], feature: 'garden' }],
  ['/bag/tokens/100', 9],
  ['/prints/nobody', ['city n']],
  ['/turn/placed', { at: FAR }],
  ['/turn/placed', { at: [0, 0] }],
  ['/turn/done/-', { type: 'place-tile', tile: 'base/D', at: FAR, rotation: 0 }],
  ['/turn/done/-', { type: 'place-tile', tile: 'base/D', at: [0, 0], rotation: 0 }],
  ['/turn/earlier/-', { type: 'place-tile', tile: 'nobody', at: [0, 0], rotation: 0 }],
];

/** So many of them, always the same ones, each with one thing more wrong than the one before. */
export function askew({ id, snapshot, action }: Pick<Case, 'id' | 'snapshot' | 'action'>, count: number): Asked[] {
  const next = random(Number.parseInt(sha256(`askew ${id}`).slice(0, 8), 16));
  const ways = [changesIn({ snapshot, action }), ADDITIONS];
  return Array.from({ length: count }, (_, i) => {
    const asked = structuredClone({ snapshot, action });
    for (let k = 0; k <= i; k++)
      picked(
        picked(ways, () => 1, next),
        () => 1,
        next,
      )(asked);
    return asked;
  });
}

/** Something else in the place of what stands there, or nothing. */
function changesIn(asked: Asked): Change[] {
  // of another type it would lack what that type has
  const places = placesIn(asked).filter(({ path }) => path.join() !== 'action,type');
  const leaves = places.filter(isLeaf);
  return places.flatMap((place) => {
    const others = isLeaf(place) ? [...othersFor(place, leaves), ...oddFor(place)] : isCell(place.value) ? [FAR] : [];
    return [...others.map((by) => replacing(place.path, by)), ...(isDispensable(place) ? [leaving(place.path)] : [])];
  });
}

/** What nothing is called, at all or but for a slip of the pen, and what nobody has so many of. */
function oddFor({ path, name, value }: Place): unknown[] {
  if (typeof value === 'string' && path.includes('prints')) return misprinted(value.split(' '));
  if (typeof value === 'string') return NAMES.has(name) ? ['nobody', `${value}e`] : [];
  const isCounted = typeof value === 'number' && (name === 'count' || path.some((step) => COUNTED.has(step)));
  return isCounted && typeof path.at(-1) === 'string' ? COUNTS : [];
}

/** Without one of its words, and with one of them twice. */
const misprinted = (words: readonly string[]): string[] =>
  words.flatMap((word, i) => [[], [word, word], [word, '|']].map((instead) => [...words.slice(0, i), ...instead, ...words.slice(i + 1)].join(' ')));

/** The owner of a piece that lies there, but not of a captive one. */
const isDispensable = ({ path, name }: Place): boolean => path.at(-1) === name && (DISPENSABLE.has(name) || (name === 'owner' && path.length === 4));

// what an earlier change has taken away is left alone
const replacing =
  (path: Path, by: unknown): Change =>
  (asked) => {
    const inner = around(asked, path);
    if (inner) inner[path.at(-1)!] = structuredClone(by);
  };

const leaving =
  (path: Path): Change =>
  (asked) => {
    const inner = around(asked, path);
    if (inner) Reflect.deleteProperty(inner, path.at(-1)!);
  };

const ADDITIONS: readonly Change[] = ALIEN.map(([pointer, value]) => adding(pointer.slice(1).split('/'), value));

function adding(steps: readonly string[], value: unknown): Change {
  return ({ snapshot }) => {
    // to a turn only where there is one
    if (steps[0] === 'turn' && !snapshot.turn) return;
    let inner: object = snapshot;
    steps.slice(0, -1).forEach((step, i) => {
      if (Reflect.get(inner, step) === undefined) Reflect.set(inner, step, steps[i + 1] === '-' ? [] : {});
      inner = Reflect.get(inner, step) as object;
    });
    if (Array.isArray(inner)) inner.push(structuredClone(value));
    else Reflect.set(inner, steps.at(-1)!, structuredClone(value));
  };
}
