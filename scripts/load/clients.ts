/** Clients for measuring how a service on this machine bears them. */
import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/** Connections of one client. */
export const MOST_SOCKETS = 25;

export interface Ask {
  readonly path: string;
  readonly body?: string;
}

/** Milliseconds that answers took. */
export interface Taken {
  readonly answered: number[];
  /** With 429 or 503, as the service is asked for too much. */
  refused: number;
  /** Answered otherwise than 200. */
  failed: number;
  /** For want of a connection. */
  unsent: number;
}
/** Of several clients. */
export const together = (all: readonly Taken[]): Taken => ({
  answered: all.flatMap(({ answered }) => answered),
  refused: all.reduce((sum, { refused }) => sum + refused, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
  unsent: all.reduce((sum, { unsent }) => sum + unsent, 0),
});

export const nothing = (): Taken => ({ answered: [], refused: 0, failed: 0, unsent: 0 });

export interface Client {
  ask(what: Ask, taken: Taken): Promise<void>;
  isFull(): boolean;
  isIdle(): boolean;
  close(): void;
}

/** One of 127.0.0.x, as each of them is a client of its own. */
export function client(port: string, number: number): Client {
  const agent = new Agent({ keepAlive: true, localAddress: `127.0.0.${number}`, maxSockets: MOST_SOCKETS });
  let open = 0;
  const ask = ({ path, body }: Ask, taken: Taken) =>
    new Promise<void>((resolve, reject) => {
      open += 1;
      const since = performance.now();
      const sent = request({ agent, host: '127.0.0.1', port, path, method: body === undefined ? 'GET' : 'POST' }, (answer) => {
        answer.resume().on('end', () => {
          if (answer.statusCode === 200) taken.answered.push(performance.now() - since);
          else if (answer.statusCode === 429 || answer.statusCode === 503) taken.refused += 1;
          else taken.failed += 1;
          open -= 1;
          resolve();
        });
      });
      sent.on('error', reject);
      if (body === undefined) sent.end();
      else sent.setHeader('content-type', 'application/json').end(body);
    });
  return { ask, isFull: () => open >= MOST_SOCKETS, isIdle: () => open === 0, close: () => agent.destroy() };
}

/** One thing after the other, until the time is up; `next` says what. */
export async function inTurn({ ask, close }: Client, next: () => Ask, until: number): Promise<Taken> {
  const taken = nothing();
  while (performance.now() < until) await ask(next(), taken);
  close();
  return taken;
}

/** So many a second, whether answered or not. */
export async function atRate(clients: readonly Client[], next: () => Ask, perSecond: number, until: number): Promise<Taken> {
  const taken = nothing();
  const since = performance.now();
  let sent = 0;
  while (performance.now() < until) {
    const due = ((performance.now() - since) / 1000) * perSecond;
    for (; sent < due; sent++) {
      const { ask, isFull } = clients[sent % clients.length]!;
      if (isFull()) taken.unsent += 1;
      else void ask(next(), taken);
    }
    await setTimeout(1);
  }
  while (clients.some(({ isIdle }) => !isIdle())) await setTimeout(10);
  for (const { close } of clients) close();
  return taken;
}

export const quantile = ({ answered }: Taken, share: number): number => answered.sort((a, b) => a - b)[Math.ceil(answered.length * share) - 1] ?? NaN;
