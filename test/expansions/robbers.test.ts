/** Promise: where a counting figure may come to between features that are scored at once is found for every order, without trying them one by one. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comesTo } from '../../src/expansions/robbers/between.js';

const orders = <T>(list: readonly T[]): T[][] =>
  list.length === 0 ? [[]] : list.flatMap((first, i) => orders(list.filter((_, k) => k !== i)).map((rest) => [first, ...rest]));

/** How far the figure has come before each score, in one order. */
const stops = (order: readonly (readonly number[])[]): number[] =>
  order.flat().map((_, k) =>
    order
      .flat()
      .slice(0, k)
      .reduce((a, b) => a + b, 0),
  );

describe('how far a counting figure may have come', () => {
  it('is what all orders come to', () => {
    const features = fc.array(fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 2 }), { maxLength: 5 });
    fc.assert(
      fc.property(features, (list) => {
        const tried = new Set(orders(list).flatMap(stops));
        expect([...comesTo(list)].sort((a, b) => a - b)).toEqual([...tried].sort((a, b) => a - b));
      }),
    );
  });

  it('is found of more features than have orders that could be tried', () => {
    expect(comesTo(Array.from({ length: 30 }, () => [2])).size).toBe(30);
  });
});
