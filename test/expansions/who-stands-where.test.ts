/** Promise: a position in which somebody stands off the fields, roads and cities where nobody of his kind comes is not sound; what is possible is. */
import { describe, expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import type { Figure } from '../../src/contract/snapshot.js';
import { validate } from '../../src/kernel/judge/adjudicate.js';
import type { AnySnapshot } from '../../src/wire.js';

const FIGURES = ['inns-and-cathedrals', 'traders-and-builders', 'abbey-and-mayor', 'abbot', 'phantom'];
const isPlaced = { pointer: '/figures/0/at', code: 'figure-cannot-stand-there' };

const defects = (folder: string, change: Partial<AnySnapshot>) => {
  const rules = ruleset({ preset: 'wikicarpedia-c2-current', expansions: ['base', ...FIGURES, folder] });
  const players = [
    { id: 'red', hand: [] },
    { id: 'blue', hand: [] },
  ];
  const tiles = [{ tile: 'base/D', at: [0, 0] as const, rotation: 0 as const }];
  return validate(rules, { players, tiles, ...change }).map(({ pointer, code }) => ({ pointer, code }));
};
const one = (folder: string, kind: string, at: Figure['at'], more: Partial<AnySnapshot> = {}) =>
  defects(folder, { figures: [{ id: 'r1', kind, owner: 'red', at }], ...more });

describe('in the City of Carcassonne', () => {
  const quarter = (place: string) => ({ area: 'city-of-carcassonne', place });
  it.each([
    ['mayor', 'market'],
    ['mayor', 'blacksmith'],
    ['wagon', 'market'],
    ['abbot', 'castle'],
  ])('no %s is in the %s', (kind, place) => expect(one('count', kind, quarter(place))).toEqual([isPlaced]));
  it.each([
    ['mayor', 'castle'],
    ['wagon', 'blacksmith'],
    ['abbot', 'cathedral'],
    ['large-meeple', 'market'],
  ])('a %s is in the %s', (kind, place) => expect(one('count', kind, quarter(place))).toEqual([]));
});

describe('in Leipzig', () => {
  const coiners = { area: 'leipzig', place: 'coiners' };
  it.each(['builder', 'abbot', 'mayor'])('nobody sends a %s', (kind) => expect(one('markets-of-leipzig', kind, coiners)).toEqual([isPlaced]));
  it.each(['meeple', 'large-meeple', 'phantom', 'wagon'])('a %s is sent', (kind) => expect(one('markets-of-leipzig', kind, coiners)).toEqual([]));
  it('a player has one in each quarter', () => {
    const first = { id: 'r1', kind: 'meeple', owner: 'red', at: coiners };
    const with2 = (owner: string) => defects('markets-of-leipzig', { figures: [first, { ...first, id: 'x2', kind: 'phantom', owner }] });
    expect(with2('red')).toEqual([{ ...isPlaced, pointer: '/figures/1/at' }]);
    expect(with2('blue')).toEqual([]);
  });
});

describe('in a German castle', () => {
  const tiles = [{ tile: 'castles-in-germany/1', at: [0, 0] as const, rotation: 0 as const }];
  const lord = (kind: string) => one('castles-in-germany', kind, { tile: [0, 0], feature: 'german-castle' }, { tiles });
  it.each(['builder', 'pig', 'mayor', 'barn'])('no %s is lord', (kind) =>
    expect(lord(kind)).toEqual([{ ...isPlaced, pointer: '/figures/0/at/feature' }]),
  );
  it.each(['meeple', 'phantom', 'wagon', 'abbot'])('of a %s it is not said that he may not', (kind) => expect(lord(kind)).toEqual([]));
});

describe('on the Wheel of Fortune', () => {
  const crown = (space: number) => ({ area: 'wheel-of-fortune', place: 'taxes', space });
  const wheel = (crowns: Readonly<Record<string, number>>) => ({ wheel: { crowns } }) as Partial<AnySnapshot>;
  it('nobody is on the second crown of a segment with one', () => {
    expect(one('wheel-of-fortune', 'meeple', crown(2), wheel({ taxes: 1 }))).toEqual([isPlaced]);
    expect(one('wheel-of-fortune', 'meeple', crown(1), wheel({ taxes: 1 }))).toEqual([]);
    expect(one('wheel-of-fortune', 'meeple', crown(2), wheel({ taxes: 2 }))).toEqual([]);
  });
  it('there are nine crowns', () => {
    const tooMany = [{ pointer: '/wheel/crowns', code: 'no-such-place' }];
    const three = { fortune: 2, famine: 2, storm: 2 };
    expect(defects('wheel-of-fortune', wheel({ ...three, taxes: 1, inquisition: 1, plague: 1 }))).toEqual([]);
    expect(defects('wheel-of-fortune', wheel({ ...three, taxes: 2 }))).toEqual(tooMany);
    expect(defects('wheel-of-fortune', wheel({ fortune: 1, famine: 1, storm: 1, taxes: 1 }))).toEqual(tooMany);
    expect(one('wheel-of-fortune', 'meeple', crown(2), wheel(three))).toEqual(tooMany);
  });
});
