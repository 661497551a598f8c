/** Promise: points that are scored or lost say nothing of a score that the position leaves out. */
import { expect, it } from 'vitest';
import type { Snapshot } from '../../src/contract/snapshot.js';
import { apply } from '../../src/kernel/position/apply.js';

const start: Snapshot = { players: [{ id: 'red' }, { id: 'blue', score: 7 }], tiles: [] };

it.each([5, -4])('%i points', (points) => {
  const players = ['red', 'blue'].map((player) => ({ type: 'points' as const, player, points, rule: 'test', cites: [] }));
  expect(apply(start, players).players).toEqual([{ id: 'red' }, { id: 'blue', score: 7 + points }]);
});
