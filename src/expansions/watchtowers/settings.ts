/** Whose watchtower is scored, how often, and who is counted. */
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

/** Of followers on towers and in castles. */
export const FOLLOWERS_ABOVE = setting({
  key: 'watchtowers.followersAbove',
  kind: 'community-ruling',
  values: [
    { value: 'unregulated', cites: ['watchtowers.kind.meeples'] },
    { value: 'counted', cites: ['watchtowers.kind.meeples', 'watchtowers.range.nine'] },
  ],
  presets: everyPreset('unregulated', 'inferred'),
  recommended: 'unregulated',
});

export const watchtowersSettings = [SEVERAL_MEEPLES, WHO_SCORES, FOLLOWERS_ABOVE];
