/**
 * Requests per second of `POST /v1/adjudications` on a late board, against a route of the same application that validates the
 * same body and sends it back. Both in turn, several rounds, medians. Not a test: it prints and never fails.
 */
import autocannon from 'autocannon';
import { buildApp } from '../dist/http/app.js';
import { CHOICE, latePositions } from './positions.js';

const ROUNDS = 5;
const SECONDS = 2;

const app = await buildApp({
  // the client shares our event loop
  pressure: { maxEventLoopDelay: 0 },
  beforeReady: (instance) =>
    void instance.post('/echo', { schema: { body: { $ref: 'AdjudicationRequest#' }, hide: true } as object }, async ({ body }) => body),
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });

async function rate(path: string, body: string): Promise<number> {
  const { requests, non2xx } = await autocannon({
    url: address + path,
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
    connections: 20,
    duration: SECONDS,
  });
  if (non2xx > 0) throw new Error(`${path}: ${non2xx} answers were not 2xx`);
  return requests.average;
}

const median = (list: number[]) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)]!;

console.log('position                    body bytes      echo /s   verdicts /s     ratio');
for (const [kind, { view, action }] of latePositions()) {
  const body = JSON.stringify({
    ruleset: CHOICE,
    snapshot: view.snapshot,
    action,
  });
  const rounds: { echo: number; verdict: number }[] = [];
  for (let i = 0; i <= ROUNDS; i++) {
    const round = { echo: await rate('/echo', body), verdict: await rate('/v1/adjudications', body) };
    // the first round warms up
    if (i > 0) rounds.push(round);
  }
  const ratio = median(rounds.map(({ echo, verdict }) => verdict / echo));
  const cells = [
    body.length,
    median(rounds.map(({ echo }) => echo)).toFixed(0),
    median(rounds.map(({ verdict }) => verdict)).toFixed(0),
    ratio.toFixed(2),
  ];
  console.log(kind.padEnd(26) + cells.map((cell) => String(cell).padStart(12)).join(''));
}
await app.close();
