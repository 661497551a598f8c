/** What the dragon, the fairy, the princess and the portal do to its pieces. */
import { cell, inferred, silent, traitRows, type TraitRow } from '../../kernel/declare/trait.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type { PrincessAndDragonColumn } from '../princess-and-dragon/traits/columns.js';

const row = (group: string) => traitRows<PrincessAndDragonClauseId, PrincessAndDragonColumn>(group);

export const traitsWithPrincessAndDragon: readonly TraitRow<PrincessAndDragonClauseId>[] = [
  row('token')('plague-token', {
    isFollower: {
      C1: cell('n', ['pd.dragon.diet.plague-token']),
      C2: inferred('n', ['pd.dragon.diet.plague-token']),
    },
    eatenByDragon: {
      C1: cell('n', ['pd.dragon.diet.plague-token']),
      C2: inferred('n', ['pd.dragon.diet.plague-token']),
    },
    mayBeAssignedFairy: inferred('n', ['pd.fairy.own-follower-only']),
    placeableInTurnFairyWasMoved: silent(),
    deployableToJustPlacedVolcano: silent(),
    placeableThroughPortal: inferred('n', ['pd.portal.any-tile']),
    removableByPrincess: { C1: inferred('n', ['pd.princess.knight-definition-c1']), C2: inferred('n', ['pd.princess.knight-definition-c2']) },
    placeableAfterPrincessRemoval: {
      C1: silent(),
      C2: silent(['pd.princess.blocked-actions-c2']),
    },
    mayShareTileWithDragon: { C1: cell('y', ['pd.dragon.diet.plague-token']), C2: inferred('y', ['pd.dragon.diet.plague-token']) },
  }),
];
