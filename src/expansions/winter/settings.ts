/** What a fan version counts otherwise, where some tables send the gingerbread man, and what no source regulates. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const KNIGHT_VALUES = setting({
  key: 'winter.knightValues',
  kind: 'house-rule',
  values: [
    { value: 'one-each', cites: ['winter.knights.kinds', 'winter.leave.no-pennants'] },
    { value: 'fan-values', cites: ['winter.knights.fan-values'] },
  ],
  presets: everyPreset('one-each', 'inferred'),
  recommended: 'one-each',
});

export const TILE_DESTINATION = setting({
  key: 'winter.tileDestination',
  kind: 'community-ruling',
  values: [
    { value: 'any-other-city', cites: ['winter.move.any-city', 'winter.move.after-turn'] },
    { value: 'city-of-the-tile', cites: ['winter.move.to-the-tile'] },
  ],
  presets: everyPreset('any-other-city', 'stated'),
  recommended: 'any-other-city',
});

export const COMPLETED_BY_SIGN = setting({
  key: 'winter.completedBySign',
  kind: 'table-agreement',
  values: [
    { value: 'unregulated', cites: ['winter.complete.and-sign'] },
    { value: 'once', cites: ['winter.complete.moves'] },
    { value: 'twice', cites: ['winter.complete.and-sign', 'winter.move.after-turn'] },
  ],
  presets: everyPreset('unregulated', 'inferred'),
  recommended: 'unregulated',
});

export const winterSettings = [KNIGHT_VALUES, TILE_DESTINATION, COMPLETED_BY_SIGN];
