/** The base game in games of JCloisterZone. */
import type { Jcz } from '../../contract/foreign.js';

export const baseJcz: Jcz = {
  elements: { farmers: 'farmers', garden: 'garden', 'small-follower': null },
  figures: { 'small-follower': 'meeple' },
  kinds: { small: 'meeple', SmallFollower: 'meeple' },
  features: { City: 'city', Road: 'road', Field: 'field', Monastery: 'monastery', Garden: 'garden', Farm: 'field', Cloister: 'monastery' },
  rules: { 'tiny-city-scoring': { 2: { 'base.tinyCity': 'two-points' }, 4: { 'base.tinyCity': 'four-points' } } },
};
