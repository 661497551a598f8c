/** Keys, rulings, variants and their manners; `on-postgres.test.ts` runs this on PostgreSQL. */
import { emptyStore, Unavailable, type Store } from '../../src/store/store.js';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../../src/contract/key.js';
import type { Problem } from '../../src/contract/problem.js';
import type { Ruling } from '../../src/contract/ruling.js';
import { exampleInput } from '../../src/http/schemas/ruling-examples.js';
import { recheckAll } from '../../src/service/case-law/recheck.js';
import { defectsOf, testApp, type TestApp } from '../support/app.js';
import { freshStore } from '../support/stores.js';

let app: TestApp;
let store: Store;
let removeStore: () => Promise<void>;
let log = '';
const secrets = {} as Record<Role | 'other' | 'slow' | 'expired' | 'revoked', string>;
const by = { keyId: 'test', name: 'test' };

beforeAll(async () => {
  ({ store, remove: removeStore } = await freshStore());
  const stream = new Writable({ write: (chunk, _encoding, done) => ((log += String(chunk)), done()) });
  app = await testApp({ store, logger: { level: 'trace', stream } });
  const make = async (name: keyof typeof secrets, role: Role, more: object = {}) => {
    const { key, secret } = await store.keys.create({ name, role, ratePerMinute: 1000, ...more }, by);
    secrets[name] = secret;
    return key;
  };
  await make('judge', 'judge');
  await make('other', 'judge');
  await make('organiser', 'organiser');
  await make('admin', 'admin');
  await make('slow', 'judge', { ratePerMinute: 2 });
  await make('expired', 'judge', { expiresAt: '2020-01-01' });
  await store.keys.revoke((await make('revoked', 'judge')).id, by);
});
afterAll(async () => {
  await app.close();
  await removeStore();
});

const as = (name: keyof typeof secrets, more: Record<string, string> = {}) => ({ authorization: `Bearer ${secrets[name]}`, ...more });
const draft = async (more: object = {}) => (await app.post<Ruling>('/v1/rulings', { ...exampleInput, ...more }, as('judge'))).body;
const change = (ruling: Ruling, verb: string, body: object = { reason: 'because' }, who: keyof typeof secrets = 'judge') =>
  app.post<Ruling>(`/v1/rulings/${ruling.id}/${verb}`, body, as(who, { 'if-match': `"${ruling.hash}"` }));
const published = async (more: object = {}) => (await change(await draft(more), 'publish', {})).body;

describe('keys', () => {
  it.each(['none', 'wrong', 'expired', 'revoked'])('%s: 401 with a challenge', async (name) => {
    const headers = name === 'none' ? {} : name === 'wrong' ? { authorization: 'Bearer nonsense' } : as(name as 'expired');
    const { status, headers: answered, body } = await app.post('/v1/rulings', exampleInput, headers);
    expect(status).toBe(401);
    expect(answered['www-authenticate']).toMatch(/^Bearer realm=/);
    expect(body).toMatchObject({ code: 'unauthorized' });
  });

  it('of too low a role: 403', async () => {
    const { status, headers } = await app.post('/v1/rulesets', { id: 'x' }, as('judge'));
    expect(status).toBe(403);
    expect(headers['www-authenticate']).toContain('insufficient_scope');
  });

  it('have a limit', async () => {
    const write = () => app.post('/v1/rulings', {}, as('slow'));
    const left = [];
    let answer = await write();
    // where a minute of the database ends between two of them it begins again, until three fall into one
    for (; answer.status !== 429; answer = await write()) left.push(String(answer.headers['ratelimit-remaining']));
    expect(left.slice(-2)).toEqual(['1', '0']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('are in no line of the log', () => {
    expect(log).toContain('/v1/rulings');
    for (const secret of Object.values(secrets)) expect(log).not.toContain(secret);
  });
});

describe('a ruling', () => {
  it("is drafted with the engine's verdict, and shown to those who may see it", async () => {
    const { status, headers, body } = await app.post<Ruling>('/v1/rulings', exampleInput, as('judge'));
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'draft', version: 1, verdict: { verdict: 'illegal' } });
    expect(headers.etag).toBe(`"${body.hash}"`);
    const url = String(headers.location);
    expect((await app.get(url)).status).toBe(404);
    expect((await app.get(url, as('other'))).status).toBe(404);
    expect((await app.get(url, as('judge'))).body).toEqual(body);
    expect((await app.get(url, as('organiser'))).status).toBe(200);
  });

  it('is amended, published and withdrawn, each a version', async () => {
    const first = await draft();
    const amended = await app.app.inject({
      method: 'PATCH',
      url: `/v1/rulings/${first.id}`,
      headers: as('judge', { 'if-match': `"${first.hash}"` }),
      payload: { decision: 'legal', reason: 'second thoughts' },
    });
    expect(amended.statusCode).toBe(200);
    const { body: out } = await change(amended.json<Ruling>(), 'publish', {});
    expect(out).toMatchObject({ status: 'published', decision: 'legal', version: 3 });
    const { body: gone } = await change(out, 'withdraw');
    const { body } = await app.get<{ items: Ruling[] }>(`/v1/rulings/${first.id}/versions`);
    expect(body.items.map(({ status }) => status)).toEqual(['draft', 'draft', 'published', 'withdrawn']);
    expect((await app.get(`/v1/rulings/${first.id}?version=3`)).body).toEqual(out);
    expect((await app.get(`/v1/rulings/${gone.hash}`)).body).toEqual(gone);
    expect((await change(gone, 'publish')).status).toBe(409);
  });

  it('is changed from its present version only', async () => {
    const first = await draft();
    expect((await app.post(`/v1/rulings/${first.id}/publish`, {}, as('judge'))).status).toBe(428);
    expect((await app.post(`/v1/rulings/${first.id}/publish`, {}, as('judge', { 'if-match': '"old"' }))).status).toBe(412);
    const { body } = await change(first, 'publish');
    expect((await change(first, 'withdraw')).status).toBe(412);
    expect((await change(body, 'withdraw', undefined, 'other')).status).toBe(403);
  });

  it('is superseded once, however many try', async () => {
    const [old, successor] = [await published(), await published()];
    const all = await Promise.all(Array.from({ length: 10 }, () => change(old, 'supersede', { reason: 'better', supersededBy: successor.id })));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 412 || status === 409)).toHaveLength(9);
  });

  it('is refused with every defect', async () => {
    const bad = {
      cites: ['none'],
      binding: { kind: 'setting', setting: 'none', value: 'x' },
      snapshot: { ...exampleInput.snapshot, tiles: [{ tile: 'none', at: [0, 0], rotation: 0 }] },
    };
    const answer = await app.post('/v1/rulings', { ...exampleInput, ...bad }, as('organiser'));
    expect(answer.status).toBe(422);
    expect(defectsOf(answer)).toEqual(expect.arrayContaining(['/cites/0 unknown-clause', '/binding/setting unknown-setting']));
    expect(defectsOf(answer).length).toBeGreaterThan(2);
  });

  it('are told what they name also where they have not their shape', async () => {
    const { reasoning: _reasoning, ...rest } = exampleInput;
    const answer = await app.post('/v1/rulings', { ...rest, cites: ['no.such.clause'], ruleset: { preset: 'hig' } }, as('judge'));
    expect(defectsOf(answer)).toEqual(['/reasoning missing', '/cites/0 unknown-clause', '/ruleset/preset unknown-preset']);
  });

  it('that binds nothing is refused, and told what it names in vain', async () => {
    const rule = 'princess-and-dragon.volcano.no-figure';
    const refused = async (question: object) => {
      const answer = await app.post(
        '/v1/rulings',
        { ...exampleInput, binding: { kind: 'question', outcome: 'permit', rule, ...question } },
        as('organiser'),
      );
      return [answer.status, ...defectsOf(answer)];
    };
    expect(await refused({ pattern: { figureKinds: ['meeple', 'zork'], featureKinds: ['moat', 'tower'], step: 'score' } })).toEqual([
      422,
      '/binding/pattern/figureKinds/1 unknown-figure-kind',
      '/binding/pattern/featureKinds/0 unknown-feature',
      '/binding/pattern/step unknown-step',
    ]);
    expect(await refused({ pattern: {}, rule: 'base.score.road-tiles' })).toEqual([422, '/binding/rule decides-nothing']);
    expect(await refused({ pattern: {}, rule: 'none' })).toEqual([422, '/binding/rule unknown-rule']);
  });

  it.each([
    [{ question: 'a\0b' }, '/question bad-text'],
    [{ reasoning: 'a\uD800' }, '/reasoning bad-text'],
    [{ effectiveFrom: '2026-02-30' }, '/effectiveFrom bad-date'],
    [{ supersedes: 'none' }, '/supersedes unknown-ruling'],
  ])('%j is refused', async (more, defect) => {
    const answer = await app.post('/v1/rulings', { ...exampleInput, ...more }, as('judge'));
    expect(answer.status).toBe(422);
    expect(defectsOf(answer)).toEqual([defect]);
  });

  it.each([
    [
      { cites: ['none'], reasoning: 'a\uD800', effectiveFrom: '2026-02-30' },
      422,
      ['/cites/0 unknown-clause', '/effectiveFrom bad-date', '/reasoning bad-text'],
    ],
    [{ tags: 5, event: 'a\0', effectiveFrom: '2026-02-30' }, 400, ['/effectiveFrom bad-date', '/event bad-text', '/tags wrong-type']],
  ])('%j is refused with every defect', async (more, status, defects) => {
    const answer = await app.post('/v1/rulings', { ...exampleInput, ...more }, as('judge'));
    expect(answer.status).toBe(status);
    expect(defectsOf(answer).sort()).toEqual(defects);
  });

  it('that says nothing is refused', async () => {
    const answer = await app.post('/v1/rulings', { ...exampleInput, question: '  ', reasoning: '\n' }, as('judge'));
    expect(answer.status).toBe(400);
    expect(defectsOf(answer).sort()).toEqual(['/question wrong-format', '/reasoning wrong-format']);
  });
});

describe('the list', () => {
  it.each([
    ['from=x&to=2026-02-30&changedSince=2026', ['/changedSince bad-date', '/from bad-date', '/to bad-date']],
    ['from=x&limit=0&tag=%00', ['/from bad-date', '/limit out-of-range', '/tag bad-text']],
  ])('is refused with every defect: %s', async (query, defects) => {
    const answer = await app.get<Problem>(`/v1/rulings?${query}`);
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid-parameters']);
    expect(defectsOf(answer).sort()).toEqual(defects);
  });

  it('filters, searches and pages', async () => {
    const special = await published({ question: 'Does the shepherd smell the wolfsbane?', event: 'Essen' });
    const list = async (query: string) => (await app.get<{ items: Ruling[]; next: string | null; asOf?: string }>(`/v1/rulings?${query}`)).body;
    for (const query of ['q=wolfsbane', 'q=wolfsbain', 'event=Essen']) expect((await list(query)).items.map(({ id }) => id)).toEqual([special.id]);
    expect((await list('clause=pd.volcano.no-follower-on-it&figure=meeple&status=published')).items.length).toBeGreaterThan(1);
    expect((await list('')).items.every(({ status }) => status !== 'draft')).toBe(true);
    const first = await list('limit=1');
    expect((await list(`limit=1&cursor=${first.next}`)).items[0]!.id).not.toBe(first.items[0]!.id);
    expect((await list('changedSince=2020-01-01')).asOf).toBeDefined();
  });

  it('understands questions as the search among clauses does, and filters by ruleset and by what binds', async () => {
    const made = await published({
      snapshot: undefined,
      action: undefined,
      question: 'Is the builder eaten by the dragon?',
      reasoning: 'A builder on a tile that the dragon enters is eaten.',
      decision: 'yes',
      ruleset: 'zmg-c1',
    });
    const list = async (query: string) => (await app.get<{ items: Ruling[] }>(`/v1/rulings?${query}`)).body;
    for (const q of ['smok zjada budowniczego', 'Drache frisst Baumeister', 'dragon eats biulder'])
      expect(
        (await list(`q=${encodeURIComponent(q)}`)).items.map(({ id }) => id),
        q,
      ).toContain(made.id);
    expect((await list('ruleset=zmg-c1')).items.map(({ id }) => id)).toEqual([made.id]);
    expect((await list('ruleset=zmg-c1&binding=true')).items).toEqual([]);
  });

  it('finds a ruling in words by what its clauses are about', async () => {
    const { snapshot: _snapshot, action: _action, ...words } = exampleInput;
    const draft = await app.post<Ruling>('/v1/rulings', { ...words, cites: ['pd.fairy.own-follower-only'], tags: ['in-words'] }, as('judge'));
    const list = async (query: string) =>
      (await app.get<{ items: Ruling[] }>(`/v1/rulings?tag=in-words&${query}`, as('judge'))).body.items.map(({ id }) => id);
    expect(await list('expansion=princess-and-dragon')).toEqual([draft.body.id]);
    expect(await list('figure=fairy')).toEqual([draft.body.id]);
    expect([...(await list('expansion=phantom')), ...(await list('figure=pig'))]).toEqual([]);
  });

  it('is listed as it is without words where a form sends none, as all lists are', async () => {
    for (const list of ['rulings', 'rulesets', 'clauses', 'cases'])
      for (const q of ['', '%20'])
        expect((await app.get<{ items: object[] }>(`/v1/${list}?q=${q}&limit=5`)).body.items, list).toEqual(
          (await app.get<{ items: object[] }>(`/v1/${list}?limit=5`)).body.items,
        );
  });

  it.each([
    'q=%ED%A0%80',
    'q=%FF',
    'q=100%',
    'event=%zz',
    'cursor=nonsense',
    'from=2026-02-30',
    'changedSince=yesterday',
    'limit=0',
    'nothing=1',
    'q=%00',
    "status=x'",
  ])('%s: 400', async (query) => {
    expect((await app.get(`/v1/rulings?${query}`)).status).toBe(400);
  });

  it('is exported, and taken over', async () => {
    const { status, text } = await app.get('/v1/rulings/export', as('admin'));
    expect(status).toBe(200);
    const count = text.trim().split('\n').length;
    const type = { 'content-type': 'application/x-ndjson' };
    expect((await app.post('/v1/rulings/import', text, as('organiser', type))).status).toBe(403);
    const again = await app.post<object>('/v1/rulings/import', `${text}nonsense\n`, as('admin', type));
    expect(again.body).toMatchObject({ imported: 0, unchanged: count, refused: [{ line: count + 1, code: 'invalid-json' }] });
    expect((await app.get('/v1/rulings/export')).text).not.toContain('"status":"draft"');
  });

  it('is rechecked', async () => {
    const { checked, changed } = await recheckAll(store);
    expect(checked).toBeGreaterThan(0);
    expect(changed).toEqual([]);
  });
});

describe('an idempotency key', () => {
  it('gives the same answer again, and refuses another body', async () => {
    const headers = as('judge', { 'idempotency-key': 'once' });
    const first = await app.post('/v1/rulings', exampleInput, headers);
    const again = await app.post('/v1/rulings', exampleInput, headers);
    expect(again).toMatchObject({ status: 201, text: first.text, headers: { 'idempotency-replayed': 'true', etag: first.headers.etag } });
    expect((await app.post('/v1/rulings', { ...exampleInput, decision: 'legal' }, headers)).body).toMatchObject({
      status: 422,
      code: 'idempotency-key-reused',
    });
  });

  it('does the work once for several at the same time', async () => {
    const headers = as('judge', { 'idempotency-key': 'race' });
    const all = await Promise.all([1, 2, 3].map(() => app.post<Ruling>('/v1/rulings', exampleInput, headers)));
    expect(all.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(new Set(all.filter(({ status }) => status === 201).map(({ body }) => body.id)).size).toBe(1);
  });
});

describe('a variant', () => {
  const variant = { id: 'club', preset: 'hig-c1-current', expansions: ['base', 'princess-and-dragon'], label: 'The Club', notes: 'ours' };
  it('is stored in versions, found, and used at once', async () => {
    expect(await app.post('/v1/rulesets', variant, as('organiser'))).toMatchObject({ status: 201, body: { id: 'club', version: 1, builtIn: false } });
    const { body } = await app.post<{ hash: string }>(
      '/v1/rulesets',
      { ...variant, disabledClauses: ['pd.volcano.no-follower-on-it'] },
      as('organiser'),
    );
    expect(body).toMatchObject({ version: 2 });
    expect((await app.get('/v1/rulesets/club?version=1')).body).toMatchObject({ version: 1 });
    expect((await app.get(`/v1/rulesets/${body.hash}`)).body).toMatchObject({ id: 'club', version: 2 });
    expect((await app.get<{ items: { id: string }[] }>('/v1/rulesets?q=the%20club')).body.items.map(({ id }) => id)).toEqual(['club']);
    const { snapshot, action } = exampleInput;
    expect((await app.post('/v1/adjudications', { ruleset: { id: 'club', version: 1 }, snapshot, action })).body).toMatchObject({
      ruleset: { id: 'club' },
    });
    expect((await app.get('/v1/rulesets/club/diff/club?version=1')).body).toMatchObject({
      same: false,
      disabledClauses: { first: [], second: ['pd.volcano.no-follower-on-it'] },
    });
  });

  it('is refused with every defect', async () => {
    const bad = { id: 'bad', preset: 'none', expansions: ['none'], settings: { none: 'x' }, houseRules: ['none'], disabledClauses: ['none'] };
    const answer = await app.post('/v1/rulesets', bad, as('organiser'));
    expect(answer.status).toBe(422);
    expect(defectsOf(answer)).toHaveLength(5);
    expect((await app.post('/v1/rulesets', { ...variant, id: 'hig-c1-current' }, as('organiser'))).status).toBe(422);
  });
});

describe('the service', () => {
  it('measures itself', async () => {
    const { headers, text } = await app.get('/metrics');
    expect(headers['content-type']).toContain('text/plain');
    expect(text).toContain('http_request_duration_seconds_count{method="POST",route="/v1/rulings",status="201"}');
  });

  it('answers 503 while the store does not', async () => {
    const fail = () => Promise.reject(new Unavailable());
    const without = await testApp({
      store: { ...emptyStore, keys: { ...emptyStore.keys, find: fail }, rulings: { ...emptyStore.rulings, list: fail } },
    });
    expect(await without.get('/v1/rulings')).toMatchObject({ status: 503, headers: { 'retry-after': '2' }, body: { code: 'not-ready' } });
    expect((await without.post('/v1/rulings', exampleInput, as('judge'))).status).toBe(503);
    await without.close();
  });
});
