/** Settings about figures and tiles of other expansions. */
import { setting } from './author.js';

export const ORPHANS_BUILDER_PIG = setting({
  key: 'orphans.builderPig',
  kind: 'edition-difference',
  values: [
    {
      value: 'return',
      cites: ['pd.dragon.x.traders-builders.any-removal-cause'],
      also: [
        'pd.dragon.x.traders-builders.last-knight-frees-builder',
        'pd.dragon.x.traders-builders.last-thief-frees-builder',
        'pd.dragon.x.traders-builders.last-farmer-frees-pig',
        'pd.princess.builder-follows-last-knight',
      ],
    },
    {
      value: 'stay',
      cites: ['pd.dragon.x.traders-builders.orphans-stayed-originally'],
    },
  ],
  presets: {
    'hig-c1-original-2005': ['stay', 'stated'],
    'hig-c1-big-box-2': ['return', 'inferred'],
    'hig-c1-big-box-3': ['return', 'inferred'],
    'hig-c1-current': ['return', 'stated'],
    'rgg-big-box-1': ['return', 'inferred'],
    'rgg-big-box-3': ['return', 'inferred'],
    'zmg-c1': ['return', 'inferred'],
    'zmg-c2-2016': ['return', 'stated'],
    'wikicarpedia-c2-current': ['return', 'stated'],
  },
  recommended: 'return',
});

export const RUSSIAN_PROMOS_RETRIEVE_IN_VOLCANO_TURN = setting({
  key: 'russianPromos.retrieveInVolcanoTurn',
  kind: 'community-ruling',
  values: [
    { value: 'follower', cites: ['pd.volcano.allow.russian-retrieve'] },
    { value: 'meeple-or-special-figure', cites: ['pd.volcano.allow.russian-retrieve'] },
  ],
  presets: {
    'hig-c1-original-2005': ['follower', 'inferred'],
    'hig-c1-big-box-2': ['follower', 'inferred'],
    'hig-c1-big-box-3': ['follower', 'inferred'],
    'hig-c1-current': ['follower', 'stated'],
    'rgg-big-box-1': ['follower', 'inferred'],
    'rgg-big-box-3': ['follower', 'inferred'],
    'zmg-c1': ['follower', 'inferred'],
    'zmg-c2-2016': ['meeple-or-special-figure', 'inferred'],
    'wikicarpedia-c2-current': ['meeple-or-special-figure', 'stated'],
  },
  recommended: 'meeple-or-special-figure',
});
