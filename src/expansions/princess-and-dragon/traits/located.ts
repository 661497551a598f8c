/** Followers in places with rules of their own. */
import { cell, inferred, silent, type TraitRow } from '../../../kernel/trait.js';
import type { PrincessAndDragonClauseId } from '../clauses/index.js';
import { rowsOf } from './columns.js';

/** What holds for most of them; a row names its exceptions after it. */
const usually = {
  mayBeAssignedFairy: silent(),
  placeableInTurnFairyWasMoved: silent(),
  removableByPrincess: {
    C1: inferred('n', ['pd.princess.knight-definition-c1'], 'not in a city'),
    C2: inferred('n', ['pd.princess.knight-definition-c2'], 'not in a city'),
  },
  placeableAfterPrincessRemoval: cell('n', ['pd.princess.no-deployment-after-removal']),
} as const;

const row = rowsOf('located-follower');

export const locatedFollowerTraits: readonly TraitRow<PrincessAndDragonClauseId>[] = [
  row('tower-follower', 'Follower on top of a tower', {
    ...usually,
    isFollower: cell('y', ['pd.dragon.menu.tower-follower', 'pd.fairy.assignable.tower-follower']),
    eatenByDragon: cell('y', ['pd.dragon.menu.tower-follower']),
    mayBeAssignedFairy: cell('y', ['pd.fairy.assignable.tower-follower']),
    placeableInTurnFairyWasMoved: {
      C1: inferred('n', ['pd.fairy.moved.no-other-figure']),
      C2: inferred('n', ['pd.fairy.move-when-nothing-placed-or-moved-c2']),
    },
    deployableToJustPlacedVolcano: {
      C1: cell('y', ['pd.volcano.allow.follower-on-tower'], 'in a volcano turn, on top of a tower elsewhere'),
      C2: inferred(
        'y',
        ['pd.volcano.one-alternative-action', 'pd.volcano.allow.follower-on-tower'],
        'the second-edition list is lost in the source; the first edition says so',
      ),
    },
    placeableThroughPortal: inferred('n', ['pd.portal.destination-must-be-claimable']),
    removableByPrincess: cell('n', ['pd.princess.tower-follower-safe']),
    mayShareTileWithDragon: {
      C1: cell('n', ['pd.dragon.exclusive.no-follower-shares-tile', 'pd.dragon.menu.tower-follower']),
      C2: cell('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
  }),
  row('acrobat', 'Acrobat (follower in a pyramid)', {
    ...usually,
    isFollower: cell('y', ['pd.fairy.x.big-top.acrobat-one-point-each']),
    eatenByDragon: inferred(
      'y',
      ['pd.dragon.eat.everything-on-the-tile'],
      'no source names acrobats; they are followers, and all edible figures of a tile are eaten',
    ),
    mayBeAssignedFairy: cell('y', ['pd.fairy.x.big-top.acrobat-one-point-each']),
    placeableInTurnFairyWasMoved: {
      C1: inferred('n', ['pd.fairy.move-when-no-follower-deployed']),
      C2: inferred('n', ['pd.fairy.move-when-nothing-placed-or-moved-c2']),
    },
    deployableToJustPlacedVolcano: {
      C1: cell('y', ['pd.volcano.allow.acrobat-adjacent'], 'on an acrobat space or pyramid next to the volcano tile, not on it'),
      C2: inferred(
        'y',
        ['pd.volcano.one-alternative-action', 'pd.volcano.allow.acrobat-adjacent'],
        'the second-edition list is lost in the source; the first edition says so',
      ),
    },
    placeableThroughPortal: {
      C1: cell('y', ['pd.portal.x.big-top.acrobat-c1'], 'a normal follower or the phantom'),
      C2: cell('y', ['pd.portal.x.big-top.acrobat-c2'], 'a normal meeple'),
    },
    mayShareTileWithDragon: {
      C1: inferred('n', ['pd.dragon.exclusive.no-follower-shares-tile']),
      C2: inferred('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
  }),
  row('castle-follower', 'Follower in a castle', {
    ...usually,
    isFollower: cell('y', ['pd.protection.castle']),
    eatenByDragon: cell('n', ['pd.protection.castle']),
    mayBeAssignedFairy: {
      C1: cell(
        'n',
        ['pd.fairy.x.castle.c1-forbidden', 'pd.fairy.x.castle.big-box-3-allowed', 'pd.fairy.x.castle.conflict'],
        'yes in Big Box 3, no in the later clarifications',
      ),
      C2: cell('y', ['pd.fairy.x.castle.allowed']),
    },
    placeableInTurnFairyWasMoved: silent('comes there when the castle is made, not by being placed'),
    deployableToJustPlacedVolcano: silent('comes there when the castle is made, not by being placed'),
    placeableThroughPortal: inferred('n', ['pd.portal.destination-must-be-claimable'], 'comes there when the castle is made, not by being placed'),
    placeableAfterPrincessRemoval: silent(),
    mayShareTileWithDragon: cell('y', ['pd.protection.castle'], 'stands between tiles'),
  }),
  row('follower-in-city-of-carcassonne', 'Follower inside the City of Carcassonne', {
    ...usually,
    isFollower: cell('y', ['pd.protection.city-of-carcassonne']),
    eatenByDragon: cell('n', ['pd.protection.city-of-carcassonne', 'pd.dragon.x.count.city-closed', 'pd.dragon.x.count.entry-wording-conflict']),
    deployableToJustPlacedVolcano: silent(),
    placeableThroughPortal: cell('n', ['pd.portal.x.count.inside-forbidden']),
    mayShareTileWithDragon: cell(
      'y',
      ['pd.protection.city-of-carcassonne', 'pd.dragon.x.count.tiles-enterable-outside'],
      'the place does not count as being on the tile',
    ),
  }),
  row('follower-on-wheel-of-fortune', 'Follower on the Wheel of Fortune', {
    ...usually,
    isFollower: cell('y', ['pd.dragon.x.wheel.outside-enterable']),
    eatenByDragon: cell('n', ['pd.protection.wheel-of-fortune', 'pd.dragon.x.wheel.closed', 'pd.dragon.x.wheel.outside-enterable']),
    deployableToJustPlacedVolcano: cell('y', ['pd.volcano.allow.wheel-of-fortune'], 'in the turn of a volcano tile, on the Wheel'),
    placeableThroughPortal: cell('n', ['pd.portal.x.wheel.inside-forbidden']),
    mayShareTileWithDragon: cell(
      'y',
      ['pd.dragon.x.wheel.outside-enterable', 'pd.protection.wheel-of-fortune'],
      'the place does not count as being on the tile',
    ),
  }),
  row('follower-in-school', 'Follower in the school', {
    ...usually,
    isFollower: cell('y', ['pd.portal.x.school.inside-forbidden']),
    eatenByDragon: {
      C1: cell('n', ['pd.protection.school']),
      C2: inferred('n', ['pd.protection.school', 'pd.dragon.diet.off-tile-figures-c2'], 'only the first edition lists it'),
    },
    deployableToJustPlacedVolcano: silent(),
    placeableThroughPortal: cell('n', ['pd.portal.x.school.inside-forbidden']),
    mayShareTileWithDragon: {
      C1: cell('y', ['pd.protection.school']),
      C2: inferred('y', ['pd.protection.school', 'pd.dragon.diet.off-tile-figures-c2'], 'only the first edition lists it'),
    },
  }),
  row('follower-in-leipzig', 'Follower inside Leipzig', {
    ...usually,
    isFollower: cell('y', ['pd.dragon.x.leipzig.closed']),
    eatenByDragon: cell('n', ['pd.dragon.x.leipzig.closed']),
    deployableToJustPlacedVolcano: silent(),
    placeableThroughPortal: cell('n', ['pd.portal.x.leipzig.inside-forbidden']),
    mayShareTileWithDragon: cell('y', ['pd.dragon.x.leipzig.closed'], 'the place does not count as being on the tile'),
  }),
  row('follower-in-german-castle', 'Follower in a German castle', {
    ...usually,
    isFollower: cell('y', ['pd.dragon.x.german-castles.no-protection']),
    eatenByDragon: cell('y', ['pd.dragon.x.german-castles.no-protection']),
    mayBeAssignedFairy: inferred('y', ['pd.fairy.own-follower-only']),
    placeableInTurnFairyWasMoved: {
      C1: inferred('n', ['pd.fairy.moved.no-other-figure']),
      C2: inferred('n', ['pd.fairy.move-when-nothing-placed-or-moved-c2']),
    },
    deployableToJustPlacedVolcano: inferred('n', ['pd.volcano.no-follower-on-it']),
    placeableThroughPortal: inferred('y', ['pd.portal.usual-rules-apply']),
    mayShareTileWithDragon: {
      C1: cell('n', ['pd.dragon.exclusive.no-follower-shares-tile', 'pd.dragon.x.german-castles.no-protection']),
      C2: cell('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile', 'pd.dragon.x.german-castles.no-protection']),
    },
  }),
];
