/** What becomes of the other monasteries. */
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

export const monasteriesSettings = [ORIGINALS];
