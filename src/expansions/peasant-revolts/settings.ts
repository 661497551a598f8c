/** When a meeple on the board may be protected. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const PROTECT_WHEN = setting({
  key: 'peasant-revolts.protectWhen',
  kind: 'community-ruling',
  values: [
    { value: 'every-turn', cites: ['peasant-revolts.protect.any-turn'] },
    { value: 'revolt-tile-only', cites: ['peasant-revolts.protect.instead'] },
  ],
  presets: everyPreset('every-turn', 'inferred'),
  recommended: 'every-turn',
});
