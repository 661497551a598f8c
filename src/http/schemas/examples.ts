/** The position that the documentation plays with: red has just laid a volcano tile, and the dragon stands on it. */
import type { AnyAction } from '../../wire.js';
import type { Snapshot } from '../../contract/snapshot.js';
import { DEFAULT_RULESET, rulesetCalled } from '../../service/rulesets/lookup.js';

const volcano = 'princess-and-dragon/volcano-road-straight';

export const exampleSnapshot: Snapshot = {
  players: [
    { id: 'red', score: 4, supply: { meeple: 6 } },
    { id: 'blue', score: 0, supply: { meeple: 7 } },
  ],
  tiles: [
    { tile: 'base/D', at: [0, 0], rotation: 0 },
    { tile: volcano, at: [1, 0], rotation: 0 },
  ],
  figures: [{ id: 'r1', kind: 'meeple', owner: 'red', at: { tile: [0, 0], feature: 'city', edge: 'n' } }],
  neutral: { dragon: { tile: [1, 0] } },
  bag: { remaining: 60 },
  turn: {
    player: 'red',
    step: 'place-figure',
    tile: volcano,
    placed: { at: [1, 0] },
    done: [{ type: 'place-tile', tile: volcano, at: [1, 0], rotation: 0 }],
  },
};

/** Not legal: no follower on a volcano tile. */
export const exampleAction: AnyAction = { type: 'place-figure', kind: 'meeple', at: { tile: [1, 0], feature: 'road', edge: 'e' } };

/** Legal where the fairy may move in a volcano turn. */
export const exampleFairyMove: AnyAction = { type: 'move-fairy', to: { figure: 'r1' } };

export const exampleRuleset = () => rulesetCalled(DEFAULT_RULESET);
