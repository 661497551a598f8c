/** Inns & Cathedrals, both editions: the large follower, and roads and cities that are worth more, or nothing. */
import type { Expansion } from '../../kernel/declare/expansion.js';
import { innsAndCathedralsFigures } from './figures.js';
import { innsAndCathedralsRules, largeFollowerRules } from './rules.js';
import { cathedralScoring, finalIgnored, innScoring, largeFollowerScoring, printScoring } from './scoring.js';
import { innsAndCathedralsSettings } from './settings.js';
import { innsAndCathedralsSetups } from './setup.js';
import { innsAndCathedralsTiles } from './tiles.js';

export const innsAndCathedrals: Expansion = {
  id: 'inns-and-cathedrals',
  name: 'Inns & Cathedrals',
  modelled: 'complete',
  settings: innsAndCathedralsSettings,
  setups: innsAndCathedralsSetups,
  tiles: innsAndCathedralsTiles,
  rules: innsAndCathedralsRules,
  scoring: [...finalIgnored, ...printScoring],
  marks: { city: ['cathedral'], road: ['inn'] },
  mechanics: {
    'big-follower': { figures: innsAndCathedralsFigures, rules: largeFollowerRules, scoring: largeFollowerScoring },
    inn: { scoring: innScoring },
    cathedral: { scoring: cathedralScoring },
  },
};
