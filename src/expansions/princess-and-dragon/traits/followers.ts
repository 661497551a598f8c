/** Figures that count as followers (second edition: meeples). */
import { cell, inferred, type TraitRow } from '../../../kernel/trait.js';
import type { PrincessAndDragonClauseId } from '../clauses/index.js';
import { rowsOf } from './columns.js';

const row = rowsOf('follower');

export const followerTraits: readonly TraitRow<PrincessAndDragonClauseId>[] = [
  row('meeple', 'Normal follower, normal meeple', {
    isFollower: {
      C1: cell('y', ['pd.fairy.assignable.normal-follower', 'pd.portal.figure.normal-follower']),
      C2: cell('y', ['pd.portal.figure.normal-follower', 'pd.portal.printed-figure-list-2016']),
    },
    eatenByDragon: cell('y', ['pd.dragon.menu.normal-follower']),
    mayBeAssignedFairy: {
      C1: cell('y', ['pd.fairy.assignable.normal-follower']),
      C2: cell('y', ['pd.fairy.assignable.normal-follower'], 'the second-edition list is lost in the source; follows from being a meeple'),
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
  row('large-meeple', 'Large follower, large meeple', {
    isFollower: {
      C1: cell('y', ['pd.fairy.assignable.large-follower', 'pd.portal.figure.large-follower']),
      C2: cell('y', ['pd.portal.figure.large-follower', 'pd.portal.printed-figure-list-2016']),
    },
    eatenByDragon: cell('y', ['pd.dragon.menu.large-follower']),
    mayBeAssignedFairy: {
      C1: cell('y', ['pd.fairy.assignable.large-follower']),
      C2: cell('y', ['pd.fairy.assignable.large-follower'], 'the second-edition list is lost in the source; follows from being a meeple'),
    },
    placeableInTurnFairyWasMoved: cell('n', ['pd.fairy.moved.block.large-follower']),
    deployableToJustPlacedVolcano: cell('n', ['pd.volcano.forbid.large-follower', 'pd.volcano.no-follower-on-it']),
    placeableThroughPortal: cell('y', ['pd.portal.figure.large-follower']),
    removableByPrincess: cell('y', ['pd.princess.removable.large-follower']),
    placeableAfterPrincessRemoval: cell('n', ['pd.princess.block.large-follower', 'pd.princess.no-deployment-after-removal']),
    mayShareTileWithDragon: {
      C1: cell('n', ['pd.dragon.exclusive.no-follower-shares-tile']),
      C2: cell('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
  }),
  row('mayor', 'Mayor', {
    isFollower: {
      C1: cell('y', ['pd.fairy.assignable.mayor', 'pd.portal.figure.mayor']),
      C2: cell('y', ['pd.portal.figure.mayor', 'pd.portal.printed-figure-list-2016']),
    },
    eatenByDragon: cell('y', ['pd.dragon.menu.mayor']),
    mayBeAssignedFairy: {
      C1: cell('y', ['pd.fairy.assignable.mayor']),
      C2: cell('y', ['pd.fairy.assignable.mayor'], 'the second-edition list is lost in the source; follows from being a meeple'),
    },
    placeableInTurnFairyWasMoved: cell('n', ['pd.fairy.moved.block.mayor']),
    deployableToJustPlacedVolcano: cell('n', ['pd.volcano.forbid.mayor', 'pd.volcano.no-follower-on-it']),
    placeableThroughPortal: cell('y', ['pd.portal.figure.mayor']),
    removableByPrincess: cell('y', ['pd.princess.removable.mayor']),
    placeableAfterPrincessRemoval: cell('n', ['pd.princess.block.mayor', 'pd.princess.no-deployment-after-removal']),
    mayShareTileWithDragon: {
      C1: cell('n', ['pd.dragon.exclusive.no-follower-shares-tile']),
      C2: cell('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
  }),
  row('wagon', 'Wagon', {
    isFollower: {
      C1: cell('y', ['pd.fairy.assignable.wagon', 'pd.portal.figure.wagon']),
      C2: cell('y', ['pd.portal.figure.wagon', 'pd.portal.printed-figure-list-2016']),
    },
    eatenByDragon: cell('y', ['pd.dragon.menu.wagon']),
    mayBeAssignedFairy: {
      C1: cell('y', ['pd.fairy.assignable.wagon']),
      C2: cell('y', ['pd.fairy.assignable.wagon'], 'the second-edition list is lost in the source; follows from being a meeple'),
    },
    placeableInTurnFairyWasMoved: cell('n', ['pd.fairy.moved.block.wagon']),
    deployableToJustPlacedVolcano: cell('n', ['pd.volcano.forbid.wagon', 'pd.volcano.no-follower-on-it']),
    placeableThroughPortal: cell('y', ['pd.portal.figure.wagon']),
    removableByPrincess: cell('y', ['pd.princess.removable.wagon']),
    placeableAfterPrincessRemoval: cell('n', ['pd.princess.block.wagon', 'pd.princess.no-deployment-after-removal']),
    mayShareTileWithDragon: {
      C1: cell('n', ['pd.dragon.exclusive.no-follower-shares-tile']),
      C2: cell('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
  }),
  row('ringmaster', 'Ringmaster', {
    isFollower: {
      C1: cell('y', ['pd.fairy.assignable.ringmaster', 'pd.portal.figure.ringmaster']),
      C2: cell('y', ['pd.portal.figure.ringmaster', 'pd.portal.printed-figure-list-2016']),
    },
    eatenByDragon: {
      C1: cell('y', ['pd.dragon.menu.ringmaster']),
      C2: cell('y', ['pd.dragon.menu.ringmaster'], 'not in the list of the booklet of 2016; follows from being a meeple'),
    },
    mayBeAssignedFairy: {
      C1: cell('y', ['pd.fairy.assignable.ringmaster']),
      C2: cell('y', ['pd.fairy.assignable.ringmaster'], 'the second-edition list is lost in the source; follows from being a meeple'),
    },
    placeableInTurnFairyWasMoved: cell('n', ['pd.fairy.moved.block.ringmaster']),
    deployableToJustPlacedVolcano: cell('n', ['pd.volcano.forbid.ringmaster', 'pd.volcano.no-follower-on-it']),
    placeableThroughPortal: cell('y', ['pd.portal.figure.ringmaster']),
    removableByPrincess: {
      C1: cell('y', ['pd.princess.knight-definition-c1'], 'not named by the first edition, which counts every follower of a city among the knights'),
      C2: cell('y', ['pd.princess.removable.ringmaster']),
    },
    placeableAfterPrincessRemoval: cell('n', ['pd.princess.block.ringmaster', 'pd.princess.no-deployment-after-removal']),
    mayShareTileWithDragon: {
      C1: cell('n', ['pd.dragon.exclusive.no-follower-shares-tile']),
      C2: cell('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
  }),
  row('guard-meeple', 'Guard meeple', {
    isFollower: {
      C1: cell('y', ['pd.fairy.assignable.guard-meeple', 'pd.portal.figure.guard-meeple']),
      C2: cell('y', ['pd.portal.figure.guard-meeple', 'pd.portal.printed-figure-list-2016']),
    },
    eatenByDragon: {
      C1: cell('y', ['pd.dragon.menu.guard-meeple']),
      C2: cell('y', ['pd.dragon.menu.guard-meeple'], 'not in the list of the booklet of 2016; follows from being a meeple'),
    },
    mayBeAssignedFairy: {
      C1: cell('y', ['pd.fairy.assignable.guard-meeple']),
      C2: cell('y', ['pd.fairy.assignable.guard-meeple'], 'the second-edition list is lost in the source; follows from being a meeple'),
    },
    placeableInTurnFairyWasMoved: cell('n', ['pd.fairy.moved.block.guard-meeple']),
    deployableToJustPlacedVolcano: cell('n', ['pd.volcano.forbid.guard-meeple', 'pd.volcano.no-follower-on-it']),
    placeableThroughPortal: cell('y', ['pd.portal.figure.guard-meeple']),
    removableByPrincess: {
      C1: cell('y', ['pd.princess.knight-definition-c1'], 'not named by the first edition, which counts every follower of a city among the knights'),
      C2: cell('y', ['pd.princess.removable.guard-meeple']),
    },
    placeableAfterPrincessRemoval: cell('n', ['pd.princess.block.guard-meeple', 'pd.princess.no-deployment-after-removal']),
    mayShareTileWithDragon: {
      C1: cell('n', ['pd.dragon.exclusive.no-follower-shares-tile']),
      C2: cell('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
  }),
  row('abbot', 'Abbot', {
    isFollower: {
      C1: cell('y', ['pd.fairy.assignable.abbot', 'pd.portal.figure.abbot']),
      C2: cell('y', ['pd.portal.figure.abbot', 'pd.portal.printed-figure-list-2016']),
    },
    eatenByDragon: cell('y', ['pd.dragon.menu.abbot']),
    mayBeAssignedFairy: {
      C1: cell('y', ['pd.fairy.assignable.abbot']),
      C2: cell('y', ['pd.fairy.assignable.abbot'], 'the second-edition list is lost in the source; follows from being a meeple'),
    },
    placeableInTurnFairyWasMoved: cell('n', ['pd.fairy.moved.block.abbot']),
    deployableToJustPlacedVolcano: cell('n', ['pd.volcano.forbid.abbot', 'pd.volcano.no-follower-on-it']),
    placeableThroughPortal: cell('y', ['pd.portal.figure.abbot']),
    removableByPrincess: {
      C1: inferred('n', ['pd.princess.knight-definition-c1'], 'stands on monasteries and gardens, never in a city'),
      C2: inferred('n', ['pd.princess.knight-definition-c2'], 'not named among the knights; stands on monasteries and gardens, never in a city'),
    },
    placeableAfterPrincessRemoval: cell('n', ['pd.princess.block.abbot', 'pd.princess.no-deployment-after-removal']),
    mayShareTileWithDragon: {
      C1: cell('n', ['pd.dragon.exclusive.no-follower-shares-tile']),
      C2: cell('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
  }),
  row('phantom', 'Phantom', {
    isFollower: {
      C1: cell('y', ['pd.fairy.assignable.phantom', 'pd.portal.figure.phantom']),
      C2: cell('y', ['pd.portal.figure.phantom', 'pd.portal.printed-figure-list-2016']),
    },
    eatenByDragon: {
      C1: cell('y', ['pd.dragon.menu.phantom']),
      C2: cell('y', ['pd.dragon.menu.phantom'], 'not in the list of the booklet of 2016; follows from being a meeple'),
    },
    mayBeAssignedFairy: {
      C1: cell('y', ['pd.fairy.assignable.phantom']),
      C2: cell('y', ['pd.fairy.assignable.phantom'], 'the second-edition list is lost in the source; follows from being a meeple'),
    },
    placeableInTurnFairyWasMoved: cell(
      'y',
      ['pd.fairy.moved.allow.phantom', 'pd.fairy.moved.phantom-conflict'],
      'after the fairy; the reverse order is not covered',
    ),
    deployableToJustPlacedVolcano: cell('n', ['pd.volcano.forbid.phantom', 'pd.volcano.no-follower-on-it']),
    placeableThroughPortal: cell('y', ['pd.portal.figure.phantom']),
    removableByPrincess: {
      C1: cell('y', ['pd.princess.knight-definition-c1'], 'not named by the first edition, which counts every follower of a city among the knights'),
      C2: cell('y', ['pd.princess.removable.phantom']),
    },
    placeableAfterPrincessRemoval: cell('n', ['pd.princess.block.phantom', 'pd.princess.no-deployment-after-removal']),
    mayShareTileWithDragon: {
      C1: cell('n', ['pd.dragon.exclusive.no-follower-shares-tile']),
      C2: cell('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
  }),
];
