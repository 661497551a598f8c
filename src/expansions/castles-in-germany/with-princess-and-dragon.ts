/** What the dragon, the fairy, the princess and the portal do to its pieces. */
import { cell, inferred, traitRows, type TraitRow } from '../../kernel/declare/trait.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type { PrincessAndDragonColumn } from '../princess-and-dragon/traits/columns.js';

const row = (group: string) => traitRows<PrincessAndDragonClauseId, PrincessAndDragonColumn>(group);

export const traitsWithPrincessAndDragon: readonly TraitRow<PrincessAndDragonClauseId>[] = [
  row('located-follower')('follower-in-german-castle', {
    isFollower: cell('y', ['pd.dragon.x.german-castles.no-protection']),
    eatenByDragon: cell('y', ['pd.dragon.x.german-castles.no-protection']),
    mayBeAssignedFairy: inferred('y', ['pd.fairy.own-follower-only']),
    placeableInTurnFairyWasMoved: {
      C1: inferred('n', ['pd.fairy.moved.no-other-figure']),
      C2: inferred('n', ['pd.fairy.move-when-nothing-placed-or-moved-c2']),
    },
    deployableToJustPlacedVolcano: inferred('n', ['pd.volcano.no-follower-on-it']),
    placeableThroughPortal: inferred('y', ['pd.portal.usual-rules-apply']),
    removableByPrincess: {
      C1: inferred('n', ['pd.princess.knight-definition-c1']),
      C2: inferred('n', ['pd.princess.knight-definition-c2']),
    },
    placeableAfterPrincessRemoval: cell('n', ['pd.princess.no-deployment-after-removal']),
    mayShareTileWithDragon: {
      C1: cell('n', ['pd.dragon.exclusive.no-follower-shares-tile', 'pd.dragon.x.german-castles.no-protection']),
      C2: cell('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile', 'pd.dragon.x.german-castles.no-protection']),
    },
  }),
];
