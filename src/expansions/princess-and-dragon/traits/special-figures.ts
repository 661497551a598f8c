/** Figures of a player that are no followers. */
import { cell, inferred, silent, type TraitRow } from '../../../kernel/declare/trait.js';
import type { PrincessAndDragonClauseId } from '../clauses/index.js';
import { rowsOf } from './columns.js';

const row = rowsOf('special-figure');

export const specialFigureTraits: readonly TraitRow<PrincessAndDragonClauseId>[] = [
  row('builder', {
    isFollower: cell('n', ['pd.fairy.not-assignable.builder', 'pd.portal.figure-forbidden.builder']),
    eatenByDragon: cell('y', ['pd.dragon.menu.builder']),
    mayBeAssignedFairy: cell('n', ['pd.fairy.not-assignable.builder']),
    placeableInTurnFairyWasMoved: cell('n', ['pd.fairy.moved.block.builder']),
    deployableToJustPlacedVolcano: {
      C1: cell('n', ['pd.volcano.forbid.builder', 'pd.volcano.no-other-figure-either', 'pd.volcano.builder-pig-allowed-in-older-printings']),
      C2: cell('n', ['pd.volcano.special-figures-c2', 'pd.volcano.forbid.builder', 'pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
    placeableThroughPortal: cell('n', ['pd.portal.figure-forbidden.builder']),
    removableByPrincess: cell('n', ['pd.princess.builder-not-removable']),
    placeableAfterPrincessRemoval: cell('n', ['pd.princess.block.builder']),
    mayShareTileWithDragon: {
      C1: silent(['pd.dragon.exclusive.no-follower-shares-tile', 'pd.dragon.exclusive.scope-conflict']),
      C2: cell('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
  }),
  row('pig', {
    isFollower: cell('n', ['pd.fairy.not-assignable.pig', 'pd.portal.figure-forbidden.pig']),
    eatenByDragon: cell('y', ['pd.dragon.menu.pig']),
    mayBeAssignedFairy: cell('n', ['pd.fairy.not-assignable.pig']),
    placeableInTurnFairyWasMoved: cell('n', ['pd.fairy.moved.block.pig']),
    deployableToJustPlacedVolcano: {
      C1: cell('n', ['pd.volcano.forbid.pig', 'pd.volcano.no-other-figure-either', 'pd.volcano.builder-pig-allowed-in-older-printings']),
      C2: cell('n', ['pd.volcano.special-figures-c2', 'pd.volcano.forbid.pig', 'pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
    placeableThroughPortal: cell('n', ['pd.portal.figure-forbidden.pig']),
    removableByPrincess: {
      C1: inferred('n', ['pd.princess.knight-definition-c1']),
      C2: inferred('n', ['pd.princess.knight-definition-c2']),
    },
    placeableAfterPrincessRemoval: cell('n', ['pd.princess.block.pig']),
    mayShareTileWithDragon: {
      C1: silent(['pd.dragon.exclusive.no-follower-shares-tile', 'pd.dragon.exclusive.scope-conflict']),
      C2: cell('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
  }),
];
