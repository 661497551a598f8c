/** What is served of the corpus and the catalogue: complete, findable, and cached by clients. */
import { expansions, settings, tiles } from '../../src/catalog.js';
import { emptyStore, type Store, type StoredRuleset } from '../../src/store/store.js';
import { clauses } from '../../src/corpus/clauses.js';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExpansionDocument, RulesetSummary, TileDocument } from '../../src/contract/catalogue.js';
import type { Clause } from '../../src/contract/clause.js';
import type { ClauseDetail, RuleDocument, SettingDocument, TraitTable } from '../../src/contract/corpus.js';
import type { Problem } from '../../src/contract/problem.js';
import type { RulesetDocument } from '../../src/contract/ruleset.js';
import { testApp, type TestApp } from '../support/app.js';

const stored: StoredRuleset[] = ['club', 'family', 'zoo'].map((id) => ({
  id,
  version: 2,
  document: { label: id },
  hash: `sha256-${id}`,
  createdAt: '2020-01-01T00:00:00.000Z',
}));
const store: Store = {
  ...emptyStore,
  rulesets: {
    ...emptyStore.rulesets,
    get: (id, version = 2) => Promise.resolve(stored.find((each) => each.id === id && each.version === version)),
    list: ({ after = '', limit }) => Promise.resolve(stored.filter(({ id }) => id > after).slice(0, limit)),
  },
};

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ store });
});
afterAll(() => app.close());

interface Page<T> {
  items: T[];
  next: string | null;
  total?: number;
}
const body = async <T>(url: string) => (await app.get<T>(url)).body;

async function pages<T>(url: string, limit: number): Promise<T[]> {
  const items: T[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<T> = await body(
      `${url}${url.includes('?') ? '&' : '?'}limit=${limit}${cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
    );
    expect(page.items.length).toBeLessThanOrEqual(limit);
    items.push(...page.items);
    cursor = page.next;
  } while (cursor !== null);
  return items;
}

describe('clauses', () => {
  it('come page by page, each once', async () => {
    const found = await pages<Clause>('/v1/clauses', 37);
    expect(found.map(({ id }) => id)).toEqual([...clauses.keys()]);
    expect((await body<Page<Clause>>('/v1/clauses?limit=1')).total).toBe(clauses.size);
  });

  it.each([
    ['edition=C2', (clause: Clause) => clause.editions.includes('C2')],
    ['publisher=RGG', ({ publishers }: Clause) => publishers.includes('*') || publishers.includes('RGG')],
    ['authority=official', ({ authority }: Clause) => authority === 'official'],
    ['kind=faq', ({ kind }: Clause) => kind === 'faq'],
    ['expansion=princess-and-dragon', ({ involves }: Clause) => involves.expansions.includes('princess-and-dragon')],
    ['figure=fairy&phase=place-figure', ({ involves }: Clause) => involves.figures.includes('fairy') && involves.phases.includes('place-figure')],
    ['source=booklet-2016', ({ sources }: Clause) => sources.some(({ source }) => source === 'booklet-2016')],
  ])('are filtered by %s', async (query, passes) => {
    const found = await pages<Clause>(`/v1/clauses?${query}`, 200);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual([...clauses.values()].filter(passes));
  });

  it('are found by their words: ids and phrases first, then what is alike', async () => {
    const first = async (q: string) => (await body<Page<Clause>>(`/v1/clauses?q=${encodeURIComponent(q)}&limit=5`)).items;
    expect((await first('pd.volcano.no-follower-on-it'))[0]!.id).toBe('pd.volcano.no-follower-on-it');
    const phrase = clauses.get('pd.volcano.first-brings-dragon-into-play')!.statement.slice(4, 40);
    expect((await first(phrase))[0]!.id).toBe('pd.volcano.first-brings-dragon-into-play');
    expect((await first('vulcano')).some(({ id }) => id.includes('volcano'))).toBe(true);
    expect(await first('xyzzy-nothing')).toEqual([]);
    const pageOfSearch = await pages<Clause>('/v1/clauses?q=dragon%20fairy&edition=C1', 7);
    expect(new Set(pageOfSearch.map(({ id }) => id)).size).toBe(pageOfSearch.length);
  });

  it('say who rests on them', async () => {
    for (const id of [...clauses.keys()].slice(0, 40)) expect((await app.get(`/v1/clauses/${id}`)).status).toBe(200);
    const { rules, settings: values } = await body<ClauseDetail>('/v1/clauses/pd.volcano.no-effect-on-scoring');
    expect(values).toContainEqual({ key: 'volcano.turnFlow', value: 'continue' });
    for (const rule of rules) expect((await body<RuleDocument>(`/v1/rules/${rule}`)).cites).toContain('pd.volcano.no-effect-on-scoring');
  });

  it('are named by a rule for every setting that a verdict may hang on', async () => {
    for (const { key, text } of expansions.flatMap(({ settings = [] }) => settings)) {
      const rule = await body<RuleDocument>(`/v1/rules/settings.${key}`);
      expect(rule).toMatchObject({ kind: 'setting', cites: expect.arrayContaining(text.values.flatMap(({ cites }) => [...cites])) });
    }
  });

  it.each(['limit=0', 'limit=1000', 'limit=x', 'edition=C9', 'colour=red', 'cursor=nonsense', 'cursor=', 'q=a&q=b', 'preset=hig', 'figure=follower'])(
    'are refused for %s',
    async (query) => {
      const { status, body: answered } = await app.get(`/v1/clauses?${query}`);
      expect(status).toBe(400);
      expect(answered).toMatchObject({ code: query === 'cursor=nonsense' ? 'invalid-cursor' : 'invalid-parameters' });
    },
  );
});

describe('a filter by a name', () => {
  it.each([
    ['/v1/clauses', ['expansion', 'figure', 'token', 'phase', 'source', 'preset']],
    ['/v1/rules', ['expansion', 'kind', 'on']],
    ['/v1/settings', ['expansion', 'kind']],
    ['/v1/tiles', ['expansion', 'set']],
  ])('of %s that nothing has is refused, with the names there are', async (path, names) => {
    const wrong = new URLSearchParams(names.map((name) => [name, 'no-such']));
    const { status, body: answered } = await app.get<Problem>(`${path}?${wrong}`);
    expect(status).toBe(400);
    expect(answered.errors.map(({ pointer, code }) => `${pointer} ${code}`).sort()).toEqual(names.map((name) => `/${name} not-allowed-value`).sort());
    for (const { message } of answered.errors) expect(message).toMatch(/^(?:must be one of `[^`]+`|is none of the \d+ values that there are)/);
  });
});

describe('rules, settings and sources', () => {
  it('are all there, and found by their ids', async () => {
    const { items: rules } = await body<{ items: RuleDocument[] }>('/v1/rules');
    for (const rule of expansions.flatMap((expansion) => expansion.rules ?? [])) expect(rules.some(({ id }) => id === rule.id)).toBe(true);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    for (const rule of rules) {
      expect(await body(`/v1/rules/${rule.id}`)).toEqual(rule);
      for (const id of rule.cites) expect(clauses.has(id)).toBe(true);
      for (const id of rule.overrides) expect((await body<RuleDocument>(`/v1/rules/${id}`)).overriddenBy).toContain(rule.id);
    }
    const { items } = await body<{ items: SettingDocument[] }>('/v1/settings');
    expect(items.map(({ key }) => key)).toEqual([...settings.keys()]);
    expect(await body('/v1/settings/volcano.turnFlow')).toEqual(items.find(({ key }) => key === 'volcano.turnFlow'));
    expect((await body<{ items: { id: string }[] }>('/v1/sources')).items.map(({ id }) => id)).toContain('booklet-2016');
  });

  it('are filtered', async () => {
    const { items } = await body<{ items: RuleDocument[] }>('/v1/rules?expansion=princess-and-dragon&on=move-fairy&kind=rule');
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ expansion, on }) => expansion === 'princess-and-dragon' && (on.includes('move-fairy') || on.includes('*')))).toBe(true);
    const house = await body<{ items: SettingDocument[] }>('/v1/settings?kind=house-rule');
    expect(house.items.every(({ kind }) => kind === 'house-rule')).toBe(true);
  });
});

describe('the trait table', () => {
  it('has a cell for every row and column', async () => {
    const { rows, columns } = await body<TraitTable>('/v1/traits');
    expect(rows.length).toBeGreaterThan(10);
    const dragon = columns.find(({ id }) => id === 'eatenByDragon');
    expect(dragon).toBeDefined();
    expect(rows.find(({ subject }) => subject === 'meeple')?.cells.eatenByDragon?.C1).toMatchObject({ value: 'yes' });
  });

  it('comes as Markdown to those who ask for that', async () => {
    const { headers, text } = await app.get('/v1/traits', { accept: 'text/markdown' });
    expect(headers['content-type']).toMatch(/^text\/markdown/);
    expect(headers.vary).toBe('Accept-Language, Accept, accept-encoding');
    const [head, rule, ...rows] = text.split('\n').filter((line) => line.startsWith('|'));
    expect(head).toContain('is eaten by the dragon');
    expect(rule).toMatch(/^\| ---/);
    expect(new Set([head, ...rows].map((line) => line!.split(/(?<!\\)\|/).length)).size).toBe(1);
  });
});

describe('the form of the trait table', () => {
  it.each([
    [undefined, 'application/json'],
    ['*/*', 'application/json'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/html'],
    ['application/json;q=0.5, text/markdown', 'text/markdown'],
    ['text/*;q=0.3, text/html;q=0.2', 'text/markdown'],
    ['text/markdown;q=0, text/*', 'text/html'],
    ['application/json;q=0, */*;q=0.1', 'text/html'],
  ])('for Accept %s is %s', async (accept, type) => {
    const { status, headers } = await app.get('/v1/traits', accept === undefined ? {} : { accept });
    expect([status, String(headers['content-type']).split(';')[0]]).toEqual([200, type]);
    expect(headers.vary).toContain('Accept');
  });

  it.each(['image/png', 'text/html;q=0', 'application/json;q=0, text/*;q=0'])('is refused for %s', async (accept) => {
    expect(await app.get('/v1/traits', { accept })).toMatchObject({ status: 406, body: { code: 'not-acceptable' } });
  });

  it('has an ETag of its own', async () => {
    const tags = await Promise.all(
      ['application/json', 'text/html', 'text/markdown'].map(async (accept) => (await app.get('/v1/traits', { accept })).headers.etag),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

describe('tiles', () => {
  it('are found by id and by every alias, with the slash as it is or escaped', async () => {
    for (const tile of tiles)
      for (const id of [tile.id, ...tile.aliases])
        for (const written of [id, encodeURIComponent(id)]) expect((await body<TileDocument>(`/v1/tiles/${written}`)).id, written).toBe(tile.id);
  });

  it('of which no source tells what it shows is not said to be unknown', async () => {
    const { status, body: problem } = await app.get<Problem>('/v1/tiles/castles-in-germany/2');
    expect(status).toBe(404);
    expect(problem.detail).toBe(
      'what the tile `castles-in-germany/2` shows no source says, so that a position may say it in its `prints`: ' +
        '2 lines, for its 2 by 1 cells from the north-west one, with a `german-castle` in each; `/v1/tiles` lists what there is',
    );
  });

  it('whose name is longer than a name may be is named as the parameter is documented', async () => {
    const { body: problem } = await app.get<Problem>(`/v1/tiles/${'x'.repeat(300)}`);
    expect(problem).toMatchObject({ status: 400, errors: [{ pointer: '/id', code: 'out-of-range' }] });
  });

  it('of several cells tell how many they are, and on which each feature lies', async () => {
    const castle = await body<TileDocument>('/v1/tiles/castles-in-germany/1');
    expect(castle.size).toEqual([2, 1]);
    expect(new Set(castle.features.map(({ cell }) => String(cell)))).toEqual(new Set(['0,0', '1,0']));
    // what a field borders is a city of its own cell, found in the list of all
    for (const { touches, cell } of castle.features)
      for (const index of touches) expect(castle.features[index]).toMatchObject({ kind: 'city', cell });
    expect(castle.features.some(({ touches }) => touches.length > 0)).toBe(true);
    expect((await body<TileDocument>('/v1/tiles/base/D')).size).toBeUndefined();
  });

  it('are filtered by expansion and set', async () => {
    const { items } = await body<{ items: TileDocument[] }>('/v1/tiles?set=basic:1');
    expect(items.reduce((sum, { copies }) => sum + copies['basic:1']!, 0)).toBe(72);
    expect((await body<{ items: TileDocument[] }>('/v1/tiles?expansion=river')).items.every(({ expansion }) => expansion === 'river')).toBe(true);
  });
});

describe('expansions', () => {
  it('say what they add and how far they are modelled', async () => {
    const { items } = await body<{ items: ExpansionDocument[] }>('/v1/expansions');
    expect(items.map(({ id }) => id)).toEqual(expansions.map(({ id }) => id));
    expect(items.find(({ id }) => id === 'princess-and-dragon')).toMatchObject({ modelled: 'complete', sets: { 'princess-and-dragon:1': 30 } });
    expect(items.find(({ id }) => id === 'abbey-and-mayor')).toMatchObject({
      modelled: 'complete',
      figures: [{ kind: 'mayor' }, { kind: 'wagon' }, { kind: 'barn' }],
    });
    expect(items.map(({ modelled }) => modelled)).toEqual(expansions.map(({ modelled }) => modelled));
  });

  it('say where figures may be off the features, and what tells tokens apart', async () => {
    const { items } = await body<{ items: ExpansionDocument[] }>('/v1/expansions');
    const of = (id: string) => items.find((item) => item.id === id)!;
    expect(of('count').locations).toContainEqual({
      name: 'city-of-carcassonne',
      as: 'area',
      places: ['castle', 'market', 'blacksmith', 'cathedral'],
    });
    expect(of('tower').locations).toContainEqual({ name: 'tower', as: 'feature' });
    expect(of('robbers').locations).toContainEqual(expect.objectContaining({ as: 'area', spaces: [0, 49] }));
    expect(of('school').figures).toContainEqual(expect.objectContaining({ kind: 'teacher', areas: ['school', 'hand'] }));
    for (const { tokens, tokenKinds } of items) expect(tokenKinds.map(({ kind }) => kind)).toEqual(tokens);
    expect(of('tower').tokenKinds).toContainEqual(expect.objectContaining({ kind: 'tower-piece', perPlayer: { 2: 10, 3: 9, 4: 7, 5: 6, 6: 5 } }));
    expect(of('bridges-castles-and-bazaars').tokenKinds).toContainEqual(
      expect.objectContaining({ kind: 'bridge', perPlayer: { 2: 3, 3: 3, 4: 3, 5: 2, 6: 2 } }),
    );
    expect(of('plague').tokenKinds).toContainEqual(expect.objectContaining({ kind: 'flea', says: ['active'] }));
  });

  it('say what a position may tell of figures and of players besides', async () => {
    const { items } = await body<{ items: ExpansionDocument[] }>('/v1/expansions');
    const of = (id: string) => items.find((item) => item.id === id)!;
    expect(of('base')).toMatchObject({ figureMembers: [], playerMembers: [] });
    expect(of('peasant-revolts').figureMembers).toEqual([{ name: 'protected', in: 'figure' }]);
    expect(of('monasteries').figureMembers).toEqual([{ name: 'as', in: 'at' }]);
    expect(of('messages').playerMembers).toEqual([{ name: 'track', numbers: ['meeple', 'messenger'] }]);
  });
});

describe('rulesets', () => {
  it('are the built-in ones, then the stored ones, however the pages fall', async () => {
    const all = await pages<RulesetSummary>('/v1/rulesets', 200);
    expect(all.slice(-3).map(({ id, version, builtIn }) => [id, version, builtIn])).toEqual([
      ['club', 2, false],
      ['family', 2, false],
      ['zoo', 2, false],
    ]);
    for (const limit of [1, 2, 3, 5, all.length - 3, all.length - 2]) expect(await pages('/v1/rulesets', limit)).toEqual(all);
    expect(all.find(({ id }) => id === 'wikicarpedia-c2-current')).toMatchObject({ builtIn: true, aliases: ['hig-c2'] });
    expect((await app.get('/v1/rulesets?cursor=%00')).status).toBe(400);
    expect((await app.get(`/v1/rulesets?cursor=${Buffer.from('a\0b').toString('base64url')}`)).status).toBe(400);
  });

  it('are shown whole, with every setting and who set it', async () => {
    const document = await body<RulesetDocument>('/v1/rulesets/hig-c1-current');
    expect(document.settings['volcano.fairyMove']).toMatchObject({ value: 'allowed', setBy: 'preset', basis: 'stated' });
    expect((await body<RulesetDocument>('/v1/rulesets/hig-c2')).id).toBe('wikicarpedia-c2-current');
    expect((await body<RulesetDocument>('/v1/rulesets/club')).version).toBe(2);
    expect((await body<RulesetDocument>('/v1/rulesets/club?version=2')).label).toBe('club');
  });

  it.each(['none', 'club?version=1', 'hig-c2?version=2', 'a%00b', '..%2F..%2Fetc'])('are not found as %s', async (id) => {
    expect(await app.get(`/v1/rulesets/${id}`)).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });
});

describe('what does not change', () => {
  it.each([
    '/v1/clauses',
    '/v1/clauses/pd.volcano.no-follower-on-it',
    '/v1/sources',
    '/v1/settings',
    '/v1/traits',
    '/v1/rules',
    '/v1/tiles',
    '/v1/tiles/base/D',
    '/v1/expansions',
    '/v1/rulesets',
    '/v1/problems',
    '/openapi.json',
  ])('at %s is not sent twice to the same client', async (url) => {
    const { headers } = await app.get(url);
    const etag = String(headers.etag);
    for (const known of [etag, `"other", ${etag}`, '*', etag.replace('W/', '')])
      expect(await app.get(url, { 'if-none-match': known })).toMatchObject({ status: 304, text: '' });
    expect((await app.get(url, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it.each(['/v1/clauses?q=volcano', '/v1/clauses/pd.volcano.no-follower-on-it', '/v1/traits', '/v1/conflicts'])(
    'at %s has the date of the build, which clients may name instead',
    async (url) => {
      const { headers } = await app.get(url);
      const date = String(headers['last-modified']);
      const time = Date.parse(date);
      expect(new Date(time).toUTCString()).toBe(date);
      expect(time).toBeLessThanOrEqual(Date.now());
      expect(time).toBeGreaterThan(Date.parse('2026-01-01'));
      const asked = async (known: Record<string, string>) => (await app.get(url, known)).status;
      expect(await asked({ 'if-modified-since': date })).toBe(304);
      expect(await asked({ 'if-modified-since': new Date(time + 60_000).toUTCString() })).toBe(304);
      expect(await asked({ 'if-modified-since': new Date(time - 1000).toUTCString() })).toBe(200);
      for (const none of ['yesterday', '9999', '']) expect(await asked({ 'if-modified-since': none }), none).toBe(200);
      // an ETag says more than a date
      expect(await asked({ 'if-modified-since': date, 'if-none-match': '"other"' })).toBe(200);
      expect(await asked({ 'if-modified-since': new Date(0).toUTCString(), 'if-none-match': String(headers.etag) })).toBe(304);
    },
  );

  it('is rulesets only in part, so that these have no date', async () => {
    expect((await app.get('/v1/rulesets')).headers['last-modified']).toBeUndefined();
  });

  it('has no ETag where nothing was found', async () => {
    const { status, headers } = await app.get('/v1/clauses/none', { 'if-none-match': '*' });
    expect([status, headers.etag]).toEqual([404, undefined]);
  });

  it('comes compressed', async () => {
    const { headers, rawPayload } = await app.app.inject({ url: '/v1/clauses', headers: { 'accept-encoding': 'gzip' } });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(rawPayload).toString()).toBe((await app.get('/v1/clauses')).text);
  });
});
