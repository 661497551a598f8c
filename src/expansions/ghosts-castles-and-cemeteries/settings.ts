/** The one point on which readings differ: which ghosts cost points at the end. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { cites, setting } from './author.js';

export const FINAL_GHOSTS = setting({
  key: 'ghosts-castles-and-cemeteries.finalGhosts',
  kind: 'community-ruling',
  values: [
    { value: 'every-ghost', cites: cites('final.ghosts') },
    { value: 'majority-only', cites: cites('final.ghosts-majority') },
  ],
  presets: {
    ...everyPreset('every-ghost', 'inferred'),
    'zmg-c2-2016': ['every-ghost', 'inferred'],
    'wikicarpedia-c2-current': ['every-ghost', 'stated'],
  },
  recommended: 'every-ghost',
});

export const ghostsCastlesAndCemeteriesSettings = [FINAL_GHOSTS];
