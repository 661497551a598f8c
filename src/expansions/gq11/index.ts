/** Games Quarterly 11: twelve tiles without rules, two of them of a river. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { pigHerdScoring } from './pig-herd.js';
import { gq11Rules, noInn } from './rules.js';
import { gq11Settings } from './settings.js';
import { gq11WithRiver } from './setup.js';
import { gq11Tiles } from './tiles.js';

export const gq11: Expansion = {
  id: 'gq11',
  name: 'Games Quarterly 11',
  modelled: 'complete',
  settings: gq11Settings,
  tiles: gq11Tiles,
  rules: gq11Rules,
  mechanics: { 'gq11-pig-herd': { scoring: pigHerdScoring } },
  with: { river: gq11WithRiver, 'inns-and-cathedrals': { scoring: [noInn] } },
};
