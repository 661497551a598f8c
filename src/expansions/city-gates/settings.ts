/** What the city with four gates is worth: the sentence about it is not to be had whole. */
import { everyPreset } from '../../kernel/declare/setting.js';
import { setting } from './author.js';

export const FOUR_GATES = setting({
  key: 'city-gates.fourGates',
  kind: 'community-ruling',
  values: [
    { value: '2', cites: ['city-gates.four-gates.scored-at-once'] },
    { value: '4', cites: ['city-gates.four-gates.four-points', 'city-gates.four-gates.no-modifiers'] },
  ],
  presets: everyPreset('4', 'inferred'),
  recommended: '4',
});

export const cityGatesSettings = [FOUR_GATES];
