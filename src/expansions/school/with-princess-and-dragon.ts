/** What the dragon, the fairy, the princess and the portal do to its pieces. */
import { cell, inferred, silent, traitRows, type TraitRow } from '../../kernel/declare/trait.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type { PrincessAndDragonColumn } from '../princess-and-dragon/traits/columns.js';

const row = (group: string) => traitRows<PrincessAndDragonClauseId, PrincessAndDragonColumn>(group);

export const traitsWithPrincessAndDragon: readonly TraitRow<PrincessAndDragonClauseId>[] = [
  row('located-follower')('follower-in-school', {
    isFollower: cell('y', ['pd.portal.x.school.inside-forbidden']),
    eatenByDragon: {
      C1: cell('n', ['pd.protection.school']),
      C2: inferred('n', ['pd.protection.school', 'pd.dragon.diet.off-tile-figures-c2']),
    },
    mayBeAssignedFairy: silent(),
    placeableInTurnFairyWasMoved: silent(),
    deployableToJustPlacedVolcano: silent(),
    placeableThroughPortal: cell('n', ['pd.portal.x.school.inside-forbidden']),
    removableByPrincess: {
      C1: inferred('n', ['pd.princess.knight-definition-c1']),
      C2: inferred('n', ['pd.princess.knight-definition-c2']),
    },
    placeableAfterPrincessRemoval: cell('n', ['pd.princess.no-deployment-after-removal']),
    mayShareTileWithDragon: {
      C1: cell('y', ['pd.protection.school']),
      C2: inferred('y', ['pd.protection.school', 'pd.dragon.diet.off-tile-figures-c2']),
    },
  }),
  row('neutral-figure')('teacher', {
    isFollower: {
      C1: cell('n', ['pd.dragon.diet.teacher', 'pd.dragon.menu.neutral-not-eaten-before-2015']),
      C2: cell('n', ['pd.dragon.diet.teacher']),
    },
    eatenByDragon: {
      C1: cell('n', ['pd.dragon.diet.teacher', 'pd.dragon.menu.old-neutral-list-differs']),
      C2: cell('n', ['pd.dragon.diet.teacher', 'pd.dragon.diet.off-tile-figures-c2']),
    },
    mayBeAssignedFairy: inferred('n', ['pd.fairy.own-follower-only']),
    placeableInTurnFairyWasMoved: {
      C1: inferred('n', ['pd.fairy.moved.no-other-figure']),
      C2: silent(),
    },
    deployableToJustPlacedVolcano: {
      C1: cell('n', ['pd.volcano.no-other-figure-either']),
      C2: silent(),
    },
    placeableThroughPortal: inferred('n', ['pd.portal.any-tile']),
    removableByPrincess: { C1: inferred('n', ['pd.princess.knight-definition-c1']), C2: inferred('n', ['pd.princess.knight-definition-c2']) },
    placeableAfterPrincessRemoval: {
      C1: cell('n', ['pd.princess.no-deployment-after-removal']),
      C2: silent(),
    },
    mayShareTileWithDragon: cell('y', ['pd.dragon.diet.teacher']),
  }),
];
