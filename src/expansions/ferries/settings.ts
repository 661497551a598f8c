/** When a ferry is placed at all, and what lakes are to wagons. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const PLACEMENT = setting({
  key: 'ferries.placement',
  kind: 'edition-difference',
  values: [
    { value: 'always', cites: ['ferries.place.regardless-of-figure'] },
    { value: 'only-with-thief', cites: ['ferries.place.only-with-thief'] },
  ],
  presets: {
    ...everyPreset('always', 'stated'),
    'rgg-big-box-1': ['only-with-thief', 'stated'],
    'rgg-big-box-3': ['only-with-thief', 'stated'],
    'zmg-c1': ['only-with-thief', 'stated'],
    'zmg-c2-2016': ['only-with-thief', 'stated'],
  },
  recommended: 'always',
});

export const WAGONS = setting({
  key: 'ferries.wagons',
  kind: 'community-ruling',
  values: [
    { value: 'unregulated', cites: ['ferries.tile.ends-at-lake'] },
    { value: 'by-ferry', cites: ['ferries.place.joins-roads'] },
  ],
  presets: everyPreset('unregulated', 'inferred'),
  recommended: 'unregulated',
});

export const ferriesSettings = [PLACEMENT, WAGONS];
