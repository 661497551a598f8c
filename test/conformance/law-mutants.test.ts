/** Promise: whoever changes what a rule says, or what it rests on, fails a case under each printing where the rule speaks. */
import { describe, expect, it } from 'vitest';
import { caseFiles } from '../../src/conformance/files.js';
import { mutateLaw } from '../../src/conformance/law-mutants.js';
import { expansions } from '../../src/catalog.js';
import { runCase } from '../../src/conformance/run.js';
import { declared } from '../../src/kernel/ruleset/in-play.js';

const cases = caseFiles().flatMap((file) => file.cases);

describe('a rule that was changed', () => {
  it('is noticed under every preset where it speaks, whether it always permits, always forbids or cites something else', () => {
    const { tried, survivors } = mutateLaw(cases);
    expect(Math.min(...Object.values(tried))).toBeGreaterThan(500);
    expect(survivors).toEqual([]);
  });

  it('is noticed by no case that does not hear it', () => {
    const { tried, survivors } = mutateLaw(cases.slice(0, 1));
    const heard = new Set(runCase(cases[0]!).flatMap(({ verdict }) => verdict!.findings.map(({ rule }) => rule)));
    expect(Math.max(...Object.values(tried))).toBeLessThanOrEqual(heard.size * 9);
    expect(survivors.every(({ rule }) => heard.has(rule))).toBe(true);
  });

  it('says what it said before once it is changed back', () => {
    const spoken = () => expansions.flatMap((expansion) => declared(expansion, 'rules').map(({ id, cites, judge }) => [id, cites, judge]));
    const before = spoken();
    mutateLaw(cases.slice(0, 3));
    expect(spoken()).toEqual(before);
  });
});
