/** Where the fairy can go, and whom she stands with. */
import type { Figure } from '../../contract/snapshot.js';
import type { Trait } from '../../kernel/inquiry.js';
import { sameCell, type Position } from '../../kernel/position.js';
import { FAIRY_CASTLE } from './settings/index.js';

/** Whether the fairy may be with a figure: for a castle the printing says it, for all else the trait table. */
export function mayBeWith(view: Position, figure: Figure): Trait['value'] {
  if (figure.at.feature === 'castle') return CASTLE[view.get(FAIRY_CASTLE)];
  return view.ruleset.trait(view.ruleset.subject(figure), 'mayBeAssignedFairy').value;
}

const CASTLE = { allowed: 'yes', forbidden: 'no', unregulated: 'silent' } as const;

/** A player's figures on the board that the fairy may be with. */
export function companions(view: Position, player: string): Figure[] {
  return view.figures.map(({ figure }) => figure).filter((figure) => figure.owner === player && mayBeWith(view, figure) === 'yes');
}

/** Those of them that stand on the fairy's tile. */
export function companionsHere(view: Position, player: string): Figure[] {
  const fairy = view.neutral('fairy');
  return fairy ? companions(view, player).filter(({ at }) => sameCell(at.tile, fairy.tile)) : [];
}

/** The figure the fairy is with: a figure, null for none, undefined where the snapshot does not say. */
export function assigned(view: Position): Figure | null | undefined {
  const fairy = view.neutral('fairy');
  if (!fairy || fairy.figure === null) return null;
  return fairy.figure === undefined ? undefined : (view.figure(fairy.figure)?.figure ?? null);
}

export const hasMovedFairy = (view: Position): boolean => view.done.some(({ type }) => type === 'move-fairy');
