/** Promise: the suite can be read over HTTP, case by case, filtered and in pages, as data and as pictures. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CaseDocument } from '../../src/conformance/catalogue.js';
import { caseFiles } from '../../src/conformance/files.js';
import { clauses } from '../../src/corpus/clauses.js';
import { defectsOf, testApp, type TestApp } from '../support/app.js';

interface Page {
  readonly items: CaseDocument[];
  readonly next: string | null;
  readonly total: number;
}

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const list = async (query: string) => (await app.get<Page>(`/v1/cases?${query}`)).body;
const files = caseFiles();

describe('GET /v1/cases', () => {
  it('gives every case once, in the order of the suite, page by page', async () => {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Page = await list(`limit=200${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
      expect(page.total).toBe(files.reduce((sum, { cases }) => sum + cases.length, 0));
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next;
    }
    expect(seen).toEqual(files.flatMap(({ cases }) => cases.map(({ id }) => id)));
  });

  it.each([
    ['clause=base.figure.unoccupied', ({ exercises }: CaseDocument) => exercises.some(({ clause }) => clause === 'base.figure.unoccupied')],
    ['expansion=river', ({ ruleset }: CaseDocument) => ruleset.expansions.includes('river')],
    ['topic=volcano', ({ topic, id }: CaseDocument) => topic === 'volcano' && id.startsWith('volcano.')],
    ['folder=king-and-robber', ({ expansion }: CaseDocument) => expansion === 'king-and-robber'],
    ['q=Fairy%20pig', ({ id }: CaseDocument) => id.includes('fairy') && id.includes('pig')],
    ['preset=zmg-c1', ({ presets }: CaseDocument) => presets.includes('zmg-c1')],
    ['preset=hig-c2', ({ presets }: CaseDocument) => presets.includes('wikicarpedia-c2-current')],
    [
      'topic=volcano&expansion=traders-and-builders',
      ({ topic, ruleset }: CaseDocument) => topic === 'volcano' && ruleset.expansions.includes('traders-and-builders'),
    ],
  ])('filters by %s', async (query, holds) => {
    const { items, total } = await list(`${query}&limit=200`);
    expect(total).toBeGreaterThan(0);
    expect(items).toHaveLength(Math.min(total, 200));
    expect(items.filter((item) => !holds(item))).toEqual([]);
  });

  it('has contents: every topic of every folder, and as many cases as there are', async () => {
    const { body } = await app.get<{ items: { expansion: string; topic: string; cases: number }[] }>('/v1/case-topics');
    expect(body.items).toEqual(files.map(({ expansion, topic, cases }) => ({ expansion, topic, cases: cases.length })));
    const { expansion, topic, cases } = body.items.at(-1)!;
    expect((await list(`folder=${expansion}&topic=${topic}`)).total).toBe(cases);
  });

  it('has none of a clause that no case exercises', async () => {
    const shown = new Set(files.flatMap(({ cases }) => cases.flatMap(({ exercises }) => exercises.map(({ clause }) => clause))));
    const [idle] = [...clauses.keys()].filter((id) => !shown.has(id));
    expect(await list(`clause=${idle!}`)).toMatchObject({ items: [], next: null, total: 0 });
  });

  it('leaves none out: the topics together are the whole', async () => {
    const topics = [...new Set(files.map(({ topic }) => topic))];
    const totals = await Promise.all(topics.map(async (topic) => (await list(`topic=${topic}&limit=1`)).total));
    expect(totals.reduce((a, b) => a + b)).toBe((await list('limit=1')).total);
  });

  it.each(['clause=moon', 'expansion=moon', 'topic=moon', 'preset=moon', 'moon=1', 'limit=0'])('refuses %s', async (query) => {
    const answer = await app.get(`/v1/cases?${query}`);
    expect(answer.status).toBe(400);
    expect(defectsOf(answer)).toHaveLength(1);
  });

  it('refuses a cursor of another list', async () => {
    const { next } = await list('topic=volcano&limit=1');
    expect((await app.get(`/v1/cases?topic=portal&cursor=${encodeURIComponent(next!)}`)).status).toBe(400);
  });
});

describe('GET /v1/cases/{id}', () => {
  it('is the case as it lies in its file, with where that is', async () => {
    const { body, headers } = await app.get<CaseDocument>('/v1/cases/figure.second-one');
    const test = files.flatMap(({ cases }) => cases).find(({ id }) => id === 'figure.second-one')!;
    expect(body).toMatchObject({ ...test, expansion: 'base', topic: 'figure' });
    expect(headers['etag']).toBeDefined();
  });

  it('can be had as a picture', async () => {
    const { status, headers, text } = await app.get('/v1/cases/volcano.fairy-may-move', { accept: 'image/svg+xml' });
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(text).toMatch(/^<svg [^]*data-tile="princess-and-dragon\/volcano/);
  });

  it('can be drawn whichever it is', async () => {
    for (const { cases } of files)
      for (const { id } of cases) expect((await app.get(`/v1/cases/${id}`, { accept: 'image/svg+xml' })).status, id).toBe(200);
  });

  it('is not there for another id, nor as another type', async () => {
    expect(await app.get('/v1/cases/moon.landing')).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await app.get('/v1/cases/figure.second-one', { accept: 'image/png' })).toMatchObject({ status: 406 });
  });
});
