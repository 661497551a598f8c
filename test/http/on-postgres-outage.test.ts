/** Promise: while the database is away or too slow everybody is told so and when to come back; what needs none of it goes on; nothing need be restarted. */
import { emptyStore, Unavailable, type Store } from '../../src/store/store.js';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Ruling } from '../../src/contract/ruling.js';
import { exampleInput } from '../../src/http/schemas/ruling-examples.js';
import { LAW_PATIENCE } from '../../src/service/case-law/law.js';
import { testApp, type Answer, type TestApp } from '../support/app.js';
import { startServer, type Server } from '../support/server.js';
import { openStore } from '../support/stores.js';
import { until } from '../support/until.js';

const by = { keyId: 'test', name: 'test' };
const RULESET = { preset: 'hig-c1-current', expansions: ['base', 'princess-and-dragon'], settings: { 'dragon.timing': 'before-scoring' } };
const { snapshot, action } = exampleInput;
let server: Server;
let store: Store;
let app: TestApp;
let headers: Record<string, string>;
let binding: Ruling;

beforeAll(async () => {
  server = await startServer();
  store = await openStore({ databaseUrl: server.url, poolSize: 4 });
  app = await testApp({ store });
  const { secret } = await store.keys.create({ name: 'organiser', role: 'organiser', ratePerMinute: 100_000 }, by);
  headers = { authorization: `Bearer ${secret}` };
  const made = await app.post<Ruling>(
    '/v1/rulings',
    { ...exampleInput, event: undefined, ruleset: RULESET, binding: { kind: 'setting', setting: 'dragon.sharedTile', value: 'unrestricted' } },
    headers,
  );
  binding = made.body;
  const moved = await app.post(`/v1/rulings/${binding.id}/publish`, {}, { ...headers, 'if-match': String(made.headers.etag) });
  expect(moved.status).toBe(200);
  expect((await app.post('/v1/rulesets', { id: 'kept', ...RULESET }, headers)).status).toBe(201);
});
afterAll(async () => {
  await app.close();
  await store.close();
  await server.remove();
});

const create = (at = app) => at.post<Ruling>('/v1/rulings', exampleInput, headers);
const judge = (ruleset: unknown = RULESET, at = app) =>
  at.post<{ findings: { cites: string[] }[] }>('/v1/adjudications', { ruleset, snapshot, action });
const obeys = ({ body }: Awaited<ReturnType<typeof judge>>) => body.findings.some(({ cites }) => cites.includes(`ruling:${binding.id}`));

function expectAway(answer: Answer): void {
  expect(answer, answer.text).toMatchObject({ status: 503, body: { code: expect.stringMatching(/^(not-ready|overloaded)$/) as unknown } });
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
}

describe('a database that goes away under load', () => {
  for (const how of ['stop', 'kill'] as const)
    it(`by ${how}: 503 for what needs it, verdicts under the last known law, and everything again when it is back`, async () => {
      await until(async () => (await judge()).headers['case-law-as-of'] === undefined);
      const accepted: string[] = [];
      const refused: Answer[] = [];
      let isOver = false;
      const repeat = async (ask: () => Promise<Answer>) => {
        while (!isOver) {
          const answer = await ask();
          if (answer.status >= 400) refused.push(answer);
          if (answer.status === 201) accepted.push((answer.body as Ruling).id);
          if (answer.status >= 400) await setTimeout(10);
        }
      };
      const verdicts: Answer[] = [];
      const load = [
        repeat(() => create()),
        repeat(() => create()),
        repeat(() => app.get('/v1/rulings?q=volcno', headers)),
        repeat(() => app.get('/v1/rulings?limit=2')),
        repeat(() => judge('kept')),
        repeat(async () => {
          const verdict = await judge();
          verdicts.push(verdict);
          return verdict;
        }),
      ];
      // a failure must not leave the load running under the tests that follow
      onTestFinished(() => void (isOver = true));
      await until(() => accepted.length >= 10);
      await server[how]();
      await until(() => refused.length >= 50);

      expectAway(await create());
      expectAway(await app.get('/v1/rulings'));
      expectAway(await app.get(`/v1/rulings/${binding.id}`));
      expectAway(await app.get('/v1/rulesets/kept'));
      await until(async () => (await judge('kept')).status === 503);
      expectAway(await judge('kept'));
      expectAway(await app.get('/readyz'));
      expect((await app.get('/healthz')).status).toBe(200);
      expect((await app.get('/v1/rulesets/hig-c1-current')).status).toBe(200);
      const verdict = await judge();
      expect(verdict.status).toBe(200);
      expect(obeys(verdict)).toBe(true);
      expect(Date.parse(String(verdict.headers['case-law-as-of']))).toBeLessThanOrEqual(Date.now());

      await server.start();
      await until(async () => (await app.get('/readyz')).status === 200);
      const before = accepted.length;
      await until(() => accepted.length >= before + 10);
      await until(async () => (await judge()).headers['case-law-as-of'] === undefined);
      isOver = true;
      await Promise.all(load);
      for (const answer of refused) expectAway(answer);
      for (const answer of verdicts) expect([answer.status, obeys(answer as Awaited<ReturnType<typeof judge>>)]).toEqual([200, true]);
      for (const id of accepted) expect((await app.get(`/v1/rulings/${id}`, headers)).status).toBe(200);
    });

  it('before the law was ever read: no verdict is given that might lack a ruling', async () => {
    const fail = () => Promise.reject(new Unavailable());
    const without = await testApp({ store: { ...emptyStore, aside: { ...emptyStore.aside, revision: fail, known: () => undefined } } });
    expectAway(await without.post('/v1/adjudications', { snapshot, action }));
    await without.close();
  });
});

describe('a database that is too slow', () => {
  let impatient: Store;
  let hurried: TestApp;
  beforeAll(async () => {
    impatient = await openStore({ databaseUrl: server.url, poolSize: 4, timeout: 1_000 });
    hurried = await testApp({ store: impatient, lawPatience: LAW_PATIENCE });
  });
  afterAll(async () => {
    await hurried.close();
    await impatient.close();
  });

  /** While nobody gets at the tables. */
  async function locked(tables: string, work: () => Promise<void>): Promise<void> {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query('begin');
    await client.query(`lock table ${tables} in access exclusive mode`);
    await work();
    await client.query('rollback');
    await client.end();
  }

  it('keeps nobody waiting for ever: too many at once are refused with Retry-After, verdicts go on, and then all is well', async () => {
    // once the law was read, verdicts can go on
    await until(async () => (await judge(RULESET, hurried)).status === 200);
    await locked('rulings, keys', async () => {
      const reads = Array.from({ length: 300 }, () => hurried.get('/v1/rulings'));
      const writes = Array.from({ length: 300 }, () => create(hurried));
      const verdicts = Array.from({ length: 50 }, () => judge(RULESET, hurried));
      expect((await hurried.get('/healthz')).status).toBe(200);
      for (const verdict of await Promise.all(verdicts)) expect([verdict.status, obeys(verdict)]).toEqual([200, true]);
      for (const answer of await Promise.all([...reads, ...writes])) expectAway(answer);
    });
    // a busy machine may be too slow for the impatient one itself
    await until(async () => (await create(hurried)).status === 201);
    await until(async () => (await hurried.get('/v1/rulings')).status === 200);
    await until(async () => (await hurried.get('/readyz')).status === 200);
  });

  it('turns writes away when too many wait for their turn', async () => {
    await locked('ruling_versions', async () => {
      for (const answer of await Promise.all(Array.from({ length: 400 }, () => create(hurried)))) expectAway(answer);
    });
    for (const { status } of await Promise.all(Array.from({ length: 50 }, () => create()))) expect(status).toBe(201);
  });
});
