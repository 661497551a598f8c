/** The points of the river on which texts and tables differ. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const VOLCANO_LAKE = setting({
  key: 'river.volcanoLake',
  kind: 'edition-difference',
  values: [
    { value: 'another-tile', cites: ['river.volcano-lake.another-turn'] },
    { value: 'like-every-volcano', cites: ['river.volcano-lake.like-every-volcano'] },
  ],
  presets: {
    ...everyPreset('another-tile', 'inferred'),
    'hig-c1-original-2005': ['another-tile', 'stated'],
    'hig-c1-current': ['another-tile', 'stated'],
    'wikicarpedia-c2-current': ['another-tile', 'stated'],
  },
  recommended: 'another-tile',
});

export const WITHOUT_DRAGON = setting({
  key: 'river.volcanoLakeWithoutDragon',
  kind: 'edition-difference',
  values: [
    { value: 'no-meaning', cites: ['river.volcano-lake.no-meaning-alone'] },
    { value: 'rule-stands', cites: ['river.volcano-lake.rule-stands-alone'] },
  ],
  presets: {
    ...everyPreset('no-meaning', 'inferred'),
    'hig-c1-original-2005': ['no-meaning', 'stated'],
    'hig-c1-current': ['no-meaning', 'stated'],
    'zmg-c2-2016': ['rule-stands', 'inferred'],
    'wikicarpedia-c2-current': ['rule-stands', 'inferred'],
  },
  recommended: { C1: 'no-meaning', C2: 'rule-stands' },
});

export const LAKE_ACTIONS = setting({
  key: 'river.volcanoLakeActions',
  kind: 'community-ruling',
  values: [
    { value: 'as-volcano', cites: ['river.volcano-lake.actions-as-volcano'] },
    { value: 'none', cites: ['river.volcano-lake.no-other-action'] },
  ],
  presets: {
    ...everyPreset('as-volcano', 'inferred'),
    'zmg-c2-2016': ['none', 'inferred'],
    'wikicarpedia-c2-current': ['none', 'inferred'],
  },
  recommended: { C1: 'as-volcano', C2: 'none' },
});

export const U_TURN = setting({
  key: 'river.uTurn',
  kind: 'house-rule',
  values: [
    { value: 'immediate-only', cites: ['river.u-turn-only-at-once', 'river.branches.side-by-side'] },
    { value: 'never', cites: ['river.u-turn.none-at-all'] },
    // how a program reads that nothing may come in the river's way
    { value: 'clear-way', cites: ['river.no-u-turn'] },
  ],
  presets: everyPreset('immediate-only', 'stated'),
  recommended: 'immediate-only',
});

export const PIG_HERD = setting({
  key: 'river.pigHerd',
  kind: 'house-rule',
  values: [
    { value: 'with-traders-and-builders', cites: ['river.pig-herd.only-with-traders-and-builders'] },
    { value: 'always', cites: ['river.pig-herd.always'] },
    { value: 'never', cites: ['river.pig-herd'] },
  ],
  presets: {
    ...everyPreset('with-traders-and-builders', 'inferred'),
    'hig-c1-original-2005': ['with-traders-and-builders', 'stated'],
    'hig-c1-current': ['with-traders-and-builders', 'stated'],
  },
  recommended: 'with-traders-and-builders',
});

export const START_TILE = setting({
  key: 'river.startTile',
  kind: 'table-agreement',
  values: [
    { value: 'removed', cites: ['river.source-is-the-start'] },
    { value: 'mixed-in', cites: ['river.start-tile.later'] },
    { value: 'after-river', cites: ['river.start-tile.later'] },
  ],
  presets: { ...everyPreset('removed', 'stated'), 'hig-c1-original-2005': ['removed', 'inferred'] },
  recommended: 'removed',
});

export const FIGURES = setting({
  key: 'river.figures',
  kind: 'house-rule',
  values: [
    { value: 'at-once', cites: ['river.other-features'] },
    { value: 'when-complete', cites: ['river.figure.not-until-done'] },
  ],
  presets: everyPreset('at-once', 'stated'),
  recommended: 'at-once',
});

export const riverSettings = [VOLCANO_LAKE, WITHOUT_DRAGON, LAKE_ACTIONS, U_TURN, PIG_HERD, START_TILE, FIGURES];
