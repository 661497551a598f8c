/** What becomes of the other monasteries, and of the abbot figure that lies on a special one. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const ORIGINALS = setting({
  key: 'monasteries.originals',
  kind: 'table-agreement',
  values: [
    { value: 'replace', cites: ['monasteries.setup.replace'] },
    { value: 'keep', cites: ['monasteries.setup.keep'] },
  ],
  presets: everyPreset('replace', 'stated'),
  recommended: 'replace',
});

export const LYING_ABBOT = setting({
  key: 'monasteries.lyingAbbot',
  kind: 'community-ruling',
  values: [
    { value: 'unregulated', cites: ['monasteries.abbot.stays'] },
    { value: 'taken-back', cites: ['monasteries.abbot.taken-back'] },
  ],
  presets: everyPreset('unregulated', 'inferred'),
  recommended: 'unregulated',
});

export const monasteriesSettings = [ORIGINALS, LYING_ABBOT];
