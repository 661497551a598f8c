/** Tokens, tiles and prints that are no figures: what the table says of all of them, and their rows, in whichever folder. */
import { cell, inferred, silent, traitRows, type TraitCellText, type TraitRow } from '../../../kernel/declare/trait.js';
import type { PrincessAndDragonClauseId } from '../clauses/index.js';
import type { PrincessAndDragonColumn, SparseColumn } from './columns.js';

/** What holds for most of them. */
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

type Cells<C extends string> = Readonly<Partial<Record<PrincessAndDragonColumn | SparseColumn, TraitCellText<C>>>>;

/** Of what one clause says for both editions that it is nothing for the dragon; a row names its exceptions. */
export function inertToken<C extends string = never>(
  subject: string,
  clause: PrincessAndDragonClauseId,
  exceptions: Cells<PrincessAndDragonClauseId | C> = {},
): TraitRow<PrincessAndDragonClauseId | C> {
  const row = traitRows<PrincessAndDragonClauseId | C, PrincessAndDragonColumn, SparseColumn>('token');
  const isNone = cell('n', [clause]);
  return row(subject, { ...usually, isFollower: isNone, eatenByDragon: isNone, mayShareTileWithDragon: cell('y', [clause]), ...exceptions });
}

/** The same of what the first edition alone says it; the lists of the second are lost or silent. */
export function inertTokenOfC1(
  subject: string,
  clause: PrincessAndDragonClauseId,
  exceptions: Cells<PrincessAndDragonClauseId> = {},
): TraitRow<PrincessAndDragonClauseId> {
  const isNone = { C1: cell('n', [clause]), C2: inferred('n', [clause]) };
  const shares = { C1: cell('y', [clause]), C2: inferred('y', [clause]) };
  return inertToken(subject, clause, { isFollower: isNone, eatenByDragon: isNone, mayShareTileWithDragon: shares, ...exceptions });
}
