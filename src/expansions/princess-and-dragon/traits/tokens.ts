/** Tokens, tiles and what is printed on tiles. */
import { cell, inferred, silent, type TraitRow } from '../../../kernel/declare/trait.js';
import type { PrincessAndDragonClauseId } from '../clauses/index.js';
import { rowsOf } from './columns.js';

/** What holds for most of them; a row names its exceptions after it. */
const usually = {
  mayBeAssignedFairy: inferred('n', ['pd.fairy.own-follower-only']),
  placeableInTurnFairyWasMoved: silent(),
  deployableToJustPlacedVolcano: silent(),
  placeableThroughPortal: inferred('n', ['pd.portal.any-tile']),
  removableByPrincess: { C1: inferred('n', ['pd.princess.knight-definition-c1']), C2: inferred('n', ['pd.princess.knight-definition-c2']) },
  placeableAfterPrincessRemoval: {
    C1: silent(),
    C2: silent(['pd.princess.blocked-actions-c2']),
  },
} as const;

const row = rowsOf('token');

export const tokenTraits: readonly TraitRow<PrincessAndDragonClauseId>[] = [
  row('land-tile', {
    ...usually,
    isFollower: cell('n', ['pd.dragon.diet.land-tile']),
    eatenByDragon: cell('n', ['pd.dragon.diet.land-tile']),
    mayShareTileWithDragon: cell('y', ['pd.dragon.diet.land-tile']),
  }),
  row('printed-elements', {
    ...usually,
    isFollower: cell('n', ['pd.dragon.diet.printed-elements']),
    eatenByDragon: cell('n', ['pd.dragon.diet.printed-elements']),
    mayShareTileWithDragon: cell('y', ['pd.dragon.diet.printed-elements']),
  }),
];
