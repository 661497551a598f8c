/** What may only grow: the coverage of clauses and settings by cases, and what each rule was seen to say. */
import { expansions } from '../../../src/catalog.js';
import { printCoverage } from '../../../src/cli/coverage.js';
import { describe, expect, it, vi } from 'vitest';
import { fileURLToPath } from 'node:url';
import { answers, type Answers } from '../../../src/conformance/answers.js';
import { citedBy, coverage, isInReach, shortfalls } from '../../../src/conformance/coverage.js';
import { readJson } from '../../../src/conformance/files.js';
import { grid, type Grid } from '../../../src/conformance/grid.js';
import { citations, type Citations } from '../../../src/conformance/citations.js';
import { clauses } from '../../../src/corpus/clauses.js';
import { presets } from '../../../src/corpus/presets.js';
import { declared } from '../../../src/kernel/ruleset/in-play.js';
import { cases, results } from './results.js';

const here = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const notYet = readJson<{ clauses: string[]; added: string[]; settingValues: string[]; uncited: string[] }>(here('not-yet.json'));
/** How many clauses of modelled expansions may wait for their cases. */
const ADDED = 0;
const actual = coverage(cases, results);
const now = answers(results, cases);

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

  // the law of the five smaller expansions was completed at once; their cases follow, so that this list only gets shorter
  it('list a clause only where it needs an expansion that is not modelled, or was added with the law of one that is', () => {
    expect(notYet.clauses.filter((id) => isInReach(clauses.get(id)!))).toEqual(notYet.added);
    expect(notYet.added.length).toBeLessThanOrEqual(ADDED);
    expect(notYet.added.filter((id) => /^(pd|base)\./.test(id))).toEqual([]);
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
    expect(shortfalls({ ...actual, exercised: 0, failed: 1 })).toHaveLength(2);
  });

  // `seneschal coverage`, but for running the suite again
  const printed = async (json: boolean, figures: typeof actual) => {
    const said = { out: '', err: '' };
    const spies = [
      vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((said.out += String(text)), true)),
      vi.spyOn(process.stderr, 'write').mockImplementation((text) => ((said.err += String(text)), true)),
    ];
    const isEnough = await printCoverage(json, figures);
    for (const spy of spies) spy.mockRestore();
    return { isEnough, ...said };
  };

  it('are printed as JSON, and said to have fallen where one has', async () => {
    const whole = await printed(true, actual);
    expect([whole.isEnough, whole.err]).toEqual([true, '']);
    expect(JSON.parse(whole.out)).toMatchObject({ cases: cases.length, runs: results.length, clauses: clauses.size, outOfScope: 0 });
    expect(await printed(false, { ...actual, failed: 1 })).toMatchObject({ isEnough: false, err: 'failed: 1, at most 0\n' });
  });

  it('are printed a line each', async () => {
    const lines = (await printed(false, actual)).out.split('\n');
    expect(lines).toContain(`cases                   ${cases.length}, ${results.length} runs, 0 failed`);
    expect(lines).toContain('cites out of scope      0');
    for (const { id } of presets) expect(lines.filter((line) => line.startsWith(`${id} `))).toHaveLength(1);
  });

  it('keep the grid of rules and presets', () => {
    const committed = readJson<Grid>(here('grid.json'));
    const changed = Object.entries(grid(results)).filter(([rule, row]) => JSON.stringify(row) !== JSON.stringify(committed[rule]));
    expect(Object.fromEntries(changed)).toEqual(Object.fromEntries(changed.map(([rule]) => [rule, committed[rule]])));
  });

  // what is legal is found without asking them
  it('let no rule that is a mere remark do anything but permit, unless it seconds a ban', () => {
    const remarks = expansions.flatMap(({ rules = [] }) => rules.filter(({ isRemark, seconds }) => isRemark && !seconds).map(({ id }) => id));
    expect(remarks.length).toBeGreaterThan(5);
    const said = grid(results);
    expect(remarks.map((id) => [id, ...new Set(Object.values(said[id] ?? { '*': 'nothing' }))].join(' '))).toEqual(
      remarks.map((id) => expect.stringMatching(new RegExp(`^${id.replaceAll('.', '\\.')}( permit| nothing)*$`)) as string),
    );
  });

  it('let a remark that seconds bans ban beside one of them, and never else', () => {
    const all = expansions.flatMap((expansion) => declared(expansion, 'rules'));
    const ids = new Set(all.map(({ id }) => id));
    const seconding = new Map(all.flatMap(({ id, seconds }) => (seconds ? [[id, seconds] as const] : [])));
    expect(all.filter(({ isRemark, seconds = [] }) => seconds.length > 0 && (!isRemark || !seconds.every((id) => ids.has(id))))).toEqual([]);
    let bans = 0;
    const alone = results.flatMap(({ verdict }) => {
      const found = verdict?.findings ?? [];
      const others = found.filter(({ rule, outcome }) => outcome !== 'permit' && seconding.has(rule));
      bans += others.length;
      const isSeconded = (rule: string) => found.some((one) => one.outcome === 'forbid' && seconding.get(rule)!.includes(one.rule));
      return others.filter(({ rule, outcome }) => outcome !== 'forbid' || !isSeconded(rule)).map(({ rule }) => rule);
    });
    expect([...new Set(alone)]).toEqual([]);
    expect(bans).toBeGreaterThan(100);
  });

  it('keep what each rule rests on, by preset', () => {
    const committed = readJson<Citations>(here('citations.json'));
    const changed = Object.entries(citations(results)).filter(([rule, row]) => JSON.stringify(row) !== JSON.stringify(committed[rule]));
    expect(Object.fromEntries(changed)).toEqual(Object.fromEntries(changed.map(([rule]) => [rule, committed[rule]])));
  });

  // a case looks at what it is about; where an answer is to change, `scripts/cases.ts --grid` writes its number anew
  it('have all of what is answered kept as it was, whatever a case is about', () => {
    const committed = readJson<Answers>(here('answers.json'));
    const ids = new Set([...Object.keys(committed), ...Object.keys(now)]);
    expect([...ids].filter((id) => committed[id] !== now[id])).toEqual([]);
  });

  it('have every case name the rules that decide it', () => {
    expect(actual.missing.deciding).toEqual([]);
  });

  it('have no verdict cite a clause that does not hold', () => {
    expect(actual.outOfScope).toBe(0);
  });

  it('know no rule in the grid that is gone', () => {
    const rules = grid(results);
    expect(Object.keys(readJson<Grid>(here('grid.json'))).filter((rule) => !(rule in rules))).toEqual([]);
  });
});
