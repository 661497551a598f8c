/** What the dragon, the fairy, the princess and the portal do to its pieces. */
import { cell, inferred, silent, traitRows, type TraitRow } from '../../kernel/declare/trait.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type { PrincessAndDragonColumn, SparseColumn } from '../princess-and-dragon/traits/columns.js';

const row = (group: string) => traitRows<PrincessAndDragonClauseId, PrincessAndDragonColumn, SparseColumn>(group);

export const traitsWithPrincessAndDragon: readonly TraitRow<PrincessAndDragonClauseId>[] = [
  row('follower')('ringmaster', {
    isFollower: {
      C1: cell('y', ['pd.fairy.assignable.ringmaster', 'pd.portal.figure.ringmaster']),
      C2: cell('y', ['pd.portal.figure.ringmaster', 'pd.portal.printed-figure-list-2016']),
    },
    eatenByDragon: {
      C1: cell('y', ['pd.dragon.menu.ringmaster']),
      C2: cell('y', ['pd.dragon.menu.ringmaster']),
    },
    mayBeAssignedFairy: {
      C1: cell('y', ['pd.fairy.assignable.ringmaster']),
      C2: cell('y', ['pd.fairy.assignable.ringmaster']),
    },
    placeableInTurnFairyWasMoved: cell('n', ['pd.fairy.moved.block.ringmaster']),
    deployableToJustPlacedVolcano: cell('n', ['pd.volcano.forbid.ringmaster', 'pd.volcano.no-follower-on-it']),
    placeableThroughPortal: cell('y', ['pd.portal.figure.ringmaster']),
    removableByPrincess: {
      C1: cell('y', ['pd.princess.knight-definition-c1']),
      C2: cell('y', ['pd.princess.removable.ringmaster']),
    },
    placeableAfterPrincessRemoval: cell('n', ['pd.princess.block.ringmaster', 'pd.princess.no-deployment-after-removal']),
    mayShareTileWithDragon: {
      C1: cell('n', ['pd.dragon.exclusive.no-follower-shares-tile']),
      C2: cell('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
  }),
  row('located-follower')('acrobat', {
    isFollower: cell('y', ['pd.fairy.x.big-top.acrobat-one-point-each']),
    eatenByDragon: inferred('y', ['pd.dragon.eat.everything-on-the-tile']),
    mayBeAssignedFairy: cell('y', ['pd.fairy.x.big-top.acrobat-one-point-each']),
    placeableInTurnFairyWasMoved: {
      C1: inferred('n', ['pd.fairy.move-when-no-follower-deployed']),
      C2: inferred('n', ['pd.fairy.move-when-nothing-placed-or-moved-c2']),
    },
    deployableToJustPlacedVolcano: inferred('n', ['pd.volcano.no-follower-on-it']),
    placeableElsewhereInVolcanoTurn: {
      C1: cell('y', ['pd.volcano.allow.acrobat-adjacent']),
      C2: inferred('y', ['pd.volcano.one-alternative-action', 'pd.volcano.allow.acrobat-adjacent']),
    },
    placeableThroughPortal: {
      C1: cell('y', ['pd.portal.x.big-top.acrobat-c1']),
      C2: cell('y', ['pd.portal.x.big-top.acrobat-c2']),
    },
    removableByPrincess: {
      C1: inferred('n', ['pd.princess.knight-definition-c1']),
      C2: inferred('n', ['pd.princess.knight-definition-c2']),
    },
    placeableAfterPrincessRemoval: cell('n', ['pd.princess.no-deployment-after-removal']),
    mayShareTileWithDragon: {
      C1: inferred('n', ['pd.dragon.exclusive.no-follower-shares-tile']),
      C2: inferred('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
  }),
  row('token')('big-top', {
    isFollower: {
      C1: inferred('n', ['pd.dragon.diet.big-top']),
      C2: cell('n', ['pd.dragon.diet.big-top']),
    },
    eatenByDragon: {
      C1: inferred('n', ['pd.dragon.diet.big-top']),
      C2: cell('n', ['pd.dragon.diet.big-top']),
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
    mayShareTileWithDragon: {
      C1: inferred('y', ['pd.dragon.diet.big-top']),
      C2: cell('y', ['pd.dragon.diet.big-top']),
    },
  }),
];
