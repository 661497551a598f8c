/** Settings about what the dragon eats. */
import { everyPreset } from '../../../kernel/setting.js';
import { setting } from './author.js';

export const DRAGON_DIET = setting({
  key: 'dragon.diet',
  question: 'Which figures the dragon eats',
  kind: 'edition-difference',
  values: [
    {
      value: 'flesh-and-blood-2015',
      means: 'whatever is of flesh and blood, as the meal plan of 2015 lists it, neutral figures included',
      cites: ['pd.dragon.menu.origin-2015-faq', 'pd.dragon.menu.motto', 'pd.dragon.menu.barn-listed-by-mistake'],
    },
    {
      value: 'no-neutral-figures',
      means: 'figures of players only; mage, witch and other neutral figures stay',
      cites: ['pd.dragon.menu.neutral-not-eaten-before-2015'],
    },
    {
      value: 'booklet-2016',
      means: 'the figures printed in the booklet of 2016, and by the flesh-and-blood principle those it does not name',
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
  note: 'the trait table lists each figure. The rules before March 2015 are reported without naming a publisher, so every older preset rests on the same inference',
});

export const DRAGON_GINGERBREAD_MAN = setting({
  key: 'dragon.gingerbreadMan',
  question: 'Whether the dragon eats the Gingerbread Man',
  kind: 'edition-difference',
  values: [
    {
      value: 'eaten',
      means: 'it is eaten on an entered tile',
      cites: ['pd.dragon.menu.gingerbread-man', 'pd.dragon.menu.gingerbread-man-date-conflict'],
    },
    {
      value: 'not-eaten',
      means: 'it stays on its tile like every neutral figure before March 2015',
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
  note: 'stated for the iOS version; the older value is inferred from the dates',
});

export const DRAGON_CASTLE = setting({
  key: 'dragon.castle',
  question: 'Whether followers in a castle are safe from the dragon',
  kind: 'edition-difference',
  values: [
    { value: 'protects', means: 'a follower in a castle stands on no single tile and is not eaten', cites: ['pd.protection.castle'] },
    {
      value: 'silent',
      means: 'the rules of that printing say nothing about castles; judged as protected, with a remark',
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
  note: '`silent` matters only where castles are added to rules older than they are. Big Boxes named without a publisher prove nothing for Rio Grande',
});

export const DRAGON_WHEEL = setting({
  key: 'dragon.wheel',
  question: 'What holds when the dragon comes to a tile of the Wheel of Fortune with followers on the Wheel',
  kind: 'community-ruling',
  values: [
    {
      value: 'since-2012',
      means: 'it may come there, and whoever is on the Wheel itself is safe',
      cites: ['pd.dragon.x.wheel.outside-enterable', 'pd.dragon.x.wheel.closed', 'pd.protection.wheel-of-fortune'],
    },
    {
      value: 'before-2012',
      means: 'another ruling held, which is not handed down; the step is unregulated',
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
  note: 'that the older printings are older than the ruling of October 2012 is inferred: no source dates them',
});

export const DRAGON_LEIPZIG = setting({
  key: 'dragon.leipzig',
  question: 'Whether the dragon may enter the city of Leipzig',
  kind: 'community-ruling',
  values: [
    { value: 'off-limits', means: 'it stays outside, as with the City of Carcassonne', cites: ['pd.dragon.x.leipzig.closed'] },
    {
      value: 'as-ordinary-tile',
      means: 'the analogy is not accepted, and the dragon acts there as on any tile',
      cites: ['pd.dragon.x.leipzig.closed', 'pd.dragon.eat.everything-on-the-tile'],
    },
  ],
  presets: {
    ...everyPreset('off-limits', 'inferred'),
    'hig-c1-current': ['off-limits', 'stated'],
    'wikicarpedia-c2-current': ['off-limits', 'stated'],
  },
  recommended: 'off-limits',
  note: 'community reading, expressly unofficial',
});
