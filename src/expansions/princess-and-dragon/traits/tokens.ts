/** Tokens, tiles and what is printed on tiles. */
import type { TraitRow } from '../../../kernel/declare/trait.js';
import type { PrincessAndDragonClauseId } from '../clauses/index.js';
import { inertToken } from './inert.js';

export const tokenTraits: readonly TraitRow<PrincessAndDragonClauseId>[] = [
  inertToken('land-tile', 'pd.dragon.diet.land-tile'),
  inertToken('printed-elements', 'pd.dragon.diet.printed-elements'),
];
