/** Plays random games through the engine: positions for properties and for the bench. */
import type { Action } from '../../src/contract/action.js';
import type { Snapshot } from '../../src/contract/snapshot.js';
import { tiles } from '../../src/catalog.js';
import { decide, legalIn } from '../../src/kernel/adjudicate.js';
import { Position } from '../../src/kernel/position.js';
import { GAME_OVER } from '../../src/kernel/progress.js';
import type { Ruleset } from '../../src/kernel/ruleset.js';

/** A small generator of numbers in [0, 1), so that a game can be played again. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Setup {
  readonly ruleset: Ruleset;
  readonly sets: readonly string[];
  readonly supply: Readonly<Record<string, number>>;
  readonly players?: number;
}

/** All tiles of the sets but the start tile, shuffled. */
function bagOf(sets: readonly string[], next: () => number): string[] {
  const bag = tiles.flatMap((tile) => sets.flatMap((set) => Array<string>(tile.copies[set] ?? 0).fill(tile.id)));
  bag.splice(bag.indexOf('base/D'), 1);
  for (let i = bag.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [bag[i], bag[j]] = [bag[j]!, bag[i]!];
  }
  return bag;
}

export interface Moment {
  readonly view: Position;
  readonly legal: readonly Action[];
  readonly action: Action;
  readonly after: Snapshot;
}

/** One game, moment by moment. `prefer` weighs the choice (1 when left out). */
export function* playout(setup: Setup, seed: number, prefer: (action: Action) => number = () => 1): Generator<Moment> {
  const next = random(seed);
  const bag = bagOf(setup.sets, next);
  const players = Array.from({ length: setup.players ?? 3 }, (_, i) => ({ id: `p${i}`, score: 0, supply: { ...setup.supply } }));
  let snapshot: Snapshot = {
    players,
    tiles: [{ tile: 'base/D', at: [0, 0], rotation: 0 }],
    figures: [],
    neutral: {},
    bag: { remaining: bag.length - 1, setAside: [] },
    turn: { player: 'p0', step: 'place-tile', done: [] },
  };
  while (snapshot.turn?.step !== GAME_OVER) {
    if (snapshot.turn?.step === 'place-tile' && snapshot.turn.tile === undefined)
      snapshot = { ...snapshot, turn: { ...snapshot.turn, tile: bag.pop()! } };
    const view = new Position(setup.ruleset, snapshot);
    const { actions, undetermined = [] } = legalIn(view);
    const legal = actions.length > 0 ? actions : undetermined;
    const action = choose(legal, prefer, next);
    const after = decide(view, action).after!;
    yield { view, legal, action, after };
    // tiles set aside go back into the bag when the dragon comes into play
    const before = snapshot.bag?.setAside ?? [];
    const now = after.bag?.setAside ?? [];
    if (now.length < before.length) for (const tile of before) bag.splice(Math.floor(next() * (bag.length + 1)), 0, tile);
    snapshot = after;
  }
}

function choose(legal: readonly Action[], prefer: (action: Action) => number, next: () => number): Action {
  if (legal.length === 0) throw new Error('a decision is due but nothing is legal');
  const weights = legal.map(prefer);
  let left = next() * weights.reduce((a, b) => a + b, 0);
  for (let i = 0; i < legal.length; i++) {
    left -= weights[i]!;
    if (left < 0) return legal[i]!;
  }
  return legal.at(-1)!;
}
