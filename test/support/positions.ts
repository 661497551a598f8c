/** Small positions that the tests of the interface vary. */
import type { AnyAction as Action } from '../../src/wire.js';
import type { Snapshot } from '../../src/contract/snapshot.js';

/** Red has a follower in the city of the start tile and is to lay a tile with a city cap. */
export const toLay: Snapshot = {
  players: [
    { id: 'red', score: 0, supply: { meeple: 6 } },
    { id: 'blue', score: 0, supply: { meeple: 7 } },
  ],
  tiles: [{ tile: 'base/D', at: [0, 0], rotation: 0 }],
  figures: [{ id: 'r1', kind: 'meeple', owner: 'red', at: { tile: [0, 0], feature: 'city', edge: 'n' } }],
  bag: { remaining: 40 },
  turn: { player: 'red', step: 'place-tile', tile: 'base/E', done: [] },
};

/** Completes the city. */
export const layCap: Action = { type: 'place-tile', tile: 'base/E', at: [0, -1], rotation: 180 };

/** Does not fit: a field against the city. */
export const layMisfit: Action = { ...layCap, rotation: 0 };
