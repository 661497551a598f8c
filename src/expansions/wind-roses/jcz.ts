/** The Wind Roses in games of JCloisterZone. */
import type { Jcz } from '../../contract/foreign.js';

export const windRosesJcz: Jcz = {
  elements: { 'wind-rose': null },
  habits: { 'wind-roses.start': 'start-tile' },
};
