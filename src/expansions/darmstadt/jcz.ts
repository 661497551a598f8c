/** Darmstadt Promo in games of JCloisterZone. */
import type { Jcz } from '../../contract/foreign.js';

export const darmstadtJcz: Jcz = {
  elements: { church: null },
  habits: { 'darmstadt.cityPoints': 'part-of-the-city', 'darmstadt.followersAside': 'on-the-tiles' },
};
