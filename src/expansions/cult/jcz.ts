/** The Cult in games of JCloisterZone. */
import type { Jcz } from '../../contract/foreign.js';

export const cultJcz: Jcz = {
  elements: { shrine: 'shrine' },
  scored: { shrine: 'monastery' },
  habits: { 'cult.secondNeighbour': 'forbidden' },
};
