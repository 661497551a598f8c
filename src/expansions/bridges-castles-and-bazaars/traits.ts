/** What the dragon, the fairy, the princess and the portal do to its pieces: the rows of the trait table. */
import { cell, inferred, silent, traitRows, type TraitRow } from '../../kernel/declare/trait.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type { PrincessAndDragonColumn, SparseColumn } from '../princess-and-dragon/traits/columns.js';
import { inertToken } from '../princess-and-dragon/traits/inert.js';

const row = (group: string) => traitRows<PrincessAndDragonClauseId, PrincessAndDragonColumn, SparseColumn>(group);

export const castleTraits: readonly TraitRow<PrincessAndDragonClauseId>[] = [
  row('located-follower')('castle-follower', {
    isFollower: cell('y', ['pd.protection.castle']),
    eatenByDragon: cell('n', ['pd.protection.castle']),
    mayBeAssignedFairy: {
      C1: cell('n', ['pd.fairy.x.castle.c1-forbidden', 'pd.fairy.x.castle.big-box-3-allowed', 'pd.fairy.x.castle.conflict']),
      C2: cell('y', ['pd.fairy.x.castle.allowed']),
    },
    placeableInTurnFairyWasMoved: silent(),
    deployableToJustPlacedVolcano: silent(),
    placeableThroughPortal: inferred('n', ['pd.portal.destination-must-be-claimable']),
    removableByPrincess: {
      C1: inferred('n', ['pd.princess.knight-definition-c1']),
      C2: inferred('n', ['pd.princess.knight-definition-c2']),
    },
    placeableAfterPrincessRemoval: silent(),
    mayShareTileWithDragon: cell('y', ['pd.protection.castle']),
  }),
  inertToken('bridge', 'pd.dragon.diet.bridge', {
    deployableToJustPlacedVolcano: cell('y', ['pd.volcano.allow.bridge']),
    placeableElsewhereInVolcanoTurn: cell('y', ['pd.volcano.allow.bridge']),
  }),
  inertToken('castle', 'pd.dragon.diet.castle'),
];
