/** Where the fairy can go, and whom she stands with. */
import { FAIRY_CASTLE, FAIRY_CITY_OF_CARCASSONNE } from './settings/fairy.js';
import type { Figure, NeutralFigure } from '../../contract/snapshot.js';
import { spotName } from '../../contract/spot.js';
import type { Trait } from '../../kernel/ruleset/trait-table.js';
import type { Position } from '../../kernel/position/position.js';

/** Whether the fairy may be with a figure: for a castle the printing says it, in the City of Carcassonne the table, for all else the trait table. */
export function mayBeWith(view: Position, figure: Figure): Trait['value'] {
  if (spotName(figure.at) === 'city-of-carcassonne') return CITY[view.get(FAIRY_CITY_OF_CARCASSONNE)];
  if (spotName(figure.at) === 'castle') return CASTLE[view.get(FAIRY_CASTLE)];
  return view.ruleset.traits.cell(view.ruleset.subject(figure), 'mayBeAssignedFairy').value;
}

const CITY = { allowed: 'yes', unregulated: 'silent' } as const;
const CASTLE = { allowed: 'yes', forbidden: 'no', unregulated: 'silent' } as const;

/** A player's figures on the board that the fairy may be with. */
export function companions(view: Position, player: string): Figure[] {
  return view.figures.map(({ figure }) => figure).filter((figure) => figure.owner === player && mayBeWith(view, figure) === 'yes');
}

/** Whether a figure stands on the fairy's tile; off the tiles, whether she is with him. */
export const isWith = (view: Position, { tile, figure }: NeutralFigure, { id, at }: Figure): boolean =>
  tile ? view.isSpotOn(at, tile) : id === figure;

/** Those of them that stand on the fairy's tile, or with her off the tiles. */
export function companionsHere(view: Position, player: string): Figure[] {
  const fairy = view.neutral('fairy');
  return fairy ? companions(view, player).filter((figure) => isWith(view, fairy, figure)) : [];
}

/** The figure the fairy is with: a figure, null for none, undefined where the snapshot does not say. */
export function assigned(view: Position): Figure | null | undefined {
  const fairy = view.neutral('fairy');
  if (!fairy || fairy.figure === null) return null;
  return fairy.figure === undefined ? undefined : (view.figure(fairy.figure)?.figure ?? null);
}

export const hasMovedFairy = (view: Position): boolean => view.done.some(({ type }) => type === 'move-fairy');
