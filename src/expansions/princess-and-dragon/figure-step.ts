/** What of a turn is done in the step of placing a figure, and what in its place. */
import type { Action } from '../../contract/action.js';
import type { DoneAction } from '../../contract/snapshot.js';
import type { Position } from '../../kernel/position/position.js';

const STEP = 'place-figure';

/** The kind that an action has, or had, in that step. */
const kindThere = ({ ruleset }: Position, action: Action | DoneAction): string => ruleset.kindIdOf(action, STEP);

/**
 * Whether it was decided there: mage, witch, gold ... have steps of their own before it, and what comes beside a figure decides nothing.
 * Nor does passing, as that ends the step.
 */
export function isDoneWithFigures(view: Position, done: DoneAction): boolean {
  const kind = kindThere(view, done);
  return kind !== 'pass' && view.ruleset.accepts(STEP).includes(kind) && !view.ruleset.actions.get(kind)?.interlude;
}

/** Tokens that are put down in the place of a figure; bridges, castles, ferries, tunnel tokens and fleas come on top. */
const TOKENS = ['tower-piece', 'shed', 'house', 'tower-house', 'little-building'].map((kind) => `place-token/${kind}`);

/** What a player may do there besides placing a figure and what the princess and the fairy do, each in the place of the others. */
export const OTHERS: readonly string[] = [...TOKENS, 'remove-figure/abbot', 'remove-figure/trap', 'choose/protect'];

/** Whether an action is one of these kinds. */
export const isOneOf = (view: Position, kinds: readonly string[], action: Action | DoneAction): boolean => kinds.includes(kindThere(view, action));
