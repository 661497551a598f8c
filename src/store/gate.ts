/** Lets one piece of work at a time through, in the order in which they came. */
import { setImmediate } from 'node:timers/promises';
import { Unavailable } from './errors.js';

export interface Gate {
  /** Throws `Unavailable` when too many wait already, or when it has waited too long. */
  <T>(work: () => Promise<T>): Promise<T>;
  /** Resolves once nothing waits any more. */
  idle(): Promise<void>;
}

export interface GateOptions {
  readonly places?: number;
  /** Milliseconds that anything waits for its turn. */
  readonly patience?: number;
  /** Milliseconds since whenever. */
  readonly now?: () => number;
}

/** Milliseconds that the database has for a statement, and a write for its turn, where nothing else is said. */
export const PATIENCE = 5_000;

/**
 * Writes are done one after the other. They wait here and not in the database, where each would keep a connection from
 * those who only read; and when the database is slow the later ones are turned away instead of piling up.
 */
export function gate({ places = 200, patience = PATIENCE, now = () => performance.now() }: GateOptions = {}): Gate {
  let inside = 0;
  let last: Promise<unknown> = Promise.resolve();
  const pass = async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside >= places) throw new Unavailable('too many writes are waiting');
    const deadline = now() + patience;
    const turn = last.then(async () => {
      // an embedded database does all its work at once: others would never have their turn
      await setImmediate();
      if (now() > deadline) throw new Unavailable('the write has waited too long');
      return work();
    });
    last = turn.catch(() => undefined);
    inside += 1;
    try {
      return await turn;
    } finally {
      inside -= 1;
    }
  };
  return Object.assign(pass, { idle: () => last.then(() => undefined) });
}
