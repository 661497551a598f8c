/** From where the abbot is taken back, and instead of what. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const REMOVAL_FROM_COMPLETED = setting({
  key: 'abbot.removalFromCompleted',
  kind: 'edition-difference',
  values: [
    { value: 'forbidden', cites: ['abbot.removal.incomplete-only'] },
    { value: 'allowed', cites: ['abbot.removal.complete-too'] },
  ],
  presets: { ...everyPreset('forbidden', 'inferred'), 'wikicarpedia-c2-current': ['forbidden', 'stated'] },
  recommended: 'forbidden',
});

export const REMOVAL_EXCLUDES = setting({
  key: 'abbot.removalExcludes',
  kind: 'community-ruling',
  values: [
    { value: 'any-figure-action', cites: ['abbot.removal.instead-of-any-action'] },
    { value: 'placing-a-meeple', cites: ['abbot.removal.instead-of-a-meeple'] },
  ],
  presets: everyPreset('any-figure-action', 'inferred'),
  recommended: 'any-figure-action',
});

export const abbotSettings = [REMOVAL_FROM_COMPLETED, REMOVAL_EXCLUDES];
