/** Whether the tile that is nothing but field has a herd. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const PIG_HERD = setting({
  key: 'gq11.pigHerd',
  kind: 'house-rule',
  values: [
    { value: 'plain-field', cites: ['gq11.field.no-pig-herd'] },
    { value: 'pig-herd', cites: ['gq11.field.pig-herd-house', 'gq11.field.herd-and-pig', 'gq11.field.herds-not-stacking'] },
  ],
  presets: { ...everyPreset('plain-field', 'inferred'), 'rgg-big-box-1': ['plain-field', 'stated'], 'rgg-big-box-3': ['plain-field', 'stated'] },
  recommended: 'plain-field',
});

export const gq11Settings = [PIG_HERD];
