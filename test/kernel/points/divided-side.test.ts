/** Promise: where two cities share a side of a tile, each meets the neighbour with its half. */
import { describe, expect, it } from 'vitest';
import { Board } from '../../../src/kernel/board/board.js';
import { readTile } from '../../../src/kernel/board/tile-notation.js';
import { shapes } from '../../../src/kernel/board/shape.js';
import { vocabulary } from '../../../src/catalog.js';
import type { PlacedTile } from '../../../src/contract/snapshot.js';

const design = (is: string, fitsAnything = false) =>
  readTile('test', 'tile', { is, alias: 'T/1', copies: {}, ...(fitsAnything && { fitsAnything: true as const }) }, vocabulary);
const divided = design('city n w; city nne e; field sse ssw ~n ~e');
const cap = design('city n; field ene ese sse ssw wsw wnw ~n');
const hole = design('monastery', true);

type Laying = readonly [tile: typeof cap, x: number, y: number, rotation: PlacedTile['rotation']];
const board = (...layings: readonly Laying[]): Board =>
  Board.of(
    layings.map(([{ id }, x, y, rotation]) => ({ tile: id, at: [x, y], rotation })),
    layings.map(([tile, , , rotation]) => shapes(tile, vocabulary)[rotation / 90]!),
  );
const feature = (of: Board, x: number, y: number, edge: string) => of.feature(of.nodeAt([x, y], 'city', edge));

describe('a side that two cities share', () => {
  it('belongs by its name to the one that has the side, by half to each', () => {
    const alone = board([divided, 0, 0, 0]);
    expect(alone.nodeAt([0, 0], 'city', 'n')).toBe(alone.nodeAt([0, 0], 'city', 'w'));
    expect(alone.nodeAt([0, 0], 'city', 'nnw')).toBe(alone.nodeAt([0, 0], 'city', 'w'));
    expect(alone.nodeAt([0, 0], 'city', 'nne')).toBe(alone.nodeAt([0, 0], 'city', 'e'));
    expect(feature(alone, 0, 0, 'w')).not.toBe(feature(alone, 0, 0, 'e'));
    expect([feature(alone, 0, 0, 'w').openEdges, feature(alone, 0, 0, 'e').openEdges]).toEqual([2, 2]);
  });

  it.each([0, 90, 180, 270] as const)('joins both with an undivided city beside it, turned by %i', (rotation) => {
    const [dx, dy] = [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ][rotation / 90]!;
    const side = (quarters: number) => 'nesw'[(rotation / 90 + quarters) % 4]!;
    const joined = board([divided, 0, 0, rotation], [cap, dx!, dy!, ((rotation + 180) % 360) as PlacedTile['rotation']]);
    expect(feature(joined, 0, 0, side(3))).toBe(feature(joined, 0, 0, side(1)));
    expect(feature(joined, 0, 0, side(3)).openEdges).toBe(2);
  });

  it('is closed for both, and joins nothing, beside what fits everything', () => {
    const closed = board([divided, 0, 0, 0], [hole, 0, -1, 0]);
    expect(feature(closed, 0, 0, 'w')).not.toBe(feature(closed, 0, 0, 'e'));
    expect([feature(closed, 0, 0, 'w').openEdges, feature(closed, 0, 0, 'e').openEdges]).toEqual([1, 1]);
  });

  it('meets a side that is divided as well half by half', () => {
    const facing = board([divided, 0, 0, 0], [divided, 0, -1, 180]);
    // turned, the city that has the side there is on the eastern half
    expect(feature(facing, 0, 0, 'w')).toBe(feature(facing, 0, -1, 'w'));
    expect(feature(facing, 0, 0, 'e')).toBe(feature(facing, 0, -1, 'e'));
    expect(feature(facing, 0, 0, 'w')).not.toBe(feature(facing, 0, 0, 'e'));
  });
});
