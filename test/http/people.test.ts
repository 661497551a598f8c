/** Promise: whoever looks at the service in a browser can read and walk it; lists say where they go on; rulings can be followed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ruling } from '../../src/contract/ruling.js';
import { exampleInput } from '../../src/http/schemas/ruling-examples.js';
import type { Store } from '../../src/store/store.js';
import { testApp, type TestApp } from '../support/app.js';
import { freshStore } from '../support/stores.js';

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
let app: TestApp;
let store: Store;
let remove: () => Promise<void>;
let ruling: Ruling;
beforeAll(async () => {
  ({ store, remove } = await freshStore());
  app = await testApp({ store });
  const { secret } = await store.keys.create({ name: 'judge', role: 'judge', ratePerMinute: 1000 }, { keyId: 'test', name: 'test' });
  const authorization = `Bearer ${secret}`;
  const draft = (await app.post<Ruling>('/v1/rulings', { ...exampleInput, question: 'Is <b> allowed & why?' }, { authorization })).body;
  ruling = (await app.post<Ruling>(`/v1/rulings/${draft.id}/publish`, { reason: 'x' }, { authorization, 'if-match': `"${draft.hash}"` })).body;
});
afterAll(async () => {
  await app.close();
  await remove();
});

describe('a page', () => {
  it.each(['clauses', 'cases', 'conflicts', 'tiles', 'rulings'])('shows %s, and every link on it leads to another page', async (list) => {
    const { status, headers, text } = await app.get(`/v1/${list}`, BROWSER);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(String(headers.vary)).toContain('Accept');
    expect(text).toContain(`<h1>${list}</h1>`);
    const links = [...text.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'));
    for (const href of [...new Set(links)].slice(0, 12)) {
      const page = await app.get(href, BROWSER);
      expect([page.status, page.headers['content-type']], href).toEqual([200, 'text/html; charset=utf-8']);
    }
  });

  it('of one thing links to what it names', async () => {
    const clause = (await app.get('/v1/clauses/pd.volcano.no-follower-on-it', BROWSER)).text;
    expect(clause).toContain('href="/v1/cases/');
    const made = (await app.get(`/v1/rulings/${ruling.id}`, BROWSER)).text;
    expect(made).toContain('href="/v1/clauses/pd.volcano.no-follower-on-it"');
    expect(made).toContain('href="/v1/tiles/base%2FD"');
    expect(made).toContain('Is &lt;b&gt; allowed &amp; why?');
  });

  it('is for those who ask for it: programs get JSON, pictures stay pictures', async () => {
    expect((await app.get('/v1/clauses', { accept: '*/*' })).headers['content-type']).toContain('application/json');
    expect((await app.get('/v1/tiles/base%2FD', { accept: 'image/svg+xml' })).headers['content-type']).toContain('image/svg+xml');
    expect((await app.get('/v1/clauses/nothing', BROWSER)).headers['content-type']).toContain('application/problem+json');
  });
});

describe('a list', () => {
  it('names its next page in `Link`, and that names the one after it', async () => {
    const first = await app.get<{ items: { id: string }[] }>('/v1/clauses?limit=2&expansion=tower');
    const next = /^<([^>]+)>; rel="next"/.exec(String(first.headers.link))![1]!;
    const second = await app.get<{ items: { id: string }[] }>(next);
    expect(second.body.items.map(({ id }) => id)).not.toEqual(first.body.items.map(({ id }) => id));
    expect(second.body.items).toHaveLength(2);
    expect((await app.get('/v1/clauses/pd.volcano.no-follower-on-it')).headers.link).toBe('</v1/clauses>; rel="collection"');
  });
});

describe('/v1', () => {
  it('lists what there is', async () => {
    const { items } = (await app.get<{ items: { path: string; methods: string[] }[] }>('/v1')).body;
    const { paths } = (await app.get<{ paths: Record<string, object> }>('/openapi.json')).body;
    expect([...new Set(items.map(({ path }) => path))].sort()).toEqual(
      Object.keys(paths)
        .filter((path) => path.startsWith('/v1'))
        .sort(),
    );
    expect(
      items
        .filter(({ path }) => path === '/v1/rulings')
        .flatMap(({ methods }) => methods)
        .sort(),
    ).toEqual(['GET', 'POST']);
  });
});

describe('the feed of rulings', () => {
  it('holds what has been published, escaped', async () => {
    const { status, headers, text } = await app.get('/v1/rulings/feed');
    expect([status, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    expect(text).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
    expect(text).toContain(`/v1/rulings/${ruling.id}</id><title>Is &lt;b&gt; allowed &amp; why?</title><updated>${ruling.publishedAt!}</updated>`);
    expect(text.match(/<entry>/g)).toHaveLength(1);
  });
});
