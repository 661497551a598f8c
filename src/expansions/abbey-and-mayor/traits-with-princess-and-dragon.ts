/** What the mayor, the wagon and the barn can do where The Princess & the Dragon is in play. */
import { cell, inferred, traitRows, type TraitRow } from '../../kernel/declare/trait.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type { PrincessAndDragonColumn } from '../princess-and-dragon/traits/columns.js';

const row = (group: string) => traitRows<PrincessAndDragonClauseId, PrincessAndDragonColumn>(group);

export const traitsWithPrincessAndDragon: readonly TraitRow<PrincessAndDragonClauseId>[] = [
  row('follower')('mayor', {
    isFollower: {
      C1: cell('y', ['pd.fairy.assignable.mayor', 'pd.portal.figure.mayor']),
      C2: cell('y', ['pd.portal.figure.mayor', 'pd.portal.printed-figure-list-2016']),
    },
    eatenByDragon: cell('y', ['pd.dragon.menu.mayor']),
    mayBeAssignedFairy: {
      C1: cell('y', ['pd.fairy.assignable.mayor']),
      C2: cell('y', ['pd.fairy.assignable.mayor']),
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
  row('follower')('wagon', {
    isFollower: {
      C1: cell('y', ['pd.fairy.assignable.wagon', 'pd.portal.figure.wagon']),
      C2: cell('y', ['pd.portal.figure.wagon', 'pd.portal.printed-figure-list-2016']),
    },
    eatenByDragon: cell('y', ['pd.dragon.menu.wagon']),
    mayBeAssignedFairy: {
      C1: cell('y', ['pd.fairy.assignable.wagon']),
      C2: cell('y', ['pd.fairy.assignable.wagon']),
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
  row('special-figure')('barn', {
    isFollower: {
      C1: cell('n', ['pd.fairy.not-assignable.barn', 'pd.portal.figure-forbidden.barn', 'pd.dragon.menu.list-heading-misclassifies']),
      C2: cell('n', ['pd.fairy.not-assignable.barn', 'pd.portal.figure-forbidden.barn']),
    },
    eatenByDragon: {
      C1: cell('n', ['pd.dragon.diet.barn', 'pd.dragon.menu.barn-listed-by-mistake']),
      C2: cell('n', ['pd.dragon.diet.barn', 'pd.dragon.diet.off-tile-figures-c2']),
    },
    mayBeAssignedFairy: {
      C1: cell('n', ['pd.fairy.not-assignable.barn']),
      C2: inferred('n', ['pd.fairy.not-assignable.barn']),
    },
    placeableInTurnFairyWasMoved: cell('n', ['pd.fairy.moved.block.barn']),
    deployableToJustPlacedVolcano: cell('y', ['pd.volcano.allow.barn']),
    placeableThroughPortal: {
      C1: cell('n', ['pd.portal.figure-forbidden.barn']),
      C2: inferred('n', ['pd.portal.figure-forbidden.barn']),
    },
    removableByPrincess: {
      C1: inferred('n', ['pd.princess.knight-definition-c1']),
      C2: inferred('n', ['pd.princess.knight-definition-c2']),
    },
    placeableAfterPrincessRemoval: cell('n', ['pd.princess.block.barn']),
    mayShareTileWithDragon: {
      C1: cell('y', ['pd.dragon.diet.barn']),
      C2: cell('y', ['pd.dragon.diet.barn', 'pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
  }),
];
