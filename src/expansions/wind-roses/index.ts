/** The Wind Roses: not modelled yet; its clauses are known. */
import type { Expansion } from '../../kernel/declare/expansion.js';

export const windRoses: Expansion = {
  id: 'wind-roses',
  name: { en: 'The Wind Roses', de: 'Die Windrosen', pl: 'Róże wiatrów' },
  modelled: 'figures-only',
};
