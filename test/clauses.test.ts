import { describe, expect, it } from 'vitest';
import { clausesOfFolder } from '../src/corpus/clauses.js';
import { footnotes } from '../src/corpus/footnotes.js';
import { sources } from '../src/corpus/sources.js';

const all = clausesOfFolder('princess-and-dragon');
const ids = new Set(all.map(({ id }) => id));
const documentIds = new Set(sources.filter(({ kind }) => kind === 'document').map(({ id }) => id));

describe('the clauses of The Princess & the Dragon', () => {
  it('are 388, each under a pd id', () => {
    expect(all).toHaveLength(388);
    expect(all.filter(({ id }) => !/^pd(\.[a-z0-9-]+)+$/.test(id))).toEqual([]);
  });

  it('cite a document and a place in it', () => {
    for (const clause of all) {
      const { id } = clause;
      expect(clause.sources.length, id).toBeGreaterThan(0);
      for (const { source, locator } of clause.sources) {
        expect(documentIds, id).toContain(source);
        expect(locator.trim(), id).not.toBe('');
      }
      for (const source of Object.keys(clause.authorityBySource ?? {})) expect(documentIds, id).toContain(source);
    }
  });

  it('point only to clauses that exist, and never to themselves', () => {
    for (const { id, ...clause } of all) {
      for (const other of [...(clause.supersedes ?? []), ...(clause.conflictsWith ?? [])]) {
        expect(ids, id).toContain(other);
        expect(other).not.toBe(id);
      }
    }
  });

  it('say something', () => {
    for (const { id, ...clause } of all) {
      expect(clause.statement.trim(), id).not.toBe('');
      expect(clause.editions.length, id).toBeGreaterThan(0);
      expect(clause.involves.expansions, id).toContain('princess-and-dragon');
    }
  });

  it('resolve the contradictions they report', () => {
    for (const { id, ...clause } of all) if (clause.kind === 'errata-or-conflict') expect(clause.resolution?.trim(), id).toBeTruthy();
  });

  it('date as YYYY or YYYY-MM', () => {
    for (const { id, ...clause } of all) for (const date of clause.dated ?? []) expect(date, id).toMatch(/^\d{4}(-(0[1-9]|1[0-2]))?$/);
  });
});

describe('the footnotes of the sources', () => {
  const counts = { 'wiki-c1-wikitext': 32, 'wiki-c1': 32, 'wiki-c1-older': 52, 'wiki-c2': 29 };
  const table: Readonly<Record<string, Readonly<Record<number, readonly string[]>>>> = footnotes;
  /** Every `source footnote-number clause-id` that the locators of the clauses name. */
  const cited = all.flatMap(({ id, sources: references }) =>
    references.flatMap(({ source, locator }) =>
      [...locator.matchAll(/footnotes? ([\d/]+)/g)].flatMap(([, numbers = '']) => numbers.split('/').map((number) => `${source} ${number} ${id}`)),
    ),
  );

  it('are all covered by clauses that exist', () => {
    expect(Object.keys(table).sort()).toEqual(Object.keys(counts).sort());
    for (const [source, count] of Object.entries(counts)) {
      expect(Object.keys(table[source] ?? {}).map(Number)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
      for (const [number, clauseIds] of Object.entries(table[source] ?? {})) {
        expect(clauseIds.length, `${source} ${number}`).toBeGreaterThan(0);
        for (const id of clauseIds) expect(ids, `${source} ${number}`).toContain(id);
      }
    }
  });

  it('are listed where the clauses cite them, and nowhere else', () => {
    const listed = Object.entries(table).flatMap(([source, byNumber]) =>
      Object.entries(byNumber).flatMap(([number, clauseIds]) => clauseIds.map((id) => `${source} ${number} ${id}`)),
    );
    expect([...listed].sort()).toEqual([...new Set(cited)].sort());
  });
});
