/** What the dragon, the fairy, the princess and the portal do to its pieces: the rows of the trait table. */
import { cell, inferred, silent, traitRows, type TraitRow } from '../../kernel/declare/trait.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type { PrincessAndDragonColumn, SparseColumn } from '../princess-and-dragon/traits/columns.js';

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
  row('token')('bridge', {
    isFollower: cell('n', ['pd.dragon.diet.bridge']),
    eatenByDragon: cell('n', ['pd.dragon.diet.bridge']),
    mayBeAssignedFairy: inferred('n', ['pd.fairy.own-follower-only']),
    placeableInTurnFairyWasMoved: silent(),
    deployableToJustPlacedVolcano: cell('y', ['pd.volcano.allow.bridge']),
    placeableElsewhereInVolcanoTurn: cell('y', ['pd.volcano.allow.bridge']),
    placeableThroughPortal: inferred('n', ['pd.portal.any-tile']),
    removableByPrincess: { C1: inferred('n', ['pd.princess.knight-definition-c1']), C2: inferred('n', ['pd.princess.knight-definition-c2']) },
    placeableAfterPrincessRemoval: {
      C1: silent(),
      C2: silent(['pd.princess.blocked-actions-c2']),
    },
    mayShareTileWithDragon: cell('y', ['pd.dragon.diet.bridge']),
  }),
  row('token')('castle', {
    isFollower: cell('n', ['pd.dragon.diet.castle']),
    eatenByDragon: cell('n', ['pd.dragon.diet.castle']),
    mayBeAssignedFairy: inferred('n', ['pd.fairy.own-follower-only']),
    placeableInTurnFairyWasMoved: silent(),
    deployableToJustPlacedVolcano: silent(),
    placeableThroughPortal: inferred('n', ['pd.portal.any-tile']),
    removableByPrincess: { C1: inferred('n', ['pd.princess.knight-definition-c1']), C2: inferred('n', ['pd.princess.knight-definition-c2']) },
    placeableAfterPrincessRemoval: {
      C1: silent(),
      C2: silent(['pd.princess.blocked-actions-c2']),
    },
    mayShareTileWithDragon: cell('y', ['pd.dragon.diet.castle']),
  }),
];
