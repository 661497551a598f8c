/** The position between two messages, what has been scored but not booked yet, and the ways to move on from it. */
import type { Action } from '../contract/action.js';
import type { Defect } from '../contract/problem.js';
import type { Snapshot } from '../contract/snapshot.js';
import type { Score } from '../contract/verdict.js';
import { judge, legalIn, type Judgement } from '../kernel/judge/adjudicate.js';
import { legalOf } from '../kernel/judge/legal-actions.js';
import { GAME_OVER } from '../kernel/play/game-over.js';
import { force, perform } from '../kernel/play/run.js';
import { apply } from '../kernel/position/apply.js';
import { inspect } from '../kernel/position/defects.js';
import { Position } from '../kernel/position/position.js';
import type { Ruleset } from '../kernel/ruleset/ruleset.js';
import { anyAction } from '../any-action.js';

export interface Table {
  /** Under a ruleset that leaves nothing open, so that it can be gone on from; what is asked about it is asked under the ruleset as it was chosen. */
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
  readonly verdict: Judgement;
  /** Where it was taken; left out where it could not be. */
  readonly from?: Position;
  readonly view: Position;
  /** Scored by the action itself. */
  readonly own: readonly Score[];
  /** Scored by what followed from it. */
  readonly followed: readonly Score[];
  /** Why an action that is not legal was not taken all the same. */
  readonly defects: readonly Defect[];
}

/** A position to begin with. */
export const begun = (ruleset: Ruleset, snapshot: Snapshot): Position => new Position(ruleset.settled, snapshot);

/** The position under the ruleset as it was chosen: what hangs on what nobody chose is disputed. */
const asked = (view: Position): Position => {
  const { asChosen } = view.ruleset;
  return asChosen === view.ruleset ? view : new Position(asChosen, view.snapshot);
};

/**
 * Takes an action; one that is not legal is judged as it stands, and taken from `forced` all the same where that can be done at all: not where it would
 * leave a supply with fewer figures than none, or two tiles on one cell.
 */
export function take(view: Position, action: Action, forced: Position = view): Taken {
  const verdict = judge(asked(view), action);
  const from = verdict.after ? view : forced;
  const taken = verdict.after ? { position: new Position(view.ruleset, verdict.after), scores: verdict.scores } : force(from, verdict.action);
  const defects = taken && !verdict.after ? brokenBy(from, taken.position) : [];
  if (!taken || defects.length > 0) return { verdict, view, own: [], followed: [], defects };
  const own = taken.scores.length === 0 ? [] : perform(from, verdict.action).scores;
  return { verdict, from, view: taken.position, own, followed: taken.scores.slice(own.length), defects };
}

/** What no table can come to, whatever is done against the rules there; a tile that does not fit can be laid. */
const IMPOSSIBLE: readonly string[] = ['out-of-range', 'tiles-overlap', 'duplicate-id', 'too-many-figures', 'too-many-tokens'];

/** What is impossible of a position and was not so before. */
function brokenBy(before: Position, { ruleset, snapshot }: Position): Defect[] {
  const found = inspect(ruleset, snapshot).defects.filter(({ code }) => IMPOSSIBLE.includes(code));
  if (found.length === 0) return [];
  const known = new Set(inspect(before.ruleset, before.snapshot).defects.map(({ message }) => message));
  return found.filter(({ message }) => !known.has(message));
}

/** Whether `pass` ends a decision of the turn under way. */
export function mayPass(view: Position): boolean {
  return view.ruleset.kinds.decidedIn(view.turn.step).includes('pass') && legalOf(view, 'pass').length > 0;
}

/** Whose decision is due. */
export const decider = (view: Position): string => view.decider;

export const accepts = ({ ruleset, turn }: Position, action: Action): boolean =>
  ruleset.kinds.decidedIn(turn.step).includes(ruleset.kinds.idOf(action, turn.step));

/** Puts a tile into the hand, where none is known to be in it. */
export function withTile(view: Position, tile: string): Position {
  return view.turn.tile === undefined || view.laid === undefined ? view.next({ ...view.snapshot, turn: { ...view.turn, tile } }) : view;
}

/** A figure that is about to be placed is taken from where, as we see it, it still stands. */
export function withoutFigure(view: Position, posted: Action): Position {
  const action = anyAction(posted);
  const standing = action.type === 'place-figure' && action.figure !== undefined ? view.figure(action.figure) : undefined;
  if (!standing) return view;
  const { id, kind, owner, at } = standing.figure;
  return view.next(apply(view.snapshot, [{ type: 'figure-returned', figure: id, kind, to: owner ?? 'supply', at, rule: '', cites: [] }]));
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
  return { view: at.next({ ...at.snapshot, turn: { player: at.playerAfter(at.active), step: 'place-tile', done: [] } }), scores };
}

/**
 * The position before everything that the last action brought about by itself, in the step that decides on this one: for an action of a turn
 * that, as we see it, left nothing to decide and ran on.
 */
export function reopened({ before, action: last }: NonNullable<Table['last']>, action: Action): Position | undefined {
  const { ruleset } = before;
  const isAccepted = (id: string) => ruleset.kinds.decidedIn(id).includes(ruleset.kinds.idOf(action, id));
  const step = isAccepted(before.turn.step) ? ruleset.step(before.turn.step) : ruleset.steps.find(({ id }) => isAccepted(id));
  if (!step || !before.kindOf(last) || !ruleset.step(before.turn.step)) return undefined;
  const { position } = perform(before, last);
  return position.next({ ...position.snapshot, turn: { ...position.turn, step: step.id } });
}

/** What each player has, without what is not booked yet. */
export function pointsOf(view: Position, held: readonly Score[] = []): number[] {
  return view.players.map(({ id, score = 0 }) => held.reduce((sum, { player, points }) => (player === id ? sum - points : sum), score));
}

/** Legal actions as a replay lists them: without what only names a figure. */
export function listed(view: Position): Action[] {
  return legalIn(asked(view)).actions.map((action) => {
    const { player: _player, ...rest } = anyAction(action);
    if (rest.type !== 'place-figure') return rest;
    const { figure: _figure, ...placement } = rest;
    return placement;
  });
}
