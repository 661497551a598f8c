/** What the table says of each figure and token, and how its rows are written. */
import { traitRows } from '../../../kernel/trait.js';
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
] as const;
export type PrincessAndDragonColumn = (typeof PRINCESS_AND_DRAGON_COLUMNS)[number];

export const rowsOf = (group: string) => traitRows<PrincessAndDragonClauseId, PrincessAndDragonColumn>(group);
