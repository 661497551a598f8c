/** What the table says of each figure and token, and how its rows are written. */
import { traitRows } from '../../../kernel/declare/trait.js';
import type { PrincessAndDragonClauseId } from '../clauses/index.js';

export const PRINCESS_AND_DRAGON_COLUMNS = [
  'isFollower',
  'eatenByDragon',
  'mayBeAssignedFairy',
  'placeableInTurnFairyWasMoved',
  'deployableToJustPlacedVolcano',
  'placeableThroughPortal',
  'removableByPrincess',
  'placeableAfterPrincessRemoval',
  'mayShareTileWithDragon',
  'placeableElsewhereInVolcanoTurn',
] as const;

/** Few rows speak of it: most figures are placed on the tile just laid or nowhere. */
export type SparseColumn = 'placeableElsewhereInVolcanoTurn';
export type PrincessAndDragonColumn = Exclude<(typeof PRINCESS_AND_DRAGON_COLUMNS)[number], SparseColumn>;

export const rowsOf = (group: string) => traitRows<PrincessAndDragonClauseId, PrincessAndDragonColumn, SparseColumn>(group);
