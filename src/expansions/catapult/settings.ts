/** Whose followers are looked for, and what a throw that falls short brings. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const SEDUCTION_SCOPE = setting({
  key: 'catapult.seductionScope',
  kind: 'edition-difference',
  values: [
    { value: 'anyones', cites: ['catapult.seduction.nearest'] },
    { value: 'opponents-only', cites: ['catapult.seduction.opponents-only'] },
  ],
  presets: {
    ...everyPreset('anyones', 'inferred'),
    'hig-c1-current': ['anyones', 'stated'],
    'rgg-big-box-1': ['opponents-only', 'stated'],
    'rgg-big-box-3': ['opponents-only', 'stated'],
  },
  recommended: 'anyones',
});

export const SHORT_CATCH = setting({
  key: 'catapult.shortCatch',
  kind: 'community-ruling',
  values: [
    { value: 'neighbour', cites: ['catapult.catch.too-short'] },
    { value: 'nobody', cites: ['catapult.catch.not-caught'] },
  ],
  presets: everyPreset('neighbour', 'inferred'),
  recommended: 'neighbour',
});

export const catapultSettings = [SEDUCTION_SCOPE, SHORT_CATCH];
