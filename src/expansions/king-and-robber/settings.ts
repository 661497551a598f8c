/** What King and Robber Baron bring, and whether the City of Carcassonne counts among the king's cities. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const IN_PLAY = 'one-per-completion-in-play';

export const SCORING = setting({
  key: 'king-and-robber.scoring',
  kind: 'house-rule',
  values: [
    { value: 'one-per-completed-at-end', cites: ['king-and-robber.king.final-points', 'king-and-robber.robber.final-points'] },
    { value: 'ten-each-at-end', cites: ['king-and-robber.variant.ten-each'] },
    { value: 'fifteen-or-forty-at-end', cites: ['king-and-robber.variant.fifteen-forty'] },
    { value: IN_PLAY, cites: ['king-and-robber.variant.continuously'] },
  ],
  presets: everyPreset('one-per-completed-at-end', 'stated'),
  recommended: 'one-per-completed-at-end',
});

/** The first edition has it since 11/2013; of the second it is inferred. */
export const CITY_OF_CARCASSONNE = setting({
  key: 'king-and-robber.cityOfCarcassonne',
  kind: 'edition-difference',
  values: [
    { value: 'counts', cites: ['king-and-robber.king.carcassonne-counts', 'king-and-robber.king.carcassonne-counts-c2'] },
    { value: 'not-counted', cites: ['king-and-robber.king.carcassonne-uncounted'] },
  ],
  presets: {
    ...everyPreset('not-counted', 'inferred'),
    'hig-c1-current': ['counts', 'stated'],
    'zmg-c2-2016': ['counts', 'inferred'],
    'wikicarpedia-c2-current': ['counts', 'inferred'],
  },
  recommended: 'counts',
});

export const kingAndRobberSettings = [SCORING, CITY_OF_CARCASSONNE];
