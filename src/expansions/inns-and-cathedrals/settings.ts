/** The one point of Inns & Cathedrals that tables play differently. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const FINAL_SCORING = setting({
  key: 'inns-and-cathedrals.finalScoring',
  kind: 'house-rule',
  values: [
    { value: 'zero', cites: ['inns-and-cathedrals.final.inn-zero', 'inns-and-cathedrals.final.cathedral-zero'] },
    { value: 'ignored', cites: ['inns-and-cathedrals.final.ignored'] },
  ],
  presets: everyPreset('zero', 'stated'),
  recommended: 'zero',
});

export const innsAndCathedralsSettings = [FINAL_SCORING];
