/** What expansions hand out when a game begins, besides figures and tokens by their kinds; and what tiles show of which no source says it. */
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
const HALVES_EACH = 3;

const CASTLES = [2, 3, 4, 5, 6].map((number) => `castles-in-germany/${number}`);
const castlesEach = (players: number): number => (players <= 3 ? 2 : 1);

/** Deals tiles to the hands of the players. */
function deal(snapshot: Snapshot, tiles: readonly string[], each: number, next: () => number): Snapshot {
  const left = shuffled([...tiles], next);
  return { ...snapshot, players: snapshot.players.map((player) => ({ ...player, hand: [...(player.hand ?? []), ...left.splice(0, each)] })) };
}

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
  messages: (snapshot) => ({ ...snapshot, players: snapshot.players.map((player) => ({ ...player, track: { meeple: 0, messenger: 0 } })) }),
  'castles-in-germany': (snapshot, next) =>
    deal(
      printed(snapshot, Object.fromEntries(CASTLES.map((id) => [id, [`german-castle; ${FIELD}`, `german-castle; ${FIELD}`]]))),
      ['castles-in-germany/1', ...CASTLES],
      castlesEach(snapshot.players.length),
      next,
    ),
  'wheel-of-fortune': (snapshot, next) => ({ ...snapshot, wheel: { crowns: crowned(next) } }),
  halflings: (snapshot, next) =>
    deal(printed(snapshot, Object.fromEntries(HALF_TILES.map((id, i) => [id, [HALVES[i % HALVES.length]!]]))), HALF_TILES, HALVES_EACH, next),
};

/** Everything that is handed out for these expansions. */
export const opened = (snapshot: Snapshot, expansions: readonly string[], next: () => number): Snapshot =>
  Object.entries(OPENINGS).reduce((now, [id, opening]) => (expansions.includes(id) ? opening(now, next) : now), snapshot);
