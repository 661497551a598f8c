/** The Phantom in games of JCloisterZone. */
import type { Jcz } from '../../contract/foreign.js';

export const phantomJcz: Jcz = {
  elements: { phantom: null },
  figures: { phantom: 'phantom' },
  habits: { 'phantom.after': 'any-figure-action', 'phantom.order': 'second', 'phantom.takenBack': 'allowed' },
};
