/** What the dragon, the fairy, the princess and the portal do to its pieces. */
import { cell, inferred, silent, traitRows, type TraitRow } from '../../kernel/declare/trait.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type { PrincessAndDragonColumn, SparseColumn } from '../princess-and-dragon/traits/columns.js';

const row = (group: string) => traitRows<PrincessAndDragonClauseId, PrincessAndDragonColumn, SparseColumn>(group);

export const traitsWithPrincessAndDragon: readonly TraitRow<PrincessAndDragonClauseId>[] = [
  row('special-figure')('shepherd', {
    isFollower: cell('n', ['pd.fairy.not-assignable.shepherd', 'pd.portal.figure-forbidden.shepherd']),
    eatenByDragon: cell('y', ['pd.dragon.menu.shepherd']),
    mayBeAssignedFairy: {
      C1: cell('n', ['pd.fairy.not-assignable.shepherd']),
      C2: cell('n', ['pd.fairy.not-assignable.shepherd']),
    },
    placeableInTurnFairyWasMoved: cell('n', ['pd.fairy.moved.block.shepherd']),
    deployableToJustPlacedVolcano: {
      C1: cell('n', ['pd.volcano.forbid.shepherd', 'pd.volcano.no-other-figure-either']),
      C2: cell('n', ['pd.volcano.special-figures-c2', 'pd.volcano.forbid.shepherd', 'pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
    placeableThroughPortal: {
      C1: cell('n', ['pd.portal.figure-forbidden.shepherd']),
      C2: inferred('n', ['pd.portal.figure-forbidden.shepherd']),
    },
    removableByPrincess: {
      C1: inferred('n', ['pd.princess.knight-definition-c1']),
      C2: inferred('n', ['pd.princess.knight-definition-c2']),
    },
    placeableAfterPrincessRemoval: cell('n', ['pd.princess.block.shepherd']),
    mayShareTileWithDragon: {
      C1: silent(['pd.dragon.exclusive.no-follower-shares-tile', 'pd.dragon.exclusive.scope-conflict']),
      C2: cell('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
  }),
  row('token')('sheep-token', {
    isFollower: cell('n', ['pd.dragon.menu.sheep-token']),
    eatenByDragon: cell('y', ['pd.dragon.menu.sheep-token']),
    mayBeAssignedFairy: inferred('n', ['pd.fairy.own-follower-only']),
    placeableInTurnFairyWasMoved: silent(),
    deployableToJustPlacedVolcano: silent(),
    placeableElsewhereInVolcanoTurn: {
      C1: cell('y', ['pd.volcano.allow.shepherd-expand']),
      C2: silent(['pd.volcano.one-alternative-action']),
    },
    placeableThroughPortal: inferred('n', ['pd.portal.any-tile']),
    removableByPrincess: { C1: inferred('n', ['pd.princess.knight-definition-c1']), C2: inferred('n', ['pd.princess.knight-definition-c2']) },
    placeableAfterPrincessRemoval: {
      C1: inferred('n', ['pd.princess.block.shepherd']),
      C2: silent(['pd.princess.x.extends-exception-c2']),
    },
    mayShareTileWithDragon: {
      C1: silent(['pd.dragon.exclusive.no-follower-shares-tile']),
      C2: inferred('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile', 'pd.dragon.menu.sheep-token']),
    },
  }),
];
