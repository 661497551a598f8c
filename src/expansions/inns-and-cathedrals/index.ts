/** Inns & Cathedrals, both editions: the large follower, and roads and cities that are worth more, or nothing. */
import type { Expansion } from '../../kernel/expansion.js';
import { innsAndCathedralsClauses } from './clauses.js';
import { innsAndCathedralsFigures } from './figures.js';
import { innsAndCathedralsScoring } from './scoring.js';
import { innsAndCathedralsSettings } from './settings.js';
import { innsAndCathedralsTiles } from './tiles.js';

export const innsAndCathedrals: Expansion = {
  id: 'inns-and-cathedrals',
  name: { en: 'Inns & Cathedrals', pl: 'Karczmy i katedry' },
  modelled: 'complete',
  clauses: innsAndCathedralsClauses,
  settings: innsAndCathedralsSettings,
  figures: innsAndCathedralsFigures,
  tiles: innsAndCathedralsTiles,
  scoring: innsAndCathedralsScoring,
};
