/** What the dragon, the fairy, the princess and the portal do to its pieces. */
import { cell, type TraitRow } from '../../kernel/declare/trait.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import { inertTokenOfC1 } from '../princess-and-dragon/traits/inert.js';

export const traitsWithPrincessAndDragon: readonly TraitRow<PrincessAndDragonClauseId>[] = [
  inertTokenOfC1('little-building', 'pd.dragon.diet.little-building', {
    isFollower: { C1: cell('n', ['pd.dragon.diet.little-building']), C2: cell('n', ['pd.volcano.allow.little-building']) },
    deployableToJustPlacedVolcano: cell('y', ['pd.volcano.allow.little-building']),
    mayShareTileWithDragon: { C1: cell('y', ['pd.dragon.diet.little-building']), C2: cell('y', ['pd.volcano.allow.little-building']) },
  }),
];
