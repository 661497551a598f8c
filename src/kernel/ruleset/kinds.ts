/** Kinds of action: which one an action is of, and in which steps each is decided. */
import type { Action } from '../../contract/action.js';
import type { Acceptance, ActionKind, ActionType } from '../declare/action.js';
import type { ActionKindId } from '../declare/rule.js';
import type { Step } from '../declare/step.js';

/** What is declared of them in the expansions in play; the types are those of the whole catalogue. */
export interface DeclaredKinds {
  readonly types: ReadonlyMap<string, ActionType>;
  readonly actions: ReadonlyMap<ActionKindId, ActionKind>;
  readonly acceptances: readonly Acceptance[];
  readonly steps: ReadonlyMap<string, Step>;
}

/** Of one type: far more than its kinds, and members that have the words of clients are not kept beyond it. */
const MOST_NAMES = 200;

export class Kinds {
  private readonly byStep = new Map<string, readonly ActionKindId[]>();
  private readonly stepsByKind = new Map<ActionKindId, readonly Step[]>();
  private readonly byType = new Map<string, readonly ActionKind[]>();
  /** By type, then by the member that tells its kinds apart or the step: asked of every candidate, where a name put together would have to be looked up anew. */
  private readonly names = new Map<string, Map<unknown, ActionKindId>>();
  private readonly bareActions = new Map<ActionKindId, Action>();

  constructor(private readonly declared: DeclaredKinds) {}

  /** Which kind of action this is, in a step; where its mechanism is not modelled its kind all the same. */
  idOf(action: Action, step: string | undefined): ActionKindId {
    const { type } = action;
    const { variant, apart } = this.declared.types.get(type) ?? {};
    if (variant === undefined) return apart === undefined ? type : this.apart(type, memberOf(action, apart));
    if (variant !== 'step') return this.name(type, memberOf(action, variant));
    const { by } = action as { readonly by?: string };
    return this.name(type, by ?? this.inStep(action, step));
  }

  of(action: Action, step: string | undefined): ActionKind | undefined {
    return this.declared.actions.get(this.idOf(action, step));
  }

  /** For a type that has one kind: what an expansion declares as a kind of its own is not that one. */
  private apart(type: string, value: unknown): ActionKindId {
    const own = this.name(type, value);
    return this.declared.actions.has(own) ? own : type;
  }

  private name(type: string, value: unknown): ActionKindId {
    let names = this.names.get(type);
    if (!names) this.names.set(type, (names = new Map<unknown, ActionKindId>()));
    let name = names.get(value);
    if (name === undefined) {
      name = `${type}/${String(value)}`;
      if (typeof value === 'string' && names.size < MOST_NAMES) names.set(value, name);
    }
    return name;
  }

  /** For a type whose kinds are told apart by their step: the one of this step, or the one that is meant, or any, so that it can be said that it is not its time. */
  private inStep(action: Action, step: string | undefined): string {
    const kinds = this.ofType(action.type);
    const now = kinds.find((kind) => step !== undefined && kind.in !== '*' && kind.in.includes(step));
    const kind = now ?? kinds.find(({ isMeant }) => isMeant?.(action)) ?? kinds.find(({ isMeant }) => isMeant === undefined) ?? kinds[0];
    return kind?.id.slice(action.type.length + 1) ?? step ?? '';
  }

  private ofType(type: string): readonly ActionKind[] {
    let kinds = this.byType.get(type);
    if (!kinds) this.byType.set(type, (kinds = [...this.declared.actions.values()].filter(({ id }) => id.startsWith(`${type}/`))));
    return kinds;
  }

  /** An action of the kind that says nothing else. */
  bare(kind: ActionKindId): Action {
    let action = this.bareActions.get(kind);
    if (!action) {
      const [type = '', value] = kind.split('/');
      const { variant, apart } = this.declared.types.get(type) ?? {};
      // what is done in every step is told by `by`, and not by the step
      const told = variant === 'step' && this.declared.actions.get(kind)?.in === '*' ? 'by' : variant;
      const member = apart !== undefined && value !== undefined ? apart : told;
      action = member === undefined || member === 'step' ? { type } : { type, [member]: value };
      this.bareActions.set(kind, action);
    }
    return action;
  }

  /** Those that are decided in a step; passing comes last. */
  decidedIn(step: string): readonly ActionKindId[] {
    let kinds = this.byStep.get(step);
    if (!kinds) {
      const { actions, acceptances, steps } = this.declared;
      const known = steps.get(step);
      const further = acceptances.filter((acceptance) => acceptance.in.includes(step));
      const own = [...actions.values()]
        .filter(
          ({ id, in: named }) => (named === '*' ? known?.decides && !known.chance : named.includes(step)) || further.some(({ kind }) => kind === id),
        )
        .map(({ id }) => id);
      kinds = known?.passable ? [...own.filter((id) => id !== 'pass'), 'pass'] : own;
      this.byStep.set(step, kinds);
    }
    return kinds;
  }

  /** The steps in which one is decided. */
  stepsOf(kind: ActionKindId): readonly Step[] {
    const { actions, steps } = this.declared;
    // others than those that there are clients may name without end
    if (!actions.has(kind)) return [];
    let found = this.stepsByKind.get(kind);
    if (!found) this.stepsByKind.set(kind, (found = [...steps.values()].filter(({ id }) => this.decidedIn(id).includes(kind))));
    return found;
  }
}

/** A member that the type of an action has. */
const memberOf = (action: object, name: string): unknown => (action as Readonly<Record<string, unknown>>)[name];
