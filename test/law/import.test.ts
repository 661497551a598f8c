/** Promise: a file of researched law becomes clauses that claim no more than was read, and a second time it changes nothing. */
import { describe, expect, it } from 'vitest';
import { clausesIn } from '../../src/corpus/clause-text.js';
import type { ClauseFile } from '../../src/corpus/clause-file.js';
import { clauses } from '../../src/corpus/clauses.js';
import { compact, expanded } from '../../scripts/law/defaults.js';
import { ClauseImport } from '../../scripts/law/import-clauses.js';
import { importedSources } from '../../scripts/law/import-sources.js';
import type { Adjustments, LawFile, LawReference, LawStatement } from '../../scripts/law/law-file.js';

const adjust: Adjustments = {
  sources: {
    as: { engine: 'jcloisterzone', 'mill/memory': { C1: 'book-c1', C2: 'book-c2' } },
    entries: { shop: { publisher: 'HiG' } },
  },
  locators: { 'not looked up': 'unchecked' },
  names: { follower: 'meeple', 'somewhere-else': null },
  clauses: { 'mill.reworded': { statement: 'The miller stands on the mill.', note: null } },
};

const read = (source: string, locator: string): LawReference => ({ source, locator, seen: true });
const remembered = (source: string, locator: string): LawReference => ({ source, locator, seen: false });

const statement = (id: string, more: Partial<LawStatement>): LawStatement => ({
  id,
  statement: 'A mill is laid.',
  kind: 'rule',
  authority: 'official',
  editions: ['C1', 'C2'],
  sources: [read('wiki-mill', 'p1')],
  involves: { expansions: ['mill'], figures: [], tokens: [], phases: [] },
  adjudicable: true,
  ...more,
});

const law = (...statements: LawStatement[]): LawFile => ({ expansion: 'mill', released: { C1: 2009, C2: null }, statements, sources: [] });
const imported = (more: Partial<LawStatement>, old?: ClauseFile) =>
  clausesIn(new ClauseImport(adjust, clauses).file(law(statement('mill.laid', more)), old))[0]!;

describe('an imported clause', () => {
  it('holds for its editions, of its publishers alone where it names any', () => {
    expect(imported({}).holds).toEqual([{ edition: 'C1' }, { edition: 'C2' }]);
    expect(imported({ editions: ['C1'], publishers: ['RGG', 'ZMG'] }).holds).toEqual([
      { edition: 'C1', publisher: 'RGG' },
      { edition: 'C1', publisher: 'ZMG' },
    ]);
  });

  it('cites what was read, and what was remembered only where it claims no more than general knowledge', () => {
    const sources = [read('wiki-mill', 'p1'), remembered('book', 'p2')];
    expect(imported({ sources }).sources).toEqual([{ source: 'wiki-mill', locator: 'p1' }]);
    expect(imported({ sources, authority: 'general-knowledge' }).sources.map(({ source }) => source)).toEqual(['wiki-mill', 'book']);
  });

  it('is a report where the rule itself was not read', () => {
    expect(imported({ authority: 'community', note: 'reported as the official rule; the rule text itself was not read' }).authority).toBe('reported');
    expect(imported({ authority: 'community', note: 'some tables play so' }).authority).toBe('community');
  });

  it('names sources, places and things as the corpus does', () => {
    const clause = imported({
      authority: 'general-knowledge',
      editions: ['C2'],
      sources: [read('engine', 'class Mill'), remembered('memory', 'not looked up')],
      involves: { expansions: ['mill', 'somewhere-else'], figures: ['follower', 'meeple'], tokens: [], phases: [] },
    });
    expect(clause.sources).toEqual([
      { source: 'jcloisterzone', locator: 'class Mill' },
      { source: 'book-c2', locator: 'unchecked' },
    ]);
    expect(clause.involves).toMatchObject({ expansions: ['mill'], figures: ['meeple'] });
  });

  it('cites for a clause of ours what that is taken from', () => {
    const { sources } = imported({ sources: [read('our-clauses', 'pd.dragon.diet.gold, as for all tokens')] });
    expect(sources).toEqual(clauses.get('pd.dragon.diet.gold')!.sources);
  });

  it('quotes no more than a few words of a source', () => {
    const { sources } = imported({
      sources: [read('wiki-mill', 'note: "the miller may not ever be moved by anybody"'), read('shop', '"a new mill"')],
    });
    expect(sources.map(({ locator }) => locator)).toEqual(['note: "the miller may not ever ..."', '"a new mill"']);
  });

  it('says what we say otherwise', () => {
    const file = new ClauseImport(adjust, clauses).file(law(statement('mill.reworded', { note: 'see there' })));
    expect(clausesIn(file)[0]).toMatchObject({ statement: 'The miller stands on the mill.' });
    expect(clausesIn(file)[0]).not.toHaveProperty('note');
  });

  it('is written in Latin-1', () => {
    expect(imported({ statement: 'The miller’s “mill” – and Łódź…' }).statement).toBe('The miller\'s "mill" - and Lódz...');
  });

  it('tells why no position can show it', () => {
    expect(imported({ adjudicable: false, why: 'the bag is hidden' })).toMatchObject({ adjudicable: false, adjudicableWhy: 'the bag is hidden' });
  });
});

describe('an import', () => {
  const old: ClauseFile = {
    defaults: { kind: 'rule', authority: 'general-knowledge', holds: ['C1'], expansions: ['mill'] },
    clauses: {
      'mill.laid': { statement: 'Our words.', sources: [['book', 'p2']], conflictsWith: ['mill.ours'], note: 'our remark' },
      'mill.ours': { statement: 'Only we have this.', sources: [['book', 'p3']], conflictsWith: ['mill.laid'] },
    },
  };
  const import_ = new ClauseImport(adjust, clauses);
  const first = import_.file(law(statement('mill.laid', {}), statement('mill.new', {})), old);

  it('takes over what the file says, keeps our words, remarks and contradictions, and clauses that only we have', () => {
    const [laid, fresh, ours] = clausesIn(first);
    expect(laid).toMatchObject({
      id: 'mill.laid',
      statement: 'Our words.',
      authority: 'official',
      conflictsWith: ['mill.ours'],
      note: 'our remark',
    });
    expect(fresh!.id).toBe('mill.new');
    expect(ours).toEqual(clausesIn(old)[1]);
    expect(first.released).toEqual({ C1: '2009' });
  });

  it('changes nothing when it is done again', () => {
    expect(import_.file(law(statement('mill.laid', {}), statement('mill.new', {})), first)).toEqual(first);
  });

  it('writes what clauses have in common once, and loses nothing by it', () => {
    expect(compact({ clauses: expanded(first) }).clauses).toEqual(first.clauses);
    expect(first.defaults).toMatchObject({ kind: 'rule', expansions: ['mill'] });
  });
});

describe('imported sources', () => {
  const source = (id: string, title: string, url: string | null = null, edition = 'C1') => ({ id, title, url, edition });
  const entries = importedSources(
    [
      source('wiki-mill', 'WikiCarpedia: The Mill (1st edition)', 'https://wikicarpedia.com/car/The_Mill/pl'),
      source('rulebook-mill', 'Rulebook Die Mühle 2009 (HiG), not at hand'),
      source('issue-7', 'JCloisterZone issue 7: mill (12/2020)', null, 'both'),
      source('shop', 'Shop text', 'ftp://nowhere'),
      source('uncited', 'Nobody cites it'),
    ],
    adjust,
    new Set(['wiki-mill', 'rulebook-mill', 'issue-7', 'shop']),
    new Set(['wiki-mill', 'issue-7', 'shop']),
  );

  it('are those that are cited, with what their titles tell', () => {
    expect(Object.keys(entries)).toEqual(['wiki-mill', 'rulebook-mill', 'issue-7', 'shop']);
    expect(entries['wiki-mill']).toMatchObject({ publisher: 'WikiCarpedia', language: 'en', authority: 'community', kind: 'document', date: null });
    expect(entries['issue-7']).toMatchObject({ publisher: 'JCloisterZone', edition: '*', date: '2020-12' });
    expect(entries['shop']).not.toHaveProperty('url');
    expect(entries['shop']!.publisher).toBe('HiG');
  });

  it('are rulebooks of general knowledge where nobody read them', () => {
    expect(entries['rulebook-mill']).toEqual({
      title: 'Rulebook Die Mühle 2009 (HiG)',
      publisher: 'HiG',
      edition: 'C1',
      language: 'de',
      date: '2009',
      authority: 'general-knowledge',
      kind: 'rulebook',
    });
  });
});
