/** The Labyrinth in games of JCloisterZone. */
import type { Jcz } from '../../contract/foreign.js';

export const labyrinthJcz: Jcz = {
  // the tile has its rules there also where the element is absent
  elements: { labyrinth: null },
  habits: { 'labyrinth.variant': 'advanced', 'labyrinth.bonusFigures': 'every-figure' },
  rules: { 'labyrinth-variant': { basic: { 'labyrinth.variant': 'basic' }, advanced: { 'labyrinth.variant': 'advanced' } } },
};
