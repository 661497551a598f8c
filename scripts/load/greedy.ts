/**
 * Clients that ask for much, in a process of their own: what they are sent is large, and reading it would hold up those whose time is measured beside them.
 * Told what to do by `elsewhere`.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { atRate, client, inTurn, together, type Ask, type Taken } from './clients.js';

export interface Order {
  readonly port: string;
  /** One client for each. */
  readonly numbers: readonly number[];
  readonly what: Ask;
  readonly seconds: number;
  /** So many by all of them together, answered or not; left out: one after the other by each. */
  readonly perSecond?: number;
}

const OWN = fileURLToPath(import.meta.url);

export interface Greedy {
  /** Resolves to what came of it when the time is up. */
  take(order: Order): Promise<Taken>;
  end(): void;
}

/** One order at a time. */
export function elsewhere(): Greedy {
  const process = fork(OWN, { serialization: 'advanced' });
  return {
    take: (order) =>
      new Promise((resolve) => {
        process.once('message', (taken) => resolve(taken as Taken));
        process.send(order);
      }),
    end: () => process.disconnect(),
  };
}

async function obey({ port, numbers, what, seconds, perSecond }: Order): Promise<Taken> {
  const clients = numbers.map((number) => client(port, number));
  const until = performance.now() + seconds * 1000;
  if (perSecond !== undefined) return atRate(clients, () => what, perSecond, until);
  return together(await Promise.all(clients.map((one) => inTurn(one, () => what, until))));
}

if (process.argv[1] === OWN) process.on('message', (order) => void obey(order as Order).then((taken) => process.send!(taken)));
