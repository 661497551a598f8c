/** Promises about spots of which something is missing or too much: each is a defect, whichever expansion has such a place. */
import { describe, expect, it } from 'vitest';
import { expansions, ruleset } from '../../src/catalog.js';
import type { Snapshot } from '../../src/contract/snapshot.js';
import { validate } from '../../src/library.js';

const everything = ruleset({ preset: 'hig-c1-current', expansions: expansions.map(({ id }) => id) });
const names = [...new Set([...everything.locations.keys(), ...everything.vocabulary.kinds.keys()])];
const kinds = [...everything.figures.values()].filter(({ neutral }) => !neutral).map(({ kind }) => kind);

const base: Snapshot = {
  players: [{ id: 'red', supply: { meeple: 6 } }, { id: 'blue' }],
  tiles: [
    { tile: 'base/E', at: [0, 0], rotation: 0 },
    { tile: 'base/E', at: [0, -1], rotation: 180 },
  ],
  turn: { player: 'red', step: 'place-figure', tile: 'base/E', placed: { at: [0, -1] }, done: [] },
};

const SPOTS: readonly ((name: string) => object)[] = [
  (feature) => ({ feature }),
  (feature) => ({ feature, edge: 'n' }),
  (feature) => ({ area: feature, feature }),
  (feature) => ({ area: 'supply', feature }),
  (feature) => ({ figure: 'r1', feature }),
  (area) => ({ tile: [0, 0], area }),
  (feature) => ({ tile: [5, 5], feature }),
];

/** What is found wrong, or what was thrown. */
function found(snapshot: object): readonly string[] | string {
  try {
    return validate(everything, snapshot as Snapshot).map(({ code }) => code);
  } catch (error) {
    return String(error);
  }
}

const isDefect = (answer: readonly string[] | string): boolean => typeof answer !== 'string' && answer.length > 0;

describe('a spot that is not whole, or is two', () => {
  it('is a defect of the figure that stands there', () => {
    const wrong = names.flatMap((name) =>
      SPOTS.flatMap((spot) =>
        kinds.flatMap((kind) => {
          const figure = { id: 'r1', kind, owner: 'red', at: spot(name) };
          const answer = found({ ...base, figures: [figure] });
          return isDefect(answer) ? [] : [{ figure, answer }];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('is a defect of what was scored there', () => {
    const wrong = names.flatMap((name) =>
      SPOTS.map((spot) => ({ place: spot(name) })).filter(({ place }) => !isDefect(found({ ...base, scored: [place] }))),
    );
    expect(wrong).toEqual([]);
  });
});
