/** Points of the base game on which printings differ. */
import { setting } from './author.js';

export const TINY_CITY = setting({
  key: 'base.tinyCity',
  kind: 'edition-difference',
  values: [
    { value: 'two-points', cites: ['base.score.tiny-city.two'] },
    { value: 'four-points', cites: ['base.score.tiny-city.four'] },
  ],
  presets: {
    'hig-c1-original-2005': ['two-points', 'inferred'],
    'hig-c1-big-box-2': ['four-points', 'inferred'],
    'hig-c1-big-box-3': ['four-points', 'inferred'],
    'hig-c1-current': ['four-points', 'inferred'],
    'rgg-big-box-1': ['two-points', 'inferred'],
    'rgg-big-box-3': ['two-points', 'inferred'],
    'zmg-c1': ['four-points', 'inferred'],
    'zmg-c2-2016': ['four-points', 'inferred'],
    'wikicarpedia-c2-current': ['four-points', 'inferred'],
  },
  recommended: 'four-points',
});

export const baseSettings = [TINY_CITY];
