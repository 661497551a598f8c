/** Settings about what the dragon eats. */
import { everyPreset } from '../../../kernel/declare/setting.js';
import { setting } from './author.js';

export const DRAGON_DIET = setting({
  key: 'dragon.diet',
  kind: 'edition-difference',
  values: [
    {
      value: 'flesh-and-blood-2015',
      cites: ['pd.dragon.menu.origin-2015-faq', 'pd.dragon.menu.motto', 'pd.dragon.menu.barn-listed-by-mistake'],
    },
    {
      value: 'no-neutral-figures',
      cites: ['pd.dragon.menu.neutral-not-eaten-before-2015'],
    },
    {
      value: 'booklet-2016',
      cites: ['pd.dragon.menu.c2-printed-list', 'pd.dragon.menu.motto', 'pd.dragon.menu.barn-listed-by-mistake'],
    },
  ],
  presets: {
    'hig-c1-original-2005': ['no-neutral-figures', 'inferred'],
    'hig-c1-big-box-2': ['no-neutral-figures', 'inferred'],
    'hig-c1-big-box-3': ['no-neutral-figures', 'inferred'],
    'hig-c1-current': ['flesh-and-blood-2015', 'stated'],
    'rgg-big-box-1': ['no-neutral-figures', 'inferred'],
    'rgg-big-box-3': ['no-neutral-figures', 'inferred'],
    'zmg-c1': ['no-neutral-figures', 'inferred'],
    'zmg-c2-2016': ['booklet-2016', 'stated'],
    'wikicarpedia-c2-current': ['flesh-and-blood-2015', 'stated'],
  },
  recommended: 'flesh-and-blood-2015',
});

export const DRAGON_GINGERBREAD_MAN = setting({
  key: 'dragon.gingerbreadMan',
  kind: 'edition-difference',
  values: [
    {
      value: 'eaten',
      cites: ['pd.dragon.menu.gingerbread-man', 'pd.dragon.menu.gingerbread-man-date-conflict'],
    },
    {
      value: 'not-eaten',
      cites: ['pd.dragon.menu.gingerbread-man-date-conflict', 'pd.dragon.menu.neutral-not-eaten-before-2015'],
    },
  ],
  presets: {
    'hig-c1-original-2005': ['not-eaten', 'inferred'],
    'hig-c1-big-box-2': ['not-eaten', 'inferred'],
    'hig-c1-big-box-3': ['not-eaten', 'inferred'],
    'hig-c1-current': ['eaten', 'stated'],
    'rgg-big-box-1': ['not-eaten', 'inferred'],
    'rgg-big-box-3': ['not-eaten', 'inferred'],
    'zmg-c1': ['not-eaten', 'inferred'],
    'zmg-c2-2016': ['eaten', 'inferred'],
    'wikicarpedia-c2-current': ['eaten', 'stated'],
  },
  recommended: 'eaten',
});

export const DRAGON_CASTLE = setting({
  key: 'dragon.castle',
  kind: 'edition-difference',
  values: [
    { value: 'protects', cites: ['pd.protection.castle', 'pd.dragon.diet.off-tile-figures-c2'] },
    {
      value: 'silent',
      cites: ['pd.protection.castle-first-in-big-box-3'],
    },
  ],
  presets: {
    'hig-c1-original-2005': ['silent', 'inferred'],
    'hig-c1-big-box-2': ['silent', 'inferred'],
    'hig-c1-big-box-3': ['protects', 'stated'],
    'hig-c1-current': ['protects', 'stated'],
    'rgg-big-box-1': ['silent', 'inferred'],
    'rgg-big-box-3': ['protects', 'inferred'],
    'zmg-c1': ['protects', 'inferred'],
    'zmg-c2-2016': ['protects', 'stated'],
    'wikicarpedia-c2-current': ['protects', 'stated'],
  },
  recommended: 'protects',
});

export const DRAGON_WHEEL = setting({
  key: 'dragon.wheel',
  kind: 'community-ruling',
  values: [
    {
      value: 'since-2012',
      cites: ['pd.dragon.x.wheel.outside-enterable', 'pd.dragon.x.wheel.closed', 'pd.protection.wheel-of-fortune'],
    },
    {
      value: 'before-2012',
      cites: ['pd.dragon.x.wheel.change-2012'],
    },
  ],
  presets: {
    ...everyPreset('before-2012', 'inferred'),
    'hig-c1-current': ['since-2012', 'stated'],
    'zmg-c2-2016': ['since-2012', 'inferred'],
    'wikicarpedia-c2-current': ['since-2012', 'stated'],
  },
  recommended: 'since-2012',
});

export const DRAGON_LEIPZIG = setting({
  key: 'dragon.leipzig',
  kind: 'community-ruling',
  values: [
    { value: 'off-limits', cites: ['pd.dragon.x.leipzig.closed'] },
    { value: 'as-ordinary-tile', cites: ['pd.dragon.eat.everything-on-the-tile'] },
  ],
  presets: {
    ...everyPreset('off-limits', 'inferred'),
    'hig-c1-current': ['off-limits', 'stated'],
    'wikicarpedia-c2-current': ['off-limits', 'stated'],
  },
  recommended: 'off-limits',
});
