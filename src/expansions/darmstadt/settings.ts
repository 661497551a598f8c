/** Whether what changes the worth of a city changes the points of the Darmstadtium, and who is counted around a church. */
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

/** Of followers on towers, in castles and in the City of Carcassonne. */
export const FOLLOWERS_ASIDE = setting({
  key: 'darmstadt.followersAside',
  kind: 'community-ruling',
  values: [
    { value: 'unregulated', cites: ['darmstadt.church.vicinity'] },
    { value: 'on-the-tiles', cites: ['darmstadt.church.vicinity', 'darmstadt.church.all-features'] },
  ],
  presets: everyPreset('unregulated', 'inferred'),
  recommended: 'unregulated',
});

export const darmstadtSettings = [CITY_POINTS, FOLLOWERS_ASIDE];
