/** What the dragon, the fairy, the princess and the portal do to its pieces. */
import { cell, inferred, traitRows, type TraitRow } from '../../kernel/declare/trait.js';
import type { PrincessAndDragonClauseId } from '../princess-and-dragon/clauses/index.js';
import type { PrincessAndDragonColumn, SparseColumn } from '../princess-and-dragon/traits/columns.js';
import type { TowerClauseId } from './author.js';
import { inertToken } from '../princess-and-dragon/traits/inert.js';

type ClauseId = PrincessAndDragonClauseId | TowerClauseId;
const row = (group: string) => traitRows<ClauseId, PrincessAndDragonColumn, SparseColumn>(group);

export const traitsWithPrincessAndDragon: readonly TraitRow<ClauseId>[] = [
  row('located-follower')('tower-follower', {
    isFollower: cell('y', ['pd.dragon.menu.tower-follower', 'pd.fairy.assignable.tower-follower']),
    eatenByDragon: cell('y', ['pd.dragon.menu.tower-follower']),
    mayBeAssignedFairy: cell('y', ['pd.fairy.assignable.tower-follower']),
    placeableInTurnFairyWasMoved: {
      C1: inferred('n', ['pd.fairy.moved.no-other-figure']),
      C2: inferred('n', ['pd.fairy.move-when-nothing-placed-or-moved-c2']),
    },
    deployableToJustPlacedVolcano: inferred('n', ['pd.volcano.no-follower-on-it']),
    placeableElsewhereInVolcanoTurn: {
      C1: cell('y', ['pd.volcano.allow.follower-on-tower']),
      C2: inferred('y', ['pd.volcano.one-alternative-action', 'pd.volcano.allow.follower-on-tower']),
    },
    placeableThroughPortal: inferred('n', ['pd.portal.destination-must-be-claimable']),
    removableByPrincess: cell('n', ['pd.princess.tower-follower-safe']),
    placeableAfterPrincessRemoval: cell('n', ['pd.princess.no-deployment-after-removal']),
    mayShareTileWithDragon: {
      C1: cell('n', ['pd.dragon.exclusive.no-follower-shares-tile', 'pd.dragon.menu.tower-follower']),
      C2: cell('n', ['pd.dragon.exclusive.no-menu-figure-shares-tile']),
    },
  }),
  inertToken<TowerClauseId>('tower-piece', 'pd.dragon.diet.tower-piece', {
    placeableInTurnFairyWasMoved: {
      C1: cell('n', ['tower.action.piece-instead-of-fairy']),
      C2: inferred('n', ['tower.action.piece-and-fairy-c2', 'pd.fairy.moved.tower-piece-gap']),
    },
    placeableElsewhereInVolcanoTurn: {
      C1: cell('y', ['pd.volcano.allow.tower-piece']),
      C2: inferred('y', ['pd.volcano.one-alternative-action', 'pd.volcano.allow.tower-piece']),
    },
  }),
];
