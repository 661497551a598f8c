/** Who may place a robber besides the player who laid the tile, and whether robbers rob when the game is over. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const OTHER_PLAYERS = setting({
  key: 'robbers.otherPlayers',
  kind: 'edition-difference',
  values: [
    { value: 'next-player', cites: ['robbers.place.next-player'] },
    { value: 'every-player', cites: ['robbers.place.every-player'] },
  ],
  presets: { ...everyPreset('next-player', 'stated'), 'zmg-c1': ['every-player', 'stated'], 'zmg-c2-2016': ['every-player', 'stated'] },
  recommended: 'next-player',
});

export const FINAL_SCORING = setting({
  key: 'robbers.finalScoring',
  kind: 'community-ruling',
  values: [
    { value: 'rob', cites: ['robbers.final.robbers'] },
    { value: 'unregulated', cites: ['robbers.rob.half'] },
  ],
  presets: everyPreset('unregulated', 'inferred'),
  recommended: 'unregulated',
});

export const robbersSettings = [OTHER_PLAYERS, FINAL_SCORING];
