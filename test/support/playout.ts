/** Plays random games through the engine: positions for properties and for the bench. */
import { anyAction } from '../../src/any-action.js';
import type { AnyAction as Action } from '../../src/wire.js';
import type { Snapshot } from '../../src/contract/snapshot.js';
import { tiles } from '../../src/catalog.js';
import { decide, legalIn } from '../../src/kernel/judge/adjudicate.js';
import { Position } from '../../src/kernel/position/position.js';
import { GAME_OVER } from '../../src/kernel/play/game-over.js';
import type { Ruleset } from '../../src/kernel/ruleset/ruleset.js';
import { random, shuffled } from '../../src/selfplay/random.js';

export { random };

export interface Setup {
  readonly ruleset: Ruleset;
  readonly sets: readonly string[];
  readonly supply: Readonly<Record<string, number>>;
  /** Of each player. */
  readonly tokens?: Readonly<Record<string, number>>;
  readonly players?: number;
  /** Tiles that each player has in front of him. */
  readonly hand?: readonly string[];
  /** What lies there at the beginning, none of it in the bag; left out: the start tile. */
  readonly start?: Snapshot['tiles'];
  /** A set whose tiles are laid before the others: its source is the start tile, its lake comes last. */
  readonly river?: string;
}

/** All tiles of the sets but the start tile, shuffled; the last one is drawn first. */
function bagOf({ sets, river, start }: Setup, next: () => number): string[] {
  const bag = copiesOf(sets);
  if (river === undefined && !start) bag.splice(bag.indexOf('base/D'), 1);
  const group = (name: string) => copiesOf(river === undefined ? [] : [river]).filter((id) => tiles.find((tile) => tile.id === id)!.group === name);
  return [...shuffled(bag, next), ...group('river-lake'), ...shuffled(group('river'), next)];
}

const copiesOf = (sets: readonly string[]): string[] =>
  tiles.flatMap((tile) => sets.flatMap((set) => Array<string>(tile.copies[set] ?? 0).fill(tile.id)));

export interface Moment {
  readonly view: Position;
  readonly legal: readonly Action[];
  readonly action: Action;
  readonly after: Snapshot;
  /** The tiles that are still to be drawn, the next one first. */
  readonly toCome: readonly string[];
}

/** One game, moment by moment. `prefer` weighs the choice (1 when left out). */
export function* playout(setup: Setup, seed: number, prefer: (action: Action) => number = () => 1): Generator<Moment> {
  const next = random(seed);
  const bag = bagOf(setup, next);
  const players = Array.from({ length: setup.players ?? 3 }, (_, i) => ({
    id: `p${i}`,
    score: 0,
    supply: { ...setup.supply },
    ...(setup.tokens && { tokens: { ...setup.tokens } }),
    ...(setup.hand && { hand: [...setup.hand] }),
  }));
  let snapshot: Snapshot = {
    players,
    tiles: setup.start ?? [{ tile: setup.river === undefined ? 'base/D' : 'river/source', at: [0, 0], rotation: 0 }],
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
    const legal = (actions.length > 0 ? actions : undetermined.map(({ action }) => action)).map(anyAction);
    const action = choose(legal, prefer, next);
    const after = decide(view, action).after!;
    yield { view, legal, action, after, toCome: [...bag].reverse() };
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
