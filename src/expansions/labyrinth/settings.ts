/** The basic rules, or the publisher's variant, and what a tie brings in that. */
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

export const labyrinthSettings = [VARIANT, TIE];
