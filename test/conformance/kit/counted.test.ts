/** Promise: of a single one a report speaks in the singular. */
import { describe, expect, it } from 'vitest';
import { diffText } from '../../../src/conformance/diff/text.js';
import { breakText } from '../../../src/conformance/report/words.js';
import { counted } from '../../../src/contract/counted.js';

describe('one of a thing', () => {
  it('is told in the singular, and none or several in the plural', () => {
    expect([0, 1, 2].map((count) => counted(count, 'run'))).toEqual(['0 runs', '1 run', '2 runs']);
    expect(counted(2, 'entry', 'entries')).toBe('2 entries');
  });

  it('is so in reports', () => {
    expect(breakText({ how: 'crashed', reason: 'it ended', runs: [{ case: 'a', preset: 'b' }] })).toContain('at 1 run: ');
    expect(diffText({ label: 'x', hello: null, games: 1, compared: 1, skips: {}, breaks: [], divergences: [] })).toBe(
      'x: 1 game, 1 decision compared, 0 divergences\n',
    );
  });
});
