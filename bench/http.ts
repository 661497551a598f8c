/**
 * Requests per second of `POST /v1/adjudications` on a late board, against a route of the same application that validates the
 * same body and sends it back. Both in turn, several rounds, medians. Boards that came lately are remembered, as in a game that
 * goes on; the last line is without that, each request having another board. What was built is measured. Not a test: it prints and never fails.
 */
import type * as Application from '../src/http/app.js';
import autocannon from 'autocannon';
import type { Moment } from '../test/support/playout.js';
import { CHOICE, lateBoards, latePositions } from './positions.js';

const { buildApp } = (await import(new URL('../dist/http/app.js', import.meta.url).href)) as typeof Application;

const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 20;

const app = await buildApp({
  beforeReady: (instance) =>
    void instance.post('/echo', { schema: { body: { $ref: 'AdjudicationRequest#' }, hide: true } }, async ({ body }) => body),
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });

async function rate(path: string, bodies: readonly string[]): Promise<number> {
  const posts = bodies.map((body) => ({ method: 'POST' as const, path, body, headers: { 'content-type': 'application/json' } }));
  let clients = 0;
  const { requests, non2xx } = await autocannon({
    url: address,
    // each begins at another body, so that no two send the same one at a time
    setupClient: (client) => {
      const start = Math.floor((posts.length * clients++) / CONNECTIONS);
      client.setRequests([...posts.slice(start), ...posts.slice(0, start)]);
    },
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  if (non2xx > 0) throw new Error(`${path}: ${non2xx} answers were not 2xx`);
  return requests.average;
}

const median = (list: number[]) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)]!;

console.log('position                    body bytes      echo /s   verdicts /s     ratio');
const bodyOf = ({ view, action }: Moment) => JSON.stringify({ ruleset: CHOICE, snapshot: view.snapshot, action });
const rows = [...latePositions()].map(([kind, moment]): [kind: string, bodies: string[]] => [kind, [bodyOf(moment)]]);
// more than are remembered
rows.push(['each another board', lateBoards(600).map(bodyOf)]);
for (const [kind, bodies] of rows) {
  const rounds: { echo: number; verdict: number }[] = [];
  for (let i = 0; i <= ROUNDS; i++) {
    const round = { echo: await rate('/echo', bodies), verdict: await rate('/v1/adjudications', bodies) };
    // the first round warms up
    if (i > 0) rounds.push(round);
  }
  const ratio = median(rounds.map(({ echo, verdict }) => verdict / echo));
  const cells = [
    Math.round(bodies.reduce((sum, { length }) => sum + length, 0) / bodies.length),
    median(rounds.map(({ echo }) => echo)).toFixed(0),
    median(rounds.map(({ verdict }) => verdict)).toFixed(0),
    ratio.toFixed(2),
  ];
  console.log(kind.padEnd(26) + cells.map((cell) => String(cell).padStart(12)).join(''));
}
await app.close();
