/** Promise: what a folder declares to be done before the first turn is done, in its order, and each part of it is cited. */
import { describe, expect, it } from 'vitest';
import { homestead } from './fictions/homestead.js';
import { rulesOf } from './game.js';
import { setup } from '../../../src/setup/setup.js';

const rules = rulesOf([homestead]);

describe('a start of its own', () => {
  const begun = setup(rules, { players: 3 });

  it('lies there in place of the ordinary one, which stays out', () => {
    expect(begun.start).toBe('homestead');
    expect(begun.starts).toEqual(['homestead', 'base']);
    expect(begun.snapshot.tiles).toEqual([{ tile: 'homestead/yard', at: [0, 0], rotation: 0 }]);
    expect(begun.snapshot.neutral).toEqual({ farmer: { tile: [0, 0] } });
  });

  it('is told with all that is done after it', () => {
    expect(begun.steps.map(({ rule }) => rule)).toEqual([
      'homestead.yard',
      'base.setup.seven-followers',
      'base.setup.shuffled',
      'homestead.seed',
      'homestead.farmer',
      'homestead.barn',
    ]);
    expect(begun.piles.at(-1)).toEqual({ id: 'barn', tiles: { 'homestead/barn': 1 }, count: 1 });
  });

  it('may be declined', () => {
    const usual = setup(rules, { players: 3, start: 'base' });
    expect(usual.snapshot.tiles).toEqual([{ tile: 'base/D', at: [0, 0], rotation: 0 }]);
    expect(usual.steps.map(({ rule }) => rule)).not.toContain('homestead.farmer');
    expect(usual.snapshot.neutral).toEqual({});
  });
});

it('what each player takes hangs on how many there are, and is cited', () => {
  const seeds = (players: number) => setup(rules, { players }).each.tokens;
  expect(seeds(2)).toEqual([{ kind: 'seed', count: 2, cites: ['fiction.homestead.seed'] }]);
  expect(seeds(4)).toEqual([{ kind: 'seed', count: 1, cites: ['fiction.homestead.seed'] }]);
});
