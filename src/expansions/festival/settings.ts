/** Which figures go home: the publisher says any figure, other prints say followers. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const RETURNABLE = setting({
  key: 'festival.returnable',
  kind: 'edition-difference',
  values: [
    { value: 'any-own-figure', cites: ['festival.return.any-kind', 'festival.return.hig-reading-stands'] },
    { value: 'own-followers', cites: ['festival.return.followers-only'] },
  ],
  presets: {
    ...everyPreset('any-own-figure', 'stated'),
    'rgg-big-box-1': ['own-followers', 'stated'],
    'rgg-big-box-3': ['own-followers', 'stated'],
    'zmg-c1': ['any-own-figure', 'inferred'],
    'zmg-c2-2016': ['any-own-figure', 'inferred'],
  },
  recommended: 'any-own-figure',
});
