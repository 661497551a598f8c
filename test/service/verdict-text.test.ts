/** Promise: verdicts are written out faster than by JSON.stringify, but say the same. */
import { adjudicated } from '../support/adjudicated.js';
import { describe, expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import { verdictText } from '../../src/service/decisions/verdict-text.js';
import { playout } from '../support/playout.js';

describe('a verdict as text', () => {
  it('holds what the verdict holds, legal or not', () => {
    const rules = ruleset({ preset: 'hig-c1-current' });
    let seen = 0;
    for (const { view, action } of playout({ ruleset: rules, sets: ['basic:1', 'princess-and-dragon:1'], supply: { meeple: 7 } }, 7)) {
      for (const tried of [action, { ...action, player: 'p0' }]) {
        const verdict = adjudicated(rules, view.snapshot, tried);
        expect(JSON.parse(verdictText(rules, verdict))).toEqual(JSON.parse(JSON.stringify(verdict)));
      }
      seen++;
    }
    expect(seen).toBeGreaterThan(100);
  });
});
