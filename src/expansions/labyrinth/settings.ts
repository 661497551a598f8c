/** The basic rules, or the publisher's variant, and what a tie and a builder bring in that. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const VARIANT = setting({
  key: 'labyrinth.variant',
  kind: 'table-agreement',
  values: [
    { value: 'basic', cites: ['labyrinth.basic.whole-unoccupied', 'labyrinth.basic.one-thief', 'labyrinth.basic.normal-scoring'] },
    { value: 'advanced', cites: ['labyrinth.advanced.on-labyrinth', 'labyrinth.advanced.on-arm', 'labyrinth.advanced.meeple-bonus'] },
  ],
  presets: everyPreset('basic', 'stated'),
  recommended: 'basic',
});

/** Heard of, but not in the text of the rule. */
export const TIE = setting({
  key: 'labyrinth.tie',
  kind: 'community-ruling',
  values: [
    { value: 'in-full', cites: ['labyrinth.advanced.majority'] },
    { value: 'split', cites: ['labyrinth.advanced.split-heard'] },
  ],
  presets: everyPreset('in-full', 'stated'),
  recommended: 'in-full',
});

export const BONUS_FIGURES = setting({
  key: 'labyrinth.bonusFigures',
  kind: 'community-ruling',
  values: [
    { value: 'followers', cites: ['labyrinth.advanced.meeples-only'] },
    { value: 'every-figure', cites: ['labyrinth.advanced.every-figure'] },
  ],
  presets: everyPreset('followers', 'inferred'),
  recommended: 'followers',
});

export const labyrinthSettings = [VARIANT, TIE, BONUS_FIGURES];
