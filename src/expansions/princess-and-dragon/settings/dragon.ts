/** Settings about where and when the dragon walks. */
import { everyPreset } from '../../../kernel/setting.js';
import { setting } from './author.js';

export const DRAGON_TIMING = setting({
  key: 'dragon.timing',
  question: 'Whether the dragon walks before or after the features of the turn are scored',
  kind: 'edition-difference',
  values: [
    {
      value: 'before-scoring',
      means: 'the walk comes after the figure action and before scoring, so what the dragon eats scores nothing',
      cites: [
        'pd.dragon.timing.after-deploy-before-score',
        'pd.dragon.timing.zmg-c1-explicit',
        'pd.dragon.timing.rgg-internal-conflict',
        'pd.dragon.timing.label-1b-or-2b',
      ],
    },
    {
      value: 'after-scoring',
      means: 'features completed by the tile are scored first, then the dragon walks',
      cites: ['pd.dragon.timing.rgg-score-first', 'pd.dragon.timing.rgg-internal-conflict'],
    },
  ],
  presets: {
    ...everyPreset('before-scoring', 'stated'),
    'rgg-big-box-1': ['after-scoring', 'stated'],
    'rgg-big-box-3': ['after-scoring', 'stated'],
  },
  recommended: 'before-scoring',
  note: "Rio Grande's section text and its turn table contradict each other: `after-scoring` is the literal text, `before-scoring` the corrected one",
});

export const DRAGON_START_TILE = setting({
  key: 'dragon.startTile',
  question: 'Whether the dragon may come back to the tile its walk began on',
  kind: 'edition-difference',
  values: [
    {
      value: 'counts-as-visited',
      means: 'the first tile of the walk counts as visited',
      cites: ['pd.dragon.move.no-return-to-start', 'pd.dragon.move.start-tile-unstated-in-c2'],
    },
    {
      value: 'may-be-re-entered',
      means: 'only tiles entered during the walk are closed, the first tile is open again',
      cites: ['pd.dragon.move.start-tile-unstated-in-c2'],
    },
  ],
  presets: {
    ...everyPreset('counts-as-visited', 'stated'),
    'zmg-c2-2016': ['counts-as-visited', 'inferred'],
    'wikicarpedia-c2-current': ['counts-as-visited', 'inferred'],
  },
  recommended: 'counts-as-visited',
  note: 'no preset uses the second value; it keeps the inference for the second edition visible',
});

export const DRAGON_EARLY_TILE = setting({
  key: 'dragon.earlyTile',
  question: 'What happens to a dragon tile drawn before the dragon is in play',
  kind: 'house-rule',
  values: [
    {
      value: 'set-aside-and-reshuffle',
      means: 'it is put aside, another tile is drawn, and it is mixed in again once the dragon is in play',
      cites: ['pd.dragon.entry.set-aside-early-dragon-tile', 'pd.dragon.entry.redraw', 'pd.dragon.entry.reshuffle-set-aside'],
    },
    {
      value: 'return-to-bag-and-redraw',
      means: 'it goes straight back into the bag and another tile is drawn',
      cites: ['pd.house.return-early-dragon-tile-to-bag'],
    },
  ],
  presets: everyPreset('set-aside-and-reshuffle', 'stated'),
  recommended: 'set-aside-and-reshuffle',
  note: 'the second value is a house rule',
});

export const DRAGON_SHARED_TILE = setting({
  key: 'dragon.sharedTile',
  question: 'Which figures are barred from the tile the dragon stands on',
  kind: 'edition-difference',
  values: [
    {
      value: 'forbid-menu-figures',
      means: 'nothing the dragon eats may be there',
      cites: [
        'pd.dragon.exclusive.no-menu-figure-shares-tile',
        'pd.dragon.exclusive.any-means-of-arrival',
        'pd.dragon.exclusive.omitted-in-c2-booklet',
        'pd.dragon.exclusive.scope-conflict',
        'pd.portal.onto-dragon-tile-forbidden',
      ],
    },
    {
      value: 'forbid-followers',
      means: 'no follower may be there; other figures are not named',
      cites: ['pd.dragon.exclusive.no-follower-shares-tile', 'pd.dragon.exclusive.scope-conflict', 'pd.portal.onto-dragon-tile-forbidden'],
    },
    { value: 'unrestricted', means: "figures may be put on the dragon's tile", cites: ['pd.dragon.exclusive.omitted-in-c2-booklet'] },
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
  note: "the booklet of 2016 is silent, so `unrestricted` can be chosen for it; the publisher's clarification restores the ban. Big Boxes named without a publisher prove nothing for Rio Grande",
});
