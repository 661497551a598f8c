/** Promise: the law is data: every file is known, well formed and complete, and what is made of the files is up to date. */
import { expansions, settings } from '../../src/catalog.js';
import { declared } from '../../src/kernel/ruleset/in-play.js';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { ClauseFileSchema, type ClauseFile } from '../../src/corpus/clause-file.js';
import { clausesIn } from '../../src/corpus/clause-text.js';
import { clauses, clausesOfFolder } from '../../src/corpus/clauses.js';
import { presets } from '../../src/corpus/presets.js';
import { CLAUSE_FILES, folderOf, LAW_FILES, MODELLED_CLAUSE_FILES, SOURCE_FILES, TEXT_FILES, TRANSLATION_FILES } from '../../src/corpus/law-files.js';
import { scopes } from '../../src/corpus/scopes.js';
import { SourceFileSchema } from '../../src/corpus/source-file.js';
import { sources } from '../../src/corpus/sources.js';
import { TranslationFileSchema } from '../../src/corpus/translation-file.js';
import { TextFileSchema } from '../../src/corpus/text-file.js';
import { presetNotes, settingTexts, textsOfSetting, textsOfTrait, traitTexts, traitNote } from '../../src/corpus/texts.js';
import { readLaw, staleFiles } from '../../scripts/law/generated.js';

const ajv = new Ajv2020({ allErrors: true, strict: false });
const every = [...clauses.values()];
const sourceIds = new Set(sources.map(({ id }) => id));

const src = join(import.meta.dirname, '../../src');
const filesIn = (folder: string, pattern: RegExp) =>
  readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => relative(src, join(src, folder, name)).replaceAll('\\', '/'))
    .filter((path) => pattern.test(path))
    .map((path) => path.replace(/\.json$/, ''));

describe('the files of the law', () => {
  it('are all on the list', () => {
    expect(filesIn('expansions', /^expansions\/[^/]+\/(clauses|clauses\/[^/]+)\.json$/).sort()).toEqual([...CLAUSE_FILES].sort());
    expect(filesIn('corpus/sources', /\.json$/).sort()).toEqual([...SOURCE_FILES].sort());
    expect(filesIn('expansions', /^expansions\/[^/]+\/texts\.json$/).sort()).toEqual([...TEXT_FILES].sort());
    expect(filesIn('expansions', /^expansions\/[^/]+\/translations\.json$/).sort()).toEqual([...TRANSLATION_FILES].sort());
  });

  it('stand in the order of the catalogue', () => {
    const order = expansions.map(({ id }) => id);
    const folders = [...new Set(CLAUSE_FILES.map(folderOf))];
    expect(folders).toEqual(order.filter((id) => folders.includes(id)));
  });

  it('are known to the engine where the mechanics are modelled', () => {
    const modelled = expansions.filter((expansion) => expansion.modelled === 'complete').map(({ id }) => id);
    expect([...new Set(MODELLED_CLAUSE_FILES.map(folderOf))]).toEqual(modelled);
  });

  it('are laid out, and what is made of them is up to date', () => {
    expect(staleFiles().map(({ path }) => path)).toEqual([]);
  });

  it.each(CLAUSE_FILES)('%s fits its schema', (path) => {
    expect(ajv.validate(ClauseFileSchema, readLaw(path)), ajv.errorsText()).toBe(true);
  });

  it.each(TRANSLATION_FILES)('%s fits its schema, and translates clauses of its folder', (path) => {
    expect(ajv.validate(TranslationFileSchema, readLaw(path)), ajv.errorsText()).toBe(true);
    const own = new Set(clausesOfFolder(folderOf(path)).map(({ id }) => id));
    expect(Object.keys(readLaw(path) as object).filter((id) => !own.has(id))).toEqual([]);
  });

  it.each(SOURCE_FILES)('%s fits its schema', (path) => {
    expect(ajv.validate(SourceFileSchema, readLaw(path)), ajv.errorsText()).toBe(true);
  });

  it.each(TEXT_FILES)('%s fits its schema', (path) => {
    expect(ajv.validate(TextFileSchema, readLaw(path)), ajv.errorsText()).toBe(true);
  });

  it('name no clause and no source twice', () => {
    const named = CLAUSE_FILES.flatMap((path) => Object.keys((readLaw(path) as ClauseFile).clauses));
    expect(named.filter((id, i) => named.indexOf(id) !== i)).toEqual([]);
    expect(named).toHaveLength(every.length);
    expect(sourceIds.size).toBe(sources.length);
  });

  it('use every name that they give to documents', () => {
    for (const path of CLAUSE_FILES) {
      const { documents = {}, ...rest } = readLaw(path) as ClauseFile;
      const text = JSON.stringify(rest);
      expect(
        Object.keys(documents).filter((name) => !text.includes(`"${name}"`)),
        path,
      ).toEqual([]);
    }
  });
});

describe('a clause', () => {
  it('cites sources that are listed', () => {
    const unknown = every.flatMap(({ id, sources: references, authorityBySource = {} }) =>
      [...references.map(({ source }) => source), ...Object.keys(authorityBySource)]
        .filter((source) => !sourceIds.has(source))
        .map((source) => `${id}: ${source}`),
    );
    expect(unknown).toEqual([]);
    expect(every.filter((clause) => clause.sources.length === 0)).toEqual([]);
  });

  it('points to clauses that exist, and never to itself', () => {
    const wrong = every.flatMap(({ id, supersedes = [], conflictsWith = [] }) =>
      [...supersedes, ...conflictsWith].filter((other) => other === id || !clauses.has(other)).map((other) => `${id}: ${other}`),
    );
    expect(wrong).toEqual([]);
  });

  // one that states a contradiction names those that take part in it; one of a later folder knows the older ones
  it('contradicts only what contradicts it', () => {
    const isOfSameFolder = (id: string, other: string) => id.split('.')[0] === other.split('.')[0];
    const oneSided = every.flatMap(({ id, kind, conflictsWith = [] }) =>
      (kind === 'errata-or-conflict' ? [] : conflictsWith)
        .filter((other) => isOfSameFolder(id, other) && !clauses.get(other)?.conflictsWith?.includes(id))
        .map((other) => `${id}: ${other}`),
    );
    expect(oneSided).toEqual([]);
  });

  it('speaks of expansions that exist', () => {
    const known = new Set(expansions.map(({ id }) => id));
    expect(every.flatMap(({ id, involves }) => involves.expansions.filter((other) => !known.has(other)).map((other) => `${id}: ${other}`))).toEqual(
      [],
    );
  });

  it('holds where the engine, which has no texts, knows that it holds', () => {
    const modelled = expansions.filter((expansion) => expansion.modelled === 'complete').flatMap(({ id }) => clausesOfFolder(id));
    expect(new Map(modelled.map(({ id, holds }) => [id, holds]))).toEqual(new Map(scopes));
  });

  it('belongs to the folder of its file', () => {
    expect(expansions.flatMap(({ id }) => clausesOfFolder(id))).toHaveLength(every.length);
  });

  it('cannot be read where its file does not say all that a clause must say', () => {
    const file = { clauses: { 'a.b': { statement: 'A tile is laid.', kind: 'rule', holds: ['C1'], sources: [['s', 'l']] } } } satisfies ClauseFile;
    expect(() => clausesIn(file)).toThrow('clause `a.b` lacks its kind, authority, scope or sources');
  });

  it('takes what it does not say itself from its file', () => {
    const [clause] = clausesIn({
      documents: { both: ['page', 'older-page'] },
      defaults: { kind: 'rule', authority: 'official', holds: ['C1 HiG', { edition: 'C2' }], expansions: ['base'] },
      clauses: { 'a.b': { statement: 'A tile is laid.', sources: [['both', 'p1']], supersedes: ['a.c', { clause: 'a.d', publisher: 'HiG' }] } },
    });
    expect(clause).toMatchObject({
      authority: 'official',
      holds: [{ edition: 'C1', publisher: 'HiG' }, { edition: 'C2' }],
      editions: ['C1', 'C2'],
      publishers: ['*'],
      sources: [
        { source: 'page', locator: 'p1' },
        { source: 'older-page', locator: 'p1' },
      ],
      supersedes: ['a.c', 'a.d'],
      supersessions: [{ clause: 'a.c' }, { clause: 'a.d', publisher: 'HiG' }],
    });
  });
});

describe('the sources', () => {
  it('of a printing are documents', () => {
    const documents = new Set(sources.filter(({ kind }) => kind === 'document').map(({ id }) => id));
    expect(sources.flatMap(({ id, documents: told = [] }) => told.filter((one) => !documents.has(one)).map((one) => `${id}: ${one}`))).toEqual([]);
  });
});

describe('the texts', () => {
  it('say what each setting asks, and what each of its values means, and speak of no other', () => {
    expect([...settingTexts.keys()].sort()).toEqual([...settings.keys()].sort());
    for (const [key, { question, values }] of settingTexts) {
      expect(Object.keys(values), key).toEqual(settings.get(key)!.values);
      for (const text of [question, ...Object.values(values)]) expect(text, key).toMatch(/^\S.*[^.]$/);
    }
  });

  it('name each row of the trait table, and remark only on cells that are there', () => {
    const rows = expansions.flatMap((expansion) => declared(expansion, 'traits'));
    expect([...traitTexts.keys()].sort()).toEqual([...new Set(rows.map(({ subject }) => subject))].sort());
    for (const [subject, { notes = {} }] of traitTexts) {
      const columns = rows.filter((row) => row.subject === subject).flatMap(({ cells }) => Object.keys(cells));
      expect(
        Object.keys(notes).filter((column) => !columns.includes(column)),
        subject,
      ).toEqual([]);
    }
  });

  it('are named where an expansion has none: the service makes its catalogue of them', () => {
    expect(() => textsOfSetting('lighthouses.lampPoints')).toThrow('no `texts.json` of an expansion has `settings.lighthouses.lampPoints`');
    expect(() => textsOfTrait('keeper')).toThrow('no `texts.json` of an expansion has `traits.keeper`');
  });

  it('remark on a cell for both editions, or for one of them', () => {
    expect(traitNote('sheep-token', 'eatenByDragon', 'C1')).toBe(traitNote('sheep-token', 'eatenByDragon', 'C2'));
    expect(traitNote('meeple', 'mayBeAssignedFairy', 'C1')).toBeUndefined();
    expect(traitNote('meeple', 'mayBeAssignedFairy', 'C2')).toBeTruthy();
  });

  it('never speak of how this project was made', () => {
    // an id that was given out stays
    const written = JSON.stringify([LAW_FILES.map(readLaw), presets, expansions.map(({ name }) => name)]).replaceAll(
      'faq-answer-missing-in-one-seed',
      '',
    );
    expect(written.match(/.{0,60}(?:\bseeds?\b|inventory|shared\/|\bsession|\bagents?\b|researcher|at hand).{0,40}/gi) ?? []).toEqual([]);
  });

  it('speak of presets that exist', () => {
    expect(Object.keys(presetNotes).filter((id) => !presets.some((preset) => preset.id === id))).toEqual([]);
  });
});
