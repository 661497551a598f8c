/** Promise: the decision id tells positions apart that differ, and none that are the same. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spelt, stableJson } from '../../src/kernel/position/canonical.js';

/** Few letters, digits and the marks of the spelling itself, so that different values come close to each other. */
const text = fc.string({ unit: fc.constantFrom('a', '1', ':', ';', '[', '{'), maxLength: 4 });
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    text,
    fc.integer({ min: -12, max: 12 }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(text, tie('value'), { maxKeys: 3 }),
  ),
}));

describe('the spelling of a value', () => {
  it('is shared by no other one', () => {
    fc.assert(
      fc.property(value, value, (a, b) => (spelt(a) === spelt(b)) === (stableJson(a) === stableJson(b))),
      { numRuns: 5000 },
    );
  });

  it('does not depend on the order of keys, nor on what is undefined', () => {
    expect(spelt({ b: [1, { d: null, c: 'x' }], a: true })).toBe(spelt({ a: true, u: undefined, b: [1, { c: 'x', d: null }] }));
  });

  it.each([
    ['1', 1],
    ['null', null],
    [['a', 'b'], ['ab']],
    [[1, 2], [12]],
    [[[]], []],
    [{}, []],
    [{ a: 'b' }, { ab: '' }],
    [['1:a'], ['1', 'a']],
  ])('tells %j from %j', (a, b) => {
    expect(spelt(a)).not.toBe(spelt(b));
  });
});
