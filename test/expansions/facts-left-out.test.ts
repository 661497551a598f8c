/** Promise: what a step hangs on and the position leaves out is named, and ends nothing. */
import { describe, expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import type { Snapshot } from '../../src/contract/snapshot.js';
import { legalIn, read } from '../../src/kernel/judge/adjudicate.js';
import { adjudicated } from '../support/adjudicated.js';
import { tile } from './table.js';

const players = [
  { id: 'red', supply: { meeple: 6 } },
  { id: 'blue', supply: { meeple: 7 } },
];

describe('the list of a step in which ferries are moved', () => {
  const rules = ruleset({ preset: 'hig-c1-current', expansions: ['base', 'ferries'] });
  const moving = (turn: object): Snapshot => ({
    players,
    tiles: [tile('base/D', 0, 0), tile('ferries/lake-three-roads', 1, 0), tile('base/U', -1, 0)],
    tokens: [{ kind: 'ferry', tile: [1, 0], edges: ['e', 'w'] }],
    bag: { remaining: 20 },
    turn: { player: 'red', step: 'move-ferry', tile: 'base/U', ...turn },
  });

  it('lacks the tile just laid', () => {
    const { actions, missing } = legalIn(read(rules, moving({})), {});
    expect([actions, missing]).toEqual([[{ type: 'pass' }], ['/turn/placed']]);
  });

  it('lacks nothing where it is told', () => {
    const { actions, missing } = legalIn(read(rules, moving({ placed: { at: [-1, 0] }, done: [] })), {});
    expect([actions.length, missing]).toEqual([3, undefined]);
  });
});

describe('the walk of the dragon beside a castle of two cells', () => {
  const rules = ruleset({ preset: 'hig-c1-current', expansions: ['base', 'princess-and-dragon', 'castles-in-germany'] });
  const walk: object = { dragon: { visited: [[3, 0]], stepsLeft: 6, mover: 'red' } };
  const laid = 'princess-and-dragon/dragon-road-straight';
  const walking = (fairy: object): Snapshot => ({
    players,
    tiles: [tile('castles-in-germany/1', 0, 0), tile('princess-and-dragon/volcano-field', 2, 0), tile(laid, 3, 0, 90)],
    figures: [{ id: 'r1', kind: 'meeple', owner: 'red', at: { tile: [0, 0], feature: 'german-castle' } }],
    neutral: { dragon: { tile: [3, 0] }, fairy: { tile: [0, 0], ...fairy } },
    bag: { remaining: 20 },
    turn: { player: 'red', step: 'move-dragon', tile: laid, placed: { at: [3, 0] }, done: [], ...walk },
  });
  const nextStep = (fairy: object) => adjudicated(rules, walking(fairy), { type: 'move-dragon', to: [2, 0] }).next?.step;

  it('goes on where only the companion of the fairy, who is not told, would end it', () => {
    expect(nextStep({})).toBe('move-dragon');
  });

  it('ends where she is with the lord', () => {
    expect(nextStep({ figure: 'r1' })).toBe('place-tile');
  });
});
