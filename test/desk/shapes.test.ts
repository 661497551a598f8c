/** Promise: what is wrong with the shape of what is opened the desk tells as the service does, though it interprets the schemas that the service compiles. */
import { describe, expect, it } from 'vitest';
import { partDefects } from '../../src/desk/engine/shape.js';
import { exampleAction, exampleSnapshot } from '../../src/http/schemas/examples.js';
import { defectsOf } from '../../src/service/input/validation.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what is put into it is wrong, and that is the point
type Json = Record<string, any>;

describe.each<[string, Json, (value: Json) => unknown]>([
  ['Snapshot', exampleSnapshot, () => ({})],
  ['Snapshot', exampleSnapshot, () => 5],
  ['Snapshot', exampleSnapshot, (one) => ({ ...one, players: [], tiles: 'x' })],
  ['Snapshot', exampleSnapshot, (one) => ({ ...one, stepp: 1, bag: { remaining: -1 } })],
  ['Snapshot', exampleSnapshot, (one) => ({ ...one, tiles: [{ tile: 'base/D', at: [0, 0.5], rotation: 45 }, { at: { x: 1 } }] })],
  ['Snapshot', exampleSnapshot, (one) => ({ ...one, figures: [{ id: 1, kind: '', owner: null, at: { tile: [0, 0], feature: 'city', edge: 'q' } }] })],
  [
    'Snapshot',
    exampleSnapshot,
    (one) => ({
      ...one,
      turn: { ...one['turn'], done: [{ type: 'foo' }, 5, { type: 'place-tile', at: 5, rotation: 45 }, { type: 'pass', at: [1] }, {}] } as Json,
    }),
  ],
  ['Snapshot', exampleSnapshot, (one) => ({ ...one, turn: { ...one['turn'], message: { moved: ['messenger', 'messenger'] } } as Json })],
  ['Action', exampleAction, () => ({ type: 'place-figur' })],
  ['Action', exampleAction, () => ({})],
  ['Action', exampleAction, () => []],
  ['Action', exampleAction, (one) => ({ ...one, foo: 1, via: 'teleport', at: 'x' })],
])('of the %s %#', (name, sound, make) => {
  it('is told in the same words', () => {
    expect(partDefects(name, sound)).toEqual([]);
    const wrong = make(structuredClone(sound));
    const words = (defects: readonly { readonly pointer: string; readonly code: string; readonly message: string }[]) =>
      defects.map(({ pointer, code, message }) => `${pointer} ${code} ${message}`).sort();
    expect(words(partDefects(name, wrong))).toEqual(words(defectsOf(name, wrong)));
    expect(partDefects(name, wrong)).not.toEqual([]);
  });
});
