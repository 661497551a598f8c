/** Promise: bulk work is taken in whole or not at all, every item gets its own answer, and only who handed it in sees it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Job } from '../../src/contract/job.js';
import type { Problem } from '../../src/contract/problem.js';
import { startJobWorkers, type JobWorkers } from '../../src/service/jobs/worker.js';
import { servicesOf } from '../../src/service/services.js';
import { workersOf } from '../../src/service/workers/pool.js';
import { defectsOf } from '../support/app.js';
import { layCap, layMisfit, toLay } from '../support/positions.js';
import { startService, type Service, type Who } from '../support/service.js';
import { until } from '../support/until.js';

let service: Service;
let workers: JobWorkers | undefined;
beforeAll(async () => {
  service = await startService();
});
afterAll(async () => {
  await workers?.stop();
  await service.close();
});

const NDJSON = { 'content-type': 'application/x-ndjson' };
const legal = { snapshot: toLay, action: layCap };
const illegal = { snapshot: toLay, action: layMisfit };
const asLines = (items: readonly unknown[]) => items.map((item) => `${JSON.stringify(item)}\n`).join('');

const submit = (kind: string, body: unknown, headers: Record<string, string> = {}, who: Who = 'judge') =>
  service.post<Job>(`/v1/jobs?kind=${kind}`, body, service.as(who, headers));
const job = (id: string, who: Who = 'judge') => service.get<Job>(`/v1/jobs/${id}`, service.as(who));
const cancel = (id: string, who: Who = 'judge') => service.send<Job>('DELETE', `/v1/jobs/${id}`, service.as(who));

/** A case as it is listed: with what the list adds. */
interface Shown {
  readonly id: string;
  readonly expansion: string;
  readonly topic: string;
  readonly presets: readonly string[];
}

interface Line {
  readonly index: number;
  readonly result?: Record<string, unknown>;
  readonly problem?: Problem;
}
async function results(id: string, range = '', who: Who = 'judge'): Promise<Line[]> {
  const { status, headers, text } = await service.get<string>(`/v1/jobs/${id}/results${range}`, service.as(who));
  expect(status, text).toBe(200);
  expect(headers['content-type']).toMatch(/^application\/x-ndjson/);
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
}

/** Works what there is, in this process. */
async function worked({ status, body, text }: { status: number; body: Job; text: string }): Promise<Job> {
  expect(status, text).toBe(202);
  workers ??= startJobWorkers({ ...servicesOf(service.store), workers: workersOf(0) }, 2, (error) => {
    throw error;
  });
  await until(async () => (await job(body.id)).body.status === 'done');
  return (await job(body.id)).body;
}

describe('a job that nobody works yet', () => {
  it('waits, is seen by its owner and by admins, and can be cancelled', async () => {
    const { status, headers, body } = await submit('adjudicate', [legal, illegal]);
    expect(status).toBe(202);
    expect(headers.location).toBe(`/v1/jobs/${body.id}`);
    expect(body).toMatchObject({ kind: 'adjudicate', status: 'queued', items: 2, done: 0, failed: 0, results: `/v1/jobs/${body.id}/results` });
    expect((await job(body.id)).body).toEqual(body);
    expect((await job(body.id, 'admin')).body).toEqual(body);
    for (const who of ['other', 'organiser'] as const) {
      expect((await job(body.id, who)).status).toBe(404);
      expect((await cancel(body.id, who)).status).toBe(404);
      expect((await service.get(`/v1/jobs/${body.id}/results`, service.as(who))).status).toBe(404);
    }
    expect(await results(body.id)).toEqual([]);
    expect((await cancel(body.id)).body).toMatchObject({ status: 'cancelled', done: 0, endedAt: expect.any(String) as string });
    expect((await cancel(body.id)).body.status).toBe('cancelled');
  });

  it('is one of ten that a key may have', async () => {
    const jobs = [];
    for (let i = 0; i < 10; i++) jobs.push((await submit('adjudicate', [legal], {}, 'other')).body);
    const refused = await submit('adjudicate', [legal], {}, 'other');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await submit('adjudicate', [legal])).status).toBe(202);
    const first = await service.get<{ items: Job[]; next: string }>('/v1/jobs?limit=6', service.as('other'));
    const second = await service.get<{ items: Job[]; next: null }>(`/v1/jobs?limit=6&cursor=${first.body.next}`, service.as('other'));
    expect([...first.body.items, ...second.body.items].map(({ id }) => id).sort()).toEqual(jobs.map(({ id }) => id).sort());
    expect(second.body.next).toBeNull();
    for (const { id } of jobs) await cancel(id, 'other');
    expect((await submit('adjudicate', [legal], {}, 'other')).status).toBe(202);
  });
});

describe('the same request, sent again', () => {
  it('gives the job that it gave before, as lines and as a list', async () => {
    for (const [body, headers] of [
      [[legal], {}],
      [asLines([legal, legal]), NDJSON],
    ] as const) {
      const again = { ...headers, 'idempotency-key': `key-${typeof body}` };
      const first = await submit('adjudicate', body, again);
      expect(first.status).toBe(202);
      expect(await submit('adjudicate', body, again)).toMatchObject({ status: 202, body: first.body });
      expect((await submit('adjudicate', body, again, 'admin')).body.id).not.toBe(first.body.id);
    }
    expect((await submit('adjudicate', [legal], { 'idempotency-key': ' ' })).status).toBe(400);
  });

  it('is not the same where something else is to be done', async () => {
    const again = { 'idempotency-key': 'of-a-kind' };
    expect((await submit('adjudicate', [legal], again)).status).toBe(202);
    expect(await submit('conformance', [legal], again)).toMatchObject({ status: 422, body: { code: 'idempotency-key-reused' } });
  });

  it.each<[what: string, body: unknown, headers: Record<string, string>]>([
    ['with another item', [legal, legal], {}],
    ['with its items in another order', [illegal, legal], {}],
    ['with one less', [legal], {}],
    ['with one more', [legal, illegal, legal], {}],
    ['without any', [], {}],
    ['with an item that cannot be read', `${JSON.stringify(legal)}\n{\n`, NDJSON],
    ['with a line that is written differently', `${JSON.stringify(legal)}\n${JSON.stringify(illegal, null, ' ').replaceAll('\n', '')}\n`, NDJSON],
    ['in another language', [legal, illegal], { 'accept-language': 'pl' }],
  ])('is not the same %s', async (what, body, headers) => {
    const again = { 'accept-language': 'de', 'idempotency-key': what.replaceAll(' ', '-') };
    const first = await submit('adjudicate', [legal, illegal], again, 'organiser');
    expect(first.status).toBe(202);
    expect(await submit('adjudicate', body, { ...again, ...headers }, 'organiser')).toMatchObject({
      status: 422,
      body: { code: 'idempotency-key-reused', detail: 'it was used for a job with other items, or in another language' },
    });
    // the job that there is does not mind, and is given for the same in lines
    const lines = `\n ${JSON.stringify(legal)} \r\n\n${JSON.stringify(illegal)}`;
    expect(await submit('adjudicate', lines, { ...again, ...NDJSON }, 'organiser')).toMatchObject({ status: 202, body: first.body });
    await cancel(first.body.id, 'organiser');
  });
});

describe('what comes of a job', () => {
  it('of questions are the verdicts that single requests get, and a problem where there is none', async () => {
    const bad = { ruleset: 'none', snapshot: toLay, action: layCap };
    const items = [legal, illegal, bad, { snapshot: toLay, action: { type: 'fly' } }, 7];
    const ended = await worked(await submit('adjudicate', asLines(items), NDJSON));
    expect(ended).toMatchObject({ items: 5, done: 5, failed: 3 });
    const lines = await results(ended.id);
    expect(lines.map(({ index, result, problem }) => [index, result?.verdict ?? problem?.code])).toEqual([
      [0, 'legal'],
      [1, 'illegal'],
      [2, 'unknown-ruleset'],
      [3, 'invalid-request'],
      [4, 'invalid-request'],
    ]);
    expect(lines[0]!.result).toEqual((await service.post('/v1/adjudications', legal)).body);
    expect(lines[3]!.problem).toMatchObject({
      status: 400,
      type: '/v1/problems/invalid-request',
      instance: `/v1/jobs/${ended.id}/results#3`,
      errors: [{ pointer: '/action/type', code: 'unknown-type' }],
    });
  });

  it('of recorded games are the replays that single requests get', async () => {
    const game = { format: 'seneschal', game: { snapshot: toLay, actions: [layCap] } };
    const ended = await worked(await submit('replay', [game, { ...game, game: {} }]));
    const [first, second] = await results(ended.id);
    expect(first!.result).toEqual((await service.post('/v1/replays', game)).body);
    expect(second!.problem).toMatchObject({ code: 'invalid-request' });
  });

  it('of cases is what the engine makes of them under every printing that they speak of', async () => {
    const { body: page } = await service.get<{ items: Shown[] }>('/v1/cases?limit=1');
    const shown = page.items[0]!;
    const { expansion: _expansion, topic: _topic, presets, ...test } = shown;
    const wrong = { ...test, id: 'made.wrong', expect: { '*': { verdict: 'unregulated' } } };
    const unknown = { ...test, expect: { 'no-such-preset': { verdict: 'legal' } } };
    const ended = await worked(await submit('conformance', [test, wrong, unknown, {}, shown]));
    const lines = await results(ended.id);
    expect(lines[0]!.result).toMatchObject({ case: test.id, passed: true });
    expect((lines[0]!.result!.outcomes as { preset: string }[]).map(({ preset }) => preset)).toEqual(presets);
    expect(lines[1]!.result).toMatchObject({ case: 'made.wrong', passed: false });
    expect(lines[2]!.problem!.errors).toMatchObject([{ pointer: '/expect', code: 'unknown-preset' }]);
    expect(lines[3]!.problem!.code).toBe('invalid-request');
    // as it was got
    expect(lines[4]!.result).toEqual(lines[0]!.result);
  });

  it('is in the language that was asked for', async () => {
    const { body: expected } = await service.post<Record<string, unknown>>('/v1/adjudications', illegal, { 'accept-language': 'de' });
    const ended = await worked(await submit('adjudicate', [illegal], { 'accept-language': 'de' }));
    expect((await results(ended.id))[0]!.result).toEqual(expected);
  });

  it('can be read in parts', async () => {
    const ended = await worked(await submit('adjudicate', asLines(Array.from({ length: 230 }, () => legal)), NDJSON));
    const all = await results(ended.id);
    expect(all.map(({ index }) => index)).toEqual(Array.from({ length: 230 }, (_, i) => i));
    expect((await results(ended.id, '?after=99&limit=3')).map(({ index }) => index)).toEqual([100, 101, 102]);
    expect((await results(ended.id, '?after=149')).map(({ index }) => index)).toEqual(Array.from({ length: 80 }, (_, i) => i + 150));
    expect(await results(ended.id, '?after=229')).toEqual([]);
    expect((await service.get(`/v1/jobs/${ended.id}/results?after=-1`, service.as('judge'))).status).toBe(400);
  });
});

describe('bulk work that cannot be read', () => {
  it('is refused whole, with every line that is wrong', async () => {
    const { body: before } = await service.get<{ items: Job[] }>('/v1/jobs', service.as('judge'));
    const refused = await submit('adjudicate', `${JSON.stringify(legal)}\n{\n[]\n{"__proto__":{}}\n{"a":"\0"}\n`, NDJSON);
    expect(refused.status).toBe(400);
    expect(defectsOf(refused)).toEqual(['/1 not-valid', '/3 not-valid', '/4 not-valid']);
    expect((await service.get<{ items: Job[] }>('/v1/jobs', service.as('judge'))).body).toEqual(before);
  });

  it.each([
    ['no items', '', NDJSON, 400],
    ['an empty list', '[]', {}, 400],
    ['no list', '{"kind":"replay"}', {}, 400],
    ['no JSON', '[', {}, 400],
    ['a line that is too long', `"${'x'.repeat(4 * 1024 * 1024)}"\n`, NDJSON, 400],
    ['another type', '<a/>', { 'content-type': 'text/xml' }, 415],
  ])('%s', async (_what, body, headers, status) => {
    expect((await submit('adjudicate', body, headers as Record<string, string>)).status).toBe(status);
  });

  it('a list of which an item is nested without end', async () => {
    const depth = 200_000;
    const body = `[${JSON.stringify(legal)}, {"snapshot":${'['.repeat(depth)}${']'.repeat(depth)}}]`;
    const refused = await submit('adjudicate', body, { 'content-type': 'application/json' });
    expect(refused.status).toBe(400);
    expect(defectsOf(refused)).toEqual(['/1 not-valid']);
  });

  it('more items than there may be', async () => {
    const refused = await submit('adjudicate', '1\n'.repeat(100_001), NDJSON);
    expect(refused.status).toBe(400);
    expect(defectsOf(refused)).toEqual(['/100000 out-of-range']);
  });

  it('a kind that there is not, or none, or no key', async () => {
    expect(defectsOf(await submit('juggle', [legal]))).toEqual(['/kind not-allowed-value']);
    expect((await service.post('/v1/jobs', [legal], service.as('judge'))).status).toBe(400);
    expect((await service.post('/v1/jobs?kind=replay', [legal])).status).toBe(401);
    expect((await service.get('/v1/jobs')).status).toBe(401);
  });
});
