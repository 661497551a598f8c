/** Whose followers are looked for, what a throw that falls short brings, and when the round of a double turn comes. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const SEDUCTION_SCOPE = setting({
  key: 'catapult.seductionScope',
  kind: 'edition-difference',
  values: [
    { value: 'anyones', cites: ['catapult.seduction.nearest'] },
    { value: 'opponents-only', cites: ['catapult.seduction.opponents-only'] },
  ],
  presets: {
    ...everyPreset('anyones', 'inferred'),
    'hig-c1-current': ['anyones', 'stated'],
    'rgg-big-box-1': ['opponents-only', 'stated'],
    'rgg-big-box-3': ['opponents-only', 'stated'],
  },
  recommended: 'anyones',
});

export const SHORT_CATCH = setting({
  key: 'catapult.shortCatch',
  kind: 'community-ruling',
  values: [
    { value: 'neighbour', cites: ['catapult.catch.too-short'] },
    { value: 'nobody', cites: ['catapult.catch.not-caught'] },
  ],
  presets: everyPreset('neighbour', 'inferred'),
  recommended: 'neighbour',
});

export const DOUBLE_TURN = setting({
  key: 'catapult.doubleTurn',
  kind: 'table-agreement',
  values: [
    { value: 'after-the-turn', cites: ['catapult.round.after-turn', 'catapult.double-turn.when'] },
    { value: 'after-the-part', cites: ['catapult.double-turn.when'] },
  ],
  presets: everyPreset('after-the-turn', 'inferred'),
  recommended: 'after-the-turn',
});

export const catapultSettings = [SEDUCTION_SCOPE, SHORT_CATCH, DOUBLE_TURN];
