/** The City Gates: not modelled yet; its clauses are known. */
import type { Expansion } from '../../kernel/declare/expansion.js';

export const cityGates: Expansion = {
  id: 'city-gates',
  name: { en: 'The City Gates', de: 'Die Stadttore', pl: 'Bramy miejskie' },
  modelled: 'figures-only',
};
