/** Where the orange rose is when the game begins. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const START = setting({
  key: 'wind-roses.start',
  kind: 'edition-difference',
  values: [
    { value: 'start-tile', cites: ['wind-roses.start.orange'] },
    { value: 'mixed-in', cites: ['wind-roses.spielbox.differs', 'wind-roses.no-rose-yet'] },
  ],
  presets: {
    ...everyPreset('start-tile', 'stated'),
    'rgg-big-box-1': ['start-tile', 'inferred'],
    'rgg-big-box-3': ['start-tile', 'inferred'],
    'zmg-c1': ['start-tile', 'inferred'],
    'zmg-c2-2016': ['start-tile', 'inferred'],
  },
  recommended: 'start-tile',
});
