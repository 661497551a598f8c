/** How the game begins. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const START = setting({
  key: 'spiel-doch.start',
  kind: 'table-agreement',
  values: [
    { value: 'mixed-in', cites: ['spiel-doch.setup.mixed-in'] },
    { value: 'pair', cites: ['spiel-doch.setup.start-pair'] },
  ],
  presets: everyPreset('mixed-in', 'inferred'),
  recommended: 'mixed-in',
});

export const spielDochSettings = [START];
