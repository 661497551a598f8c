/** Games Quarterly 11 in games of JCloisterZone. */
import type { Jcz } from '../../contract/foreign.js';

export const gq11Jcz: Jcz = {
  // its herd hangs on the element alone, which is that of the river's
  elements: { 'pig-herd': 'gq11-pig-herd' },
  habits: { 'gq11.pigHerd': 'pig-herd' },
};
