/** Every legal action of a position, as far as legality goes that hangs on nothing open. */
import type { Action } from '../../contract/action.js';
import { isInterlude } from '../declare/action.js';
import type { ActionKindId } from '../declare/rule.js';
import type { Step } from '../declare/step.js';
import type { Position } from '../position/position.js';
import { isBarred, legality } from './evaluate.js';
import { isForbidden, isUnsaid } from './silence.js';
import { flatMap } from '../lists.js';

/** The candidates of a kind, each exactly as it could be posted. */
export const candidates = (view: Position, kind: ActionKindId): readonly Action[] => (view.ofKind(kind).candidates ??= proposed(view, kind));

function proposed(view: Position, kind: ActionKindId): readonly Action[] {
  const { ruleset } = view;
  const own = ruleset.actions.get(kind)?.propose(view) ?? [];
  const further = ruleset.proposalsFor(kind);
  return further.length === 0 ? own : own.concat(...further.map(({ propose }) => propose?.(view) ?? []));
}

/** The candidates of a kind that are legal, and those of which it cannot be told. */
interface Judged {
  readonly legal: readonly Action[];
  readonly undecided: readonly Action[];
}

const judged = (view: Position, kind: ActionKindId): Judged => (view.ofKind(kind).judged ??= judge(view, kind));

const NONE: Judged = { legal: [], undecided: [] };

function judge(view: Position, kind: ActionKindId): Judged {
  if (isBarred(view, kind)) return NONE;
  const all = candidates(view, kind);
  if (all.length === 0) return NONE;
  const undecided: Action[] = [];
  return { legal: all.filter(legality(view, (action) => undecided.push(action))), undecided };
}

/** The legal actions of a kind. */
export const legalOf = (view: Position, kind: ActionKindId): readonly Action[] => judged(view, kind).legal;

/** Whether any action of the kind is legal. */
export function anyLegal(view: Position, kind: ActionKindId): boolean {
  const own = view.ofKind(kind);
  return (own.isAnyLegal ??= own.judged ? own.judged.legal.length > 0 : tryUntilLegal(view, kind));
}

function tryUntilLegal(view: Position, kind: ActionKindId): boolean {
  const undecided: Action[] = [];
  const isFound = !isBarred(view, kind) && candidates(view, kind).some(legality(view, (action) => undecided.push(action)));
  // where none is, all have been tried
  if (!isFound) view.ofKind(kind).judged = { legal: [], undecided };
  return isFound;
}

/** Whether any action of the kind is legal, or of some it cannot be told. */
export const mayBeLegal = (view: Position, kind: ActionKindId): boolean => anyLegal(view, kind) || isAnyUndecided(view, kind);

const isAnyUndecided = (view: Position, kind: ActionKindId): boolean => judged(view, kind).undecided.length > 0;

/** Whether no action of the kind is legal, but no source says of some whether they are. */
export const isUnregulated = (view: Position, kind: ActionKindId): boolean =>
  !anyLegal(view, kind) && !isForbidden(view, kind) && candidates(view, kind).some((action) => isUnsaid(view, action));

/** Whether such actions decide a step: passing does not count, nor do interludes. */
const decides = (view: Position, kind: ActionKindId): boolean => kind !== 'pass' && !isInterlude(view.ruleset.actions.get(kind), view);

/** Whether anything that decides a step is legal. */
export const isOpen = (view: Position, step: Step): boolean =>
  view.ruleset.accepts(step.id).some((kind) => decides(view, kind) && anyLegal(view, kind));

/** The same, or it cannot be told. */
export const mayBeOpen = (view: Position, step: Step): boolean => isOpen(view, step) || leavesUndecided(view, step);

const leavesUndecided = (view: Position, step: Step): boolean =>
  view.ruleset.accepts(step.id).some((kind) => decides(view, kind) && isAnyUndecided(view, kind));

/**
 * Whether a step that was come to has something to decide. To pass over what no source speaks of would say that it is not legal; where nobody may
 * pass, that could not be decided either.
 */
export const asks = (view: Position, step: Step): boolean =>
  isOpen(view, step) || (step.passable === true && leavesUnsaid(view, step)) || (step.inDoubt === true && leavesUndecided(view, step));

const leavesUnsaid = (view: Position, step: Step): boolean =>
  view.ruleset.accepts(step.id).some((kind) => decides(view, kind) && isUnregulated(view, kind));

/** Every legal action of the present step, in the order of its kinds. */
export function legalNow(view: Position): readonly Action[] {
  return ([] as readonly Action[]).concat(...view.ruleset.accepts(view.turn.step).map((kind) => legalOf(view, kind)));
}

/** The actions of the present step that nothing forbids, but that hang on a fact that the position lacks or on what is disputed. */
export function undecidedNow(view: Position): readonly Action[] {
  return flatMap(view.ruleset.accepts(view.turn.step), (kind) => judged(view, kind).undecided);
}

declare module '../position/position.js' {
  interface OfKind {
    candidates?: readonly Action[];
    judged?: Judged;
    isAnyLegal?: boolean;
  }
}
