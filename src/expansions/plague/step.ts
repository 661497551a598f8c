/** When it is asked about the plague: to spread it, and whoever has done so or cannot, to flee from it, for which there may be no other moment after the tile. */
import type { Step } from '../../kernel/declare/step.js';
import { anyLegal, isUnregulated } from '../../kernel/judge/legal-actions.js';
import type { Position } from '../../kernel/position/position.js';
import { cites } from './author.js';
import { FLEE } from './flight.js';
import { activeOutbreaks } from './regions.js';
import { MOMENT } from './settings.js';
import { canSpread, mayPerhapsSpread, SPREAD } from './spreading.js';

/** To pass over what no source speaks of would say that it is not legal. */
const isOpen = (view: Position): boolean => canSpread(view) || mayPerhapsSpread(view) || anyLegal(view, FLEE) || isUnregulated(view, FLEE);

export const spreadStep: Step = {
  id: SPREAD,
  phase: (settings) => (settings.get(MOMENT) === 'before-scoring' ? 'pieces' : 'after-scoring'),
  after: (settings) =>
    settings.get(MOMENT) === 'before-scoring' ? [] : ['move-dragon', 'follow-corn-circle', 'call-gingerbread-man', 'escape-siege'],
  cites: cites('plague.spread.compulsory', 'plague.spread.one', 'plague.spread.impossible', 'plague.flee.once', 'plague.flee.optional'),
  decides: true,
  passable: true,
  due: (view) => view.laid !== undefined && activeOutbreaks(view).length > 0,
  open: isOpen,
  stays: (view, { type }) => type !== 'pass' && isOpen(view),
};
