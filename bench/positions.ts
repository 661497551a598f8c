/** Late positions of a game with about 100 tiles: one for each kind of decision, or many boards. */
import { ruleset } from '../src/catalog.js';
import type { Snapshot } from '../src/contract/snapshot.js';
import type { AnyAction as Action } from '../src/wire.js';
import { playout, type Moment } from '../test/support/playout.js';

export const CHOICE = { preset: 'hig-c1-current', expansions: ['base', 'princess-and-dragon'] };
export const SETUP = { ruleset: ruleset(CHOICE), sets: ['basic:1', 'princess-and-dragon:1'], supply: { meeple: 7 } };
const rarelyPassing = ({ type }: Action) => (type === 'pass' ? 0.2 : 1);

/** What is asked in a game: the position, and what is done there. */
export interface Point {
  readonly snapshot: Snapshot;
  readonly action: Action;
}

/** The same as whoever posts it has it: what JSON.parse makes is laid out alike throughout, unlike what a game has made bit by bit. */
export const posted = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const STEPS = ['place-tile', 'place-figure'];

/** So many positions of each of both steps with about so many tiles, from as many games as it takes. */
export function positionsAt(games: (seed: number) => Iterable<Point>, tiles: number, each: number): Point[] {
  const found = STEPS.map((): Point[] => []);
  for (let seed = 1; found.some(({ length }) => length < each); seed++)
    for (const point of games(seed)) {
      const { tiles: laid, turn } = point.snapshot;
      if (laid.length > 1.2 * tiles + 5) break;
      const kind = STEPS.indexOf(turn!.step);
      if (laid.length >= tiles && kind >= 0 && found[kind]!.length < each) found[kind]!.push(point);
    }
  return posted(found.flat());
}

/** As many late positions, no two with the same board. */
export function lateBoards(count: number): Moment[] {
  const found = new Map<string, Moment>();
  for (let seed = 100; found.size < count; seed++) {
    for (const moment of playout(SETUP, seed, rarelyPassing)) {
      const { tiles, bag } = moment.view.snapshot;
      if (tiles.length < 90 || bag!.remaining === 0) continue;
      const key = JSON.stringify(tiles);
      if (!found.has(key)) found.set(key, moment);
    }
  }
  return [...found.values()].slice(0, count);
}

/** The first moment of each kind with about 100 tiles; the portal's turn is a kind of its own, since it opens the whole board. */
export function latePositions(): Map<string, Moment> {
  const found = new Map<string, Moment>();
  for (let seed = 1; seed <= 40 && found.size < 4; seed++) {
    for (const moment of playout(SETUP, seed, rarelyPassing)) {
      const { view } = moment;
      // before the last tile, whose turn would add the final scoring
      if (view.snapshot.tiles.length < 98 || view.snapshot.bag!.remaining === 0) continue;
      const through = view.turn.step === 'place-figure' && view.laidSymbol('portal');
      const kind = through && moment.legal.length > 20 ? 'place-figure, portal' : view.turn.step;
      if (!through && kind === 'place-figure' && moment.action.type !== 'place-figure') continue;
      if (!found.has(kind)) found.set(kind, moment);
    }
  }
  return found;
}

/** The first moment with so many tiles in which a figure may be placed, played with as many boxes as it takes. */
export function lateMoment(tiles: number, boxes = 1): Moment {
  const setup = { ...SETUP, sets: Array.from({ length: boxes }, () => SETUP.sets).flat() };
  for (let seed = 1; ; seed++)
    for (const moment of playout(setup, seed, rarelyPassing)) {
      const { snapshot, turn } = moment.view;
      if (snapshot.tiles.length >= tiles && turn.step === 'place-figure' && (snapshot.bag?.remaining ?? 0) > 0) return moment;
    }
}
