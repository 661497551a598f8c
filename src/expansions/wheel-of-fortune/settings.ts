/** On what tables with the Wheel differ. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const TAXES = setting({
  key: 'wheel-of-fortune.taxes',
  kind: 'community-ruling',
  values: [
    { value: 'per-knight', cites: ['wheel-of-fortune.event.taxes'] },
    { value: 'per-city', cites: ['wheel-of-fortune.event.taxes-per-city'] },
  ],
  presets: {
    ...everyPreset('per-knight', 'stated'),
    'zmg-c2-2016': ['per-knight', 'inferred'],
    'wikicarpedia-c2-current': ['per-knight', 'inferred'],
  },
  recommended: 'per-knight',
});

export const LONE_CROWN = setting({
  key: 'wheel-of-fortune.loneCrown',
  kind: 'community-ruling',
  values: [
    { value: 'six', cites: ['wheel-of-fortune.crown.six-if-alone'] },
    { value: 'three', cites: ['wheel-of-fortune.crown.scored-when-pig-lands'] },
  ],
  presets: everyPreset('six', 'inferred'),
  recommended: 'six',
});

export const wheelOfFortuneSettings = [TAXES, LONE_CROWN];
