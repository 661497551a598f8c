/** What the dragon, the fairy, the princess and the portal do to its pieces. */
import { cell, inferred, silent, traitRows, type TraitRow } from '../../kernel/declare/trait.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type { PrincessAndDragonColumn } from '../princess-and-dragon/traits/columns.js';

const row = (group: string) => traitRows<PrincessAndDragonClauseId, PrincessAndDragonColumn>(group);

export const traitsWithPrincessAndDragon: readonly TraitRow<PrincessAndDragonClauseId>[] = [
  row('follower')('guard-meeple', {
    isFollower: {
      C1: cell('y', ['pd.fairy.assignable.guard-meeple', 'pd.portal.figure.guard-meeple']),
      C2: cell('y', ['pd.portal.figure.guard-meeple', 'pd.portal.printed-figure-list-2016']),
    },
    eatenByDragon: {
      C1: cell('y', ['pd.dragon.menu.guard-meeple']),
      C2: cell('y', ['pd.dragon.menu.guard-meeple']),
    },
    mayBeAssignedFairy: {
      C1: cell('y', ['pd.fairy.assignable.guard-meeple']),
      C2: cell('y', ['pd.fairy.assignable.guard-meeple']),
    },
    placeableInTurnFairyWasMoved: cell('n', ['pd.fairy.moved.block.guard-meeple']),
    deployableToJustPlacedVolcano: cell('n', ['pd.volcano.forbid.guard-meeple', 'pd.volcano.no-follower-on-it']),
    placeableThroughPortal: cell('y', ['pd.portal.figure.guard-meeple']),
    removableByPrincess: {
      C1: cell('y', ['pd.princess.knight-definition-c1']),
      C2: cell('y', ['pd.princess.removable.guard-meeple']),
    },
    placeableAfterPrincessRemoval: cell('n', ['pd.princess.block.guard-meeple', 'pd.princess.no-deployment-after-removal']),
    mayShareTileWithDragon: {
      C1: cell('n', ['pd.dragon.exclusive.no-follower-shares-tile']),
      C2: cell('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
  }),
  row('neutral-figure')('ghost', {
    isFollower: cell('n', ['pd.dragon.menu.ghost']),
    eatenByDragon: { C1: cell('y', ['pd.dragon.menu.ghost']), C2: cell('y', ['pd.dragon.menu.ghost']) },
    mayBeAssignedFairy: inferred('n', ['pd.fairy.own-follower-only']),
    placeableInTurnFairyWasMoved: {
      C1: inferred('n', ['pd.fairy.moved.no-other-figure']),
      C2: silent(),
    },
    deployableToJustPlacedVolcano: {
      C1: cell('n', ['pd.volcano.no-other-figure-either']),
      C2: cell('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile', 'pd.dragon.menu.ghost']),
    },
    placeableThroughPortal: inferred('n', ['pd.portal.any-tile']),
    removableByPrincess: { C1: inferred('n', ['pd.princess.knight-definition-c1']), C2: inferred('n', ['pd.princess.knight-definition-c2']) },
    placeableAfterPrincessRemoval: {
      C1: cell('n', ['pd.princess.no-deployment-after-removal']),
      C2: silent(),
    },
    mayShareTileWithDragon: {
      C1: silent(['pd.dragon.exclusive.no-follower-shares-tile', 'pd.dragon.exclusive.scope-conflict']),
      C2: cell('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
  }),
];
