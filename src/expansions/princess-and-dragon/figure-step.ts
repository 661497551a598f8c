/** What of a turn is done in the step of placing a figure, and what in its place. */
import type { DoneAction } from '../../contract/snapshot.js';
import { sameCell, type Position } from '../../kernel/position/position.js';

const STEP = 'place-figure';

/** The kind that an action had, if it was done in that step. */
export const kindThere = ({ ruleset }: Position, done: DoneAction): string => ruleset.kindIdOf(done, STEP);

/**
 * Whether it was decided there: mage, witch, gold ... have steps of their own before it, and what comes beside a figure decides nothing.
 * Nor does passing, as that ends the step.
 */
export function isDoneWithFigures(view: Position, done: DoneAction): boolean {
  const kind = kindThere(view, done);
  return kind !== 'pass' && view.ruleset.accepts(STEP).includes(kind) && (OTHERS.includes(kind) || !view.ruleset.actions.get(kind)?.interlude);
}

/** Where what was done is left out, and a figure of the player has come onto the tile since it was laid, or a piece in its place: he may have placed it there. */
export const isDoneInDoubt = (view: Position): boolean => {
  const { turn, laid, active, snapshot } = view;
  if (turn.done !== undefined || turn.step !== STEP || !laid) return false;
  const isBuiltOn = snapshot.tokens?.some(({ kind, tile }) => sameCell(tile, laid.at) && OTHERS.includes(`place-token/${kind}`));
  return isBuiltOn === true || view.onTile(laid.at).some(({ figure, node }) => node >= 0 && figure.owner === active);
};

export const IN_DOUBT = 'the tile just laid is no longer empty, and what has been done since is not known';

/** What a player may do there besides placing a figure and what the princess and the fairy do, each in the place of the others; other tokens come on top. */
export const OTHERS: readonly string[] = [
  'place-token/tower-piece',
  'place-token/shed',
  'place-token/house',
  'place-token/tower-house',
  'place-token/little-building',
  'remove-figure/abbot',
  'remove-figure/trap',
  'choose/protect',
];
