/** Promise: figures that JCloisterZone has elsewhere are found, those of nobody too; what is no tile to us, or not told, is no difference. */
import { describe, expect, it } from 'vitest';
import { elsewhere } from '../../../src/conformance/jcz/standing.js';
import type { Snapshot } from '../../../src/contract/snapshot.js';

const figure = { id: '0.small.1', kind: 'meeple', owner: 'p0', at: { tile: [1, 0], feature: 'city', edge: 'n' } } as const;
const on = (neutral: object): Snapshot => ({ figures: [figure], neutral }) as unknown as Snapshot;
const beside = { featurePointer: { position: [1, 0], feature: 'City' }, meepleId: '0.small.1' };
const SAME = { ours: [], theirs: [] };

describe('neutral figures', () => {
  it.each([
    ['on a tile', { dragon: { tile: [2, 3] } }, { dragon: { position: [2, 3] } }],
    ['on a tile, as a place', { 'big-top': { tile: [6, -2] } }, { bigtop: { placement: [6, -2] } }],
    ['on a feature', { witch: { tile: [1, 7], feature: 'road', edge: 's' } }, { witch: { placement: { position: [1, 7], feature: 'Road' } } }],
    ['beside a figure', { fairy: { figure: '0.small.1' } }, { fairy: { placement: beside } }],
    ['where nobody is any more', { fairy: { tile: [1, 0] } }, { fairy: { placement: { featurePointer: { position: [1, 0] } } } }],
    ['in a quarter', {}, { count: { placement: { position: [2, 1], feature: 'Quarter' } } }],
    ['beside a figure in a quarter', {}, { fairy: { placement: { ...beside, featurePointer: { position: [2, 1], feature: 'Quarter' } } } }],
    ['of which nothing is told', { dragon: { tile: [2, 3] } }, undefined],
  ])('are the same %s', (_where, ours, neutral) => {
    expect(elsewhere(on(ours), { ...(neutral && { neutral }) })).toEqual(SAME);
  });

  it.each([
    ['on another tile', { dragon: { tile: [2, 3] } }, { dragon: { position: [2, 4] } }],
    ['beside another figure', { fairy: { figure: '0.small.1' } }, { fairy: { placement: { ...beside, meepleId: '1.small.1' } } }],
    ['on the board of one alone', {}, { dragon: { position: [2, 3] } }],
    ['off the board of one', { dragon: { tile: [2, 3] } }, {}],
  ])('differ %s', (_where, ours, neutral) => {
    expect(elsewhere(on(ours), { neutral })).not.toEqual(SAME);
  });
});

it('figures of players are compared apart from them, and only where they are told', () => {
  expect(elsewhere(on({}), {})).toEqual(SAME);
  expect(elsewhere(on({}), { deployedMeeples: [] })).toEqual({ ours: [{ id: '0.small.1', at: [1, 0] }], theirs: [] });
});
