/** Promise: what two rulesets answer differently is worked out while others have their turns, and only once. */
import { describe, expect, it } from 'vitest';
import { builtInRuleset, type RulesetChoice } from '../../src/catalog.js';
import { suiteDifference } from '../../src/service/rulesets/suite.js';
import { workersOf } from '../../src/service/workers/pool.js';

describe('the difference of two rulesets in the cases of the suite', () => {
  it('is worked out in slices, and once for each pair', async () => {
    const [first, second] = ['zmg-c1', 'rgg-big-box-3'].map((id) => builtInRuleset(id)!) as [RulesetChoice, RulesetChoice];
    const workers = workersOf(0);
    let turns = 0;
    let isDone = false;
    const ask = () => suiteDifference(workers, [first, second], { client: 'a' });
    const work = ask().finally(() => (isDone = true));
    expect(ask()).toBe(ask());
    while (!isDone) {
      await new Promise((resolve) => setImmediate(resolve));
      turns += 1;
    }
    expect(turns).toBeGreaterThan((await work).compared / 50);
  });
});
