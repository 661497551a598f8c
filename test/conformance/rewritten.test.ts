/** Promise: a decision has one id, in whichever order its position is written and whichever aliases name the tiles. */
import { expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import { caseFiles } from '../../src/conformance/files.js';
import { rewritten } from '../../src/conformance/rewritten.js';
import { expectations } from '../../src/conformance/run.js';
import { decisionId, read } from '../../src/kernel/judge/adjudicate.js';

it('the question of each case has the same id in other words', () => {
  const differing = caseFiles()
    .flatMap(({ cases }) => cases)
    .filter((test) => {
      const rules = ruleset({ preset: expectations(test)[0]![0], ...test.ruleset });
      const other = rewritten(rules, test);
      return decisionId(read(rules, test.snapshot), test.action) !== decisionId(read(rules, other.snapshot), other.action);
    });
  expect(differing.map(({ id }) => id)).toEqual([]);
});
