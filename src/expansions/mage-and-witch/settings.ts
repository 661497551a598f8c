/** Where the two may go, and when they part, though no source says it. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const ON_DRAGON_TILE = setting({
  key: 'mage-and-witch.onDragonTile',
  kind: 'community-ruling',
  values: [
    { value: 'as-other-figures', cites: ['pd.dragon.exclusive.scope-conflict'] },
    { value: 'allowed', cites: ['pd.dragon.exclusive.no-follower-shares-tile'] },
  ],
  presets: everyPreset('as-other-figures', 'inferred'),
  recommended: 'as-other-figures',
});

/** The sheet speaks of whoever causes it, and names no pieces. */
export const JOINED_BY_PIECES = setting({
  key: 'mage-and-witch.joinedByPieces',
  kind: 'community-ruling',
  values: [
    { value: 'at-once', cites: ['mage-and-witch.move.other-causes'] },
    { value: 'with-the-next-tile', cites: ['mage-and-witch.move.other-causes-next-tile'] },
  ],
  presets: everyPreset('at-once', 'inferred'),
  recommended: 'at-once',
});

export const mageAndWitchSettings = [ON_DRAGON_TILE, JOINED_BY_PIECES];
