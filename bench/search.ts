/**
 * `npx tsx bench/search.ts [rulings] [queries of each kind] [embedded]`: how long an export of 10,000 published rulings takes to be imported, and
 * milliseconds of `GET /v1/rulings` among them, on PostgreSQL or the embedded database, with `SELECT 1` over the same pool in the same run.
 * Not a test: it prints figures and ratios, and never fails.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { AUTHORITY_LEVELS } from '../src/contract/precedent.js';
import { builtIn } from '../src/catalog.js';
import type { Ruling } from '../src/contract/ruling.js';
import type { Import } from '../src/contract/ruling-requests.js';
import { clauses } from '../src/corpus/clauses.js';
import { buildApp } from '../src/http/app.js';
import { exampleInput, exampleRuling } from '../src/http/schemas/ruling-examples.js';
import { rulingHash } from '../src/store/hash.js';
import { openStore } from '../src/store/open.js';
import { freshDatabase } from '../test/support/postgres.js';
import { startServer } from '../test/support/server.js';

const isEmbedded = process.argv.includes('embedded');
const [rulings = 10_000, queries = 300] = process.argv
  .slice(2)
  .map(Number)
  .filter((number) => number > 0);

/** The same numbers in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const next = random(7);
const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
const ids = [...clauses.keys()];
const statementOf = (id: string) => clauses.get(id)!.statement;
const SYLLABLES = ['ber', 'an', 'lin', 'to', 'ru', 'kel', 'sa', 'mi', 'dor', 'ven', 'ha', 'gren'];
/** Names of people and places, so that the words grow with the rulings as they do in life. */
const name = () => Array.from({ length: 2 + Math.floor(next() * 3) }, () => one(SYLLABLES)).join('');
const names: string[] = [];

const versions = [exampleRuling(), exampleRuling('published')].map(({ snapshot: _, action: __, verdict: ___, ...version }) => version);

function input(n: number): Ruling[] {
  const cites = [...new Set([one(ids), one(ids), one(ids)])];
  const who = name();
  names.push(who);
  const { snapshot, action } = exampleInput;
  const content = {
    question: `In game ${n} at ${who}: may ${one(['red', 'blue', 'green'])} do this? ${statementOf(cites[0]!)}`,
    ...(n % 3 === 0 && { snapshot, action }),
    ruleset: one(builtIn).id!,
    decision: one(['legal', 'illegal', 'the move is taken back', 'the tile is discarded']),
    reasoning: cites.map(statementOf).join(' '),
    cites,
    tags: [one(['dragon', 'fairy', 'volcano', 'portal', 'princess']), one(['scoring', 'movement', 'placing'])],
    event: `Open ${n % 40}`,
    authorityLevel: one(AUTHORITY_LEVELS),
    effectiveFrom: `20${10 + (n % 16)}-0${1 + (n % 9)}-15`,
  };
  const own = { id: `bench${String(n).padStart(6, '0')}`, createdAt: new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString() };
  return versions.map((version) => {
    const ruling = { ...version, ...content, ...own };
    return { ...ruling, hash: rulingHash(ruling) };
  });
}

const words = [
  ...new Set(
    ids.flatMap(
      (id) =>
        statementOf(id)
          .toLowerCase()
          .match(/[a-z]{4,}/g) ?? [],
    ),
  ),
];

/** Two letters swapped, one left out, or one doubled. */
function misspelt(word: string): string {
  const at = 1 + Math.floor(next() * (word.length - 2));
  const [before, a, b, after] = [word.slice(0, at), word[at]!, word[at + 1] ?? '', word.slice(at + 2)];
  return one([before + b + a + after, before + b + after, before + a + a + b + after]);
}

const KINDS: Readonly<Record<string, () => Record<string, string>>> = {
  'one word': () => ({ q: one(words) }),
  'two words': () => ({ q: `${one(words)} ${one(words)}` }),
  'a misspelt word': () => ({ q: misspelt(one(words.filter(({ length }) => length > 5))) }),
  'a name': () => ({ q: one(names) }),
  'a common word': () => ({ q: one(['dragon', 'tile', 'follower', 'game', 'figure']) }),
  'two common words': () => ({ q: one(['dragon tile', 'follower may', 'fairy figure', 'volcano game']) }),
  'words and filters': () => ({ q: one(words), tag: 'dragon', status: 'published', from: '2018-01-01' }),
  'a clause': () => ({ clause: one(ids) }),
  'filters with many hits': () => ({ tag: 'volcano', status: 'published' }),
  'no filter': () => ({}),
};

const server = isEmbedded ? undefined : await startServer();
const database = server && (await freshDatabase(server.url));
const directory = await mkdtemp(join(tmpdir(), 'seneschal-search-'));
const store = await openStore(database ? { databaseUrl: database.url } : { dataDir: directory });
const app = await buildApp({ store });

/** Both versions of each ruling, as an export has them; resolves to the seconds that it took. */
async function fill(): Promise<number> {
  const { secret } = await store.keys.create({ name: 'bench', role: 'admin' }, { keyId: 'bench', name: 'bench' });
  const payload = Array.from({ length: rulings }, (_, n) =>
    input(n)
      .map((ruling) => `${JSON.stringify(ruling)}\n`)
      .join(''),
  ).join('');
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/x-ndjson' };
  const began = performance.now();
  const answer = await app.inject({ method: 'POST', url: '/v1/rulings/import', headers, payload: Readable.from([Buffer.from(payload)]) });
  const { imported, refused } = answer.json<Import>();
  if (imported !== 2 * rulings) throw new Error(JSON.stringify(refused[0] ?? answer.json()));
  return (performance.now() - began) / 1000;
}

async function get(query: Record<string, string>): Promise<{ time: number; items: number; next: string | null }> {
  const url = `/v1/rulings?${new URLSearchParams(query).toString()}`;
  const started = performance.now();
  const { statusCode, payload } = await app.inject({ method: 'GET', url });
  const time = performance.now() - started;
  if (statusCode !== 200) throw new Error(`${url}: ${statusCode}`);
  const { items, next: cursor } = JSON.parse(payload) as { items: unknown[]; next: string | null };
  return { time, items: items.length, next: cursor };
}

const at = (share: number, times: number[]) => times.sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))]!;
const row = (...cells: (string | number)[]) =>
  console.log(cells.map((cell, i) => (i === 0 ? String(cell).padEnd(26) : String(cell).padStart(12))).join(''));

async function measure(kind: string, work: () => Promise<number>): Promise<{ p50: number; p99: number }> {
  for (let i = 0; i < 20; i++) await work();
  const times: number[] = [];
  for (let i = 0; i < queries; i++) times.push(await work());
  return print(kind, times);
}

const all: number[] = [];

function print(kind: string, times: number[]): { p50: number; p99: number } {
  if (base && times !== all) all.push(...times);
  const figures = { p50: at(0.5, times), p99: at(0.99, times) };
  const ratio = (value: number, base: number) => (value / base).toFixed(1);
  row(kind, figures.p50.toFixed(2), figures.p99.toFixed(2), ratio(figures.p50, (base ?? figures).p50), ratio(figures.p99, (base ?? figures).p99));
  return figures;
}

let base: { p50: number; p99: number } | undefined;
try {
  console.log(`${rulings} rulings, ${2 * rulings} versions, imported in ${(await fill()).toFixed(1)} s; ${queries} queries of each kind`);
  row('', 'p50 ms', 'p99 ms', 'ratio p50', 'ratio p99');
  base = await measure('SELECT 1', async () => {
    const started = performance.now();
    await store.ping();
    return performance.now() - started;
  });
  for (const [kind, query] of Object.entries(KINDS)) await measure(kind, async () => (await get(query())).time);
  const second = async () => {
    const query = { ...KINDS[one(['a common word', 'filters with many hits', 'no filter'])]!(), limit: '20' };
    const { next: cursor } = await get(query);
    return (await get({ ...query, cursor: cursor! })).time;
  };
  await measure('second page', second);
  print('all of them', all);
} finally {
  await app.close();
  await store.close();
  await database?.drop();
  await server?.remove();
  await rm(directory, { recursive: true });
}
process.exit();
