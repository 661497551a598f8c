/**
 * What one client feels of the others: how long `GET /v1/clauses/{id}` and a verdict take, alone and while whole games are replayed, and how
 * long what is let in takes where three times as much comes as can be done. Everything stays on this machine, and lasts about a minute.
 * The service runs in a process of its own, as it was built; without a database. It prints a table as Markdown, and never fails.
 *
 * npm run load -- [SECONDS] : how long each measurement lasts, 5 when left out
 */
import { spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { CHOICE, latePositions, SETUP } from '../bench/positions.js';
import { playout } from '../test/support/playout.js';

const SECONDS = Math.min(Number(process.argv[2] ?? 5), 30);
const WORKERS = Math.max(1, availableParallelism() - 1);
/** How many times more comes than can be done. */
const OVER = 3;
/** Of one client. */
const MOST_SOCKETS = 100;

interface Ask {
  readonly path: string;
  readonly body?: string;
}

const moments = [...playout(SETUP, 7)];
const game = { snapshot: moments[0]!.view.snapshot, actions: moments.map(({ action }) => action) };
const [late] = latePositions().values();
const clause: Ask = { path: '/v1/clauses/pd.volcano.no-follower-on-it' };
const verdict: Ask = { path: '/v1/adjudications', body: JSON.stringify({ ruleset: CHOICE, snapshot: late!.view.snapshot, action: late!.action }) };
const replay: Ask = { path: '/v1/replays', body: JSON.stringify({ format: 'seneschal', ruleset: CHOICE, game, legalActions: true }) };
const health: Ask = { path: '/healthz' };

const SERVE = `
const { buildApp } = await import(${JSON.stringify(new URL('../dist/http/app.js', import.meta.url).href)});
const app = await buildApp({ workers: ${WORKERS} });
process.send(await app.listen({ port: 0, host: '127.0.0.1' }));
process.on('message', (wish) => wish === 'memory' ? process.send(process.memoryUsage().rss) : app.close().then(() => process.disconnect()));
`;
const server = spawn(process.execPath, ['--input-type=module', '-e', SERVE], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
const told = <T>() => new Promise<T>((resolve) => server.once('message', (message) => resolve(message as T)));
const { port } = new URL(await told<string>());
const memory = () => {
  server.send('memory');
  return told<number>();
};

/** Milliseconds that answers took. */
interface Taken {
  readonly answered: number[];
  refused: number;
  /** For want of a connection. */
  unsent: number;
}
const nothing = (): Taken => ({ answered: [], refused: 0, unsent: 0 });

/** One of 127.0.0.x, as each of them is a client of its own. */
function client(number: number) {
  const agent = new Agent({ keepAlive: true, localAddress: `127.0.0.${number}`, maxSockets: MOST_SOCKETS });
  let open = 0;
  const ask = ({ path, body }: Ask, taken: Taken) =>
    new Promise<void>((resolve, reject) => {
      open += 1;
      const since = performance.now();
      const sent = request({ agent, host: '127.0.0.1', port, path, method: body === undefined ? 'GET' : 'POST' }, (answer) => {
        answer.resume().on('end', () => {
          if (answer.statusCode === 200) taken.answered.push(performance.now() - since);
          else taken.refused += 1;
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

/** One thing after the other, until the time is up. */
async function inTurn(number: number, what: Ask, until: number): Promise<Taken> {
  const { ask, close } = client(number);
  const taken = nothing();
  while (performance.now() < until) await ask(what, taken);
  close();
  return taken;
}

/** So many a second, whether answered or not, from several clients. */
async function atRate(numbers: readonly number[], what: Ask, perSecond: number, until: number): Promise<Taken> {
  const clients = numbers.map(client);
  const taken = nothing();
  const since = performance.now();
  let sent = 0;
  while (performance.now() < until) {
    const due = ((performance.now() - since) / 1000) * perSecond;
    for (; sent < due; sent++) {
      const { ask, isFull } = clients[sent % clients.length]!;
      if (isFull()) taken.unsent += 1;
      else void ask(what, taken);
    }
    await setTimeout(1);
  }
  while (clients.some(({ isIdle }) => !isIdle())) await setTimeout(10);
  for (const { close } of clients) close();
  return taken;
}

const lasting = () => performance.now() + SECONDS * 1000;
const quantile = ({ answered }: Taken, share: number) => answered.sort((a, b) => a - b)[Math.ceil(answered.length * share) - 1] ?? NaN;
const rows: string[][] = [];
function row(what: string, when: string, taken: Taken, alone = taken): Taken {
  const [median, p99] = [quantile(taken, 0.5), quantile(taken, 0.99)];
  const ratio = taken === alone ? '' : (p99 / quantile(alone, 0.99)).toFixed(1);
  rows.push([what, when, String(taken.answered.length), String(taken.refused), String(taken.unsent), median.toFixed(1), p99.toFixed(1), ratio]);
  return taken;
}

const atRest = await memory();
// to warm up
for (const what of [clause, verdict, replay]) await inTurn(2, what, lasting());
const alone = {
  clause: row('a clause', 'alone', await inTurn(2, clause, lasting())),
  verdict: row('a verdict', 'alone', await inTurn(2, verdict, lasting())),
  replay: row('a replay', 'alone', await inTurn(2, replay, lasting())),
};
const withWorkers = await memory();

{
  const until = lasting();
  const replays = Array.from({ length: 2 * WORKERS }, (_, i) => inTurn(10 + i, replay, until));
  const [ofClause, ofVerdict] = await Promise.all([inTurn(2, clause, until), inTurn(3, verdict, until)]);
  const played = await Promise.all(replays);
  row('a clause', 'while replays run', ofClause, alone.clause);
  row('a verdict', 'while replays run', ofVerdict, alone.verdict);
  const answered = played.flatMap(({ answered }) => answered);
  row('a replay', `${2 * WORKERS} clients`, { ...nothing(), answered, refused: played.reduce((sum, { refused }) => sum + refused, 0) }, alone.replay);
}

/** What can be done in a second, by clients that each wait for their answers. */
async function capacity(what: Ask, clients: number): Promise<number> {
  const until = lasting();
  const all = await Promise.all(Array.from({ length: clients }, (_, i) => inTurn(20 + i, what, until)));
  return all.reduce((sum, { answered }) => sum + answered.length, 0) / SECONDS;
}

const CLIENTS = [30, 31, 32, 33];
for (const [name, what, clients, before] of [
  ['a replay', replay, 2 * WORKERS, alone.replay],
  ['a verdict', verdict, 8, alone.verdict],
] as const) {
  const most = await capacity(what, clients);
  const until = lasting();
  const [taken, healthy] = await Promise.all([atRate(CLIENTS, what, OVER * most, until), inTurn(40, health, until)]);
  row(name, `${OVER} times ${most.toFixed(0)} a second`, taken, before);
  row('health', 'meanwhile', healthy);
}
server.send('end');

const head = ['what', 'when', 'answered', 'refused', 'not sent', 'median, ms', 'p99, ms', 'p99 to alone'];
console.log(`${availableParallelism()} cores, ${WORKERS} of them for threads; the clients run on them too.\n`);
console.log([head, head.map((_, i) => (i < 2 ? '---' : '--:')), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n'));
console.log(`\nMemory: ${(atRest / 1e6).toFixed(0)} MB at first, ${(withWorkers / 1e6).toFixed(0)} MB with its threads.`);
