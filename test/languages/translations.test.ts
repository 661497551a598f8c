/** Promise: the whole law can be read in Polish and German: clauses with what is remarked on them, conflicts, open questions; nothing is lost on the way. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expansions } from '../../src/catalog.js';
import { clausesOfFolder } from '../../src/corpus/clauses.js';
import { conflicts, openQuestions } from '../../src/corpus/conflicts.js';
import { translated, translatedClause } from '../../src/corpus/translations.js';
import { buildApp } from '../../src/http/app.js';
import { conflictIn, openQuestionIn } from '../../src/languages/index.js';
import { isEnglish } from '../support/english.js';
import { exampleAction, exampleFairyMove, exampleSnapshot } from '../../src/http/schemas/examples.js';

const LANGUAGES = ['pl', 'de'] as const;

const numbers = (text: string) => (text.match(/\d+/g) ?? []).sort().join(' ');

describe.each(expansions.map(({ id }) => id))('the clauses of %s', (folder) => {
  const all = clausesOfFolder(folder);
  const remarks = all.flatMap((clause) =>
    (['note', 'resolution', 'adjudicableWhy'] as const).flatMap((name) =>
      LANGUAGES.flatMap((language) => {
        const text = clause[name];
        return text === undefined ? [] : [{ at: `${clause.id} ${name} ${language}`, text, ours: translatedClause(clause.id, language)?.[name] }];
      }),
    ),
  );

  it.each(LANGUAGES)('all have a statement in %s, and no English one', (language) => {
    expect(all.filter(({ id }) => translated(id, language) === undefined).map(({ id }) => id)).toEqual([]);
    expect(all.filter(({ id }) => isEnglish(translated(id, language)!)).map(({ id }) => id)).toEqual([]);
  });

  it('have the numbers of the original', () => {
    const differing = all.flatMap(({ id, statement }) =>
      LANGUAGES.filter((language) => numbers(translated(id, language)!) !== numbers(statement)).map((language) => `${id} in ${language}`),
    );
    expect(differing).toEqual([]);
    expect(remarks.filter(({ text, ours = '' }) => numbers(ours) !== numbers(text)).map(({ at }) => at)).toEqual([]);
  });

  it('have what is remarked on them in both languages, and nothing more', () => {
    expect(remarks.filter(({ ours }) => ours === undefined || isEnglish(ours)).map(({ at }) => at)).toEqual([]);
    const more = all.flatMap((clause) => Object.keys(translatedClause(clause.id, 'de') ?? {}).filter((name) => !Object.hasOwn(clause, name)));
    expect(more).toEqual([]);
  });
});

describe.each(LANGUAGES)('conflicts and open questions in %s', (language) => {
  it('have all that the English ones say', () => {
    for (const conflict of conflicts) {
      const { question, readings, resolution, translation } = conflictIn(conflict, language);
      const said = [question, ...readings.map(({ statement }) => statement), resolution.explanation];
      const english = [conflict.question, ...conflict.readings.map(({ statement }) => statement), conflict.resolution.explanation];
      expect(said.map(numbers), conflict.id).toEqual(english.map(numbers));
      expect(said.filter((text) => isEnglish(text))).toEqual([]);
      expect(translation).toBe('ours');
    }
    for (const open of openQuestions) {
      const { question, explanation } = openQuestionIn(open, language);
      expect([question, explanation].map(numbers), open.id).toEqual([open.question, open.explanation].map(numbers));
      expect([question, explanation].filter((text) => isEnglish(text))).toEqual([]);
    }
  });
});

/** What people read, wherever it stands, with whether an item around it says that it is in English. */
interface Text {
  readonly at: string;
  readonly text: string;
}

const READ = ['message', 'label', 'statement', 'question', 'means', 'explanation', 'note', 'resolution', 'adjudicableWhy'];

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
    const inEnglish = marks.all || (marks.notes && ['note', 'resolution'].includes(key));
    if (typeof part === 'string') return READ.includes(key) && !inEnglish ? [{ at: `${at}/${key}`, text: part }] : [];
    return texts(part, `${at}/${key}`, { ...marks, all: inEnglish });
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
      expect(texts(answer.json()).filter(({ text }) => isEnglish(text))).toEqual([]);
    },
  );
});
