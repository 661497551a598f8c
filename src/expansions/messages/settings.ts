/** Whether others stand in the way of a message, how many of his figures a player moves in a turn, and whether ransom moves one. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const OCCUPIED_SPACE = setting({
  key: 'messages.occupiedSpace',
  kind: 'edition-difference',
  values: [
    { value: 'ignored', cites: ['messages.draw.when'] },
    { value: 'no-message', cites: ['messages.draw.occupied-space'] },
  ],
  presets: { ...everyPreset('ignored', 'stated'), 'zmg-c1': ['no-message', 'stated'], 'zmg-c2-2016': ['no-message', 'stated'] },
  recommended: 'ignored',
});

export const COUNTERS_IN_A_TURN = setting({
  key: 'messages.counters',
  kind: 'edition-difference',
  values: [
    { value: 'each-score', cites: ['messages.count.each-score'] },
    { value: 'one-per-turn', cites: ['messages.count.one-per-turn-2025'] },
  ],
  presets: everyPreset('each-score', 'stated'),
  recommended: 'each-score',
});

/** With The Tower. */
export const RANSOM = setting({
  key: 'messages.ransom',
  kind: 'community-ruling',
  values: [
    { value: 'unregulated', cites: ['messages.count.choose'] },
    { value: 'counted', cites: ['messages.count.choose', 'messages.draw.when'] },
  ],
  presets: everyPreset('unregulated', 'inferred'),
  recommended: 'unregulated',
});

export const messagesSettings = [OCCUPIED_SPACE, COUNTERS_IN_A_TURN, RANSOM];
