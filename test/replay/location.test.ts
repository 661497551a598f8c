/**
 * Where JCloisterZone points to on a tile. Guards that its locations and our places name the same printed features in every rotation, in
 * both directions, so that no figure of a recorded game is ever put on the wrong feature.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tiles, vocabulary } from '../../src/catalog.js';
import { ROTATIONS } from '../../src/contract/compass.js';
import { Board } from '../../src/kernel/board/board.js';
import { placeOf } from '../../src/kernel/board/feature.js';
import { shapes } from '../../src/kernel/board/shape.js';
import { edgeOf, placeOfPointer, pointerTo } from '../../src/replay/location.js';

describe('a location', () => {
  it.each([
    ['N', 'n'],
    ['W', 'w'],
    ['NW', 'n'],
    ['WE', 'e'],
    ['SW', 's'],
    ['NWSE', 'n'],
    ['_N', 'e'],
    ['_S', 'n'],
    ['_E', 'n'],
    ['NL.NR', 'nnw'],
    ['NR.EL', 'nne'],
    ['ER.WL', 'ese'],
    ['SL.SR.WL', 'sse'],
    ['WL.SL', 'sse'],
    ['NL.WR', 'nnw'],
    ['WR', 'wnw'],
    ['II', 'centre-2'],
  ])('%s is named by %s, its first edge clockwise', (location, edge) => {
    expect(edgeOf(location)).toBe(edge);
  });

  it.each(['I', 'CLOISTER', 'INNER_FARM'])('%s is the centre', (location) => {
    expect(edgeOf(location)).toBeNull();
  });

  it.each(['', 'X', 'NX', '_NW', '_', 'NL.N', 'n', 'NL.'])('`%s` is none', (location) => {
    expect(edgeOf(location)).toBeUndefined();
  });

  it('of an unknown feature is no place', () => {
    expect(placeOfPointer({ position: [0, 0], location: 'N', feature: 'Sea' })).toBeUndefined();
  });
});

/** For these we know no name of its own. */
const NAMELESS = ['gate', 'german-castle', 'palace', 'cemetery'];

describe('every printed feature that JCloisterZone has a name for', () => {
  it('is found again by the location it is given, in every rotation', () => {
    fc.assert(
      fc.property(fc.constantFrom(...tiles), fc.constantFrom(...ROTATIONS), fc.integer({ min: -9, max: 9 }), (design, rotation, x) => {
        const board = Board.of([{ tile: design.id, at: [x, 0], rotation }], [shapes(design, vocabulary)[rotation / 90]!]);
        // a tile of several cells is laid cell by cell
        for (const laid of board.laid)
          laid.shape.design.features.forEach(({ kind }, index) => {
            if (NAMELESS.includes(kind)) return;
            const place = placeOfPointer(pointerTo(laid, index))!;
            expect(place).toEqual(placeOf(laid, index));
            expect(board.nodeAt(place.tile, place.feature, place.edge)).toBe(laid.node + index);
          });
      }),
      { numRuns: 3000 },
    );
  });
});
