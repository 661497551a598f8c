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

/** Of the monk of a special monastery, and the little buildings. */
export const MONK_BUILDINGS = setting({
  key: 'monasteries.monkBuildings',
  kind: 'community-ruling',
  values: [
    { value: 'around', cites: ['monasteries.monk.as-usual'] },
    { value: 'in-line', cites: ['monasteries.monk.buildings-in-line'] },
  ],
  presets: everyPreset('around', 'stated'),
  recommended: 'around',
});

/** Of the monk of a special monastery, and the fairy beside him when he is scored. */
export const MONK_AND_FAIRY = setting({
  key: 'monasteries.monkAndFairy',
  kind: 'community-ruling',
  values: [
    { value: 'bonus', cites: ['monasteries.monk.as-usual'] },
    { value: 'no-bonus', cites: ['monasteries.monk.no-fairy-bonus'] },
  ],
  presets: everyPreset('bonus', 'stated'),
  recommended: 'bonus',
});

export const monasteriesSettings = [ORIGINALS, LYING_ABBOT, MONK_BUILDINGS, MONK_AND_FAIRY];
