/** Promises: a piece changes no tile but those near it, and what a piece makes of a tile is the same whenever it is asked for. */
import { describe, expect, it } from 'vitest';
import { expansions, ruleset } from '../../src/catalog.js';
import { caseFiles } from '../../src/conformance/files.js';
import { PRESET_IDS } from '../../src/kernel/declare/setting.js';
import type { Topology } from '../../src/kernel/declare/topology.js';
import { madeOnce, reshaped } from '../../src/kernel/board/reprints.js';
import { shape } from '../../src/kernel/board/shape.js';

const rules = ruleset({ preset: PRESET_IDS[0], expansions: expansions.map(({ id }) => id) });
const reprinting = rules.topologies.filter((topology): topology is Topology & Required<Pick<Topology, 'reprint' | 'near'>> =>
  Boolean(topology.reprint && topology.near),
);

/** Every board of the suite that has such pieces, with what they make of each tile of one cell. */
const asked = caseFiles()
  .flatMap(({ cases }) => cases)
  .flatMap(({ snapshot: { tiles, tokens = [] } }) =>
    reprinting.flatMap(({ tokens: kinds, near, reprint }) => {
      const own = tokens.filter(({ kind }) => kinds.includes(kind));
      const cells = own.flatMap((token) => near(token).map(String));
      return (own.length === 0 ? [] : tiles).flatMap(({ tile, at, rotation }) => {
        const design = rules.design(tile);
        if (!design || design.cells) return [];
        const print = () => reprint({ design, at, rotation }, own);
        return [{ name: `${tile} at ${at.join()} with ${kinds.join()}`, isNear: cells.includes(String(at)), print }];
      });
    }),
  );

describe('a piece', () => {
  it('changes tiles near it and no others, on the boards of the suite', () => {
    const changed = asked.filter(({ print }) => print() !== undefined);
    expect(changed.length).toBeGreaterThan(50);
    expect(changed.filter(({ isNear }) => !isNear).map(({ name }) => name)).toEqual([]);
  });

  it('makes the same of a tile whenever it is asked', () => {
    expect(asked.filter(({ print }) => print() !== print()).map(({ name }) => name)).toEqual([]);
  });
});

describe('what is made once', () => {
  const design = rules.design('base/D')!;
  const other = rules.design('base/E')!;

  it('is another thing for another design and another way', () => {
    const make = () => ({ ...design });
    const first = madeOnce(design, 'so', make);
    expect(madeOnce(design, 'so', make)).toBe(first);
    expect(madeOnce(design, 'otherwise', make)).not.toBe(first);
    expect(madeOnce(other, 'so', make)).not.toBe(first);
  });

  it('has the shape of its design in each rotation, under its number and in the words of its table', () => {
    const { vocabulary } = rules;
    for (const rotation of [0, 90, 180, 270] as const) {
      expect(reshaped(design, 1, rotation, vocabulary)).toEqual(shape(design, 1, rotation, vocabulary));
      expect(reshaped(design, 2, rotation, vocabulary).number).toBe(2);
    }
    const words = Object.assign(Object.create(Object.getPrototypeOf(vocabulary) as object) as typeof vocabulary, vocabulary, {
      sideKinds: [...vocabulary.sideKinds].reverse(),
    });
    expect(reshaped(design, 1, 0, words)).toEqual(shape(design, 1, 0, words));
    expect(reshaped(design, 1, 0, words).sides).not.toEqual(shape(design, 1, 0, vocabulary).sides);
  });
});
