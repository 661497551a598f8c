/** What of a turn is done in the step of placing a figure, and what in its place. */
import type { DoneAction } from '../../contract/snapshot.js';
import type { Position } from '../../kernel/position/position.js';

const STEP = 'place-figure';

/** The kind that an action had, if it was done in that step. */
export const kindThere = ({ ruleset }: Position, done: DoneAction): string => ruleset.kinds.idOf(done, STEP);

/**
 * Whether it was decided there: mage, witch, gold ... have steps of their own before it, and what comes beside a figure decides nothing.
 * Nor does passing, as that ends the step.
 */
export function isDoneWithFigures(view: Position, done: DoneAction): boolean {
  const kind = kindThere(view, done);
  return (
    kind !== 'pass' && view.ruleset.kinds.decidedIn(STEP).includes(kind) && (OTHERS.includes(kind) || !view.ruleset.actions.get(kind)?.interlude)
  );
}

/** Where what was done is left out, and a figure of the player has come onto the tile since it was laid: he may have been placed there. */
export const isPlacingInDoubt = (view: Position): boolean => {
  const { laid, active } = view;
  return (
    isUntold(view) && laid !== undefined && view.figures.some(({ figure, node }) => node >= 0 && figure.owner === active && view.isOnLaid(figure.at))
  );
};

const isUntold = ({ turn }: Position): boolean => turn.done === undefined && turn.step === STEP;

/** The same, or a piece has come there that is placed in the place of a figure. */
export const isDoneInDoubt = (view: Position): boolean => {
  const isBuiltOn = (view.snapshot.tokens ?? []).some(({ kind, tile }) => tile && OTHERS.includes(`place-token/${kind}`) && view.isOnLaid({ tile }));
  return isPlacingInDoubt(view) || (isUntold(view) && isBuiltOn);
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
