/** A line of play: a beginning, and what was decided from there on. */
import { anyAction } from '../../any-action.js';
import type { CaseRun } from '../kit/plan.js';
import type { Snapshot } from '../../contract/snapshot.js';
import type { Verdict } from '../../contract/verdict.js';
import { decide } from '../../kernel/judge/adjudicate.js';
import { Position } from '../../kernel/position/position.js';
import type { Ruleset } from '../../kernel/ruleset/ruleset.js';
import type { AnyAction } from '../../wire.js';

export interface Decision {
  /** The tile that was drawn for it. */
  readonly tile?: string;
  readonly action: AnyAction;
}

/** What was decided, whoever keeps the game. */
export interface Course {
  readonly choice: { readonly preset?: string | undefined };
  readonly decisions: readonly Decision[];
}

export interface Line extends Course {
  readonly choice: CaseRun['ruleset'];
  /** Without the tile that is drawn first. */
  readonly first: Snapshot;
}

/** A decision, in the position in which it is due, and what we make of it. */
export interface Here {
  readonly view: Position;
  readonly action: AnyAction;
  readonly verdict: Verdict;
}

/** The position without the tile in hand, which the decision says. */
export function undrawn(snapshot: Snapshot): Snapshot {
  const { turn } = snapshot;
  if (turn?.step !== 'place-tile') return snapshot;
  const { tile: _tile, ...rest } = turn;
  return { ...snapshot, turn: rest };
}

export const decisionAt = (view: Position, action: AnyAction): Decision => {
  const { tile } = view.turn;
  return { ...(view.turn.step === 'place-tile' && tile !== undefined && { tile }), action };
};

/** The last decision of a line; undefined where we do not hold all of it legal. */
export function endOf(ruleset: Ruleset, { first, decisions }: Line): Here | undefined {
  let snapshot: Snapshot | null | undefined = first;
  let here: Here | undefined;
  for (const { tile, action } of decisions) {
    const { turn }: Snapshot = snapshot;
    // another step is due than when it was played, or the game is over
    if (!turn || (tile === undefined) !== (turn.step !== 'place-tile')) return undefined;
    const view: Position = new Position(ruleset, tile === undefined ? snapshot : { ...snapshot, turn: { ...turn, tile } });
    const verdict: Verdict = decide(view, anyAction(action));
    if (verdict.verdict !== 'legal' || !verdict.after) return undefined;
    here = { view, action, verdict };
    snapshot = verdict.after;
  }
  return here;
}
