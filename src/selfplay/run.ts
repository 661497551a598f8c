/** Many random games, and what they broke. */
import { ruleset, type RulesetChoice } from '../catalog.js';
import type { Snapshot } from '../contract/snapshot.js';
import type { AnyAction } from '../wire.js';
import { game, Stuck, type Moment } from './game.js';
import { brokenBy, type Broken } from './promises.js';
import { random } from './random.js';

export interface SelfplayOptions {
  readonly games: number;
  /** Games are dealt to them in turn. */
  readonly choices: readonly RulesetChoice[];
  /** The fewest and the most players. */
  readonly players: readonly [from: number, to: number];
  /** The same seed gives the same games. */
  readonly seed: number;
}

/** A promise that a game broke, with all that is needed to see it again. */
export interface Failure extends Broken {
  readonly game: number;
  readonly seed: number;
  readonly players: number;
  readonly ruleset: RulesetChoice;
  readonly snapshot?: Snapshot;
  readonly action?: AnyAction;
}

export interface Selfplay {
  readonly games: number;
  readonly decisions: number;
  readonly failures: readonly Failure[];
}

/** Plays the games one after the other; `progress` hears of each that has ended. A game that breaks a promise is not played on. */
export function selfplay(
  { games, choices, players: [from, to], seed }: SelfplayOptions,
  progress?: (played: number, failures: number) => void,
): Selfplay {
  const next = random(seed);
  const failures: Failure[] = [];
  let decisions = 0;
  for (let i = 0; i < games; i++) {
    const players = from + Math.floor(next() * (to - from + 1));
    const own = Math.floor(next() * 2 ** 31);
    const choice = choices[i % choices.length]!;
    const failed = play(choice, players, own, () => decisions++);
    if (failed) failures.push({ ...failed, game: i, seed: own, players, ruleset: choice });
    progress?.(i + 1, failures.length);
  }
  return { games, decisions, failures };
}

type Found = Broken & Pick<Failure, 'snapshot' | 'action'>;

function play(choice: RulesetChoice, players: number, seed: number, count: () => void): Found | undefined {
  let last: Moment | undefined;
  try {
    for (const moment of game(ruleset(choice), players, seed)) {
      last = moment;
      count();
      const [broken] = brokenBy(moment);
      if (broken) return { ...broken, ...seenAt(moment) };
    }
    return undefined;
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    // whatever was thrown elsewhere came after the last moment, or while it was looked at
    return { promise: 'ends', detail, ...(error instanceof Stuck ? stuckAt(error) : last && seenAt(last)) };
  }
}

const stuckAt = ({ view, action }: Stuck) => ({ snapshot: view.snapshot, ...(action && { action }) });
const seenAt = ({ view, action }: Moment) => ({ snapshot: view.snapshot, action });
