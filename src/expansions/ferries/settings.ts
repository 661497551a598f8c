/** When a ferry is placed at all. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const PLACEMENT = setting({
  key: 'ferries.placement',
  kind: 'edition-difference',
  values: [
    { value: 'always', cites: ['ferries.place.regardless-of-figure'] },
    { value: 'only-with-thief', cites: ['ferries.place.only-with-thief'] },
  ],
  presets: everyPreset('always', 'inferred'),
  recommended: 'always',
});

export const ferriesSettings = [PLACEMENT];
