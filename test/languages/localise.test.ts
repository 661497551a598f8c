import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import type { Verdict } from '../../src/contract/verdict.js';

import { clauses } from '../../src/corpus/clauses.js';
import { keyOf, translate } from '../../src/languages/catalogue.js';
import { catalogues, clauseIn, localise } from '../../src/languages/localise.js';
import { inSecondEdition } from '../../src/languages/second-edition.js';
import { adjudicated } from '../support/adjudicated.js';

/** Every verdict of a file of cases under one preset. */
function verdicts(file: string, preset: string): Verdict[] {
  const path = join(import.meta.dirname, '../../src/expansions/princess-and-dragon/cases', file);
  const cases = JSON.parse(readFileSync(path, 'utf8')) as { ruleset: object; snapshot: never; action: never }[];
  return cases.map(({ ruleset: choice, snapshot, action }) => adjudicated(ruleset({ ...choice, preset }), snapshot, action));
}

const all = (preset: string) => ['fairy-move.json', 'volcano.json', 'scoring.json', 'princess.json'].flatMap((file) => verdicts(file, preset));

describe('localise', () => {
  it('gives the very verdict back in English of the first edition', () => {
    for (const verdict of verdicts('volcano.json', 'hig-c1-current')) expect(localise(verdict, 'en', clauses)).toBe(verdict);
  });

  it.each(['pl', 'de'] as const)('leaves no English message in %s', (language) => {
    for (const verdict of all('wikicarpedia-c2-current')) {
      const { findings, scores } = localise(verdict, language, clauses);
      const read = [...findings.map(({ message }) => message), ...findings.flatMap(({ readings = [] }) => readings.map(({ message }) => message))];
      expect(read.filter((text) => /\b(?:the|is|may|no)\b/.test(text))).toEqual([]);
      expect(
        scores.flatMap(({ lines }) => lines.map(({ label }) => label)).filter((label) => ['tiles', 'fairy', 'pennants'].includes(label)),
      ).toEqual([]);
    }
  });

  it('changes nothing that a program reads, nor the verdict that it is given', () => {
    for (const verdict of all('hig-c1-current')) {
      const before = JSON.stringify(verdict);
      const localised = localise(verdict, 'pl', clauses);
      expect(JSON.stringify(verdict)).toBe(before);
      const bare = ({ findings, scores, clauses: cited, ...rest }: Pick<Verdict, 'findings' | 'scores'> & { clauses: object }) => ({
        ...rest,
        findings: findings.map((finding) => ({
          ...finding,
          message: '',
          readings: finding.readings?.map((reading) => ({ ...reading, message: '' })),
        })),
        scores: scores.map((score) => ({ ...score, lines: score.lines.map((line) => ({ ...line, label: '' })) })),
        clauses: Object.keys(cited),
      });
      expect(bare(localised)).toEqual(bare(verdict));
    }
  });

  it.each(['pl', 'de'] as const)('says of each statement that it is translated by us, in %s', (language) => {
    const cited = all('hig-c1-current').flatMap((verdict) => Object.entries(localise(verdict, language, clauses).clauses));
    expect(cited.length).toBeGreaterThan(0);
    for (const [id, { statement, translation, language: written }] of cited) {
      expect([translation, written], id).toEqual(['ours', undefined]);
      expect(statement, id).not.toBe(clauses.get(id)!.statement);
      expect(statement, id).not.toMatch(/\b(?:the|is|may|not)\b/);
    }
  });

  it('marks nothing in English', () => {
    const [verdict] = verdicts('volcano.json', 'hig-c1-current');
    expect(Object.values(localise(verdict!, 'en-c2', clauses).clauses).every(({ language }) => language === undefined)).toBe(true);
  });

  it('speaks of meeples in the second edition', () => {
    const cited = all('wikicarpedia-c2-current').map(
      (verdict) => localise(verdict, 'en-c2', clauses).clauses['pd.fairy.own-follower-only']?.statement,
    );
    expect(new Set(cited.filter(Boolean))).toEqual(new Set(['The player moving the fairy can put her only with a meeple of their own.']));
  });
});

describe('the statements of clauses in second-edition terms', () => {
  it('keep the words of laws that are the first edition’s, and of those that compare words', () => {
    for (const id of ['pd.dragon.exclusive.no-follower-shares-tile', 'pd.fairy.x.festival.scope', 'pd.volcano.allow.russian-retrieve']) {
      const clause = clauses.get(id)!;
      expect(clauseIn(clause, 'en-c2'), id).toBe(clause);
    }
  });

  it('are all free of followers otherwise', () => {
    const laws = [...clauses.values()].filter(
      ({ editions, kind }) => editions.includes('C2') && !['change-note', 'publisher-difference', 'errata-or-conflict'].includes(kind),
    );
    const left = laws.filter((clause) => /\bfollowers?\b/i.test(clauseIn(clause, 'en-c2').statement)).map(({ id }) => id);
    // these say of which edition each of the words is
    expect(left).toEqual(['pd.volcano.allow.russian-retrieve', 'russian-promos.volcano.release', 'watchtowers.meeples.what']);
  });

  it.each([
    ['Followers in a castle are safe', 'Meeples in a castle are safe'],
    ['a large follower, a farmer on a farm', 'a large meeple, a farmer on a field'],
    ['the cloister; two cloisters', 'the monastery; two monasteries'],
    ['a thief (second edition: highwayman)', 'a thief (second edition: highwayman)'],
  ])('%s', (first, second) => {
    expect(inSecondEdition(first)).toBe(second);
  });
});

describe('translate', () => {
  it('keeps what stands in backticks', () => {
    const message = 'the sources disagree and nobody chose `dragon.timing`';
    expect(keyOf(message)).toBe('the sources disagree and nobody chose `{}`');
    expect(translate(catalogues.pl, message)).toContain('`dragon.timing`');
    expect(translate(catalogues.pl, message)).not.toContain('nobody');
  });

  it('passes on what the catalogue does not know', () => {
    for (const text of ['something new', 'toString', '__proto__', 'a `b` c', '']) expect(translate(catalogues.pl, text)).toBe(text);
  });
});
