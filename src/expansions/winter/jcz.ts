/** The Winter Edition in games of JCloisterZone, which has its tiles, and not the gingerbread man. */
import type { Jcz } from '../../contract/foreign.js';

export const winterJcz: Jcz = {
  elements: { 'gingerbread-man': 'gingerbread-man' },
};
