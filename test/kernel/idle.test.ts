/** Promise: an answer rests on an inferred setting only where another of its values would change it, in lists as in verdicts. */
import { describe, expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import { caseFiles } from '../../src/conformance/files.js';
import { adjudicate, legalActions } from '../../src/kernel/judge/adjudicate.js';

const cases = new Map(caseFiles().flatMap(({ cases: list }) => list.map((test) => [test.id, test] as const)));

function judged(id: string, preset: string) {
  const test = cases.get(id)!;
  const rules = ruleset({ preset, ...test.ruleset });
  return { rules, snapshot: test.snapshot, verdict: adjudicate(rules, test.snapshot, test.action) };
}

const finding = (id: string, preset: string, rule: string) => judged(id, preset).verdict.findings.find((found) => found.rule === rule)!;

describe('an inferred setting', () => {
  const MOVE = 'princess-and-dragon.fairy.move-condition';

  it('weakens nothing where each of its values says the same', () => {
    const after = finding('volcano.fairy-stays-after-a-follower-was-placed', 'zmg-c1', MOVE);
    expect(after).toMatchObject({ outcome: 'forbid', basis: 'stated', reads: [{ setting: 'fairy.moveCondition', basis: 'inferred' }] });
    expect(after.message).not.toContain('inferred');
  });

  it('weakens the answer where another value would turn it, or what follows from it', () => {
    expect(finding('fairy-move.after-a-builder', 'rgg-big-box-3', MOVE)).toMatchObject({ outcome: 'forbid', basis: 'inferred' });
    expect(finding('dragon-eats.mage', 'zmg-c1', 'princess-and-dragon.dragon.menu')).toMatchObject({ outcome: 'permit', basis: 'inferred' });
  });

  it('is as idle for what is listed as not legal as for its verdict', () => {
    const { rules, snapshot } = judged('volcano.fairy-stays-after-a-follower-was-placed', 'zmg-c1');
    const rejected = legalActions(rules, snapshot, { explain: true }).rejected!;
    expect(rejected.some(({ action }) => action.type === 'move-fairy')).toBe(true);
    for (const { action, findings } of rejected) expect(findings).toEqual(adjudicate(rules, snapshot, action).findings);
  });
});
