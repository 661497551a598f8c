/** The lists that are put together for every question hold what the language's own way puts into them. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { flatMap, mapPresent } from '../../src/kernel/lists.js';

const lists = fc.array(fc.array(fc.integer()));

it('flatMap makes what Array.prototype.flatMap makes, and tells the index', () => {
  fc.assert(
    fc.property(lists, (list) => {
      const make = (items: readonly number[], index: number) => items.map((item) => [item, index] as const);
      expect(flatMap(list, make)).toEqual(list.flatMap(make));
    }),
  );
});

it('mapPresent leaves out what is undefined, and nothing else', () => {
  expect(mapPresent([3, 0, -1, 2], (item) => (item < 0 ? undefined : item === 0 ? null : item - 2))).toEqual([1, null, 0]);
});
