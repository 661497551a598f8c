/** What the dragon, the fairy, the princess and the portal do to its pieces. */
import { cell, inferred, silent, traitRows, type TraitRow } from '../../kernel/declare/trait.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type { PrincessAndDragonColumn, SparseColumn } from '../princess-and-dragon/traits/columns.js';

const row = (group: string) => traitRows<PrincessAndDragonClauseId, PrincessAndDragonColumn, SparseColumn>(group);

export const traitsWithPrincessAndDragon: readonly TraitRow<PrincessAndDragonClauseId>[] = [
  row('located-follower')('follower-on-wheel-of-fortune', {
    isFollower: cell('y', ['pd.dragon.x.wheel.outside-enterable']),
    eatenByDragon: cell('n', ['pd.protection.wheel-of-fortune', 'pd.dragon.x.wheel.closed', 'pd.dragon.x.wheel.outside-enterable']),
    mayBeAssignedFairy: silent(),
    placeableInTurnFairyWasMoved: silent(),
    deployableToJustPlacedVolcano: silent(),
    placeableElsewhereInVolcanoTurn: cell('y', ['pd.volcano.allow.wheel-of-fortune']),
    placeableThroughPortal: cell('n', ['pd.portal.x.wheel.inside-forbidden']),
    removableByPrincess: {
      C1: inferred('n', ['pd.princess.knight-definition-c1']),
      C2: inferred('n', ['pd.princess.knight-definition-c2']),
    },
    placeableAfterPrincessRemoval: cell('n', ['pd.princess.no-deployment-after-removal']),
    mayShareTileWithDragon: cell('y', ['pd.dragon.x.wheel.outside-enterable', 'pd.protection.wheel-of-fortune']),
  }),
];
