/** The position between two messages, what has been scored but not booked yet, and the ways to move on from it. */
import type { Action } from '../contract/action.js';
import type { Effect } from '../contract/effect.js';
import type { DoneAction, Snapshot } from '../contract/snapshot.js';
import type { Score, Verdict } from '../contract/verdict.js';
import { decide } from '../kernel/adjudicate.js';
import { apply } from '../kernel/apply.js';
import { legalIn } from '../kernel/adjudicate.js';
import { legalOf } from '../kernel/legal-actions.js';
import { Position } from '../kernel/position.js';
import { GAME_OVER, play } from '../kernel/progress.js';
import { actionKindId } from '../kernel/rule.js';

export interface Table {
  readonly view: Position;
  /** Scored already, but booked only when the turn is committed. */
  readonly held: readonly Score[];
  /** Everything that has been booked. */
  readonly booked: readonly Score[];
  /** The last action and where it was taken, while the turn has not been committed. */
  readonly last?: { readonly before: Position; readonly action: Action };
}

/** An action taken. */
export interface Taken {
  readonly verdict: Verdict;
  /** Where it was taken; left out where it could not be. */
  readonly from?: Position;
  readonly view: Position;
  /** Scored by the action itself. */
  readonly own: readonly Score[];
  /** Scored by what followed from it. */
  readonly followed: readonly Score[];
}

/** Takes an action; one that is not legal is judged as it stands, and taken from `forced` all the same where that can be done at all. */
export function take(view: Position, action: Action, forced: Position = view): Taken {
  const verdict = decide(view, action);
  const { ruleset } = view;
  const from = verdict.after ? view : forced;
  if (!verdict.after && !canPerform(from, verdict.action)) return { verdict, view, own: [], followed: [] };
  const own = ruleset.kindOf(verdict.action)!.perform(from, verdict.action).scores ?? [];
  if (verdict.after) return { verdict, view: new Position(ruleset, verdict.after), own, followed: verdict.scores.slice(own.length), from };
  const { position, scores } = play(from, verdict.action);
  return { verdict, from, view: position, own, followed: scores.slice(own.length) };
}

/** Whether an action that is not legal can be carried out at all. */
function canPerform(view: Position, action: Action): boolean {
  if (!view.ruleset.kindOf(action) || !view.ruleset.step(view.turn.step)) return false;
  switch (action.type) {
    case 'move-dragon':
      return view.neutral('dragon') !== undefined && (view.turn.dragon !== undefined || !view.done.some(({ type }) => type === 'move-dragon'));
    case 'remove-figure':
      return view.feature(view.figure(action.figure)!.figure.at) !== undefined;
    case 'discard-tile':
      return view.turn.tile !== undefined;
    default:
      return true;
  }
}

/** Whether `pass` ends a decision of the turn under way. */
export function mayPass(view: Position): boolean {
  return view.ruleset.accepts(view.turn.step).includes('pass') && legalOf(view, 'pass').length > 0;
}

/** Whose decision is due. */
export const decider = (view: Position): string => view.ruleset.step(view.turn.step)?.decider?.(view) ?? view.active;

export const accepts = (view: Position, action: Action): boolean => view.ruleset.accepts(view.turn.step).includes(actionKindId(action));

/** Puts a tile into the hand, where none is known to be in it. */
export function withTile(view: Position, tile: string): Position {
  return view.turn.tile === undefined || view.laid === undefined ? changed(view, { ...view.snapshot, turn: { ...view.turn, tile } }) : view;
}

/** A figure that is about to be placed is taken from where, as we see it, it still stands. */
export function withoutFigure(view: Position, action: Action): Position {
  const standing = action.type === 'place-figure' && action.figure !== undefined ? view.figure(action.figure) : undefined;
  if (!standing) return view;
  const { id, kind, owner, at } = standing.figure;
  return changed(view, apply(view.snapshot, [{ type: 'figure-returned', figure: id, kind, to: owner ?? 'supply', at, rule: '', cites: [] }]));
}

/** A turn that should be over but waits for a decision is passed to its end, or given up. */
export function withNewTurn(view: Position): { view: Position; scores: readonly Score[] } {
  const scores: Score[] = [];
  let at = view;
  for (let tries = 0; tries < 5 && at.laid !== undefined && mayPass(at); tries++) {
    const passed = take(at, { type: 'pass' });
    scores.push(...passed.own, ...passed.followed);
    at = passed.view;
  }
  if (at.turn.step !== GAME_OVER && at.laid === undefined) return { view: at, scores };
  const seat = at.players.findIndex(({ id }) => id === at.active);
  const turn = { player: at.players[(seat + 1) % at.players.length]!.id, step: 'place-tile', done: [] };
  return { view: changed(at, { ...at.snapshot, turn }), scores };
}

/**
 * The position before everything that the last action brought about by itself, in the step that decides on this one: for an action of a turn
 * that, as we see it, left nothing to decide and ran on.
 */
export function reopened({ before, action: last }: NonNullable<Table['last']>, action: Action): Position | undefined {
  const { ruleset } = before;
  const step = ruleset.steps.find(({ id }) => ruleset.accepts(id).includes(actionKindId(action)));
  const kind = ruleset.kindOf(last);
  if (!step || !kind || !ruleset.step(before.turn.step)) return undefined;
  let view = before;
  for (const effect of kind.perform(before, last).effects ?? []) view = withEffect(view, effect);
  const { player: _player, ...done } = last;
  return changed(view, { ...view.snapshot, turn: { ...view.turn, step: step.id, done: [...view.done, done as DoneAction] } });
}

function withEffect(view: Position, effect: Effect): Position {
  const after = new Position(view.ruleset, apply(view.snapshot, [effect]), effect.type === 'tile-placed' ? undefined : view.board);
  const further = view.ruleset.triggersFor(effect.type).flatMap((trigger) => trigger.then(after, effect, view));
  return further.reduce(withEffect, after);
}

const changed = (view: Position, snapshot: Snapshot): Position => new Position(view.ruleset, snapshot, view.board);

/** What each player has, without what is not booked yet. */
export function pointsOf(view: Position, held: readonly Score[] = []): number[] {
  return view.players.map(({ id, score = 0 }) => held.reduce((sum, { player, points }) => (player === id ? sum - points : sum), score));
}

/** Legal actions as a replay lists them: without what only names a figure. */
export function listed(view: Position): Action[] {
  return legalIn(view).actions.map((action) => {
    const { player: _player, ...rest } = action;
    if (rest.type !== 'place-figure') return rest as Action;
    const { figure: _figure, ...placement } = rest;
    return placement as Action;
  });
}
