/** Promise: where the step tells which kind of action one is, one that comes out of its step is judged as what it says that it is, whatever else is in play. */
import { describe, expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import type { MoveFigure } from '../../src/contract/action.js';

const { kinds } = ruleset({ expansions: ['base', 'abbey-and-mayor', 'count', 'mage-and-witch', 'markets-of-leipzig', 'plague', 'winter'] });

const city = { tile: [0, 0], feature: 'city', edge: 'n' } as const;
const move = (figure: string, to: MoveFigure['to']): MoveFigure => ({ type: 'move-figure', figure, to });

describe('kinds that the step tells apart', () => {
  it.each([
    [move('mage', city), 'move-magic-figure'],
    [move('witch', city), 'move-magic-figure'],
    [move('gingerbread-man', city), 'move-gingerbread-man'],
    [move('count', { area: 'city-of-carcassonne', place: 'market' }), 'move-count'],
    [move('r1', { area: 'leipzig', place: 'coiners' }), 'send-to-leipzig'],
  ])('finds that %j is %s', (action, kind) => {
    expect(kinds.idOf(action, 'place-figure')).toBe(`move-figure/${kind}`);
  });

  it('takes a follower on the board for none of the neutral figures, nor for one on his way to a town', () => {
    expect(kinds.idOf(move('r1', city), 'place-figure')).toMatch(/^move-figure\/(wagon|leave-city|leave-city-at-end|flee)$/);
  });

  it('leaves the word to the step where it is that of a kind', () => {
    expect(kinds.idOf(move('mage', city), 'move-wagon')).toBe('move-figure/wagon');
  });
});
