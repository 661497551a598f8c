/** Promise: whoever looks at the service in a browser can read and walk it; lists say where they go on; rulings can be followed. */
import { inflateRawSync } from 'node:zlib';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ruling } from '../../src/contract/ruling.js';
import { shown } from '../../src/http/pages/value.js';
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

/** The addresses on a page that are answers of ours, as it has them. */
const linksOn = (text: string): string[] => [
  ...new Set([...text.matchAll(/<a[^>]* href="(\/v1[^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))),
];

const LISTS = ['clauses', 'cases', 'conflicts', 'tiles', 'rulings', 'settings', 'rules', 'expansions', 'rulesets', 'sources', 'problems', 'bulk'];

describe('a page', () => {
  it.each(LISTS)('shows %s, and the links on it lead to other pages', async (list) => {
    const { status, headers, text } = await app.get(`/v1/${list}`, BROWSER);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(String(headers.vary)).toContain('Accept');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(text).toMatch(/<h1>[^<]+<\/h1>/);
    expect(text).toContain('<a href="/">the desk</a>');
    const links = linksOn(text).filter((href) => !href.startsWith('/v1/bulk/'));
    expect(links.length).toBeGreaterThan(10);
    for (const href of [...links.slice(0, 13), ...links.slice(-3)]) {
      const page = await app.get(href, BROWSER);
      expect([page.status, page.headers['content-type']], href).toEqual([200, 'text/html; charset=utf-8']);
    }
  });

  it('of one thing links to what it names, and to the desk', async () => {
    const clause = (await app.get('/v1/clauses/pd.volcano.no-follower-on-it', BROWSER)).text;
    for (const href of ['/v1/cases/', '/v1/rules/', '/v1/expansions/', '/v1/sources/', '/law/clauses/pd.volcano.no-follower-on-it'])
      expect(clause).toContain(`href="${href}`);
    const made = (await app.get(`/v1/rulings/${ruling.id}`, BROWSER)).text;
    expect(made).toContain('href="/v1/clauses/pd.volcano.no-follower-on-it"');
    expect(made).toContain('href="/v1/tiles/base%2FD"');
    expect(made).toContain(`href="/rulings/${ruling.id}"`);
    expect(made).toContain('Is &lt;b&gt; allowed &amp; why?');
    const ruleset = (await app.get('/v1/rulesets/hig-c2', BROWSER)).text;
    expect(ruleset).toContain('href="/v1/settings/dragon.timing"');
  });

  it.each([
    ['/docs/none', '<a href="/v1">/v1</a> lists what there is'],
    ['/clauses', 'did you mean <a href="/v1/clauses">/v1/clauses</a>?'],
    ['/<b>', 'nothing is at <code>/%3Cb%3E</code>'],
  ])('says that nothing is at %s, and programs get problem+json', async (path, told) => {
    const page = await app.get(path, BROWSER);
    expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.text).toContain(told);
    expect(page.text).toContain('<a href="/">the desk</a>');
    expect((await app.send('HEAD', path, BROWSER)).headers['content-type']).toBe('text/html; charset=utf-8');
    for (const accept of ['*/*', 'application/json', 'application/problem+json, text/html;q=0.9']) {
      const { headers } = await app.get(path, { accept });
      expect([headers['content-type'], String(headers.vary)], accept).toEqual([
        'application/problem+json; charset=utf-8',
        expect.stringContaining('Accept'),
      ]);
    }
  });

  it('is not made of what is wrong with a request', async () => {
    const { status, headers } = await app.get('/docs?a=%E0', BROWSER);
    expect([status, headers['content-type']]).toEqual([400, 'application/problem+json; charset=utf-8']);
  });

  it('of a tile or a case shows its picture, and of a case its position at the desk', async () => {
    const tile = (await app.get('/v1/tiles/base%2FD', BROWSER)).text;
    expect(tile).toContain('<img src="/v1/tiles/base%2FD"');
    expect(
      (await app.get('/v1/tiles/base%2FD', { accept: 'image/avif,image/webp,image/svg+xml,image/*,*/*;q=0.8' })).headers['content-type'],
    ).toContain('image/svg+xml');
    const [first] = (await app.get<{ items: { id: string; snapshot: object }[] }>('/v1/cases?limit=1')).body.items;
    const test = (await app.get(`/v1/cases/${first!.id}`, BROWSER)).text;
    expect(test).toContain(`<img src="/v1/cases/${first!.id}"`);
    const [, packed] = /href="\/#p=([\w-]+)"/.exec(test)!;
    expect((JSON.parse(inflateRawSync(Buffer.from(packed!, 'base64url')).toString()) as { snapshot: object }).snapshot).toEqual(first!.snapshot);
  });

  it('is in the language that is asked for, and marks what is not', async () => {
    const { text, headers } = await app.get('/v1/settings', { ...BROWSER, 'accept-language': 'de' });
    expect([headers['content-language'], text.includes('<html lang="de">'), text.includes('<h1>Einstellungen</h1>')]).toEqual(['de', true, true]);
    const conflicts = await app.get('/v1/conflicts', { ...BROWSER, 'accept-language': 'de' });
    for (const page of [text, conflicts.text]) expect([page.includes('<dd lang="en">'), page.includes('<dl lang="en">')]).toEqual([false, false]);
    expect(shown({ question: 'Wer?', note: 'nobody', notesLanguage: 'en' })).toContain('<dd lang="en">nobody</dd>');
    expect(shown({ question: 'Who?', language: 'en' })).toContain('<dl lang="en">');
  });

  it('is for those who ask for it: programs get JSON, pictures stay pictures, errors of the interface are problem+json', async () => {
    expect((await app.get('/v1/clauses', { accept: '*/*' })).headers['content-type']).toContain('application/json');
    expect((await app.get('/v1/tiles/base%2FD', { accept: 'image/svg+xml' })).headers['content-type']).toContain('image/svg+xml');
    expect((await app.get('/v1/clauses/nothing', BROWSER)).headers['content-type']).toContain('application/problem+json');
  });
});

/** The addresses of a `Link` by what they are. */
const linked = (header: unknown): Record<string, string> =>
  Object.fromEntries(
    String(header)
      .split(', ')
      .map((link) => [/rel="([^"]+)"/.exec(link)![1]!, /^<([^>]+)>/.exec(link)![1]!]),
  );

describe('a list', () => {
  it('names the pages beside it in `Link`, and so there and back again', async () => {
    type Page = { items: { id: string }[]; prev: string | null };
    const idsOn = async (url: string) => {
      const { body, headers } = await app.get<Page>(url);
      return { ids: body.items.map(({ id }) => id), links: linked(headers.link) };
    };
    const first = await idsOn('/v1/clauses?limit=2&expansion=tower');
    const second = await idsOn(first.links['next']!);
    const third = await idsOn(second.links['next']!);
    expect(new Set([...first.ids, ...second.ids, ...third.ids]).size).toBe(6);
    expect(first.links).not.toHaveProperty('prev');
    expect((await idsOn(third.links['prev']!)).ids).toEqual(second.ids);
    expect((await idsOn(second.links['prev']!)).ids).toEqual(first.ids);
    expect((await idsOn(third.links['first']!)).ids).toEqual(first.ids);
    expect((await app.get(third.links['next']!, BROWSER)).text).toContain('rel="prev"');
  });
});

describe('one thing', () => {
  it('says where it is at home, what else it can be had as, and what describes it', async () => {
    expect(linked((await app.get('/v1/clauses/pd.volcano.no-follower-on-it')).headers.link)).toEqual({
      collection: '/v1/clauses',
      canonical: '/v1/clauses/pd.volcano.no-follower-on-it',
      alternate: '/v1/clauses/pd.volcano.no-follower-on-it',
      describedby: '/openapi.json',
    });
    const byAlias = String((await app.get('/v1/tiles/jcz:DG%2FCcRr.g')).headers.link);
    expect(byAlias).toContain('</v1/tiles/princess-and-dragon%2F');
    expect(byAlias).toContain('rel="alternate"; type="image/svg+xml"');
    for (const part of ['hig-c1-current/versions', 'hig-c1-current/diff/zmg-c1'])
      expect(linked((await app.get(`/v1/rulesets/${part}`)).headers.link)['canonical']).toBe(`/v1/rulesets/${part}`);
    // the address without the version shows the latest
    expect(linked((await app.get('/v1/rulesets/hig-c2?version=1')).headers.link)['canonical']).toBe('/v1/rulesets/wikicarpedia-c2-current?version=1');
    expect(String((await app.get('/v1/rulings')).headers.link)).toContain('</v1/rulings/feed>; rel="alternate"; type="application/atom+xml"');
  });
});

describe('`HEAD`', () => {
  it.each([
    ['/v1/clauses?limit=2', {}],
    ['/v1/clauses/pd.volcano.no-follower-on-it', BROWSER],
    ['/v1/tiles/base%2FD', {}],
  ])('of %s says what `GET` says, and each header that the answer hangs on once', async (url, headers) => {
    const [got, asked] = [await app.get(url, headers), await app.send('HEAD', url, headers)];
    const told = ({ status, headers: { link, vary, 'content-type': type } }: typeof got) => ({ status, link, vary, type });
    expect(told(asked)).toEqual(told(got));
    expect(asked.text).toBe('');
    const named = String(got.headers.vary).split(', ');
    expect(named).toEqual([...new Set(named)]);
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
    expect(text).toContain(`/v1/rulings/${ruling.id}</id><title>Is &lt;b&gt; allowed &amp; why?</title>`);
    expect(text.match(/<entry xml:lang="en">/g)).toHaveLength(1);
  });

  it('is Atom: what RFC 4287 asks of a feed and of its entries is there', async () => {
    const { text, headers } = await app.get('/v1/rulings/feed', { host: 'a"b<c' });
    expect(XMLValidator.validate(text)).toBe(true);
    type Linked = { '@rel': string; '@href': string };
    type Node = Record<string, string> & { link: Linked[] };
    const { feed } = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', isArray: (name) => ['entry', 'link'].includes(name) }).parse(
      text,
    ) as { feed: Node & { entry: (Node & { author: object })[] } };
    for (const node of [feed, ...feed.entry]) {
      expect(node['id']).toMatch(/\/v1\/rulings/);
      expect(node['title']).toBeTruthy();
      expect(new Date(node['updated']!).toISOString()).toBe(node['updated']);
    }
    expect(feed.link.map((link) => link['@rel'])).toEqual(['self', 'alternate']);
    expect(feed.entry[0]!.author).toEqual({ name: ruling.author.name });
    expect(feed['updated']).toBe(ruling.updatedAt);
    expect(feed.entry[0]!.link[0]!['@href']).toContain(`/v1/rulings/${ruling.id}`);
    expect(headers.etag).toBeDefined();
  });
});
