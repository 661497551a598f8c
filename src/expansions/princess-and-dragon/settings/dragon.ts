/** Settings about where and when the dragon walks. */
import { everyPreset } from '../../../kernel/declare/setting.js';
import { setting } from './author.js';

export const DRAGON_TIMING = setting({
  key: 'dragon.timing',
  kind: 'edition-difference',
  values: [
    {
      value: 'before-scoring',
      cites: [
        'pd.dragon.timing.after-deploy-before-score',
        'pd.dragon.timing.zmg-c1-explicit',
        'pd.dragon.timing.rgg-internal-conflict',
        'pd.dragon.timing.label-1b-or-2b',
      ],
    },
    {
      value: 'after-scoring',
      cites: ['pd.dragon.timing.rgg-score-first', 'pd.dragon.timing.rgg-internal-conflict'],
    },
  ],
  presets: {
    ...everyPreset('before-scoring', 'stated'),
    'rgg-big-box-1': ['after-scoring', 'stated'],
    'rgg-big-box-3': ['after-scoring', 'stated'],
  },
  contested: {
    'rgg-big-box-1': { value: 'before-scoring', cites: ['pd.dragon.timing.rgg-internal-conflict'] },
    'rgg-big-box-3': { value: 'before-scoring', cites: ['pd.dragon.timing.rgg-internal-conflict'] },
  },
  recommended: 'before-scoring',
});

export const DRAGON_START_TILE = setting({
  key: 'dragon.startTile',
  kind: 'edition-difference',
  values: [
    {
      value: 'counts-as-visited',
      cites: ['pd.dragon.move.no-return-to-start', 'pd.dragon.move.start-tile-unstated-in-c2'],
    },
    {
      value: 'may-be-re-entered',
      cites: ['pd.dragon.move.start-tile-unstated-in-c2'],
    },
  ],
  presets: {
    ...everyPreset('counts-as-visited', 'stated'),
    'zmg-c2-2016': ['counts-as-visited', 'inferred'],
    'wikicarpedia-c2-current': ['counts-as-visited', 'inferred'],
  },
  recommended: 'counts-as-visited',
});

export const DRAGON_EARLY_TILE = setting({
  key: 'dragon.earlyTile',
  kind: 'house-rule',
  values: [
    {
      value: 'set-aside-and-reshuffle',
      cites: ['pd.dragon.entry.set-aside-early-dragon-tile', 'pd.dragon.entry.redraw', 'pd.dragon.entry.reshuffle-set-aside'],
    },
    {
      value: 'return-to-bag-and-redraw',
      cites: ['pd.house.return-early-dragon-tile-to-bag'],
    },
  ],
  presets: everyPreset('set-aside-and-reshuffle', 'stated'),
  recommended: 'set-aside-and-reshuffle',
});

export const DRAGON_SHARED_TILE = setting({
  key: 'dragon.sharedTile',
  kind: 'edition-difference',
  values: [
    {
      value: 'forbid-menu-figures',
      cites: [
        'pd.dragon.exclusive.no-menu-figure-shares-tile',
        'pd.dragon.exclusive.any-means-of-arrival',
        'pd.dragon.exclusive.omitted-in-c2-booklet',
        'pd.dragon.exclusive.scope-conflict',
      ],
      also: ['pd.portal.onto-dragon-tile-forbidden'],
    },
    {
      value: 'forbid-followers',
      cites: ['pd.dragon.exclusive.no-follower-shares-tile', 'pd.dragon.exclusive.scope-conflict'],
      also: ['pd.portal.onto-dragon-tile-forbidden'],
    },
    { value: 'unrestricted', cites: ['pd.dragon.exclusive.omitted-in-c2-booklet'] },
  ],
  presets: {
    'hig-c1-original-2005': ['forbid-followers', 'inferred'],
    'hig-c1-big-box-2': ['forbid-followers', 'stated'],
    'hig-c1-big-box-3': ['forbid-followers', 'stated'],
    'hig-c1-current': ['forbid-followers', 'stated'],
    'rgg-big-box-1': ['forbid-followers', 'inferred'],
    'rgg-big-box-3': ['forbid-followers', 'inferred'],
    'zmg-c1': ['forbid-followers', 'inferred'],
    'zmg-c2-2016': ['forbid-menu-figures', 'inferred'],
    'wikicarpedia-c2-current': ['forbid-menu-figures', 'stated'],
  },
  recommended: { C1: 'forbid-followers', C2: 'forbid-menu-figures' },
});
