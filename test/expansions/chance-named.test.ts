/** Promise: who reports an outcome of chance by a name that it does not have is told how it is written. */
import { describe, expect, it } from 'vitest';
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
