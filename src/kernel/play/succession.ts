/** Whose turn, or which part of a turn, comes next. */
import type { ExtraPart, NextPart } from '../declare/step.js';
import type { Position } from '../position/position.js';
import { flatMap } from '../lists.js';

/** Undefined when the last turn is over. An expansion's word comes first; then a further part of the turn, then the next player. */
export function nextPart(view: Position): NextPart | undefined {
  const published = view.ruleset.all('successions');
  const asked = flatMap(published, (one) => [...published.filter(({ before }) => before?.includes(one.id)), one]);
  for (const succession of asked) {
    const part = succession.next(view);
    if (part) return part === 'over' ? undefined : part;
  }
  return secondPart(view) ?? nextTurn(view);
}

const isEmpty = ({ snapshot }: Position) => snapshot.bag?.remaining === 0;

/** The further part that this one has won its player; none where no tile is left. */
export function secondPart(view: Position): NextPart | undefined {
  const { turn } = view;
  if (isEmpty(view) || (turn.part ?? 1) > 1 || turn.extraPart !== true) return undefined;
  return { turn: { player: turn.player, done: [], part: 2, earlier: [...view.doneInTurn] } };
}

/** What has won the active player a further part of the turn, as the board shows it. */
export function extraPartWon(view: Position): ExtraPart | undefined {
  const all = view.ruleset.all('extraParts');
  const found = all.find((one) => one.insteadOf === undefined && one.won(view));
  return found && (all.find((one) => one.insteadOf === found.id && one.won(view)) ?? found);
}

/** Whether another part of this turn follows, as far as the position says it or the board shows it. */
export function hasWonExtraPart(view: Position): boolean {
  const { part = 1, placed, extraPart = placed !== undefined && extraPartWon(view) !== undefined } = view.turn;
  return part === 1 && extraPart;
}

/** The turn of the player to the left; none where no tile is left. */
export function nextTurn(view: Position): NextPart | undefined {
  return isEmpty(view) ? undefined : { turn: { player: view.playerAfter(view.active) } };
}
