/** Promise: the clauses of the base game and of The Princess & the Dragon can be read in Polish and German; what is not translated says that it is English. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clausesOfFolder } from '../../src/corpus/clauses.js';
import { translated } from '../../src/corpus/translations.js';
import { buildApp } from '../../src/http/app.js';
import { exampleAction, exampleFairyMove, exampleSnapshot } from '../../src/http/schemas/examples.js';

const LANGUAGES = ['pl', 'de'] as const;
/** Words without which no English sentence of ours does, and that Polish and German do not have. */
const ENGLISH = /(?<!\p{L})(?:the|is|are|may|not|of|and|with)(?!\p{L})/iu;

describe.each(['base', 'princess-and-dragon'])('the clauses of %s', (folder) => {
  const all = clausesOfFolder(folder);

  it.each(LANGUAGES)('all have a statement in %s, and no English one', (language) => {
    expect(all.filter(({ id }) => translated(id, language) === undefined).map(({ id }) => id)).toEqual([]);
    expect(all.filter(({ id }) => ENGLISH.test(translated(id, language)!)).map(({ id }) => id)).toEqual([]);
  });

  it('have the numbers of the original', () => {
    const numbers = (text: string) => (text.match(/\d+/g) ?? []).sort().join(' ');
    const differing = all.flatMap(({ id, statement }) =>
      LANGUAGES.filter((language) => numbers(translated(id, language)!) !== numbers(statement)).map((language) => `${id} in ${language}`),
    );
    expect(differing).toEqual([]);
  });
});

/** What people read, wherever it stands, with whether an item around it says that it is in English. */
interface Text {
  readonly at: string;
  readonly text: string;
}

const READ = ['message', 'label', 'statement', 'question', 'means', 'explanation', 'note', 'resolution'];

/** What an item says of its texts holds for all that is in it. */
interface Marks {
  readonly all: boolean;
  readonly notes: boolean;
}

function texts(value: unknown, at = '', around: Marks = { all: false, notes: false }): Text[] {
  if (Array.isArray(value)) return value.flatMap((part, i) => texts(part, `${at}/${i}`, around));
  if (typeof value !== 'object' || value === null) return [];
  const { language, notesLanguage } = value as { language?: unknown; notesLanguage?: unknown };
  const marks = { all: around.all || language === 'en', notes: around.notes || notesLanguage === 'en' };
  return Object.entries(value).flatMap(([key, part]) => {
    const isEnglish = marks.all || (marks.notes && ['note', 'resolution'].includes(key));
    if (typeof part === 'string') return READ.includes(key) && !isEnglish ? [{ at: `${at}/${key}`, text: part }] : [];
    return texts(part, `${at}/${key}`, { ...marks, all: isEnglish });
  });
}

describe('an answer whose Content-Language is not English', () => {
  let app: FastifyInstance;
  beforeAll(async () => void (app = await buildApp()));
  afterAll(() => app.close());

  const asked = [
    ['GET', '/v1/clauses?limit=200'],
    ['GET', '/v1/clauses?expansion=tower&limit=50'],
    ['GET', '/v1/clauses/pd.volcano.no-follower-on-it'],
    ['GET', '/v1/settings'],
    ['GET', '/v1/settings/volcano.fairyMove'],
    ['GET', '/v1/traits'],
    ['GET', '/v1/rules?expansion=princess-and-dragon'],
    ['GET', '/v1/expansions'],
    ['GET', '/v1/conflicts'],
    ['GET', '/v1/cases?limit=20'],
    ['GET', '/v1/rules/princess-and-dragon.volcano.no-figure'],
    ['GET', '/v1/expansions/cult'],
    ['GET', '/v1/sources'],

    ['GET', '/v1/tiles'],
    ['GET', '/v1/rulesets'],
    ['GET', '/v1/rulesets/hig-c2'],
    ['GET', '/v1/problems'],
    ['GET', '/v1/bulk'],
    ['POST', '/v1/comparisons'],
    ['POST', '/v1/positions'],
    ['POST', '/v1/adjudications'],
    ['POST', '/v1/legal-actions'],
  ] as const;
  const body = { ruleset: 'wikicarpedia-c2-current', snapshot: exampleSnapshot };
  const bodies: Readonly<Record<string, object>> = {
    '/v1/adjudications': { ...body, action: exampleAction },
    '/v1/positions': body,
    '/v1/comparisons': { rulesets: ['hig-c1-current', 'hig-c1-original-2005', 'hig-c2'], snapshot: exampleSnapshot, action: exampleFairyMove },
  };

  it.each(asked.flatMap(([method, url]) => LANGUAGES.map((language) => [method, url, language] as const)))(
    'has nothing unmarked in English: %s %s in %s',
    async (method, url, language) => {
      const payload = bodies[url] ?? { ...body, explain: true };
      const answer = await app.inject({ method, url, headers: { 'accept-language': language }, ...(method === 'POST' && { payload }) });
      expect(answer.statusCode).toBe(200);
      if (answer.headers['content-language'] !== language) return;
      expect(texts(answer.json()).filter(({ text }) => ENGLISH.test(text))).toEqual([]);
    },
  );
});
