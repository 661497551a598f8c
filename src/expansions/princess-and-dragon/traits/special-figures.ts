/** Figures of a player that are no followers. */
import { cell, inferred, silent, type TraitRow } from '../../../kernel/trait.js';
import type { PrincessAndDragonClauseId } from '../clauses/index.js';
import { rowsOf } from './columns.js';

const row = rowsOf('special-figure');

export const specialFigureTraits: readonly TraitRow<PrincessAndDragonClauseId>[] = [
  row('builder', 'Builder', {
    isFollower: cell('n', ['pd.fairy.not-assignable.builder', 'pd.portal.figure-forbidden.builder']),
    eatenByDragon: cell('y', ['pd.dragon.menu.builder']),
    mayBeAssignedFairy: cell('n', ['pd.fairy.not-assignable.builder']),
    placeableInTurnFairyWasMoved: cell('n', ['pd.fairy.moved.block.builder']),
    deployableToJustPlacedVolcano: {
      C1: cell(
        'n',
        ['pd.volcano.forbid.builder', 'pd.volcano.no-other-figure-either', 'pd.volcano.builder-pig-allowed-in-older-printings'],
        'yes in printings before Big Box 2',
      ),
      C2: cell('n', ['pd.volcano.special-figures-c2', 'pd.volcano.forbid.builder', 'pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
    placeableThroughPortal: cell('n', ['pd.portal.figure-forbidden.builder']),
    removableByPrincess: cell('n', ['pd.princess.builder-not-removable']),
    placeableAfterPrincessRemoval: cell('n', ['pd.princess.block.builder']),
    mayShareTileWithDragon: {
      C1: silent('the first-edition sentence names followers only', [
        'pd.dragon.exclusive.no-follower-shares-tile',
        'pd.dragon.exclusive.scope-conflict',
      ]),
      C2: cell('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
  }),
  row('pig', 'Pig', {
    isFollower: cell('n', ['pd.fairy.not-assignable.pig', 'pd.portal.figure-forbidden.pig']),
    eatenByDragon: cell('y', ['pd.dragon.menu.pig']),
    mayBeAssignedFairy: cell('n', ['pd.fairy.not-assignable.pig']),
    placeableInTurnFairyWasMoved: cell('n', ['pd.fairy.moved.block.pig']),
    deployableToJustPlacedVolcano: {
      C1: cell(
        'n',
        ['pd.volcano.forbid.pig', 'pd.volcano.no-other-figure-either', 'pd.volcano.builder-pig-allowed-in-older-printings'],
        'yes in printings before Big Box 2',
      ),
      C2: cell('n', ['pd.volcano.special-figures-c2', 'pd.volcano.forbid.pig', 'pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
    placeableThroughPortal: cell('n', ['pd.portal.figure-forbidden.pig']),
    removableByPrincess: {
      C1: inferred('n', ['pd.princess.knight-definition-c1'], 'no follower, and stands in fields'),
      C2: inferred('n', ['pd.princess.knight-definition-c2'], 'no meeple, and stands in fields'),
    },
    placeableAfterPrincessRemoval: cell('n', ['pd.princess.block.pig']),
    mayShareTileWithDragon: {
      C1: silent('the first-edition sentence names followers only', [
        'pd.dragon.exclusive.no-follower-shares-tile',
        'pd.dragon.exclusive.scope-conflict',
      ]),
      C2: cell('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
  }),
  row('shepherd', 'Shepherd', {
    isFollower: cell('n', ['pd.fairy.not-assignable.shepherd', 'pd.portal.figure-forbidden.shepherd']),
    eatenByDragon: cell('y', ['pd.dragon.menu.shepherd']),
    mayBeAssignedFairy: {
      C1: cell('n', ['pd.fairy.not-assignable.shepherd']),
      C2: cell(
        'n',
        ['pd.fairy.not-assignable.shepherd', 'pd.volcano.special-figures-c2'],
        'a special figure; the second-edition list is lost in the source',
      ),
    },
    placeableInTurnFairyWasMoved: cell('n', ['pd.fairy.moved.block.shepherd']),
    deployableToJustPlacedVolcano: {
      C1: cell('n', ['pd.volcano.forbid.shepherd', 'pd.volcano.no-other-figure-either']),
      C2: cell('n', ['pd.volcano.special-figures-c2', 'pd.volcano.forbid.shepherd', 'pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
    placeableThroughPortal: {
      C1: cell('n', ['pd.portal.figure-forbidden.shepherd']),
      C2: inferred('n', ['pd.portal.figure-forbidden.shepherd'], 'the second-edition list is lost in the source; the first edition says so'),
    },
    removableByPrincess: {
      C1: inferred('n', ['pd.princess.knight-definition-c1'], 'no follower, and stands in fields'),
      C2: inferred('n', ['pd.princess.knight-definition-c2'], 'no meeple, and stands in fields'),
    },
    placeableAfterPrincessRemoval: cell('n', ['pd.princess.block.shepherd']),
    mayShareTileWithDragon: {
      C1: silent('the first-edition sentence names followers only', [
        'pd.dragon.exclusive.no-follower-shares-tile',
        'pd.dragon.exclusive.scope-conflict',
      ]),
      C2: cell('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
  }),
  row('barn', 'Barn', {
    isFollower: {
      C1: cell('n', ['pd.fairy.not-assignable.barn', 'pd.portal.figure-forbidden.barn', 'pd.dragon.menu.list-heading-misclassifies']),
      C2: cell('n', ['pd.fairy.not-assignable.barn', 'pd.portal.figure-forbidden.barn']),
    },
    eatenByDragon: {
      C1: cell('n', ['pd.dragon.diet.barn', 'pd.dragon.menu.barn-listed-by-mistake'], 'one first-edition list says yes, judged an error'),
      C2: cell('n', ['pd.dragon.diet.barn', 'pd.dragon.diet.off-tile-figures-c2']),
    },
    mayBeAssignedFairy: {
      C1: cell('n', ['pd.fairy.not-assignable.barn']),
      C2: inferred('n', ['pd.fairy.not-assignable.barn'], 'the second-edition list is lost in the source; the first edition says so'),
    },
    placeableInTurnFairyWasMoved: cell('n', ['pd.fairy.moved.block.barn']),
    deployableToJustPlacedVolcano: cell('y', ['pd.volcano.allow.barn'], 'at a corner, not fully on the tile'),
    placeableThroughPortal: {
      C1: cell('n', ['pd.portal.figure-forbidden.barn']),
      C2: inferred('n', ['pd.portal.figure-forbidden.barn'], 'the second-edition list is lost in the source; the first edition says so'),
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
