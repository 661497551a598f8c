/**
 * `npx tsx scripts/fuzz.ts [--json] [requests] [seed]`: random requests to every operation, on an embedded database, and at the end connections that
 * misbehave. Says how much memory is in use at intervals; ends with code 1 when an answer is not what the OpenAPI document promises.
 * `--json` says the counts as JSON.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildApp } from '../src/http/app.js';
import { facetsOf } from '../src/service/case-law/facets.js';
import { openStore } from '../src/store/open.js';
import { ROLES } from '../src/contract/key.js';
import { fuzz } from '../test/fuzz/run.js';

const { values, positionals } = parseArgs({ options: { json: { type: 'boolean', default: false } }, allowPositionals: true });
const [requests = 200_000, seed = 1] = positionals.map(Number);
const tell = values.json ? console.error : console.log;
const TOLD = 20;
const RATE = 100_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const mega = (bytes: number): number => Math.round(bytes / 1024 / 1024);
const megabytes = (bytes: number): string => `${mega(bytes)} MB`;

const dataDir = await mkdtemp(join(tmpdir(), 'seneschal-fuzz-'));
const store = await openStore({ dataDir, facetsOf, timeout: 60_000 });
// says where a fault of the server came from
const app = await buildApp({ store, logger: { level: 'error', stream: process.stderr } });
const secrets = await Promise.all(
  ROLES.map(async (role) => (await store.keys.create({ name: role, role, ratePerMinute: RATE }, { keyId: 'fuzz', name: 'fuzz' })).secret),
);
const begun = Date.now();
const every = Math.max(1, Math.floor(requests / TOLD));
let toldFaults = 0;
let toldSlow = 1000;
/** Bytes of heap at each telling. */
const heap: number[] = [];
const { faults, statuses, operations } = await fuzz(app, {
  requests,
  seed,
  secrets,
  after: ({ sent, faults: found, slowest }) => {
    for (const fault of found.slice(toldFaults)) tell(`#${fault.number} ${fault.what}\n  ${fault.request}\n  ${fault.answer}`);
    toldFaults = found.length;
    if (slowest.took > toldSlow) tell(`#${sent} took ${Math.round(slowest.took)} ms\n  ${slowest.request}`);
    toldSlow = Math.max(toldSlow, slowest.took);
    if ((sent + 1) % every !== 0) return;
    collect();
    const { rss, heapUsed } = process.memoryUsage();
    heap.push(heapUsed);
    const seconds = (Date.now() - begun) / 1000;
    tell(`${sent + 1} requests, ${Math.round((sent + 1) / seconds)} a second, ${megabytes(heapUsed)} of heap, ${megabytes(rss)} resident`);
  },
});
tell(
  [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', '),
);
for (const [id, [asked, succeeded, took]] of operations)
  tell(`${id}: ${asked}, ${succeeded} with success, ${(took / Math.max(asked, 1)).toFixed(1)} ms each`);
tell(`${faults.length} faults, seed ${seed}`);
if (values.json)
  console.log(
    JSON.stringify({
      requests,
      faults: faults.length,
      'turned away (503)': statuses.get(503) ?? 0,
      'heap after a twentieth, MB': mega(heap[0] ?? 0),
      'heap at the end, MB': mega(heap.at(-1) ?? 0),
    }),
  );
await app.close();
await store.close();
await rm(dataDir, { recursive: true, force: true });
process.exitCode = faults.length > 0 ? 1 : 0;
