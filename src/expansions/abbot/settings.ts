/** From where the abbot is taken back, instead of what, and what counts then. */
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

export const REMOVAL_LITTLE_BUILDINGS = setting({
  key: 'abbot.removalLittleBuildings',
  kind: 'community-ruling',
  values: [
    { value: 'counted', cites: ['abbot.removal.value'] },
    { value: 'not-counted', cites: ['abbot.removal.without-little-buildings'] },
  ],
  presets: everyPreset('counted', 'inferred'),
  recommended: 'counted',
});

export const abbotSettings = [REMOVAL_FROM_COMPLETED, REMOVAL_EXCLUDES, REMOVAL_LITTLE_BUILDINGS];
