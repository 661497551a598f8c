/** Promise: what two rulesets answer differently is worked out while others have their turns, and only once. */
import { describe, expect, it } from 'vitest';
import { builtInRuleset, type RulesetChoice } from '../../src/catalog.js';
import { suiteDifference } from '../../src/service/rulesets/suite.js';

describe('the difference of two rulesets in the cases of the suite', () => {
  it('is worked out in slices, and once for each pair', async () => {
    const [first, second] = ['zmg-c1', 'rgg-big-box-3'].map((id) => builtInRuleset(id)!) as [RulesetChoice, RulesetChoice];
    let turns = 0;
    let isDone = false;
    const work = suiteDifference(first, second).finally(() => (isDone = true));
    expect(suiteDifference(first, second)).toBe(suiteDifference(first, second));
    while (!isDone) {
      await new Promise((resolve) => setImmediate(resolve));
      turns += 1;
    }
    expect(turns).toBeGreaterThan((await work).compared / 50);
  });
});
