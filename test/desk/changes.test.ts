/** Promise: what an action changes off the tiles is told line by line, and nothing that stays as it was. */
import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../../src/desk/engine/api.js';
import { startSnapshot } from '../../src/desk/state/start.js';
import { changesIn } from '../../src/desk/words/changes.js';

const [red, blue] = startSnapshot.players as [Snapshot['players'][number], Snapshot['players'][number]];
const told = (before: Snapshot, after: Snapshot) => changesIn(before, after).map(({ what, before: was, after: is }) => [what, was, is]);
const figure = (id: string, place: string) => ({ id, kind: 'meeple', owner: 'red', at: { area: 'city-of-carcassonne', place } });

describe('off the tiles', () => {
  it('nothing has changed where nothing has', () => {
    expect(told(startSnapshot, startSnapshot)).toEqual([]);
    // what lies on the board the pictures show
    expect(told(startSnapshot, { ...startSnapshot, tiles: [...startSnapshot.tiles, { tile: 'base/U', at: [1, 0], rotation: 0 }] })).toEqual([]);
  });

  it('points, supplies, prisoners, tokens, hands, the bag and the turn are told as they were and as they are', () => {
    const before: Snapshot = {
      ...startSnapshot,
      players: [red, { ...blue, tokens: { gold: 1, 'tunnel-token': { a: 2 } }, hand: ['base/U', 'base/V'] }],
      figures: [figure('r1', 'castle'), figure('r2', 'market')],
      turn: { player: 'red', step: 'place-tile', tile: 'base/D' },
    };
    const after: Snapshot = {
      ...before,
      players: [
        { ...red, score: 4, supply: { meeple: 6 } },
        {
          ...blue,
          tokens: { gold: 3, 'tunnel-token': { a: 1 } },
          hand: ['base/V'],
          prisoners: [{ id: 'r3', kind: 'meeple', owner: 'red' }],
        },
      ],
      figures: [figure('r1', 'castle'), figure('r2', 'cathedral')],
      neutral: { count: { area: 'city-of-carcassonne', place: 'castle' } },
      bag: { remaining: 59, setAside: ['base/A'], tokens: { gold: 9 } },
      turn: { player: 'blue', step: 'place-figure' },
    };
    expect(told(before, after)).toEqual([
      ['red: points', '0', '4'],
      ['red: meeple', '7', '6'],
      ['blue: gold', '1', '3'],
      ['blue: tunnel token a', '2', '1'],
      ['blue: tiles in front of him', 'U, V', 'V'],
      ['meeple of red (r2)', 'city of carcassonne, market', 'city of carcassonne, cathedral'],
      ['tiles left', '60', '59'],
      ['has the turn', 'red', 'blue'],
      ['step', 'place tile', 'place figure'],
      ['tile in hand', 'D', '–'],
      ['blue: prisoners', '–', 'meeple of red'],
      ['count', '–', 'city of carcassonne, castle'],
      ['tiles put aside', '–', 'A'],
      ['in the general supply: gold', '–', '9'],
    ]);
  });
});
