/** On what tables with the Count differ. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { settingsCiting } from '../../kernel/declare/setting.js';
import type { TradersAndBuildersClauseId } from '../traders-and-builders/author.js';
import { setting, type CountClauseId } from './author.js';

export const FINAL_REDEPLOYMENT = setting({
  key: 'count.finalRedeployment',
  kind: 'edition-difference',
  values: [
    { value: 'all-quarters', cites: ['count.final.all-quarters'] },
    { value: 'market-only', cites: ['count.final.market-only'] },
  ],
  presets: {
    ...everyPreset('all-quarters', 'stated'),
    'zmg-c2-2016': ['market-only', 'inferred'],
    'wikicarpedia-c2-current': ['market-only', 'inferred'],
  },
  recommended: { C1: 'all-quarters', C2: 'market-only' },
});

/** Where abbeys could be laid after the last turn, a computer version takes whoever was asked last for the one who ended the game. */
export const LAST_REDEPLOYMENT = setting({
  key: 'count.lastRedeploymentBegins',
  kind: 'community-ruling',
  values: [
    { value: 'left-of-last-turn', cites: ['count.final.trigger-player'] },
    { value: 'left-of-last-abbey', cites: ['count.final.after-abbeys'] },
  ],
  presets: everyPreset('left-of-last-turn', 'inferred'),
  recommended: 'left-of-last-turn',
});

export const COUNT_MOVE = setting({
  key: 'count.countMove',
  kind: 'house-rule',
  values: [
    { value: 'by-choice', cites: ['count.count.after-placing', 'count.count.any-quarter'] },
    { value: 'clockwise', cites: ['count.count.variant-clockwise'] },
    { value: 'follows-follower', cites: ['count.count.variant-follows'] },
  ],
  presets: everyPreset('by-choice', 'stated'),
  recommended: 'by-choice',
});

/** The second edition leaves it open. */
export const UNOCCUPIED_FEATURE = setting({
  key: 'count.unoccupiedFeature',
  kind: 'community-ruling',
  values: [
    { value: 'occupied-only', cites: ['count.redeploy.occupied-only'] },
    { value: 'any-completed', cites: ['count.redeploy.any-completed'] },
  ],
  presets: {
    ...everyPreset('occupied-only', 'stated'),
    'zmg-c2-2016': ['occupied-only', 'inferred'],
    'wikicarpedia-c2-current': ['occupied-only', 'inferred'],
  },
  recommended: 'occupied-only',
});

/** A computer version offers what several quarters lead to as one, for figures of a kind, and moves whichever of them is named. */
export const OPEN_QUARTERS = setting({
  key: 'count.openQuarters',
  kind: 'community-ruling',
  values: [
    {
      value: 'each-its-own',
      cites: [
        'count.redeploy.castle-to-city',
        'count.redeploy.blacksmith-to-road',
        'count.redeploy.cathedral-to-cloister',
        'count.redeploy.market-only-at-end',
      ],
    },
    { value: 'together', cites: ['count.redeploy.quarters-together'] },
  ],
  presets: everyPreset('each-its-own', 'stated'),
  recommended: 'each-its-own',
});

/** Since 11/2013 the first edition says so. */
export const CITY_IN_FIELDS = setting({
  key: 'count.cityInFields',
  kind: 'edition-difference',
  values: [
    { value: 'counts', cites: ['count.city.counts-for-fields'] },
    { value: 'does-not-count', cites: ['count.city.not-for-fields'] },
  ],
  presets: {
    ...everyPreset('does-not-count', 'inferred'),
    'hig-c1-current': ['counts', 'stated'],
    'zmg-c2-2016': ['counts', 'stated'],
    'wikicarpedia-c2-current': ['counts', 'stated'],
  },
  recommended: 'counts',
});

export const ABBOT_IN_CITY = setting({
  key: 'count.abbotInCity',
  kind: 'edition-difference',
  values: [
    { value: 'allowed', cites: ['count.deploy.abbot'] },
    { value: 'forbidden', cites: ['count.deploy.followers-only', 'count.deploy.abbot'] },
  ],
  presets: { ...everyPreset('forbidden', 'inferred'), 'wikicarpedia-c2-current': ['allowed', 'stated'] },
  recommended: { C1: 'forbidden', C2: 'allowed' },
});

/** An older answer stands against the rule. */
export const DOUBLE_TURN = settingsCiting<CountClauseId | TradersAndBuildersClauseId>()({
  key: 'count.doubleTurn',
  kind: 'community-ruling',
  values: [
    { value: 'each-part', cites: ['count.deploy.each-part'] },
    { value: 'once', cites: ['traders-and-builders.double-turn.count-once'] },
  ],
  presets: everyPreset('each-part', 'stated'),
  recommended: 'each-part',
});

/** No source says it of the turn of a volcano, a removal by the princess or a move of the fairy. */
export const AFTER_BARS = setting({
  key: 'count.afterBars',
  kind: 'community-ruling',
  values: [
    { value: 'unregulated', cites: ['count.x-princess-and-dragon.barred-turns-open'] },
    { value: 'allowed', cites: ['count.deploy.additional', 'count.x-princess-and-dragon.barred-turns-open'] },
  ],
  presets: everyPreset('unregulated', 'inferred'),
  recommended: 'unregulated',
});

/** Of points beside those of the features, as the fairy brings them, no source says whether they count. */
export const BONUS_POINTS = setting({
  key: 'count.bonusPoints',
  kind: 'community-ruling',
  values: [
    { value: 'unregulated', cites: ['count.deploy.fairy-bonus'] },
    { value: 'ignored', cites: ['count.deploy.landscape-scoring-only', 'count.deploy.fairy-bonus'] },
    { value: 'counted', cites: ['count.deploy.trigger', 'count.deploy.fairy-bonus'] },
  ],
  presets: everyPreset('unregulated', 'inferred'),
  recommended: 'unregulated',
});

export const countSettings = [
  FINAL_REDEPLOYMENT,
  LAST_REDEPLOYMENT,
  COUNT_MOVE,
  UNOCCUPIED_FEATURE,
  OPEN_QUARTERS,
  CITY_IN_FIELDS,
  ABBOT_IN_CITY,
  DOUBLE_TURN,
  AFTER_BARS,
  BONUS_POINTS,
];
