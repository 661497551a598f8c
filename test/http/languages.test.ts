/** Promise: `Accept-Language` chooses the words of an answer, and nothing that a program reads. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/http/app.js';
import { exampleAction, exampleSnapshot } from '../../src/http/examples.js';

let app: FastifyInstance;
beforeAll(async () => void (app = await buildApp()));
afterAll(() => app.close());

const ask = (language: string | undefined, ruleset = 'hig-c1-current') =>
  app.inject({
    method: 'POST',
    url: '/v1/adjudications',
    headers: language === undefined ? {} : { 'accept-language': language },
    payload: { ruleset, snapshot: exampleSnapshot, action: exampleAction },
  });
const messages = (body: { findings: { message: string }[] }) => body.findings.map(({ message }) => message);

describe('a verdict', () => {
  it('speaks English unless asked otherwise', async () => {
    const plain = await ask(undefined);
    expect(plain.headers['content-language']).toBe('en');
    expect(messages((await ask('fr')).json())).toEqual(messages(plain.json()));
  });

  it('speaks Polish and German, and means the same', async () => {
    const english = (await ask(undefined)).json();
    for (const language of ['pl', 'de']) {
      const answer = await ask(`${language};q=0.9, en;q=0.1`);
      expect(answer.headers['content-language']).toBe(language);
      expect(answer.headers.vary).toContain('Accept-Language');
      messages(answer.json()).forEach((message, i) => expect(message).not.toBe(messages(english)[i]));
      const { id, verdict, effects, next } = answer.json();
      expect({ id, verdict, effects, next }).toEqual({ id: english.id, verdict: english.verdict, effects: english.effects, next: english.next });
    }
  });
});

describe('the conflicts', () => {
  it('are listed with their readings, and the open questions with the nearest clauses', async () => {
    const { items, openQuestions } = (await app.inject({ url: '/v1/conflicts' })).json();
    expect(items.length).toBeGreaterThan(30);
    expect(openQuestions).toHaveLength(18);
  });
});
