/** Every legal action of a position, and on request why each other one is not. */
import type { Action } from '../contract/action.js';
import type { Finding } from '../contract/verdict.js';
import { complete, findings, legalAmong, legality, verdictOf } from './judge.js';
import type { Position } from './position.js';
import type { ActionKindId } from './rule.js';
import type { Step } from './step.js';

export interface LegalActions {
  readonly actions: readonly Action[];
  /** With `explain`: the candidates that are not legal. */
  readonly rejected?: readonly { readonly action: Action; readonly findings: readonly Finding[] }[];
}

/** The candidates of a kind, each exactly as it could be posted. */
export function candidates(view: Position, kind: ActionKindId): readonly Action[] {
  const { ruleset } = view;
  const own = ruleset.actions.get(kind)?.propose(view) ?? [];
  const further = ruleset.proposalsFor(kind);
  return further.length === 0 ? own : [...own, ...further.flatMap(({ propose }) => propose(view))];
}

/** The legal actions of a kind. */
export function legalOf(view: Position, kind: ActionKindId): readonly Action[] {
  return view.remember(`legal ${kind}`, () => legalAmong(view, candidates(view, kind)));
}

/** Whether any action of the kind is legal. */
export function anyLegal(view: Position, kind: ActionKindId): boolean {
  return view.remember(`any legal ${kind}`, () => candidates(view, kind).some(legality(view)));
}

/** Whether anything but passing is legal in a step. */
export function isOpen(view: Position, step: Step): boolean {
  return view.ruleset.accepts(step.id).some((kind) => kind !== 'pass' && anyLegal(view, kind));
}

/** In the order of the step's kinds; the position must have a turn whose step the ruleset knows. */
export function legalActions(view: Position, options: { readonly explain?: boolean } = {}): LegalActions {
  const kinds = view.ruleset.accepts(view.turn.step);
  const actions = kinds.flatMap((kind) => [...legalOf(view, kind)]);
  if (!options.explain) return { actions };
  const rejected = kinds
    .flatMap((kind) => [...candidates(view, kind)])
    .map((action) => ({ action, findings: findings(view, complete(view, action)) }))
    .filter(({ findings: found }) => verdictOf(found) !== 'legal');
  return { actions, rejected };
}
