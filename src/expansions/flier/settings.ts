/** Two points on which the sources leave the flying machines open. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const PYRAMID_LANDING = setting({
  key: 'flier.pyramidLanding',
  kind: 'community-ruling',
  values: [
    { value: 'allowed', cites: ['flier.landing.pyramid'] },
    { value: 'not-allowed', cites: ['flier.landing.unfinished-only'] },
  ],
  presets: everyPreset('allowed', 'inferred'),
  recommended: 'allowed',
});

export const AFTER_FAILED_FLIGHT = setting({
  key: 'flier.afterFailedFlight',
  kind: 'community-ruling',
  values: [
    { value: 'action-used', cites: ['flier.landing.fail-uses-action'] },
    { value: 'nothing-deployed', cites: ['pd.fairy.move-when-no-follower-deployed'] },
  ],
  presets: everyPreset('action-used', 'inferred'),
  recommended: 'action-used',
});

export const flierSettings = [PYRAMID_LANDING, AFTER_FAILED_FLIGHT];
