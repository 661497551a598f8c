/** The Plague in games of JCloisterZone. */
import type { Jcz } from '../../contract/foreign.js';

export const plagueJcz: Jcz = {
  elements: { plague: null },
};
