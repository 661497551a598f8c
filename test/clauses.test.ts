import { describe, expect, it } from 'vitest';
import type { ClauseText } from '../src/contract/clause.js';
import { footnotes } from '../src/corpus/footnotes.js';
import { sources } from '../src/corpus/sources.js';
import { princessAndDragonClauses } from '../src/expansions/princess-and-dragon/clauses/index.js';
import { distributionClauses } from '../src/expansions/princess-and-dragon/clauses/distribution.js';
import { dragonEatsClauses } from '../src/expansions/princess-and-dragon/clauses/dragon-eats.js';
import { dragonOthersClauses } from '../src/expansions/princess-and-dragon/clauses/dragon-others.js';
import { dragonWalkClauses } from '../src/expansions/princess-and-dragon/clauses/dragon-walk.js';
import { fairyMoveClauses } from '../src/expansions/princess-and-dragon/clauses/fairy-move.js';
import { fairyOthersClauses } from '../src/expansions/princess-and-dragon/clauses/fairy-others.js';
import { fairyPointsClauses } from '../src/expansions/princess-and-dragon/clauses/fairy-points.js';
import { portalClauses } from '../src/expansions/princess-and-dragon/clauses/portal.js';
import { princessClauses } from '../src/expansions/princess-and-dragon/clauses/princess.js';
import { protectionClauses } from '../src/expansions/princess-and-dragon/clauses/protection.js';
import { scoringClauses } from '../src/expansions/princess-and-dragon/clauses/scoring.js';
import { setupClauses } from '../src/expansions/princess-and-dragon/clauses/setup.js';
import { tileClauses } from '../src/expansions/princess-and-dragon/clauses/tile.js';
import { volcanoClauses } from '../src/expansions/princess-and-dragon/clauses/volcano.js';

const all: [string, ClauseText][] = Object.entries(princessAndDragonClauses);
const ids = new Set(all.map(([id]) => id));
const sourceIds = new Set<string>(sources.map(({ id }) => id));
const documentIds = new Set<string>(sources.filter(({ kind }) => kind === 'document').map(({ id }) => id));

describe('the clauses of The Princess & the Dragon', () => {
  it('are 384, each under a pd id', () => {
    expect(all).toHaveLength(384);
    expect(all.filter(([id]) => !/^pd(\.[a-z0-9-]+)+$/.test(id))).toEqual([]);
  });

  it('have ids that no two files share', () => {
    const files = [
      distributionClauses,
      dragonEatsClauses,
      dragonOthersClauses,
      dragonWalkClauses,
      fairyMoveClauses,
      fairyOthersClauses,
      fairyPointsClauses,
      portalClauses,
      princessClauses,
      protectionClauses,
      scoringClauses,
      setupClauses,
      tileClauses,
      volcanoClauses,
    ];
    const written = files.flatMap((file) => Object.keys(file));
    expect(new Set(written).size).toBe(written.length);
    expect(written.length).toBe(all.length);
  });

  it('cite a document and a place in it', () => {
    for (const [id, clause] of all) {
      expect(clause.sources.length, id).toBeGreaterThan(0);
      for (const [source, locator] of clause.sources) {
        expect(documentIds, id).toContain(source);
        expect(locator.trim(), id).not.toBe('');
      }
      for (const source of Object.keys(clause.authorityBySource ?? {})) expect(documentIds, id).toContain(source);
    }
  });

  it('point only to clauses that exist, and never to themselves', () => {
    for (const [id, clause] of all) {
      for (const other of [...(clause.supersedes ?? []), ...(clause.conflictsWith ?? [])]) {
        expect(ids, id).toContain(other);
        expect(other).not.toBe(id);
      }
    }
  });

  it('say something', () => {
    for (const [id, clause] of all) {
      expect(clause.statement.trim(), id).not.toBe('');
      expect(clause.editions.length, id).toBeGreaterThan(0);
      expect(clause.expansions, id).toContain('princess-and-dragon');
    }
  });

  it('resolve the contradictions they report', () => {
    for (const [id, clause] of all) if (clause.kind === 'errata-or-conflict') expect(clause.resolution?.trim(), id).toBeTruthy();
  });

  it('date as YYYY or YYYY-MM', () => {
    for (const [id, clause] of all) for (const date of clause.dated ?? []) expect(date, id).toMatch(/^\d{4}(-(0[1-9]|1[0-2]))?$/);
  });
});

describe('the sources', () => {
  it('have unique ids, and printings name the documents that speak of them', () => {
    expect(sourceIds.size).toBe(sources.length);
    for (const source of sources) {
      if (source.kind === 'printing') for (const document of source.documents) expect(documentIds, source.id).toContain(document);
    }
  });
});

describe('the footnotes of the sources', () => {
  const counts = { 'wiki-c1-wikitext': 32, 'wiki-c1': 32, 'wiki-c1-older': 52, 'wiki-c2': 29 };
  const table: Readonly<Record<string, Readonly<Record<number, readonly string[]>>>> = footnotes;
  /** Every `source footnote-number clause-id` that the locators of the clauses name. */
  const cited = all.flatMap(([id, clause]) =>
    clause.sources.flatMap(([source, locator]) =>
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
