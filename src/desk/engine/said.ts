/** What may be said of figures besides where they stand. */
import type { Figure } from '../../contract/snapshot.js';
import type { Position } from '../../kernel/position/position.js';
import type { SaidOfFigure } from './api.js';

/** What the expansions in play let positions say of a figure. */
export const saidOf = (view: Position, figure: Figure): SaidOfFigure[] =>
  view.ruleset
    .all('figureMembers')
    .map((member) => ({ name: member.name, in: member.in, values: member.values(figure, view) }))
    .filter(({ values }) => values.length > 0);
