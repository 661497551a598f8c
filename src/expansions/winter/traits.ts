/** What the dragon, the fairy, the princess and the portal do to its pieces. */
import { cell, inferred, silent, traitRows, type TraitRow } from '../../kernel/declare/trait.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type { PrincessAndDragonColumn } from '../princess-and-dragon/traits/columns.js';

const row = (group: string) => traitRows<PrincessAndDragonClauseId, PrincessAndDragonColumn>(group);

export const traitsWithPrincessAndDragon: readonly TraitRow<PrincessAndDragonClauseId>[] = [
  row('neutral-figure')('gingerbread-man', {
    isFollower: cell('n', ['pd.dragon.menu.gingerbread-man', 'pd.dragon.menu.gingerbread-man-date-conflict']),
    eatenByDragon: {
      C1: cell('y', ['pd.dragon.menu.gingerbread-man', 'pd.dragon.menu.gingerbread-man-date-conflict']),
      C2: cell('y', ['pd.dragon.menu.gingerbread-man']),
    },
    mayBeAssignedFairy: inferred('n', ['pd.fairy.own-follower-only']),
    placeableInTurnFairyWasMoved: {
      C1: inferred('n', ['pd.fairy.moved.no-other-figure']),
      C2: silent(),
    },
    deployableToJustPlacedVolcano: {
      C1: cell('n', ['pd.volcano.no-other-figure-either']),
      C2: cell('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile', 'pd.dragon.menu.gingerbread-man']),
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
