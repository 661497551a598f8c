/** The abbot in games of JCloisterZone. */
import type { Jcz } from '../../contract/foreign.js';

export const abbotJcz: Jcz = {
  elements: { abbot: null },
  figures: { abbot: 'abbot' },
  removals: { ABBOT_RETURN: 'abbot' },
  habits: {
    'abbot.removalFromCompleted': 'forbidden',
    'abbot.removalExcludes': 'any-figure-action',
    'abbot.removalLittleBuildings': 'not-counted',
  },
};
