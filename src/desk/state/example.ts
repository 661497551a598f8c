/** A dispute for somebody who has none at hand: red has laid a volcano, the dragon stands on it, and he wants the road. */
import type { Action, Snapshot } from '../engine/api.js';
import { startSnapshot } from './start.js';

const VOLCANO = 'princess-and-dragon/volcano-road-straight';

export const exampleSnapshot: Snapshot = {
  ...startSnapshot,
  players: [
    { id: 'red', score: 4, supply: { meeple: 6 } },
    { id: 'blue', score: 0, supply: { meeple: 7 } },
  ],
  tiles: [...startSnapshot.tiles, { tile: VOLCANO, at: [1, 0], rotation: 0 }],
  figures: [{ id: 'r1', kind: 'meeple', owner: 'red', at: { tile: [0, 0], feature: 'city', edge: 'n' } }],
  neutral: { dragon: { tile: [1, 0] } },
  turn: { player: 'red', step: 'place-figure', tile: VOLCANO, placed: { at: [1, 0] }, done: [] },
};

export const exampleAction: Action = { type: 'place-figure', kind: 'meeple', at: { tile: [1, 0], feature: 'road', edge: 'e' } };
