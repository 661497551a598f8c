/** What the dragon, the fairy, the princess and the portal do to its pieces. */
import { cell, inferred, traitRows, type TraitRow } from '../../kernel/declare/trait.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type { PrincessAndDragonColumn } from '../princess-and-dragon/traits/columns.js';

const row = (group: string) => traitRows<PrincessAndDragonClauseId, PrincessAndDragonColumn>(group);

export const traitsWithPrincessAndDragon: readonly TraitRow<PrincessAndDragonClauseId>[] = [
  row('follower')('abbot', {
    isFollower: {
      C1: cell('y', ['pd.fairy.assignable.abbot', 'pd.portal.figure.abbot']),
      C2: cell('y', ['pd.portal.figure.abbot', 'pd.portal.printed-figure-list-2016']),
    },
    eatenByDragon: cell('y', ['pd.dragon.menu.abbot']),
    mayBeAssignedFairy: {
      C1: cell('y', ['pd.fairy.assignable.abbot']),
      C2: cell('y', ['pd.fairy.assignable.abbot']),
    },
    placeableInTurnFairyWasMoved: cell('n', ['pd.fairy.moved.block.abbot']),
    deployableToJustPlacedVolcano: cell('n', ['pd.volcano.forbid.abbot', 'pd.volcano.no-follower-on-it']),
    placeableThroughPortal: {
      C1: cell('y', ['pd.portal.figure.abbot']),
      C2: cell('y', ['pd.portal.figure.abbot', 'pd.portal.printed-figure-list-2016']),
    },
    removableByPrincess: {
      C1: inferred('n', ['pd.princess.knight-definition-c1']),
      C2: inferred('n', ['pd.princess.knight-definition-c2']),
    },
    placeableAfterPrincessRemoval: cell('n', ['pd.princess.block.abbot', 'pd.princess.no-deployment-after-removal']),
    mayShareTileWithDragon: {
      C1: cell('n', ['pd.dragon.exclusive.no-follower-shares-tile']),
      C2: cell('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
  }),
];
