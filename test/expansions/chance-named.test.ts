/** Promise: who reports an outcome of chance by a name that it does not have is told how it is written. */
import { describe, expect, it } from 'vitest';
import { type InvalidInput } from '../../src/kernel/position/invalid-input.js';
import { adjudicate, ruleset } from '../../src/library.js';

const board = [
  { tile: 'base/D', at: [0, 0], rotation: 0 },
  { tile: 'base/B', at: [0, 1], rotation: 0 },
] as const;

function told(expansion: string, of: string, outcome: unknown, turn: object): string[] {
  const snapshot = { players: [{ id: 'red' }, { id: 'blue' }], tiles: board, bag: { remaining: 20 }, turn: { player: 'red', ...turn } };
  const { verdict, findings } = adjudicate(ruleset({ expansions: ['base', expansion] }), snapshot as never, { type: 'chance', of, outcome } as never);
  expect(verdict).toBe('illegal');
  return findings.filter((finding) => finding.outcome === 'forbid').map(({ message }) => message);
}

describe('an outcome of chance that is none', () => {
  it.each([
    ['messages', 'message', 3, { step: 'draw-message' }, 'message-8'],
    ['flier', 'flight', '2', { step: 'roll-die' }, 'number 1, 2 or 3'],
    ['under-the-big-top', 'animal', 'elephant', { step: 'draw-animal' }, 'animal-7'],
    ['hills-and-sheep', 'sheep', 'goat', { step: 'draw-sheep' }, 'sheep-4'],
    [
      'catapult',
      'throw',
      { hits: [] },
      { step: 'throw', catapult: { fair: [0, 1], token: 'knock-out', thrown: [], mover: 'red' } },
      '`{ hit: [figure] }`',
    ],
    [
      'catapult',
      'throw',
      { distance: 'near' },
      { step: 'throw', catapult: { fair: [0, 1], token: 'target', thrown: [], mover: 'red' } },
      'distance: number',
    ],
  ])('of %s: %s is not %j', (expansion, of, outcome, turn, written) => {
    expect(told(expansion, of, outcome, turn).join('\n')).toContain(written);
  });
});

describe('a tile that chance is said to have brought', () => {
  const bazaar = { step: 'uncover-tiles', tile: 'base/B', placed: { at: [0, 1] } };
  /** What is wrong with the action, or the verdict. */
  function answered(expansions: readonly string[], action: object, turn: object) {
    const players = ['red', 'blue'].map((id) => ({ id, supply: { meeple: 7 } }));
    const snapshot = { players, tiles: board, bag: { remaining: 20 }, turn: { player: 'red', ...turn } };
    try {
      return adjudicate(ruleset({ expansions: ['base', ...expansions] }), snapshot as never, action as never).verdict;
    } catch (error) {
      return (error as InvalidInput).defects;
    }
  }
  const draw = (outcome: unknown) => answered(['wheel-of-fortune'], { type: 'chance', of: 'tile', outcome }, { step: 'draw-tile' });
  const uncovered = (...outcome: unknown[]) => answered(['bridges-castles-and-bazaars'], { type: 'chance', of: 'bazaar', outcome }, bazaar);

  it('is none of that name: that is no question of the rules', () => {
    expect(draw('base/DD')).toEqual([
      { pointer: '/outcome', code: 'unknown-tile', message: expect.stringContaining('no tile `base/DD` is known; did you mean') as string },
    ]);
    expect(uncovered('base/DD', null, 'base/X')).toMatchObject([{ pointer: '/outcome/0', code: 'unknown-tile' }]);
  });

  it('has no print that anybody knows', () => {
    const message = expect.stringContaining('shows no source says; `prints` of the snapshot may say it') as string;
    expect(draw('ghosts-castles-and-cemeteries/land-33')).toEqual([{ pointer: '/outcome', code: 'unknown-tile', message }]);
    expect(uncovered('base/E', 'halflings/1-3')).toEqual([{ pointer: '/outcome/1', code: 'unknown-tile', message }]);
  });

  it('is of a box that is not in play, or no tile at all: that the rules say', () => {
    expect(draw('tower/city-cap')).toBe('illegal');
    expect(draw(3)).toBe('illegal');
    expect(uncovered('base/E')).toBe('illegal');
  });

  it('is told together with an action that it does not follow', () => {
    const turn = { step: 'place-figure', tile: 'base/B', placed: { at: [0, 1] }, done: [] };
    const place = { type: 'place-figure', kind: 'meeple', at: { tile: [0, 1], feature: 'monastery' }, outcome: 'base/DD' };
    expect(answered(['wheel-of-fortune'], place, turn)).toMatchObject([{ pointer: '/outcome', code: 'unknown-tile' }]);
  });
});
