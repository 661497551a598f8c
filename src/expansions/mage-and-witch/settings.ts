/** Where the two may go though no source says it. */
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

export const mageAndWitchSettings = [ON_DRAGON_TILE];
