/** Points on which tables and programs differ. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const CHOICE = setting({
  key: 'goldmines.choice',
  kind: 'community-ruling',
  values: [
    { value: 'player', cites: ['goldmines.award.choice'] },
    { value: 'automatic', cites: ['goldmines.award.automatic'] },
  ],
  presets: everyPreset('player', 'inferred'),
  recommended: 'player',
});

export const CASTLE = setting({
  key: 'goldmines.castle',
  kind: 'community-ruling',
  values: [
    { value: 'six-tiles', cites: ['goldmines.award.castle'] },
    { value: 'unregulated', cites: ['goldmines.award.majority'] },
  ],
  presets: everyPreset('unregulated', 'inferred'),
  recommended: 'unregulated',
});

/** Of tiles of several cells, and those of the City of Carcassonne. */
export const WIDE_TILES = setting({
  key: 'goldmines.wideTiles',
  kind: 'community-ruling',
  values: [
    { value: 'unregulated', cites: ['goldmines.place.no-feature'] },
    { value: 'by-cell', cites: ['goldmines.place.any-tile'] },
  ],
  presets: everyPreset('unregulated', 'inferred'),
  recommended: 'unregulated',
});

export const goldminesSettings = [CHOICE, CASTLE, WIDE_TILES];
