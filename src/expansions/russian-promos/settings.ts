/** The points on which the printed text, the answers of the author and programs differ. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { cites, setting } from './author.js';

export const SOLOVEI_REACH = setting({
  key: 'russian-promos.soloveiReach',
  kind: 'community-ruling',
  values: [
    { value: 'nearest', cites: cites('solovei.nearest-only') },
    { value: 'all', cites: cites('solovei.all-on-road') },
  ],
  presets: { ...everyPreset('nearest', 'inferred'), 'hig-c1-current': ['nearest', 'stated'], 'wikicarpedia-c2-current': ['nearest', 'stated'] },
  recommended: 'nearest',
});

export const SPECIAL_FIGURES = setting({
  key: 'russian-promos.specialFigures',
  kind: 'community-ruling',
  values: [
    { value: 'with-special', cites: cites('solovei.builder', 'vodyanoy.special-too') },
    { value: 'followers-only', cites: cites('solovei.followers-only', 'vodyanoy.kinds') },
  ],
  presets: {
    ...everyPreset('with-special', 'inferred'),
    'hig-c1-current': ['with-special', 'stated'],
    'wikicarpedia-c2-current': ['with-special', 'stated'],
  },
  recommended: 'with-special',
});

export const VODYANOY_FIELD = setting({
  key: 'russian-promos.vodyanoyField',
  kind: 'community-ruling',
  values: [
    { value: 'no', cites: cites('vodyanoy.nobody-placed') },
    { value: 'yes', cites: cites('setup.shuffled-in') },
  ],
  presets: everyPreset('no', 'inferred'),
  recommended: 'no',
});

export const TREE_BESIDE_LAKE = setting({
  key: 'russian-promos.treeBesideTheLake',
  kind: 'community-ruling',
  values: [
    { value: 'vodyanoy-takes', cites: cites('traps.vodyanoy-first') },
    { value: 'stays', cites: cites('traps.tree-beside-lake-stays') },
  ],
  presets: {
    ...everyPreset('vodyanoy-takes', 'inferred'),
    'hig-c1-current': ['vodyanoy-takes', 'stated'],
    'wikicarpedia-c2-current': ['vodyanoy-takes', 'stated'],
  },
  recommended: 'vodyanoy-takes',
});

/** Of traps on the tile where the dragon stands. */
export const TRAPPED_BY_DRAGON = setting({
  key: 'russian-promos.trappedByDragon',
  kind: 'community-ruling',
  values: [
    { value: 'unregulated', cites: cites('traps.at-once', 'dragon.eats-trapped') },
    { value: 'trapped', cites: cites('traps.at-once') },
  ],
  presets: everyPreset('unregulated', 'inferred'),
  recommended: 'unregulated',
});

export const FAIRY_OF_TRAPPED = setting({
  key: 'russian-promos.fairyOfTrapped',
  kind: 'community-ruling',
  values: [
    { value: 'lets-go', cites: cites('fairy.companion-moved') },
    { value: 'still-his', cites: cites('fairy.still-his') },
  ],
  presets: everyPreset('lets-go', 'inferred'),
  recommended: 'lets-go',
});

/** Of the little buildings around the hut, which is no monastery. */
export const HUT_BUILDINGS = setting({
  key: 'russian-promos.hutBuildings',
  kind: 'community-ruling',
  values: [
    { value: 'none', cites: cites('hut.no-monastery') },
    { value: 'around', cites: cites('hut.buildings-around') },
  ],
  presets: everyPreset('none', 'inferred'),
  recommended: 'none',
});

/** Of the flying machine and the hut, which is no monastery. */
export const HUT_LANDING = setting({
  key: 'russian-promos.hutLanding',
  kind: 'community-ruling',
  values: [
    { value: 'nobody-lands', cites: cites('hut.no-monastery') },
    { value: 'lands', cites: cites('hut.landing') },
  ],
  presets: everyPreset('nobody-lands', 'inferred'),
  recommended: 'nobody-lands',
});

/** Of who comes from the City of Carcassonne to what is scored. */
export const FROM_THE_CITY = setting({
  key: 'russian-promos.fromTheCity',
  kind: 'community-ruling',
  values: [
    { value: 'trapped', cites: cites('solovei.when-figure', 'vodyanoy.later') },
    { value: 'not-trapped', cites: cites('traps.not-from-the-city') },
  ],
  presets: {
    ...everyPreset('trapped', 'inferred'),
    'hig-c1-current': ['trapped', 'stated'],
    'wikicarpedia-c2-current': ['trapped', 'stated'],
  },
  recommended: 'trapped',
});

export const russianPromosSettings = [
  SOLOVEI_REACH,
  SPECIAL_FIGURES,
  VODYANOY_FIELD,
  TREE_BESIDE_LAKE,
  TRAPPED_BY_DRAGON,
  FAIRY_OF_TRAPPED,
  HUT_BUILDINGS,
  HUT_LANDING,
  FROM_THE_CITY,
];
