/** Every legal action of a position, as far as legality goes that hangs on nothing open. */
import type { Action } from '../../contract/action.js';
import { isInterlude } from '../declare/action.js';
import type { ActionKindId } from '../declare/rule.js';
import type { Step } from '../declare/step.js';
import type { Position } from '../position/position.js';
import { isBarred, legality } from './evaluate.js';
import { flatMap } from '../lists.js';

/** The candidates of a kind, each exactly as it could be posted. */
export const candidates = (view: Position, kind: ActionKindId): readonly Action[] => (view.ofKind(kind).candidates ??= proposed(view, kind));

function proposed(view: Position, kind: ActionKindId): readonly Action[] {
  const { ruleset } = view;
  const own = ruleset.actions.get(kind)?.propose(view) ?? [];
  const further = ruleset.proposalsFor(kind);
  return further.length === 0 ? own : own.concat(...further.map(({ propose }) => propose?.(view) ?? []));
}

/** The candidates of a kind that are legal, and what else is not forbidden. */
interface Judged {
  readonly legal: readonly Action[];
  /** Those that hang on what is missing or disputed. */
  readonly undecided: readonly Action[];
  /** Those of which no source says whether they are legal. */
  readonly unsaid: readonly Action[];
}

const NONE: Judged = { legal: [], undecided: [], unsaid: [] };

const judged = (view: Position, kind: ActionKindId): Judged => (view.ofKind(kind).judged ??= judge(view, kind, false) ?? NONE);

/** Goes no further than to the first legal one on request; then nothing is given, as the others are not known. */
function judge(view: Position, kind: ActionKindId, untilLegal: boolean): Judged | undefined {
  if (isBarred(view, kind)) return NONE;
  const all = candidates(view, kind);
  if (all.length === 0) return NONE;
  const found = { legal: [] as Action[], undecided: [] as Action[], unsaid: [] as Action[] };
  const of = legality(view);
  for (const action of all) {
    const comes = of(action);
    if (untilLegal && comes === 'legal') return undefined;
    if (comes !== 'illegal') found[comes].push(action);
  }
  return found;
}

/** The legal actions of a kind. */
export const legalOf = (view: Position, kind: ActionKindId): readonly Action[] => judged(view, kind).legal;

/** Whether any action of the kind is legal. */
export function anyLegal(view: Position, kind: ActionKindId): boolean {
  const own = view.ofKind(kind);
  return (own.isAnyLegal ??= own.judged ? own.judged.legal.length > 0 : (own.judged = judge(view, kind, true)) === undefined);
}

/** Whether any action of the kind is legal, or of some it cannot be told. */
export const mayBeLegal = (view: Position, kind: ActionKindId): boolean => anyLegal(view, kind) || isAnyUndecided(view, kind);

const isAnyUndecided = (view: Position, kind: ActionKindId): boolean => judged(view, kind).undecided.length > 0;

/** Whether no action of the kind is legal, but no source says of some whether they are. */
export const isUnregulated = (view: Position, kind: ActionKindId): boolean => !anyLegal(view, kind) && judged(view, kind).unsaid.length > 0;

/** Whether something holds of any kind that decides a step: passing does not count, nor do interludes; what is one may hang on all other kinds, and is asked last. */
function holdsOfAny(view: Position, step: Step, holds: (view: Position, kind: ActionKindId) => boolean): boolean {
  const { ruleset } = view;
  return ruleset.kinds.decidedIn(step.id).some((id) => {
    const kind = ruleset.actions.get(id);
    return id !== 'pass' && kind?.interlude !== true && holds(view, id) && !isInterlude(kind, view);
  });
}

/** Whether anything that decides a step is legal. */
export const isOpen = (view: Position, step: Step): boolean => holdsOfAny(view, step, anyLegal);

/** The same, or it cannot be told. */
export const mayBeOpen = (view: Position, step: Step): boolean => isOpen(view, step) || leavesUndecided(view, step);

const leavesUndecided = (view: Position, step: Step): boolean => holdsOfAny(view, step, isAnyUndecided);

/**
 * Whether a step that was come to has something to decide. To pass over what no source speaks of would say that it is not legal; where nobody may
 * pass, that could not be decided either.
 */
export const asks = (view: Position, step: Step): boolean =>
  isOpen(view, step) || (step.passable === true && leavesUnsaid(view, step)) || (step.inDoubt === true && leavesUndecided(view, step));

const leavesUnsaid = (view: Position, step: Step): boolean => holdsOfAny(view, step, isUnregulated);

/** Every legal action of the present step, in the order of its kinds. */
export function legalNow(view: Position): readonly Action[] {
  return ([] as readonly Action[]).concat(...view.ruleset.kinds.decidedIn(view.turn.step).map((kind) => legalOf(view, kind)));
}

/** The actions of the present step that nothing forbids, but that hang on a fact that the position lacks or on what is disputed. */
export function undecidedNow(view: Position): readonly Action[] {
  return flatMap(view.ruleset.kinds.decidedIn(view.turn.step), (kind) => judged(view, kind).undecided);
}

declare module '../position/position.js' {
  interface OfKind {
    candidates?: readonly Action[];
    judged?: Judged | undefined;
    isAnyLegal?: boolean;
  }
}
