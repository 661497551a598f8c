/** The Watchtowers in games of JCloisterZone. */
import type { Jcz } from '../../contract/foreign.js';

export const watchtowersJcz: Jcz = {
  elements: { watchtower: null },
  habits: { 'watchtowers.severalMeeples': 'each', 'watchtowers.whoScores': 'every-figure', 'watchtowers.followersAbove': 'counted' },
};
