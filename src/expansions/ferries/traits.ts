/** What the dragon, the fairy, the princess and the portal do to its pieces. */
import { cell, type TraitRow } from '../../kernel/declare/trait.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import { inertTokenOfC1 } from '../princess-and-dragon/traits/inert.js';

export const traitsWithPrincessAndDragon: readonly TraitRow<PrincessAndDragonClauseId>[] = [
  inertTokenOfC1('ferry', 'pd.dragon.diet.ferry', { placeableElsewhereInVolcanoTurn: cell('y', ['pd.volcano.allow.ferry-move']) }),
];
