/** Promise: `Accept-Language` chooses the words of an answer, and nothing that a program reads. */
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/http/app.js';
import { exampleAction, exampleFairyMove, exampleSnapshot } from '../../src/http/schemas/examples.js';

let app: FastifyInstance;
beforeAll(async () => void (app = await buildApp()));
afterAll(() => app.close());

const inLanguage = (language: string | undefined) => (language === undefined ? {} : { 'accept-language': language });
const post = (url: string, payload: object, language?: string) => app.inject({ method: 'POST', url, headers: inLanguage(language), payload });
const get = (url: string, language?: string) => app.inject({ url, headers: inLanguage(language) });

/** Everything that people read: under these keys, wherever they stand. */
const READ = new Set([
  'message',
  'label',
  'statement',
  'question',
  'means',
  'explanation',
  'note',
  'resolution',
  'adjudicableWhy',
  'highlights',
  'matches',
  'names',
  'language',
  'translation',
  'notesLanguage',
]);

/** What a program reads: all but the words. */
const bare = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (READ.has(key) && !(typeof part === 'object' && key === 'resolution') ? [] : [[key, bare(part)]])),
  );
};

/** The texts under a key, wherever it stands. */
const texts = (value: unknown, key: string): string[] => {
  if (Array.isArray(value)) return value.flatMap((part) => texts(part, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (name === key && typeof part === 'string' ? [part] : texts(part, key)));
};

const ENGLISH = /\b(?:the|is|may|no|such|a)\b/;

const fairyMove = { snapshot: exampleSnapshot, action: exampleFairyMove };
const posts: [string, object][] = [
  ['/v1/adjudications', { ruleset: 'hig-c1-current', snapshot: exampleSnapshot, action: exampleAction }],
  ['/v1/legal-actions', { ruleset: 'hig-c1-current', snapshot: exampleSnapshot, explain: true }],
  ['/v1/comparisons', { rulesets: ['hig-c1-current', 'hig-c1-original-2005'], ...fairyMove }],
  ['/v1/replays', { format: 'seneschal', ruleset: 'hig-c1-current', game: { snapshot: exampleSnapshot, actions: [exampleFairyMove] } }],
];

describe.each(posts)('what is posted to %s', (url, body) => {
  it('is answered in English unless another language is asked for', async () => {
    const plain = await post(url, body);
    expect(plain.statusCode).toBe(200);
    expect(plain.headers['content-language']).toBe('en');
    expect(plain.headers.vary).toContain('Accept-Language');
    for (const language of ['en', 'en-GB', 'fr', 'fr;q=0.9, *;q=0.1', 'nonsense;;'])
      expect((await post(url, body, language)).body, language).toBe(plain.body);
  });

  it.each(['pl', 'de'])('is answered in %s, and means the same', async (language) => {
    const english = await post(url, body);
    const answer = await post(url, body, `fr, ${language};q=0.9, en;q=0.1`);
    expect(answer.headers['content-language']).toBe(language);
    expect(bare(answer.json())).toEqual(bare(english.json()));
    const messages = texts(answer.json(), 'message');
    expect(messages.length).toBeGreaterThan(3);
    expect(messages.filter((message) => ENGLISH.test(message))).toEqual([]);
  });
});

describe('score lines', () => {
  const snapshot = JSON.parse(readFileSync(new URL('../../src/expansions/princess-and-dragon/cases/scoring.json', import.meta.url), 'utf8')) as {
    snapshot: object;
    action: object;
  }[];

  it('have Polish labels in a replay and in a comparison', async () => {
    for (const { snapshot: position, action } of snapshot) {
      const replayed = (await post('/v1/replays', { format: 'seneschal', game: { snapshot: position, actions: [action] } }, 'pl')).json();
      const compared = (await post('/v1/comparisons', { rulesets: ['hig-c1-current'], snapshot: position, action }, 'pl')).json();
      const labels = [...texts(replayed, 'label'), ...texts(compared, 'label')];
      if (labels.length === 0) continue;
      expect(labels.filter((label) => ['tiles', 'fairy', 'pennants', 'cities'].includes(label))).toEqual([]);
      return;
    }
    throw new Error('no case scores anything');
  });
});

describe('English', () => {
  it('is that of the edition of the ruleset', async () => {
    const body = { ruleset: 'hig-c2', snapshot: exampleSnapshot, explain: true };
    const second = await post('/v1/legal-actions', body, 'en');
    expect(second.headers['content-language']).toBe('en-x-c2');
    expect(texts(second.json(), 'message').filter((message) => /\bfollower/.test(message))).toEqual([]);
    expect((await post('/v1/legal-actions', body, 'en-x-c1')).headers['content-language']).toBe('en');
    const both = { rulesets: ['hig-c2', 'hig-c1-current'], ...fairyMove };
    expect((await post('/v1/comparisons', both, 'en')).headers['content-language']).toBe('en');
    expect((await post('/v1/comparisons', { ...both, rulesets: ['hig-c2', 'zmg-c2-2016'] }, 'en')).headers['content-language']).toBe('en-x-c2');
  });

  it('is that of the edition whose clauses are searched', async () => {
    for (const query of ['edition=C2', 'preset=hig-c2', 'preset=zmg-c2-2016'])
      expect((await get(`/v1/clauses?${query}`, 'en')).headers['content-language']).toBe('en-x-c2');
    for (const query of ['edition=C1', 'preset=hig-c1-current', ''])
      expect((await get(`/v1/clauses?${query}`, 'en')).headers['content-language']).toBe('en');
  });
});

const gets = [
  '/v1/clauses?q=follower%20volcano&limit=5',
  '/v1/clauses/pd.fairy.own-follower-only',
  '/v1/settings',
  '/v1/settings/volcano.fairyMove',
  '/v1/traits',
  '/v1/rules?expansion=princess-and-dragon',
  '/v1/expansions',
  '/v1/conflicts',
  '/v1/conflicts/conflict.fairy.castle',
  '/v1/conflicts/open.01',
];

describe.each(gets)('%s', (url) => {
  it('says in which language it is, and the same facts in each', async () => {
    const english = await get(url);
    expect(english.headers['content-language']).toBe('en');
    const tags = new Set([english.headers.etag]);
    for (const [language, tag] of [
      ['pl', 'pl'],
      ['de', 'de'],
      ['en-x-c2', 'en-x-c2'],
    ] as const) {
      const answer = await get(url, language);
      expect(answer.headers['content-language']).toBe(tag);
      expect(String(answer.headers.vary)).toContain('Accept-Language');
      expect(bare(answer.json())).toEqual(bare(english.json()));
      tags.add(answer.headers.etag);
    }
    expect(tags.size).toBe(4);
  });

  it('does not take the answer in one language for that in another', async () => {
    const { headers } = await get(url, 'pl');
    const again = (language: string) => app.inject({ url, headers: { 'accept-language': language, 'if-none-match': String(headers.etag) } });
    expect((await again('pl-PL')).statusCode).toBe(304);
    expect((await again('de')).statusCode).toBe(200);
  });
});

describe('names', () => {
  it.each([
    ['/v1/clauses/pd.fairy.own-follower-only', 'figure', 'fairy', { en: 'fairy', pl: 'wróżka', de: 'Fee' }],
    ['/v1/clauses?figure=meeple', 'figure', 'meeple', { en: 'follower', 'en-x-c2': 'meeple', pl: 'podwładny', de: 'Gefolgsmann' }],
    [
      '/v1/settings',
      'expansion',
      'princess-and-dragon',
      { en: 'The Princess and The Dragon', pl: 'Księżniczka i Smok', de: 'Burgfräulein & Drache' },
    ],
    ['/v1/rules', 'feature', 'monastery', { en: 'cloister', 'en-x-c2': 'monastery', pl: 'klasztor', de: 'Kloster' }],
    ['/v1/rules', 'step', 'move-dragon', { en: 'the dragon moves', pl: 'ruch smoka' }],
    ['/v1/expansions', 'figure', 'mayor', { en: 'mayor', pl: 'burmistrz', de: 'Bürgermeister' }],
  ])('%s names %s %s', async (url, kind, id, names) => {
    for (const [language, name] of Object.entries(names)) expect((await get(url, language)).json().names[kind][id], language).toBe(name);
  });

  it('are those of rows, columns and expansions', async () => {
    const { rows, columns } = (await get('/v1/traits', 'pl')).json();
    expect(rows.find(({ subject }: { subject: string }) => subject === 'meeple').label).toBe('podwładny');
    expect(rows.find(({ subject }: { subject: string }) => subject === 'ferry').label).toBe('prom');
    expect(columns.find(({ id }: { id: string }) => id === 'eatenByDragon').label).toBe('jest zjadany przez smoka');
    const { items } = (await get('/v1/expansions', 'de')).json();
    expect(items.find(({ id }: { id: string }) => id === 'river')).toMatchObject({ label: 'Der Fluss', name: { en: 'The River', pl: 'Rzeka' } });
  });
});

describe('statements', () => {
  it('speak of meeples in the second edition', async () => {
    const statement = async (language: string) => (await get('/v1/clauses/pd.fairy.own-follower-only', language)).json().statement;
    expect(await statement('en')).toMatch(/\bfollower\b/);
    expect(await statement('en-x-c2')).toMatch(/\bmeeple\b/);
    expect((await get('/v1/clauses?q=own-follower-only', 'en-x-c2')).json().items[0].statement).toBe(await statement('en-x-c2'));
  });

  it('are marked as English, or as translated by us, in an answer of another language', async () => {
    for (const url of ['/v1/clauses?limit=3', '/v1/settings', '/v1/conflicts'])
      for (const { language, translation } of (await get(url, 'pl')).json().items)
        expect(translation === 'ours' ? 'ours' : language, url).toMatch(/^(en|ours)$/);
    for (const item of (await get('/v1/conflicts', 'en-x-c2')).json().items) expect(item).not.toHaveProperty('language');
  });
});

describe('problems', () => {
  it('are told in English, and not said to be otherwise', async () => {
    for (const url of ['/v1/clauses/none', '/v1/settings/none', '/v1/conflicts/none', '/v1/clauses?cursor=none']) {
      const { statusCode, headers } = await get(url, 'pl');
      expect(statusCode, url).toBeGreaterThanOrEqual(400);
      expect(headers['content-language'], url).toBeUndefined();
    }
    const refused = await post('/v1/legal-actions', { ruleset: 'none', snapshot: exampleSnapshot }, 'pl');
    expect([refused.statusCode, refused.headers['content-language']]).toEqual([422, undefined]);
  });
});
