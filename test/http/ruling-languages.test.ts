/** Promise: whoever is shown a ruling knows in which language it was written. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/http/app.js';
import { exampleAction, exampleSnapshot } from '../../src/http/schemas/examples.js';
import { HANGS, freshStore, type TestStore } from '../support/stores.js';

let app: FastifyInstance;
let kept: TestStore;
let headers: Record<string, string>;
const ids: Record<string, string> = {};

const position = { snapshot: exampleSnapshot, action: exampleAction };
const WRITTEN = {
  de: { language: 'de', question: 'Darf der Gefolgsmann auf den Vulkan?', decision: 'nein', reasoning: 'So sagt es die Regel.' },
  'pt-BR': { language: 'pt-BR', question: 'Pode-se colocar um seguidor no vulcão?', decision: 'não', reasoning: 'É o que diz a regra.' },
  en: { question: 'May a follower be put on the volcano?', decision: 'illegal', reasoning: 'So says the rule.' },
};

beforeAll(async () => {
  kept = await freshStore();
  const { secret } = await kept.store.keys.create({ name: 'a judge', role: 'judge' }, { keyId: 'cli', name: 'test' });
  headers = { authorization: `Bearer ${secret}` };
  app = await buildApp({ store: kept.store, lawPatience: HANGS });
  for (const [tag, words] of Object.entries(WRITTEN)) {
    const payload = { ...words, ruleset: 'hig-c1-current', cites: ['pd.volcano.no-follower-on-it'], authorityLevel: 'table-judge' };
    const draft = await app.inject({ method: 'POST', url: '/v1/rulings', headers, payload });
    expect(draft.statusCode, draft.body).toBe(201);
    ids[tag] = draft.json<{ id: string }>().id;
    const ifMatch = { ...headers, 'if-match': String(draft.headers.etag) };
    expect((await app.inject({ method: 'POST', url: `/v1/rulings/${ids[tag]}/publish`, headers: ifMatch, payload: {} })).statusCode).toBe(200);
  }
});
afterAll(async () => {
  await app.close();
  await kept.remove();
});

interface Precedent {
  readonly id: string;
  readonly language?: string;
}
/** Ruling -> the language that its precedent is marked with. */
const marks = (precedents: readonly Precedent[]) =>
  Object.fromEntries(Object.entries(ids).map(([tag, id]) => [tag, precedents.find((precedent) => precedent.id === id)!.language]));

it.each([
  ['en', { de: 'de', 'pt-BR': 'pt-BR', en: undefined }],
  ['en-x-c2', { de: 'de', 'pt-BR': 'pt-BR', en: undefined }],
  ['de', { de: undefined, 'pt-BR': 'pt-BR', en: 'en' }],
  ['pl', { de: 'de', 'pt-BR': 'pt-BR', en: 'en' }],
])('an answer in %s marks the precedents that are in another language', async (language, expected) => {
  const ask = async (url: string, more: object) =>
    (await app.inject({ method: 'POST', url, headers: { 'accept-language': language }, payload: { ...position, ...more } })).json();
  expect(marks((await ask('/v1/adjudications', { ruleset: 'hig-c1-current' })).precedents)).toEqual(expected);
  const { verdicts } = await ask('/v1/comparisons', { rulesets: ['hig-c1-current'] });
  expect(marks(verdicts[0].precedents)).toEqual(expected);
});

it('a ruling is answered in its language, which an amendment may change', async () => {
  for (const tag of Object.keys(ids)) {
    const { headers: answered } = await app.inject({ url: `/v1/rulings/${ids[tag]}` });
    expect(answered['content-language']).toBe(tag);
    const { body } = await app.inject({ url: `/v1/rulings/${ids[tag]}`, headers: { accept: 'text/html' } });
    expect(body).toContain(`<html lang="${tag}">`);
  }
  expect((await app.inject({ url: '/v1/rulings/feed' })).body).toContain('<entry xml:lang="pt-BR">');
  const payload = { ...WRITTEN.en, ruleset: 'hig-c1-current', cites: [], authorityLevel: 'table-judge' };
  const draft = await app.inject({ method: 'POST', url: '/v1/rulings', headers, payload });
  const url = `/v1/rulings/${draft.json<{ id: string }>().id}`;
  const { etag } = draft.headers;
  const amended = await app.inject({ method: 'PATCH', url, headers: { ...headers, 'if-match': String(etag) }, payload: { language: 'fr' } });
  expect([amended.statusCode, amended.json().language]).toEqual([200, 'fr']);
});

it('what is no tag of a language is refused', async () => {
  const payload = { ...WRITTEN.en, language: 'German!', ruleset: 'hig-c1-current', cites: [], authorityLevel: 'table-judge' };
  const { statusCode, body } = await app.inject({ method: 'POST', url: '/v1/rulings', headers, payload });
  expect([statusCode, body]).toEqual([400, expect.stringContaining('/language')]);
});
