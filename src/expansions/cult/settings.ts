/** Whether only the tile that is laid must have no more than one neighbour of the other kind. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const SECOND_NEIGHBOUR = setting({
  key: 'cult.secondNeighbour',
  kind: 'community-ruling',
  values: [
    { value: 'forbidden', cites: ['cult.placement.no-second-for-the-other'] },
    { value: 'allowed', cites: ['cult.placement.literal'] },
  ],
  presets: everyPreset('forbidden', 'stated'),
  recommended: 'forbidden',
});
