/**
 * What one client feels of the others: how long `GET /v1/clauses/{id}` and a verdict take, alone and while whole games are replayed, and how
 * long what is let in takes where three times as much comes as can be done. Everything stays on this machine, and lasts about two minutes.
 * The service runs in a process of its own, as it was built; without a database. It prints, writes `docs/performance.md`, and never fails.
 *
 * npm run load -- [SECONDS] : how long each measurement lasts, 2 when left out
 */
import { writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { CHOICE, latePositions, SETUP } from '../bench/positions.js';
import { playout } from '../test/support/playout.js';
import { client as clientAt, inTurn, MOST_SOCKETS, quantile, together, type Ask, type Taken } from './load/clients.js';
import { elsewhere } from './load/greedy.js';

const SECONDS = Math.min(Number(process.argv[2] ?? 2), 30);
if (!(SECONDS > 0)) throw new Error('npm run load -- [SECONDS]: how long each measurement lasts, as a number');
/** Alone and beside others in turn, so that what else the machine does falls on both. */
const ROUNDS = 5;
const WORKERS = Math.max(1, availableParallelism() - 1);
/** How many times more comes than can be done. */
const OVER = 3;

const moments = [...playout(SETUP, 7)];
const game = { snapshot: moments[0]!.view.snapshot, actions: moments.map(({ action }) => action) };
const [late] = latePositions().values();
const clause: Ask = { path: '/v1/clauses/pd.volcano.no-follower-on-it' };
const verdict: Ask = { path: '/v1/adjudications', body: JSON.stringify({ ruleset: CHOICE, snapshot: late!.view.snapshot, action: late!.action }) };
const replay: Ask = { path: '/v1/replays', body: JSON.stringify({ format: 'seneschal', ruleset: CHOICE, game, legalActions: true }) };
const healthz: Ask = { path: '/healthz' };

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

const client = (number: number) => clientAt(port, number);
const greedy = elsewhere();
/** By those who ask for much, for as long as a measurement lasts. */
const many = (numbers: readonly number[], what: Ask, perSecond?: number) =>
  greedy.take({ port, numbers, what, seconds: SECONDS, ...(perSecond !== undefined && { perSecond }) });

const lasting = () => performance.now() + SECONDS * 1000;
const middle = (list: number[]) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)]!;

const rows: string[][] = [];
/** Each round is compared with its own. */
function row(what: string, when: string, rounds: readonly Taken[], alone?: readonly Taken[]): void {
  const median = (share: number) => middle(rounds.map((round) => quantile(round, share))).toFixed(1);
  const ratio = alone && middle(rounds.map((round, i) => quantile(round, 0.99) / quantile(alone[i]!, 0.99))).toFixed(1);
  const { answered, refused, failed, unsent } = together(rounds);
  if (failed > 0) throw new Error(`${what}, ${when}: ${failed} answers were neither 200 nor a refusal`);
  rows.push([what, when, ...[answered.length, refused, unsent].map(String), median(0.5), median(0.99), ratio ?? '']);
}

/** What can be done in a second, by clients that each wait for their answers. */
async function capacity(what: Ask, clients: number): Promise<number> {
  const numbers = Array.from({ length: clients }, (_, i) => 20 + i);
  return (await many(numbers, what)).answered.length / SECONDS;
}

const atRest = await memory();
// to warm up
for (const what of [clause, verdict, replay]) await inTurn(client(2), () => what, lasting());
const withWorkers = await memory();

const REPLAYERS = Array.from({ length: 2 * WORKERS }, (_, i) => 10 + i);
const rounds = (): Taken[] => [];
const measured = { clause: rounds(), verdict: rounds(), replay: rounds(), clauseBeside: rounds(), verdictBeside: rounds(), replayBeside: rounds() };
for (let round = 0; round < ROUNDS; round++) {
  measured.clause.push(await inTurn(client(2), () => clause, lasting()));
  measured.verdict.push(await inTurn(client(2), () => verdict, lasting()));
  measured.replay.push(await inTurn(client(2), () => replay, lasting()));
  // one after the other: what a clause waits for is the replays, and not a verdict
  for (const [what, taken] of [
    [clause, measured.clauseBeside],
    [verdict, measured.verdictBeside],
  ] as const) {
    const [own, ofReplays] = await Promise.all([inTurn(client(2), () => what, lasting()), many(REPLAYERS, replay)]);
    taken.push(own);
    if (what === clause) measured.replayBeside.push(ofReplays);
  }
}
row('a clause', 'alone', measured.clause);
row('a verdict', 'alone', measured.verdict);
row('a replay', 'alone', measured.replay);
row('a clause', 'beside replays', measured.clauseBeside, measured.clause);
row('a verdict', 'beside replays', measured.verdictBeside, measured.verdict);
row('a replay', `of ${REPLAYERS.length} clients`, measured.replayBeside, measured.replay);

const CLIENTS = [30, 31, 32, 33];
for (const [name, what, clients, alone] of [
  ['a replay', replay, REPLAYERS.length, measured.replay],
  ['a verdict', verdict, 8, measured.verdict],
] as const) {
  const most = await capacity(what, clients);
  const [over, health]: [Taken[], Taken[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const until = lasting();
    const [taken, healthy] = await Promise.all([many(CLIENTS, what, OVER * most), inTurn(client(40), () => healthz, until)]);
    over.push(taken);
    health.push(healthy);
  }
  row(name, `${OVER} times ${most.toFixed(0)} a second`, over, alone);
  row('health', 'meanwhile', health);
}
server.send('end');
greedy.end();

const head = ['what', 'when', 'answered', 'refused', 'not sent', 'median, ms', 'p99, ms', 'p99 to alone'];
const table = [head, head.map((_, i) => (i < 2 ? '---' : '--:')), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const cores = availableParallelism();
const text = `# Performance

Written by \`npm run load\`.

## What clients feel of each other

Measured on ${cores} cores, with ${WORKERS} thread${WORKERS === 1 ? '' : 's'} for heavy work; the clients run on the same cores, those that ask for much in a process of their own, and so does whatever else the machine does. Medians of
${ROUNDS} rounds of ${SECONDS} seconds, alone and beside others in turn. A replay is a game of ${moments.length} actions, with all legal actions before each of them; a verdict is one
on a board of about 100 tiles. "Not sent" is what a client had no connection left for: each of the ${CLIENTS.length} that ask for too much has ${MOST_SOCKETS}.

${table}

The service takes ${(atRest / 1e6).toFixed(0)} MB at first, without a database, and ${(withWorkers / 1e6).toFixed(0)} MB with its threads, which end when there has been no heavy work for a minute.

## How the cost of a verdict grows

A verdict with all legal actions, in microseconds of one core; the broken line is what would grow in proportion. Drawn by \`npm run growth\`.

![With the tiles and the players far less than in proportion, with the expansions about in proportion](performance.svg)

## Memory under load

Verdicts, lists, clauses, searches, rulings and replays mixed, at four fifths of what the service can do, for an hour, with an embedded database. Drawn by \`npm run soak\`.

![Memory does not grow](soak.svg)
`;
writeFileSync(new URL('../docs/performance.md', import.meta.url), text);
console.log(text);
