/** The City Gates in games of JCloisterZone. */
import type { Jcz } from '../../contract/foreign.js';

export const cityGatesJcz: Jcz = {
  elements: { 'city-gate': null },
};
