/** Promise: several servers on one database are one service: what one has accepted the others serve, and judge by as soon as they hear of it, and one of several wins. */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Role } from '../../src/contract/key.js';
import type { Ruling } from '../../src/contract/ruling.js';
import { exampleInput } from '../../src/http/schemas/ruling-examples.js';
import type { Store } from '../../src/store/store.js';
import { testApp, type Answer, type TestApp } from '../support/app.js';
import { freshDatabase } from '../support/postgres.js';
import { openStore } from '../support/stores.js';
import { until } from '../support/until.js';

const by = { keyId: 'test', name: 'test' };
const secrets = {} as Record<Role, string>;
let database: Awaited<ReturnType<typeof freshDatabase>>;
let stores: Store[];
let one: TestApp;
let two: TestApp;

beforeAll(async () => {
  database = await freshDatabase(inject('postgresUrl'));
  stores = await Promise.all([1, 2].map(() => openStore({ databaseUrl: database.url, poolSize: 5 })));
  [one, two] = (await Promise.all(stores.map((store) => testApp({ store })))) as [TestApp, TestApp];
  for (const role of ['judge', 'organiser', 'admin'] as const)
    secrets[role] = (await stores[0]!.keys.create({ name: role, role, ratePerMinute: 10_000 }, by)).secret;
});
afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  await Promise.all(stores.map((store) => store.close()));
  await database.drop();
});

const as = (role: Role, more: Record<string, string> = {}) => ({ authorization: `Bearer ${secrets[role]}`, ...more });
const draft = async (at: TestApp, more: object = {}) =>
  expected(201, await at.post<Ruling>('/v1/rulings', { ...exampleInput, event: undefined, ...more }, as('organiser')));
const move = (at: TestApp, ruling: Ruling, verb: string, body: object = { reason: 'because' }, more: Record<string, string> = {}) =>
  at.post<Ruling>(`/v1/rulings/${ruling.id}/${verb}`, body, as('organiser', { 'if-match': `"${ruling.hash}"`, ...more }));
const published = async (at: TestApp, more: object = {}) => expected(200, await move(at, await draft(at, more), 'publish'));
const versionsOf = async (at: TestApp, { id }: Ruling) => (await at.get<{ items: Ruling[] }>(`/v1/rulings/${id}/versions`)).body.items;

function expected<T>(status: number, answer: Answer<T>): T {
  expect(answer.status, answer.text).toBe(status);
  return answer.body;
}

describe('of ten simultaneous supersedes with the same If-Match on two servers', () => {
  it('exactly one succeeds, the others are refused, and there is one more version', async () => {
    for (let round = 0; round < 5; round++) {
      const [old, successor] = [await published(one), await published(two)];
      const body = { reason: 'better', supersededBy: successor.id };
      const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => move(n % 2 ? one : two, old, 'supersede', body)));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 412 || status === 409)).toHaveLength(9);
      expect((await versionsOf(one, old)).map(({ status }) => status)).toEqual(['draft', 'published', 'superseded']);
      expect(await versionsOf(two, old)).toEqual(await versionsOf(one, old));
    }
  });
});

describe('what one server has written', () => {
  it('the other shows at once, finds at once, and lists among the changes', async () => {
    const { body: before } = await two.get<{ asOf: string }>('/v1/rulings?changedSince=2020-01-01');
    for (let round = 0; round < 10; round++) {
      const ruling = await published(one, { question: `Does the wolfsbane${round} count?`, event: `Round ${round}` });
      expect((await two.get(`/v1/rulings/${ruling.id}`)).body).toEqual(ruling);
      expect((await two.get(`/v1/rulings/${ruling.hash}`)).body).toEqual(ruling);
      for (const query of [`q=wolfsbane${round}`, `event=Round%20${round}`])
        expect((await two.get<{ items: Ruling[] }>(`/v1/rulings?${query}`)).body.items[0]).toEqual(ruling);
      const changes = (await two.get<{ items: Ruling[] }>(`/v1/rulings?changedSince=${before.asOf}&limit=200`)).body.items;
      expect(changes.at(-1)).toEqual(ruling);
    }
  });

  it('a ruleset is used by the other, in its latest version', async () => {
    const { snapshot, action } = exampleInput;
    const variant = { id: 'shared', preset: 'hig-c1-current', expansions: ['base', 'princess-and-dragon'] };
    for (const more of [{}, { notes: 'second' }, { disabledClauses: ['pd.volcano.no-follower-on-it'] }]) {
      const stored = expected(201, await one.post<{ version: number; hash: string }>('/v1/rulesets', { ...variant, ...more }, as('organiser')));
      expect((await two.get('/v1/rulesets/shared')).body).toEqual(stored);
      const ask = () => two.post<{ ruleset: { id: string; hash: string } }>('/v1/adjudications', { ruleset: 'shared', snapshot, action });
      await until(async () => expected(200, await ask()).ruleset.hash === stored.hash);
    }
  });

  it('a ruling that binds changes the verdicts of the other from its publication to its withdrawal', async () => {
    const { snapshot, action } = exampleInput;
    const ruleset = { preset: 'hig-c1-current', expansions: ['base', 'princess-and-dragon'], settings: { 'dragon.timing': 'before-scoring' } };
    const ask = (at: TestApp) =>
      at.post<{ findings: { rule: string; outcome: string; cites: string[] }[] }>('/v1/adjudications', { ruleset, snapshot, action });
    const shared = async (at: TestApp) =>
      expected(200, await ask(at)).findings.find(({ rule }) => rule === 'princess-and-dragon.dragon.shares-no-tile')!;
    for (let round = 0; round < 5; round++) {
      await until(async () => (await shared(two)).outcome === 'forbid');
      const ruling = await published(one, { ruleset, binding: { kind: 'setting', setting: 'dragon.sharedTile', value: 'unrestricted' } });
      // whoever has written it needs not hear of it
      expect((await shared(one)).outcome).toBe('permit');
      await until(async () => (await shared(two)).cites.includes(`ruling:${ruling.id}`));
      expect((await shared(two)).outcome).toBe('permit');
      expected(200, await move(two, ruling, 'withdraw'));
      expect((await shared(two)).outcome).toBe('forbid');
      await until(async () => (await shared(one)).outcome === 'forbid');
    }
  });

  it('a ruling that binds in a stored ruleset follows that to its next version', async () => {
    const { snapshot, action } = exampleInput;
    const variant = { id: 'followed', preset: 'hig-c1-current', expansions: ['base', 'princess-and-dragon'] };
    expected(201, await one.post('/v1/rulesets', variant, as('organiser')));
    const ruling = await published(one, { ruleset: 'followed', binding: { kind: 'setting', setting: 'dragon.sharedTile', value: 'unrestricted' } });
    type Ruled = { ruleset: { hash: string }; findings: { cites: string[] }[] };
    const ask = async () => expected(200, await one.post<Ruled>('/v1/adjudications', { ruleset: 'followed', snapshot, action }));
    const first = await ask();
    expected(201, await two.post('/v1/rulesets', { ...variant, disabledClauses: ['pd.volcano.no-follower-on-it'] }, as('organiser')));
    await until(async () => (await ask()).ruleset.hash !== first.ruleset.hash);
    for (const { findings } of [first, await ask()]) expect(findings.flatMap(({ cites }) => cites)).toContain(`ruling:${ruling.id}`);
  });

  it('a key is accepted by the other at once, and refused at once when it was revoked', async () => {
    const [here, there] = stores as [Store, Store];
    const { key, secret } = await here.keys.create({ name: 'short', role: 'judge' }, by);
    const write = () => two.post('/v1/rulings', exampleInput, { authorization: `Bearer ${secret}` });
    expect((await write()).status).toBe(201);
    await here.keys.revoke(key.id, by);
    expect((await write()).status).toBe(401);
    expect((await there.keys.get(key.id))!.revokedAt).toBeDefined();
  });
});

describe('an idempotency key', () => {
  const count = async (event: string) => (await one.get<{ items: Ruling[] }>(`/v1/rulings?event=${event}`, as('organiser'))).body.items.length;
  const create = (at: TestApp, key: string, more: object = {}) =>
    at.post<Ruling>('/v1/rulings', { ...exampleInput, event: key, ...more }, as('judge', { 'idempotency-key': key }));

  it('gives the same answer on every server, with its status and headers, and refuses another body', async () => {
    const first = await create(one, 'same');
    expect(first.status).toBe(201);
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    for (const at of [one, two]) {
      const again = await create(at, 'same');
      expect(again).toMatchObject({ status: 201, text: first.text, headers: { 'idempotency-replayed': 'true' } });
      for (const name of ['etag', 'location', 'content-type']) expect(again.headers[name]).toBe(first.headers[name]);
      expect(await create(at, 'same', { decision: 'legal' })).toMatchObject({ status: 422, body: { code: 'idempotency-key-reused' } });
    }
    expect(await count('same')).toBe(1);
  });

  it('belongs to one sender and one address', async () => {
    const first = await create(one, 'mine');
    const other = await two.post<Ruling>('/v1/rulings', { ...exampleInput, event: 'mine' }, as('organiser', { 'idempotency-key': 'mine' }));
    expect(other.status).toBe(201);
    expect(other.body.id).not.toBe(first.body.id);
    const ruling = await draft(one);
    expect((await move(one, ruling, 'publish', {}, { 'idempotency-key': 'mine' })).status).toBe(200);
  });

  it('does the work once for many at the same time on two servers, whatever it is', async () => {
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => create(n % 2 ? one : two, `race-${round}`)));
      for (const { status, headers } of answers) {
        expect([201, 409]).toContain(status);
        if (status === 409) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
      const made = answers.filter(({ status }) => status === 201);
      expect(made.length).toBeGreaterThan(0);
      expect(new Set(made.map(({ text }) => text)).size).toBe(1);
      expect(await count(`race-${round}`)).toBe(1);
    }
    const ruling = await draft(one);
    const moves = await Promise.all(
      Array.from({ length: 6 }, (_, n) => move(n % 2 ? one : two, ruling, 'publish', {}, { 'idempotency-key': 'publish-race' })),
    );
    // whoever comes too late is told that it is under way, or gets the same answer; never that it has been changed
    for (const { status } of moves) expect([200, 409]).toContain(status);
    expect((await move(two, ruling, 'publish', {}, { 'idempotency-key': 'publish-race' })).status).toBe(200);
    expect(await versionsOf(one, ruling)).toHaveLength(2);
    const variant = { id: 'raced', preset: 'hig-c1-current' };
    await Promise.all([one, two, one, two].map((at) => at.post('/v1/rulesets', variant, as('organiser', { 'idempotency-key': 'ruleset-race' }))));
    expect((await two.get('/v1/rulesets/raced')).body).toMatchObject({ version: 1 });
  });

  it('is free again after a request that was refused, and kept over a restart', async () => {
    expect((await create(one, 'second-try', { cites: ['none'] })).status).toBe(422);
    const first = await create(one, 'second-try');
    expect(first.status).toBe(201);
    const store = await openStore({ databaseUrl: database.url, poolSize: 2 });
    const restarted = await testApp({ store });
    expect(await create(restarted, 'second-try')).toMatchObject({ status: 201, text: first.text });
    await restarted.close();
    await store.close();
  });
});

describe('the writes of a key', () => {
  it('are counted together, whichever server they go to', async () => {
    const { secret } = await stores[0]!.keys.create({ name: 'slow', role: 'organiser', ratePerMinute: 1000 }, by);
    const write = (at: TestApp) => at.post('/v1/rulesets', { id: 'counted' }, { authorization: `Bearer ${secret}` });
    const left = (await Promise.all(Array.from({ length: 10 }, (_, n) => write(n % 2 ? one : two)))).map(
      ({ headers }) => headers['ratelimit-remaining'],
    );
    // a minute may end between two of them
    expect(new Set(left).size).toBeGreaterThan(5);
  });
});
