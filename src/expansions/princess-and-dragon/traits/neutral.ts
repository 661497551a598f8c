/** Figures that belong to nobody. */
import { cell, inferred, silent, type TraitRow } from '../../../kernel/trait.js';
import type { PrincessAndDragonClauseId } from '../clauses/index.js';
import { rowsOf } from './columns.js';

/** What holds for most of them; a row names its exceptions after it. */
const usually = {
  mayBeAssignedFairy: inferred('n', ['pd.fairy.own-follower-only']),
  placeableInTurnFairyWasMoved: {
    C1: inferred('n', ['pd.fairy.moved.no-other-figure'], 'the older page bars every other figure, the newer list does not name this one'),
    C2: silent(),
  },
  placeableThroughPortal: inferred('n', ['pd.portal.any-tile'], 'the portal deploys followers'),
  removableByPrincess: { C1: inferred('n', ['pd.princess.knight-definition-c1']), C2: inferred('n', ['pd.princess.knight-definition-c2']) },
  placeableAfterPrincessRemoval: {
    C1: cell('n', ['pd.princess.no-deployment-after-removal'], 'no other figure may be deployed or moved'),
    C2: silent('the second-edition text speaks of meeples and of listed figures'),
  },
} as const;

const row = rowsOf('neutral-figure');

export const neutralFigureTraits: readonly TraitRow<PrincessAndDragonClauseId>[] = [
  row('ghost', 'Ghost', {
    ...usually,
    isFollower: cell('n', ['pd.dragon.menu.ghost']),
    eatenByDragon: { C1: cell('y', ['pd.dragon.menu.ghost'], 'with the follower it haunts'), C2: cell('y', ['pd.dragon.menu.ghost']) },
    deployableToJustPlacedVolcano: {
      C1: cell('n', ['pd.volcano.no-other-figure-either'], 'the ban names any figure other than the dragon'),
      C2: cell('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile', 'pd.dragon.menu.ghost'], "on the menu, hence not on the dragon's tile"),
    },
    mayShareTileWithDragon: {
      C1: silent('the first-edition sentence names followers only', [
        'pd.dragon.exclusive.no-follower-shares-tile',
        'pd.dragon.exclusive.scope-conflict',
      ]),
      C2: cell('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
  }),
  row('mage', 'Mage', {
    ...usually,
    isFollower: {
      C1: cell('n', ['pd.dragon.menu.mage', 'pd.dragon.menu.neutral-not-eaten-before-2015']),
      C2: cell('n', ['pd.dragon.menu.mage', 'pd.dragon.exclusive.scope-conflict']),
    },
    eatenByDragon: {
      C1: cell('y', ['pd.dragon.menu.mage', 'pd.dragon.menu.neutral-not-eaten-before-2015'], 'no before March 2015'),
      C2: cell('y', ['pd.dragon.menu.mage'], 'not in the list of the booklet of 2016'),
    },
    deployableToJustPlacedVolcano: {
      C1: cell('n', ['pd.volcano.no-other-figure-either'], 'the ban names any figure other than the dragon'),
      C2: cell('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile', 'pd.dragon.menu.mage'], "on the menu, hence not on the dragon's tile"),
    },
    mayShareTileWithDragon: {
      C1: silent('the first-edition sentence names followers only', [
        'pd.dragon.exclusive.no-follower-shares-tile',
        'pd.dragon.exclusive.scope-conflict',
      ]),
      C2: cell('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
  }),
  row('witch', 'Witch', {
    ...usually,
    isFollower: {
      C1: cell('n', ['pd.dragon.menu.witch', 'pd.dragon.menu.neutral-not-eaten-before-2015']),
      C2: cell('n', ['pd.dragon.menu.witch', 'pd.dragon.exclusive.scope-conflict']),
    },
    eatenByDragon: {
      C1: cell('y', ['pd.dragon.menu.witch', 'pd.dragon.menu.neutral-not-eaten-before-2015'], 'no before March 2015'),
      C2: cell('y', ['pd.dragon.menu.witch'], 'not in the list of the booklet of 2016'),
    },
    deployableToJustPlacedVolcano: {
      C1: cell('n', ['pd.volcano.no-other-figure-either'], 'the ban names any figure other than the dragon'),
      C2: cell('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile', 'pd.dragon.menu.witch'], "on the menu, hence not on the dragon's tile"),
    },
    mayShareTileWithDragon: {
      C1: silent('the first-edition sentence names followers only', [
        'pd.dragon.exclusive.no-follower-shares-tile',
        'pd.dragon.exclusive.scope-conflict',
      ]),
      C2: cell('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
  }),
  row('gingerbread-man', 'Gingerbread Man', {
    ...usually,
    isFollower: cell('n', ['pd.dragon.menu.gingerbread-man', 'pd.dragon.menu.gingerbread-man-date-conflict']),
    eatenByDragon: {
      C1: cell('y', ['pd.dragon.menu.gingerbread-man', 'pd.dragon.menu.gingerbread-man-date-conflict'], 'stated for the iOS version'),
      C2: cell('y', ['pd.dragon.menu.gingerbread-man']),
    },
    deployableToJustPlacedVolcano: {
      C1: cell('n', ['pd.volcano.no-other-figure-either'], 'the ban names any figure other than the dragon'),
      C2: cell(
        'n',
        ['pd.dragon.exclusive.no-menu-figure-shares-tile', 'pd.dragon.menu.gingerbread-man'],
        "on the menu, hence not on the dragon's tile",
      ),
    },
    mayShareTileWithDragon: {
      C1: silent('the first-edition sentence names followers only', [
        'pd.dragon.exclusive.no-follower-shares-tile',
        'pd.dragon.exclusive.scope-conflict',
      ]),
      C2: cell('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
  }),
  row('teacher', 'Teacher', {
    ...usually,
    isFollower: {
      C1: cell('n', ['pd.dragon.diet.teacher', 'pd.dragon.menu.neutral-not-eaten-before-2015']),
      C2: cell('n', ['pd.dragon.diet.teacher']),
    },
    eatenByDragon: {
      C1: cell('n', ['pd.dragon.diet.teacher', 'pd.dragon.menu.old-neutral-list-differs']),
      C2: cell('n', ['pd.dragon.diet.teacher', 'pd.dragon.diet.off-tile-figures-c2']),
    },
    deployableToJustPlacedVolcano: {
      C1: cell('n', ['pd.volcano.no-other-figure-either'], 'the ban names any figure other than the dragon'),
      C2: silent('not on the menu'),
    },
    mayShareTileWithDragon: cell('y', ['pd.dragon.diet.teacher']),
  }),
  row('count', 'Count', {
    ...usually,
    isFollower: inferred('n', ['pd.dragon.diet.count'], 'the sources only say that the Count is safe inside the City'),
    eatenByDragon: cell('n', ['pd.dragon.diet.count']),
    deployableToJustPlacedVolcano: {
      C1: cell('n', ['pd.volcano.no-other-figure-either'], 'the ban names any figure other than the dragon'),
      C2: silent('not on the menu'),
    },
    mayShareTileWithDragon: cell('y', ['pd.dragon.diet.count']),
  }),
  row('fairy', 'Fairy', {
    ...usually,
    isFollower: cell('n', ['pd.setup.dragon-and-fairy-neutral']),
    eatenByDragon: cell('n', ['pd.dragon.diet.fairy']),
    mayBeAssignedFairy: silent('does not apply'),
    placeableInTurnFairyWasMoved: silent('does not apply'),
    deployableToJustPlacedVolcano: inferred(
      'n',
      ['pd.volcano.no-follower-on-it', 'pd.volcano.fairy-may-move'],
      'she may be moved in that turn, but no follower can be on that tile for her to stand with',
    ),
    placeableThroughPortal: inferred('n', ['pd.portal.any-tile']),
    removableByPrincess: {
      C1: inferred('n', ['pd.princess.knight-definition-c1'], 'the princess removes knights only'),
      C2: inferred('n', ['pd.princess.knight-definition-c2'], 'the princess removes knights only'),
    },
    placeableAfterPrincessRemoval: cell('n', ['pd.princess.block.fairy']),
    mayShareTileWithDragon: cell(
      'n',
      ['pd.dragon.move.not-onto-fairy-tile', 'pd.house.fairy-does-not-block-dragon'],
      'yes under the house rule cited',
    ),
  }),
  row('dragon', 'Dragon', {
    ...usually,
    isFollower: cell('n', ['pd.setup.dragon-and-fairy-neutral']),
    eatenByDragon: silent('does not apply'),
    placeableInTurnFairyWasMoved: cell(
      'y',
      ['pd.dragon.tile.fairy-allowed-first', 'pd.volcano.fairy-may-move'],
      'the dragon moves regardless of the fairy',
    ),
    deployableToJustPlacedVolcano: cell('y', ['pd.volcano.dragon-moves-here'], 'it must be put there'),
    placeableThroughPortal: inferred('n', ['pd.portal.any-tile']),
    placeableAfterPrincessRemoval: silent('a princess tile carries no dragon symbol'),
    mayShareTileWithDragon: silent('does not apply'),
  }),
];
