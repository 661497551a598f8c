/** The River in games of JCloisterZone. */
import type { Jcz } from '../../contract/foreign.js';

export const riverJcz: Jcz = {
  // its herd hangs on the element alone
  elements: { river: null, 'pig-herd': 'pig-herd' },
  features: { River: 'river' },
  habits: {
    'river.volcanoLake': 'like-every-volcano',
    'river.volcanoLakeWithoutDragon': 'no-meaning',
    'river.volcanoLakeActions': 'as-volcano',
    'river.uTurn': 'clear-way',
    'river.pigHerd': 'always',
    // nothing is taken out of the bag
    'river.startTile': 'mixed-in',
  },
};
