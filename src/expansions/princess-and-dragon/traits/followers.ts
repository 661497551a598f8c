/** Figures that count as followers (second edition: meeples). */
import { cell, type TraitRow } from '../../../kernel/declare/trait.js';
import type { PrincessAndDragonClauseId } from '../clauses/index.js';
import { rowsOf } from './columns.js';

const row = rowsOf('follower');

export const followerTraits: readonly TraitRow<PrincessAndDragonClauseId>[] = [
  row('meeple', {
    isFollower: {
      C1: cell('y', ['pd.fairy.assignable.normal-follower', 'pd.portal.figure.normal-follower']),
      C2: cell('y', ['pd.portal.figure.normal-follower', 'pd.portal.printed-figure-list-2016']),
    },
    eatenByDragon: cell('y', ['pd.dragon.menu.normal-follower']),
    mayBeAssignedFairy: {
      C1: cell('y', ['pd.fairy.assignable.normal-follower']),
      C2: cell('y', ['pd.fairy.assignable.normal-follower']),
    },
    placeableInTurnFairyWasMoved: cell('n', ['pd.fairy.moved.block.normal-follower']),
    deployableToJustPlacedVolcano: cell('n', ['pd.volcano.forbid.normal-follower', 'pd.volcano.no-follower-on-it']),
    placeableThroughPortal: cell('y', ['pd.portal.figure.normal-follower']),
    removableByPrincess: cell('y', ['pd.princess.removable.normal-follower']),
    placeableAfterPrincessRemoval: cell('n', ['pd.princess.block.normal-follower', 'pd.princess.no-deployment-after-removal']),
    mayShareTileWithDragon: {
      C1: cell('n', ['pd.dragon.exclusive.no-follower-shares-tile']),
      C2: cell('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
  }),
  row('large-meeple', {
    isFollower: {
      C1: cell('y', ['pd.fairy.assignable.large-follower', 'pd.portal.figure.large-follower']),
      C2: cell('y', ['pd.portal.figure.large-follower', 'pd.portal.printed-figure-list-2016']),
    },
    eatenByDragon: cell('y', ['pd.dragon.menu.large-follower']),
    mayBeAssignedFairy: {
      C1: cell('y', ['pd.fairy.assignable.large-follower']),
      C2: cell('y', ['pd.fairy.assignable.large-follower']),
    },
    placeableInTurnFairyWasMoved: cell('n', ['pd.fairy.moved.block.large-follower']),
    deployableToJustPlacedVolcano: cell('n', ['pd.volcano.forbid.large-follower', 'pd.volcano.no-follower-on-it']),
    placeableThroughPortal: cell('y', ['pd.portal.figure.large-follower']),
    removableByPrincess: {
      C1: cell('y', ['pd.princess.removable.large-follower', 'pd.princess.large-follower-old-rule']),
      C2: cell('y', ['pd.princess.removable.large-follower']),
    },
    placeableAfterPrincessRemoval: cell('n', ['pd.princess.block.large-follower', 'pd.princess.no-deployment-after-removal']),
    mayShareTileWithDragon: {
      C1: cell('n', ['pd.dragon.exclusive.no-follower-shares-tile']),
      C2: cell('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
  }),
];
