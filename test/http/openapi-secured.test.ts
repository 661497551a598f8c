/** Promise: the examples of the operations that a key is for are real exchanges, apart from what the server chooses. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ruling } from '../../src/contract/ruling.js';
import { startJobWorkers } from '../../src/service/jobs/worker.js';
import { servicesOf } from '../../src/service/services.js';
import { workersOf } from '../../src/service/workers/pool.js';
import { answerChecker } from '../support/answers.js';
import type { Answer } from '../support/app.js';
import { startService, type Service } from '../support/service.js';
import { until } from '../support/until.js';

interface Media {
  readonly example?: unknown;
}
interface Operation {
  readonly operationId: string;
  readonly security?: unknown[];
  readonly requestBody?: { content: Record<string, Media> };
  readonly responses: Record<string, { content: Record<string, Media> }>;
}
interface Documented {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

let service: Service;
let check: Awaited<ReturnType<typeof answerChecker>>;
const documented = new Map<string, Documented>();
const exchanged = new Set<string>();
beforeAll(async () => {
  service = await startService();
  check = await answerChecker(service.app);
  const { body } = await service.get<{ paths: Record<string, Record<string, Operation>> }>('/openapi.json');
  for (const [path, methods] of Object.entries(body.paths))
    for (const [method, operation] of Object.entries(methods))
      if (operation.security) documented.set(operation.operationId, { path, method, operation });
});
afterAll(() => service.close());

/** What the server chooses: who, when, and what follows from it. */
const CHOSEN = new Set([
  'id',
  'keyId',
  'name',
  'at',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'hash',
  'supersededBy',
  'subject',
  'seq',
  'next',
  'endedAt',
  'expiresAt',
  'results',
  'secret',
  'revokedAt',
]);
const settled = (value: unknown): unknown => JSON.parse(JSON.stringify(value, (key, inner: unknown) => (CHOSEN.has(key) ? typeof inner : inner)));

const request = (id: string, type = 'application/json') =>
  documented.get(id)!.operation.requestBody!.content[type]!.example as Record<string, unknown>;

/** Holds an answer, and the example in the document, against the schema; gives the example. */
function expectDocumented(id: string, { status, headers, body }: Answer, type = 'application/json'): unknown {
  const { path, method, operation } = documented.get(id)!;
  const { example } = operation.responses[status]!.content[type]!;
  expect(String(headers['content-type']), id).toContain(type);
  expect(check(method, path, status, type, body), id).toEqual([]);
  expect(check(method, path, status, type, example), id).toEqual([]);
  exchanged.add(id);
  return example;
}

function expectExample(id: string, answer: Answer): void {
  expect(settled(answer.body), id).toEqual(settled(expectDocumented(id, answer)));
}

describe('the examples', () => {
  const create = async () => (await service.post<Ruling>('/v1/rulings', request('createRuling'), service.as('judge'))).body;
  const publish = async () => (await service.change(await create(), 'publish', request('publishRuling'))).body;

  it('of writing rulings', async () => {
    expectExample('createRuling', await service.post('/v1/rulings', request('createRuling'), service.as('judge')));
    expect(request('amendRuling', 'application/merge-patch+json')).toEqual(request('amendRuling'));
    expectExample('amendRuling', await service.amend(await create(), request('amendRuling')));
    expectExample('publishRuling', await service.change(await create(), 'publish', request('publishRuling')));
    const { id: supersededBy } = await publish();
    expectExample('supersedeRuling', await service.change(await publish(), 'supersede', { ...request('supersedeRuling'), supersededBy }));
    expectExample('withdrawRuling', await service.change(await publish(), 'withdraw', request('withdrawRuling')));
  });

  it('of reading rulings', async () => {
    const { id } = await publish();
    expectExample('getRuling', await service.get(`/v1/rulings/${id}`));
    expectExample('listRulingVersions', await service.get(`/v1/rulings/${id}/versions`));
    expectExample('getRulingHistory', await service.get(`/v1/rulings/${id}/history`));
    expectDocumented('listRulings', await service.get('/v1/rulings?q=volcano&limit=2'));
  });

  it('of taking rulings elsewhere', async () => {
    const type = 'application/x-ndjson';
    const { text, ...answer } = await service.get('/v1/rulings/export', service.as('admin'));
    for (const line of text.trim().split('\n')) expectDocumented('exportRulings', { ...answer, text, body: JSON.parse(line) as unknown }, type);
    expectDocumented('importRulings', await service.post('/v1/rulings/import', `${text}x\n`, service.as('admin', { 'content-type': type })));
  });

  it('of rulesets and the audit', async () => {
    const answer = await service.post('/v1/rulesets', request('storeRuleset'), service.as('organiser'));
    expect(answer.body).toEqual(expectDocumented('storeRuleset', answer));
    const { id } = await create();
    expectExample('listAudit', await service.get(`/v1/audit?subject=ruling:${id}&limit=1`, service.as('admin')));
  });

  it('of keys', async () => {
    const as = service.as('admin');
    const made = await service.post<{ id: string }>('/v1/keys', request('createKey'), as);
    const example = expectDocumented('createKey', made);
    expect(Object.keys(made.body).sort()).toEqual(Object.keys(example as object).sort());
    expectDocumented('listKeys', await service.get('/v1/keys', as));
    expectDocumented('getOwnKey', await service.get('/v1/keys/self', as));
    expectExample('revokeKey', await service.send('DELETE', `/v1/keys/${made.body.id}?reason=lost`, as));
  });

  it('of jobs', async () => {
    const as = service.as('judge');
    const submit = () => service.post<{ id: string }>('/v1/jobs?kind=adjudicate', request('submitJob'), as);
    const submitted = await submit();
    expectExample('submitJob', submitted);
    const { id } = submitted.body;
    expectExample('cancelJob', await service.send('DELETE', `/v1/jobs/${(await submit()).body.id}`, as));
    const workers = startJobWorkers({ ...servicesOf(service.store), workers: workersOf(0) }, 1, () => undefined);
    await until(async () => (await service.get<{ status: string }>(`/v1/jobs/${id}`, as)).body.status === 'done');
    await workers.stop();
    expectExample('getJob', await service.get(`/v1/jobs/${id}`, as));
    expectDocumented('listJobs', await service.get('/v1/jobs', as));
    const { text, ...answer } = await service.get(`/v1/jobs/${id}/results`, as);
    expectDocumented('getJobResults', { ...answer, text, body: JSON.parse(text) as unknown }, 'application/x-ndjson');
  });

  it('are there for every operation that a key is for', () => {
    expect([...exchanged].sort()).toEqual([...documented.keys()].sort());
  });
});
