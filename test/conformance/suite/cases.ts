/** Every case, under every preset that it names; and that the cases are what they claim to be. */
import { describe, expect, it } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { caseFiles, gameFiles, readJson, SOURCE } from '../../../src/conformance/files.js';
import { staleFiles } from '../../../src/conformance/generated.js';
import { expectations, report } from '../../../src/conformance/run.js';
import type { Case, ClauseSide, Expectation } from '../../../src/contract/case.js';
import type { Verdict } from '../../../src/contract/verdict.js';
import { clauses } from '../../../src/corpus/clauses.js';
import { cases, resultsOf } from './results.js';

const files = caseFiles();
const games = gameFiles();

/** What must be expected somewhere for a case to show that side; a ban that does not strike shows itself by the verdict alone. */
const SHOWS: Readonly<Record<ClauseSide, (expected: Expectation) => boolean>> = {
  permits: ({ verdict }) => verdict !== 'illegal',
  forbids: ({ verdict, legal }) => verdict !== 'legal' || legal !== undefined,
  happens: ({ verdict, rules, effects, noEffects, scores, next, legal, after }) =>
    verdict !== 'legal' || [rules, effects, noEffects, scores, next, legal, after].some((part) => part !== undefined),
  'does-not-happen': () => true,
  example: () => true,
};

/** Clauses that one finding, effect or score line names more than once. */
const citedTwice = ({ findings, effects, scores }: Verdict): string[] =>
  [...findings, ...effects, ...scores.flatMap(({ lines }) => lines)].flatMap(({ rule, cites }) =>
    cites.filter((id, i) => cites.indexOf(id) !== i).map((id) => `${rule}: ${id}`),
  );

const shows = (test: Case, side: ClauseSide) => expectations(test).some(([, expected]) => SHOWS[side](expected));

describe('the format', () => {
  const validate = new Ajv2020({ strict: false, allErrors: true }).compile(readJson<object>(SOURCE.replace(/src\/$/, 'schemas/case.schema.json')));

  it.each(files.map((file) => [file.path.slice(SOURCE.length), file.cases] as const))('%s follows the published schema', (_path, list) => {
    validate(list);
    expect(validate.errors ?? []).toEqual([]);
  });

  it('stands in the committed layout, with its picture beside it, and the schema is the published one', () => {
    expect(staleFiles().map(({ path }) => path)).toEqual([]);
  });

  it('is followed by the games as well', () => {
    const validateGames = new Ajv2020({ strict: false, allErrors: true }).compile(
      readJson<object>(SOURCE.replace(/src\/$/, 'schemas/game.schema.json')),
    );
    for (const { path, cases: list } of games) expect([path, validateGames(list), validateGames.errors]).toEqual([path, true, null]);
    expect(games.length).toBeGreaterThan(0);
  });

  it('gives every case and game an id of its own', () => {
    const ids = [...cases, ...games.flatMap((file) => file.cases)].map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it('keeps every id that was released', () => {
    const ids = new Set(cases.map(({ id }) => id));
    expect(readJson<string[]>(`${SOURCE}conformance/released-ids.json`).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('cites clauses that exist', () => {
    const unknown = cases.flatMap(({ id, exercises, origin }) => {
      const named = [...exercises.map(({ clause }) => clause), ...(origin === undefined || origin === 'engine-divergence' ? [] : [origin])];
      return named.filter((clause) => !clauses.has(clause)).map((clause) => `${id}: ${clause}`);
    });
    expect(unknown).toEqual([]);
    const ofGames = games.flatMap((file) => file.cases.flatMap(({ exercises }) => exercises.map(({ clause }) => clause)));
    expect(ofGames.filter((clause) => !clauses.has(clause))).toEqual([]);
  });

  it('shows the sides that it says it shows', () => {
    const idle = cases.flatMap((test) =>
      test.exercises.filter(({ side }) => !shows(test, side)).map(({ clause, side }) => `${test.id}: ${side} ${clause}`),
    );
    expect(idle).toEqual([]);
  });
});

describe.each(files.map((file) => [`${file.expansion}/${file.topic}`, file.cases] as const))('%s', (_topic, list) => {
  it.each(list.map((test) => [test.id, test] as const))('%s', (_id, test) => {
    const results = resultsOf(test);
    expect(report(results)).toBe('');
    for (const { verdict } of results) if (verdict) expect(citedTwice(verdict)).toEqual([]);
  });
});
