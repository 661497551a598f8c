/** Every legal action of a position, and on request why each other one is not. */
import type { Action } from '../contract/action.js';
import type { Finding } from '../contract/verdict.js';
import { Inquiry } from './inquiry.js';
import { complete, findings, legalAmong, legality, verdictOf } from './judge.js';
import type { Position } from './position.js';
import type { ActionKindId } from './rule.js';
import type { Step } from './step.js';

export interface LegalActions {
  readonly actions: readonly Action[];
  /** Allowed, but what follows hangs on a fact that the position lacks, or on a setting that nobody chose: `undetermined` or `disputed`. */
  readonly undetermined?: readonly Action[];
  /** With `explain`: the candidates that are not legal. */
  readonly rejected?: readonly { readonly action: Action; readonly findings: readonly Finding[] }[];
}

/** The candidates of a kind, each exactly as it could be posted. */
export function candidates(view: Position, kind: ActionKindId): readonly Action[] {
  const { ruleset } = view;
  const own = ruleset.actions.get(kind)?.propose(view) ?? [];
  const further = ruleset.proposalsFor(kind);
  return further.length === 0 ? own : own.concat(...further.map(({ propose }) => propose(view)));
}

/** Whether a ban that rests on the turn alone, and that nothing beats, leaves no action of the kind: then none need be tried. */
function barred(view: Position, kind: ActionKindId): boolean {
  const rules = view.ruleset.turnRulesFor(kind);
  if (rules.length === 0) return false;
  const [type, by] = kind.split('/');
  const inquiry = new Inquiry(view, { type, ...(by !== undefined && { by }) } as Action);
  return rules.some((rule) => (rule.applies?.(inquiry) ?? true) && inquiry.ask(rule).outcome !== 'permit');
}

/** The legal actions of a kind. */
export function legalOf(view: Position, kind: ActionKindId): readonly Action[] {
  return view.remember(`legal ${kind}`, () => (barred(view, kind) ? [] : legalAmong(view, candidates(view, kind))));
}

/** Whether any action of the kind is legal. */
export function anyLegal(view: Position, kind: ActionKindId): boolean {
  return view.remember(`any legal ${kind}`, () => !barred(view, kind) && candidates(view, kind).some(legality(view)));
}

/** Whether anything that decides a step is legal: passing does not count, nor do interludes. */
export function isOpen(view: Position, step: Step): boolean {
  return view.ruleset.accepts(step.id).some((kind) => kind !== 'pass' && !view.ruleset.actions.get(kind)?.interlude && anyLegal(view, kind));
}

/** Whether what follows from an allowed action is certain; given in, since whoever plays an action asks us in turn what is open. */
export type Uncertain = (view: Position, action: Action) => boolean;

/** In the order of the step's kinds; the position must have a turn whose step the ruleset knows. */
export function legalActions(view: Position, uncertain: Uncertain, options: { readonly explain?: boolean } = {}): LegalActions {
  const kinds = view.ruleset.accepts(view.turn.step);
  const allowed = ([] as readonly Action[]).concat(...kinds.map((kind) => legalOf(view, kind)));
  const doubtful = view.ruleset.openSettings.length > 0 || view.ruleset.doubts.some((doubt) => doubt(view));
  const undetermined = doubtful ? allowed.filter((action) => uncertain(view, complete(view, action))) : [];
  const answer =
    undetermined.length > 0 ? { actions: allowed.filter((action) => !undetermined.includes(action)), undetermined } : { actions: allowed };
  return options.explain ? { ...answer, rejected: rejectedOf(view, kinds) } : answer;
}

function rejectedOf(view: Position, kinds: readonly ActionKindId[]): NonNullable<LegalActions['rejected']> {
  return kinds
    .flatMap((kind) => [...candidates(view, kind)])
    .map((action) => ({ action, findings: findings(view, complete(view, action)) }))
    .filter(({ findings: found }) => verdictOf(found) !== 'legal');
}
