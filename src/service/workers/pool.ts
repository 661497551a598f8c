/** Work done in threads, which begin when there is something to do and end when there has been nothing for a while; or in this one. */
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { asInvalid } from './refusal.js';
import { roundsOf } from './rounds.js';
import { tasks } from './tasks.js';
import type { Order, Outcome } from './worker.js';
import type { Input, Kind, Output, Workers } from './workers.js';

/** A thread is made of what was built, also while developing. */
const WORKER = fileURLToPath(new URL('../../../dist/service/workers/thread.js', import.meta.url));

/** Milliseconds after which a thread without work ends: it holds as much memory as the rest of the service. */
const IDLE = 60_000;
/** Milliseconds after which a thread that was told to stop, and goes on, is ended. */
const OVERDUE = 5_000;
/** Whoever asks for little comes first: threads give way to the event loop where there are too few cores for all. */
const NICE = 10;

/** `count`: how many pieces of work are done at a time; 0: one, in this thread, while nothing else is done. */
export const workersOf = (count: number): Workers => (count === 0 ? inTurns(1, here) : inThreads(count));

/** Does one piece of work. */
type Perform = <K extends Kind>(kind: K, input: Input<K>, signal: AbortSignal | undefined) => Promise<Output<K>>;

/** So much at a time; what waits for its turn is gone when nobody waits for it. */
function inTurns(places: number, perform: Perform, close: () => Promise<void> = () => Promise.resolve()): Workers {
  const rounds = roundsOf();
  let busy = 0;

  function fill(): void {
    while (busy < places) {
      const begin = rounds.next();
      if (!begin) return;
      begin();
    }
  }

  async function done<T>(work: () => Promise<T>): Promise<T> {
    busy += 1;
    try {
      return await work();
    } finally {
      busy -= 1;
      fill();
    }
  }

  return {
    run: (kind, input, { client, signal }) =>
      new Promise((resolve, reject) => {
        const stop = () => {
          withdraw();
          reject(reasonOf(signal!));
        };
        const begin = () =>
          void done(() => perform(kind, input, signal))
            .then(resolve, reject)
            .finally(() => signal?.removeEventListener('abort', stop));
        const withdraw = rounds.add(client, begin);
        if (signal?.aborted) return stop();
        signal?.addEventListener('abort', stop, { once: true });
        fill();
      }),
    load: () => ({ waiting: rounds.waiting, running: busy }),
    close,
  };
}

const reasonOf = ({ reason }: AbortSignal): Error => reason as Error;

const here: Perform = async (kind, input, signal) => {
  const check = () => signal?.throwIfAborted();
  const rest = async () => {
    await setImmediate();
    check();
  };
  await rest();
  return tasks[kind](input, { check, rest });
};

function inThreads(count: number): Workers {
  const threads = new Piscina<Order, Outcome>({
    filename: WORKER,
    minThreads: 0,
    maxThreads: count,
    idleTimeout: IDLE,
    // elsewhere it is not the thread that gives way, but the process
    niceIncrement: process.platform === 'linux' ? NICE : 0,
    recordTiming: false,
  });
  // of a thread that breaks without work; with work, whoever asked for it is told
  threads.on('error', (error: Error) => process.emitWarning(error));
  const perform: Perform = async <K extends Kind>(kind: K, input: Input<K>, signal: AbortSignal | undefined) => {
    const stopped = new Int32Array(new SharedArrayBuffer(4));
    const overdue = new AbortController();
    let ending: NodeJS.Timeout | undefined;
    const stop = () => {
      Atomics.store(stopped, 0, 1);
      ending = setTimeout(() => overdue.abort(), OVERDUE).unref();
    };
    signal?.addEventListener('abort', stop, { once: true });
    try {
      return outputOf<K>(await threads.run({ kind, input, stopped }, { signal: overdue.signal }));
    } finally {
      clearTimeout(ending);
      signal?.removeEventListener('abort', stop);
    }
  };
  return inTurns(count, perform, () => threads.destroy());
}

function outputOf<K extends Kind>(outcome: Outcome<K>): Output<K> {
  if (outcome instanceof Uint8Array) return outcome;
  if ('refused' in outcome) throw asInvalid(outcome.refused);
  return outcome.output;
}
