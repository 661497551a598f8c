/** Halflings: not modelled yet; its clauses are known. */
import type { Expansion } from '../../kernel/declare/expansion.js';

export const halflings: Expansion = {
  id: 'halflings',
  name: { en: 'Halflings', de: 'Halb so wild' },
  modelled: 'figures-only',
};
