/** What may only grow: the coverage of clauses and settings by cases, and what each rule was seen to say. */
import { describe, expect, it } from 'vitest';
import { fileURLToPath } from 'node:url';
import { clauses, expansions } from '../../src/catalog.js';
import { citedBy, coverage, isInReach, shortfalls } from '../../src/conformance/coverage.js';
import { caseFiles, readJson } from '../../src/conformance/files.js';
import { allResults, grid, type Grid } from '../../src/conformance/grid.js';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const notYet = readJson<{ clauses: string[]; settingValues: string[]; uncited: string[] }>(here('not-yet.json'));
const results = allResults();
const actual = coverage(
  caseFiles().flatMap(({ cases }) => cases),
  results,
);

describe('the gates', () => {
  it('let no part of an expansion cite a clause that does not exist', () => {
    expect(
      expansions.flatMap((expansion) =>
        citedBy(expansion)
          .filter((id) => !clauses.has(id))
          .map((id) => `${expansion.id}: ${id}`),
      ),
    ).toEqual([]);
  });

  // a clause that is exercised now has to leave the list, and none may be added in silence
  it('have every adjudicable clause exercised on both sides, or on the list', () => {
    expect(actual.missing.exercised).toEqual(notYet.clauses);
  });

  it('have every value of every setting reached, or on the list', () => {
    expect(actual.missing.settingValues).toEqual(notYet.settingValues);
  });

  it('list a clause only where it needs an expansion that is not modelled', () => {
    expect(notYet.clauses.filter((id) => isInReach(clauses.get(id)!))).toEqual([]);
  });

  // reviewed by hand: each with its reason
  it('list a value only where no modelled expansion reads it', () => {
    expect(notYet.settingValues).toEqual(Object.keys(readJson<Record<string, string>>(here('out-of-reach.json'))));
  });

  it('have every exercised clause cited by an answer, or on the list', () => {
    expect(actual.missing.cited).toEqual(notYet.uncited);
  });

  it('keep the coverage at its minimums', () => {
    expect(shortfalls(actual)).toEqual([]);
  });

  it('keep the grid of rules and presets', () => {
    const committed = readJson<Grid>(here('grid.json'));
    const changed = Object.entries(grid(results)).filter(([rule, row]) => JSON.stringify(row) !== JSON.stringify(committed[rule]));
    expect(Object.fromEntries(changed)).toEqual(Object.fromEntries(changed.map(([rule]) => [rule, committed[rule]])));
  });

  // what is legal is found without asking them
  it('let no rule that is a mere remark do anything but permit', () => {
    const remarks = expansions.flatMap(({ rules = [] }) => rules.filter(({ isRemark }) => isRemark).map(({ id }) => id));
    expect(remarks.length).toBeGreaterThan(5);
    const said = grid(results);
    expect(remarks.map((id) => [id, ...new Set(Object.values(said[id] ?? { '*': 'nothing' }))].join(' '))).toEqual(
      remarks.map((id) => expect.stringMatching(new RegExp(`^${id.replaceAll('.', '\\.')}( permit| nothing)*$`)) as string),
    );
  });

  it('know no rule in the grid that is gone', () => {
    const rules = grid(results);
    expect(Object.keys(readJson<Grid>(here('grid.json'))).filter((rule) => !(rule in rules))).toEqual([]);
  });
});
