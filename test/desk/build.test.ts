/** Promise: building a position loses nothing: figures are conserved, and every edit can be taken back by its opposite. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Place, Snapshot } from '../../src/desk/engine/api.js';
import {
  freeId,
  justLaid,
  moveFigure,
  putFigure,
  putNeutral,
  putTile,
  quarterOn,
  removeFigure,
  removeTile,
  turnTile,
  valueAt,
  withoutDrawn,
  withStep,
  withTurn,
  withValueAt,
} from '../../src/desk/state/build.js';
import { startSnapshot } from '../../src/desk/state/start.js';

const city: Place = { tile: [0, 0], feature: 'city', edge: 'n' };
const count = ({ figures = [], players }: Snapshot) =>
  figures.length + players.reduce((sum, { supply = {} }) => sum + Object.values(supply).reduce((a, b) => a + b, 0), 0);

describe('building', () => {
  it('conserves figures, whatever is put, moved and removed', () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('put'), owner: fc.constantFrom('red', 'blue') }),
      fc.record({ do: fc.constantFrom('move', 'remove'), nth: fc.nat(9) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
        const end = steps.reduce<Snapshot>((snapshot, one) => {
          if ('owner' in one) return putFigure(snapshot, 'meeple', one.owner, city);
          const id = snapshot.figures?.[one.nth]?.id;
          if (id === undefined) return snapshot;
          return one.do === 'move' ? moveFigure(snapshot, id, { tile: [0, 0], feature: 'road', edge: 'e' }) : removeFigure(snapshot, id);
        }, startSnapshot);
        const putWithoutSupply = steps.filter((one) => 'owner' in one).length > 7;
        if (!putWithoutSupply) expect(count(end)).toBe(count(startSnapshot));
        expect(new Set(end.figures?.map(({ id }) => id)).size).toBe(end.figures?.length);
      }),
    );
  });

  it('a figure put and removed leaves the position as it was', () => {
    const put = putFigure(startSnapshot, 'meeple', 'red', city);
    expect(put.figures).toEqual([{ id: 'r1', kind: 'meeple', owner: 'red', at: city }]);
    expect(put.players[0]!.supply).toEqual({ meeple: 6 });
    expect(removeFigure(put, 'r1')).toEqual(startSnapshot);
    expect(freeId(put, 'red')).toBe('r2');
  });

  it('a tile goes with everything on it, and is no longer the one just laid', () => {
    const laid = putTile(withStep(startSnapshot, 'place-figure'), 'base/U', [0, 1], 90);
    expect(laid.turn).toMatchObject({ tile: 'base/U', placed: { at: [0, 1] } });
    const full = putNeutral(putFigure(laid, 'meeple', 'blue', { tile: [0, 1], feature: 'road', edge: 'e' }), 'dragon', { tile: [0, 1] });
    const bare = removeTile(full, [0, 1]);
    expect([bare.tiles, bare.figures, bare.neutral, bare.turn?.placed]).toEqual([startSnapshot.tiles, [], {}, undefined]);
    expect(bare.players[1]!.supply).toEqual({ meeple: 7 });
  });

  it('the tile that was drawn is in hand no more once it lies there', () => {
    const drawn = withTurn(startSnapshot, { tile: 'base/U' });
    expect(putTile(drawn, 'base/U', [0, 1], 90).turn).toMatchObject({ step: 'place-figure', tile: 'base/U', placed: { at: [0, 1] } });
    // another one is laid beside it, and the question stays
    expect(putTile(drawn, 'base/E', [0, 1], 90).turn).toEqual(drawn.turn);
    expect(withoutDrawn(drawn)).toEqual(startSnapshot);
  });

  it('who stands with a figure goes along with it, and stays where she is when it goes', () => {
    const two = putTile(startSnapshot, 'base/U', [1, 0], 90);
    const fairy = putNeutral(putFigure(two, 'meeple', 'red', city), 'fairy', { tile: [0, 0], figure: 'r1' });
    expect(moveFigure(fairy, 'r1', { tile: [1, 0], feature: 'road', edge: 'e' }).neutral).toEqual({ fairy: { tile: [1, 0], figure: 'r1' } });
    expect(removeFigure(fairy, 'r1').neutral).toEqual({ fairy: { tile: [0, 0], figure: null } });
  });

  it('four quarter turns are none', () => {
    expect([0, 1, 2, 3].reduce((snapshot) => turnTile(snapshot, [0, 0]), startSnapshot)).toEqual(startSnapshot);
    expect(quarterOn(0, -1)).toBe(270);
  });

  it('puts a value where a pointer says that it is missing', () => {
    const filled = withValueAt(startSnapshot, '/neutral/fairy', { tile: [0, 0] });
    expect(valueAt(filled, '/neutral/fairy/tile')).toEqual([0, 0]);
    expect(withValueAt({ a: [{ b: 1 }] }, '/a/0/b~1c', 2)).toEqual({ a: [{ b: 1, 'b/c': 2 }] });
    expect(justLaid(startSnapshot, [0, 0]).turn).toMatchObject({ step: 'place-figure', tile: 'base/D', placed: { at: [0, 0] } });
  });
});
