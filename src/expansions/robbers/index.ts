/** The Robbers: not modelled yet; its clauses are known. */
import type { Expansion } from '../../kernel/declare/expansion.js';

export const robbers: Expansion = {
  id: 'robbers',
  name: { en: 'The Robbers', de: 'Die Räuber', pl: 'Bandyci' },
  modelled: 'figures-only',
};
