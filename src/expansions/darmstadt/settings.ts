/** Whether what changes the worth of a city changes the points of the Darmstadtium. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const CITY_POINTS = setting({
  key: 'darmstadt.cityPoints',
  kind: 'community-ruling',
  values: [
    { value: 'on-top', cites: ['darmstadt.city.not-multiplied'] },
    { value: 'part-of-the-city', cites: ['darmstadt.city.part-of-the-city'] },
  ],
  presets: everyPreset('on-top', 'inferred'),
  recommended: 'on-top',
});

export const darmstadtSettings = [CITY_POINTS];
