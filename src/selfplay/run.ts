/** Many random games, and what they broke. */
import { ruleset, type RulesetChoice } from '../catalog.js';
import type { Snapshot } from '../contract/snapshot.js';
import type { AnyAction } from '../wire.js';
import { game, Stuck, type Moment } from './game.js';
import { brokenBy, type Broken } from './promises.js';
import { random } from './random.js';
import { varied } from './varied.js';

export interface SelfplayOptions {
  readonly games: number;
  /** The first of them, counted from 0: what was played before is left out. */
  readonly from?: number;
  /** Games are dealt to them in turn. */
  readonly choices: readonly RulesetChoice[];
  /** The fewest and the most players. */
  readonly players: readonly [from: number, to: number];
  /** The same seed gives the same games. */
  readonly seed: number;
  /** Of so many decisions one is looked at with all that is rejected, and asked about again over the wire. */
  readonly each?: number;
  /** Each game with a few of the expansions, and with settings that have any of their values. */
  readonly vary?: boolean;
}

/** A game before it is played. */
export interface Table {
  readonly game: number;
  readonly seed: number;
  readonly players: number;
  readonly ruleset: RulesetChoice;
  readonly each?: number;
}

/** A promise that a game broke, with all that is needed to see it again. */
export interface Failure extends Broken, Table {
  readonly snapshot?: Snapshot;
  readonly action?: AnyAction;
}

/** What became of one game. One that breaks a promise is not played on. */
export interface Outcome {
  readonly decisions: number;
  readonly failure?: Failure;
}

export interface Selfplay {
  readonly games: number;
  readonly decisions: number;
  readonly failures: readonly Failure[];
}

/** The games one after the other. */
export function* tables({ games, from: first = 0, choices, players: [from, to], seed, each, vary }: SelfplayOptions): Generator<Table> {
  const next = random(seed);
  for (let game = 0; game < first + games; game++) {
    const players = from + Math.floor(next() * (to - from + 1));
    const own = Math.floor(next() * 2 ** 31);
    if (game < first) continue;
    const choice = choices[game % choices.length]!;
    yield { game, seed: own, players, ruleset: vary ? varied(choice, own) : choice, ...(each !== undefined && { each }) };
  }
}

/** Plays the games one after the other. */
export function selfplay(options: SelfplayOptions): Selfplay {
  const outcomes = [...tables(options)].map(play);
  return {
    games: outcomes.length,
    decisions: outcomes.reduce((sum, { decisions }) => sum + decisions, 0),
    failures: outcomes.flatMap(({ failure }) => failure ?? []),
  };
}

/** Plays one game to its end, or until it breaks a promise. */
export function play(table: Table): Outcome {
  let decisions = 0;
  let last: Moment | undefined;
  try {
    for (const moment of game(ruleset(table.ruleset), table.players, table.seed, table.each)) {
      last = moment;
      decisions++;
      const [broken] = brokenBy(moment);
      if (broken) return { decisions, failure: { ...table, ...broken, ...seenAt(moment) } };
    }
    return { decisions };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    // whatever was thrown elsewhere came after the last moment, or while it was looked at
    const seen = error instanceof Stuck ? stuckAt(error) : last && seenAt(last);
    return { decisions, failure: { ...table, promise: 'ends', detail, ...seen } };
  }
}

const stuckAt = ({ view, action }: Stuck) => ({ snapshot: view.snapshot, ...(action && { action }) });
const seenAt = ({ view, action }: Moment) => ({ snapshot: view.snapshot, action });
