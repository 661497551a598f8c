/**
 * Promise: what is listed as legal is adjudicated legal also at a step that the position does not fit, as a client may post it: what cannot be
 * carried out there, for want of what the step is about, is told apart. In the positions of all cases, at every step, one action of each kind.
 */
import { expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import { caseFiles } from '../../src/conformance/files.js';
import { expectations } from '../../src/conformance/run.js';
import { InvalidInput } from '../../src/kernel/position/invalid-input.js';
import { judge, legalIn, read } from '../../src/kernel/judge/adjudicate.js';
import type { Position } from '../../src/kernel/position/position.js';

const cases = caseFiles().flatMap((file) => file.cases);

/** The position of a case at each step of its ruleset at which it is one. */
function* positions(): Generator<readonly [name: string, view: Position]> {
  for (const test of cases) {
    const { turn } = test.snapshot;
    if (!turn) continue;
    const rules = ruleset({ preset: expectations(test)[0]![0], ...test.ruleset });
    for (const { id, decides } of rules.steps) {
      if (!decides) continue;
      try {
        yield [`${test.id}, at ${id}`, read(rules, { ...test.snapshot, turn: { ...turn, step: id } })];
      } catch (error) {
        if (!(error instanceof InvalidInput)) throw error;
      }
    }
  }
}

it('holds what is legal, whatever the step', () => {
  const wrong: unknown[] = [];
  let looked = 0;
  for (const [name, view] of positions()) {
    const kinds = new Map(legalIn(view).actions.map((action) => [view.ruleset.kinds.idOf(action, view.turn.step), action] as const));
    for (const action of kinds.values()) {
      looked++;
      const { verdict } = judge(view, action);
      if (verdict !== 'legal') wrong.push([name, action, verdict]);
    }
  }
  expect(wrong.slice(0, 10)).toEqual([]);
  expect(looked).toBeGreaterThan(10_000);
});
