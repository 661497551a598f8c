/** Promise: a kind of feature may end what it meets at its side; and a city may lie inside its tile. */
import { describe, expect, it } from 'vitest';
import { Position } from '../../../src/kernel/position/position.js';
import { dyke } from './fictions/dyke.js';
import type { Rotation } from '../../../src/contract/compass.js';
import type { Cell } from '../../../src/contract/spot.js';
import { judge, rulesOf, table, take, type Try } from './game.js';

const rules = rulesOf([dyke]);
const toLay = (tiles: readonly string[]) => table(rules, { tiles, turn: { step: 'place-tile', tile: 'dyke/island' } });
const lay = (at: Cell, rotation: Rotation = 0): Try => ({ type: 'place-tile', tile: 'dyke/island', at, rotation });

describe('a side at which everything ends', () => {
  it('fits what it says, its own kind, and nothing else', () => {
    expect(take(toLay(['D 0,0']), lay([1, 0])).verdict?.verdict).toBe('legal');
    expect(take(toLay(['D 0,0']), lay([0, 1], 90)).verdict?.verdict).toBe('legal');
    expect(take(toLay(['dyke/coast 0,0']), lay([1, 0])).verdict?.verdict).toBe('legal');
    expect(judge(toLay(['D 0,0']), lay([0, -1], 270)).verdict).toBe('illegal');
  });

  it('ends the road that meets it, and lets the fields beside it go on', () => {
    const { at } = take(toLay(['A 0,0 270']), lay([1, 0]));
    const { board } = new Position(rules, at);
    const feature = (cell: Cell, kind: string, edge?: string) => board.feature(board.nodeAt(cell, kind, edge));
    expect(feature([0, 0], 'road', 'e').isComplete).toBe(true);
    expect(feature([0, 0], 'road', 'e').root).not.toBe(feature([1, 0], 'dyke', 'w').root);
    expect(feature([0, 0], 'field', 'ene').root).toBe(feature([1, 0], 'field', 'wnw').root);
  });

  it('has a city inside its tile that is complete as it lies', () => {
    const { at } = take(toLay(['D 0,0']), lay([1, 0]));
    const { board } = new Position(rules, at);
    const city = board.feature(board.nodeAt([1, 0], 'city', undefined));
    expect([city.isComplete, city.tiles]).toEqual([true, 1]);
  });
});
