/** What tables agree on about little buildings. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const SCORING = setting({
  key: 'little-buildings.scoring',
  kind: 'house-rule',
  values: [
    { value: '1/1/1', cites: ['little-buildings.score.plus-one', 'little-buildings.setup.kinds-free'] },
    { value: '3/2/1', cites: ['little-buildings.score.variant', 'little-buildings.setup.variant-equal'] },
  ],
  presets: everyPreset('1/1/1', 'stated'),
  recommended: '1/1/1',
});

export const WITH_FAIRY = setting({
  key: 'little-buildings.withFairy',
  kind: 'table-agreement',
  values: [
    { value: 'exclusive', cites: ['little-buildings.fairy.excludes'] },
    {
      value: 'together',
      cites: ['little-buildings.place.instead-of-figure', 'pd.fairy.move-when-no-follower-deployed', 'pd.fairy.move-when-nothing-placed-or-moved-c2'],
    },
  ],
  presets: {
    ...everyPreset('together', 'inferred'),
    'hig-c1-current': ['together', 'stated'],
    'zmg-c2-2016': ['together', 'stated'],
    'wikicarpedia-c2-current': ['together', 'stated'],
  },
  recommended: 'together',
});

export const littleBuildingsSettings = [SCORING, WITH_FAIRY];
