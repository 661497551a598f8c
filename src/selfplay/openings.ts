/** What only the table can tell of a game that begins, made up: what tiles show of which no source says it, and how many crowns the Wheel has where. */
import type { Snapshot } from '../contract/snapshot.js';
import { shuffled } from './random.js';

type Opening = (snapshot: Snapshot, next: () => number) => Snapshot;
type Prints = Record<string, string[]>;

const FIELD = 'field nnw nne ene ese sse ssw wsw wnw';

/** Made up by us, so that every kind of half tile comes up; a table reads them from its own tiles. */
const HALVES = [
  'road n w; field nnw wnw; field nne wsw long-1 long-2',
  'city n; field wnw wsw long-1 long-2',
  'road n; field nnw wnw wsw; field nne long-1 long-2',
  'field nnw nne wnw wsw long-1 long-2',
];
const HALF_TILES = Array.from({ length: 24 }, (_, i) => `halflings/${i < 12 ? 1 : 2}-${(i % 12) + 1}`);

const CASTLES = [2, 3, 4, 5, 6].map((number) => `castles-in-germany/${number}`);

const printed = (snapshot: Snapshot, prints: Prints): Snapshot => ({ ...snapshot, prints: { ...snapshot.prints, ...prints } });

/** Nine on six segments; which have two no source says. */
const CROWNS = [2, 2, 2, 1, 1, 1];
const SEGMENTS = ['fortune', 'taxes', 'famine', 'storm', 'inquisition', 'plague'];
const crowned = (next: () => number): Record<string, number> => {
  const counts = shuffled([...CROWNS], next);
  return Object.fromEntries(SEGMENTS.map((segment, i) => [segment, counts[i]!]));
};

/** By expansion. */
const OPENINGS: Readonly<Record<string, Opening>> = {
  'castles-in-germany': (snapshot) =>
    printed(snapshot, Object.fromEntries(CASTLES.map((id) => [id, [`german-castle; ${FIELD}`, `german-castle; ${FIELD}`]]))),
  'wheel-of-fortune': (snapshot, next) => ({ ...snapshot, wheel: { crowns: crowned(next) } }),
  halflings: (snapshot) => printed(snapshot, Object.fromEntries(HALF_TILES.map((id, i) => [id, [HALVES[i % HALVES.length]!]]))),
};

/** With all that these expansions need. */
export const opened = (snapshot: Snapshot, expansions: readonly string[], next: () => number): Snapshot =>
  Object.entries(OPENINGS).reduce((now, [id, opening]) => (expansions.includes(id) ? opening(now, next) : now), snapshot);
