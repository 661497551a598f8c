/** Figures that belong to nobody. */
import { cell, inferred, silent, type TraitRow } from '../../../kernel/declare/trait.js';
import type { PrincessAndDragonClauseId } from '../clauses/index.js';
import { rowsOf } from './columns.js';

/** What holds for most of them; a row names its exceptions after it. */
const usually = {
  mayBeAssignedFairy: inferred('n', ['pd.fairy.own-follower-only']),
  placeableInTurnFairyWasMoved: {
    C1: inferred('n', ['pd.fairy.moved.no-other-figure']),
    C2: silent(),
  },
  placeableThroughPortal: inferred('n', ['pd.portal.any-tile']),
  removableByPrincess: { C1: inferred('n', ['pd.princess.knight-definition-c1']), C2: inferred('n', ['pd.princess.knight-definition-c2']) },
  placeableAfterPrincessRemoval: {
    C1: cell('n', ['pd.princess.no-deployment-after-removal']),
    C2: silent(),
  },
} as const;

const row = rowsOf('neutral-figure');

export const neutralFigureTraits: readonly TraitRow<PrincessAndDragonClauseId>[] = [
  row('fairy', {
    ...usually,
    isFollower: cell('n', ['pd.setup.dragon-and-fairy-neutral']),
    eatenByDragon: cell('n', ['pd.dragon.diet.fairy']),
    mayBeAssignedFairy: silent(),
    placeableInTurnFairyWasMoved: silent(),
    deployableToJustPlacedVolcano: inferred('n', ['pd.volcano.no-follower-on-it', 'pd.volcano.fairy-may-move']),
    placeableElsewhereInVolcanoTurn: cell('y', ['pd.volcano.fairy-may-move', 'pd.volcano.allow.fairy']),
    placeableThroughPortal: inferred('n', ['pd.portal.any-tile']),
    removableByPrincess: {
      C1: inferred('n', ['pd.princess.knight-definition-c1']),
      C2: inferred('n', ['pd.princess.knight-definition-c2']),
    },
    placeableAfterPrincessRemoval: cell('n', ['pd.princess.block.fairy']),
    mayShareTileWithDragon: cell('n', ['pd.dragon.move.not-onto-fairy-tile', 'pd.house.fairy-does-not-block-dragon']),
  }),
  row('dragon', {
    ...usually,
    isFollower: cell('n', ['pd.setup.dragon-and-fairy-neutral']),
    eatenByDragon: silent(),
    placeableInTurnFairyWasMoved: cell('y', ['pd.dragon.tile.fairy-allowed-first', 'pd.volcano.fairy-may-move']),
    deployableToJustPlacedVolcano: cell('y', ['pd.volcano.dragon-moves-here']),
    placeableThroughPortal: inferred('n', ['pd.portal.any-tile']),
    placeableAfterPrincessRemoval: silent(),
    mayShareTileWithDragon: silent(),
  }),
];
