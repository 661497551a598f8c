/** The Peasant Revolts: not modelled yet; its clauses are known. */
import type { Expansion } from '../../kernel/declare/expansion.js';

export const peasantRevolts: Expansion = {
  id: 'peasant-revolts',
  name: { en: 'The Peasant Revolts', de: 'Die Bauernaufstände', pl: 'Powstanie chłopów' },
  modelled: 'figures-only',
};
