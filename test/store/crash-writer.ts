/**
 * The victim of `scripts/crash.ts`: opens the store, checks what earlier victims have left, then writes until it is killed.
 * Every write that was accepted goes to the file of acknowledgements at once. Ends with code 1 when something is amiss.
 */
import { Unavailable, type AuditStore, type Store } from '../../src/store/store.js';
import { openSync, readFileSync, writeSync } from 'node:fs';
import { openStore } from '../../src/store/open.js';
import type { Ruling } from '../../src/contract/ruling.js';
import { rulingHash } from '../../src/store/hash.js';
import { JUDGE, sample } from './samples.js';

const WRITERS = 8;

const [acknowledgements, order] = process.argv.slice(2) as [string, 'write' | 'check'];
const started = performance.now();
const store = await openStore({ databaseUrl: process.env.DATABASE_URL, dataDir: process.env.DATA_DIR });
const opened = performance.now() - started;
const { versions, amiss } = await check(store, acknowledged());
process.stdout.write(`${JSON.stringify({ opened, versions, amiss: amiss.slice(0, 10), count: amiss.length })}\n`);
if (amiss.length > 0) process.exit(1);
if (order === 'check') {
  await store.close();
  process.exit(0);
}
const file = openSync(acknowledgements, 'a');
await Promise.all(Array.from({ length: WRITERS }, () => write()));

/** `id version hash` by lines; the last one may have been cut off. */
function acknowledged(): string[] {
  return readFileSync(acknowledgements, 'utf8').split('\n').slice(0, -1);
}

/** A ruling, published, and now and then one that replaces it; each with a receipt in the same transaction. */
async function write(): Promise<void> {
  for (;;) {
    try {
      const first = await create();
      await publish(first);
      if (Math.random() < 0.5) await publish(await create(first.id));
    } catch (error) {
      // the server may have been killed instead of us
      if (!(error instanceof Unavailable)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

async function create(supersedes?: string): Promise<Ruling> {
  const key = crypto.randomUUID();
  const begun = await store.idempotency.begin({ keyId: JUDGE.keyId, key, route: 'crash', requestHash: key });
  if (!('ticket' in begun)) throw new Error('a new request was answered already');
  const receipt = { ticket: begun.ticket, answer: ({ id }: Ruling) => ({ status: 201, body: id }) };
  return acknowledge(await store.rulings.create(sample({ event: key, ...(supersedes !== undefined && { supersedes }) }), { by: JUDGE, receipt }));
}

async function publish({ id }: Ruling): Promise<void> {
  acknowledge(await store.rulings.transition(id, { to: 'published', expectedVersion: 1, reason: 'crash' }, { by: JUDGE }));
}

function acknowledge(ruling: Ruling): Ruling {
  writeSync(file, `${ruling.id} ${ruling.version} ${ruling.hash}\n`);
  return ruling;
}

/** What was accepted is there; what is there is whole. */
async function check({ rulings, audit, idempotency }: Store, accepted: readonly string[]): Promise<{ versions: number; amiss: string[] }> {
  const amiss: string[] = [];
  const found = new Set<string>();
  const latest = new Map<string, Ruling>();
  for await (const ruling of rulings.exportAll()) {
    found.add(`${ruling.id} ${ruling.version} ${ruling.hash}`);
    if (rulingHash(ruling) !== ruling.hash) amiss.push(`half-written: ${ruling.id} ${ruling.version}`);
    if (ruling.version !== (latest.get(ruling.id)?.version ?? 0) + 1) amiss.push(`version missing before: ${ruling.id} ${ruling.version}`);
    latest.set(ruling.id, ruling);
  }
  for (const line of accepted) if (!found.has(line)) amiss.push(`lost: ${line}`);
  const current = await currentOf(store);
  if (current.size !== latest.size) amiss.push(`${latest.size} rulings, but ${current.size} in the list`);
  for (const [id, ruling] of latest) {
    if (current.get(id) !== ruling.hash) amiss.push(`another version is current: ${id}`);
    // publishing the successor and superseding this one are one write
    if (ruling.supersedes !== undefined && ruling.status === 'published' && latest.get(ruling.supersedes)?.supersededBy !== id)
      amiss.push(`half-written: ${id} replaces nothing`);
  }
  if ((await noted(audit)) !== found.size) amiss.push('the audit does not match the versions');
  for (const { id, event } of [...latest.values()].slice(-WRITERS * 4)) {
    const begun = await idempotency.begin({ keyId: JUDGE.keyId, key: event!, route: 'crash', requestHash: event! });
    if (!('answer' in begun) || begun.answer.body !== id) amiss.push(`half-written: ${id} has no receipt`);
  }
  return { versions: found.size, amiss };
}

async function currentOf({ rulings }: Store): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { items, next } = await rulings.list({ limit: 1000, ...(cursor !== undefined && { cursor }) });
    for (const { id, hash } of items) hashes.set(id, hash);
    cursor = next;
  }
  return hashes;
}

/** How many entries there are. */
async function noted(audit: AuditStore): Promise<number> {
  for (let count = 0, after = 0; ;) {
    const entries = await audit.list({ after, limit: 5000 });
    if (entries.length === 0) return count;
    count += entries.length;
    after = entries.at(-1)!.seq;
  }
}
