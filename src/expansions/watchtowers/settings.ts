/** Whose watchtower is scored, and how often. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const SEVERAL_MEEPLES = setting({
  key: 'watchtowers.severalMeeples',
  kind: 'community-ruling',
  values: [
    { value: 'each', cites: ['watchtowers.trigger.each-meeple'] },
    { value: 'once-per-player', cites: ['watchtowers.trigger.whose'] },
  ],
  presets: everyPreset('each', 'inferred'),
  recommended: 'each',
});

export const WHO_SCORES = setting({
  key: 'watchtowers.whoScores',
  kind: 'community-ruling',
  values: [
    { value: 'followers', cites: ['watchtowers.meeples.what'] },
    { value: 'every-figure', cites: ['watchtowers.trigger.every-figure'] },
  ],
  presets: everyPreset('followers', 'inferred'),
  recommended: 'followers',
});

export const watchtowersSettings = [SEVERAL_MEEPLES, WHO_SCORES];
