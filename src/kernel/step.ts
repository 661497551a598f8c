/** A turn is a graph of steps: an expansion says after and before which others its own come. */
import type { Action } from '../contract/action.js';
import type { Missing } from './missing.js';
import type { Effect } from '../contract/effect.js';
import type { Score } from '../contract/verdict.js';
import type { Position } from './position.js';
import type { ActionKindId } from './rule.js';
import type { Settings } from './settings.js';

/** What happens at a point of the turn; the points of the scores are credited by themselves. */
export interface Happening {
  readonly effects?: readonly Effect[];
  readonly scores?: readonly Score[];
  /** What would have to be known to say it with certainty. */
  readonly missing?: readonly Missing[];
}

export interface Step {
  readonly id: string;
  readonly cites: readonly string[];
  /** Ids of steps; those that no expansion in play knows are ignored. */
  readonly after?: readonly string[] | ((settings: Settings) => readonly string[]);
  readonly before?: readonly string[] | ((settings: Settings) => readonly string[]);
  /** Left out: nothing is decided here, the step runs by itself. Which actions are, the kinds of action say. */
  readonly decides?: boolean;
  /** Whether the step comes up in this turn; left out: always. */
  due?(view: Position): boolean;
  /** What happens when the step is reached. */
  begin?(view: Position): Happening;
  /** What happens when it is left. */
  end?(view: Position): Happening;
  /** Who decides; left out: the active player. */
  decider?(view: Position): string;
  /** Whether something is left to decide; left out: whether any action but `pass` is legal. */
  open?(view: Position): boolean;
  /** Whether the step goes on after this action; left out: never. */
  stays?(view: Position, action: Action): boolean;
}

/** An expansion's word that steps are left out of a turn. */
export interface Skip {
  readonly id: string;
  readonly steps: readonly string[];
  readonly cites: readonly string[];
  when(view: Position): boolean;
}

/** What wins the active player a further part of the same turn. */
export interface ExtraPart {
  readonly id: string;
  readonly cites: readonly string[];
  /** Read off the board, once the tile is laid. */
  won(view: Position): boolean;
}

/** What an effect brings about in turn: the volcano's dragon, the orphaned builder. */
export interface Trigger {
  readonly id: string;
  readonly on: Effect['type'];
  readonly cites: readonly string[];
  /** Ids of triggers of older expansions in whose place it comes. */
  readonly replaces?: readonly string[];
  /** `view` is the position after the effect, `before` the one before it. */
  then(view: Position, effect: Effect, before: Position): readonly Effect[];
}

/** One kind of action: which ones could be tried, and what a legal one does. */
export interface ActionKind<A extends Action = Action> {
  readonly id: ActionKindId;
  readonly cites: readonly string[];
  /** The steps in which it is decided. */
  readonly in: readonly string[];
  /** It is the one action with a figure that a turn allows. */
  readonly figureAction?: boolean;
  /** It interrupts a step without deciding it: the step goes on as before. */
  readonly interlude?: boolean;
  propose(view: Position): readonly A[];
  perform(view: Position, action: A): Happening;
}

/** Further actions of a kind that an expansion makes possible, and how it reads one that leaves something out. */
export interface Proposal<A extends Action = Action> {
  readonly kind: ActionKindId;
  propose(view: Position): readonly A[];
  infer?(view: Position, action: A): A;
}

/** A step of the order: ids sorted so that every arrow points forward. Throws on a cycle and on an unordered pair. */
export function sortSteps(steps: readonly Step[], settings: Settings): Step[] {
  const known = new Map(steps.map((step) => [step.id, step]));
  const before = new Map<string, Set<string>>(steps.map(({ id }) => [id, new Set()]));
  const list = (ids: Step['after']) => (typeof ids === 'function' ? ids(settings) : (ids ?? [])).filter((id) => known.has(id));
  for (const step of steps) {
    for (const id of list(step.after)) before.get(step.id)!.add(id);
    for (const id of list(step.before)) before.get(id)!.add(step.id);
  }
  const sorted: Step[] = [];
  while (sorted.length < steps.length) {
    const free = steps.filter((step) => !sorted.includes(step) && [...before.get(step.id)!].every((id) => sorted.some((done) => done.id === id)));
    if (free.length !== 1) throw new Error(`the order of the steps ${free.map(({ id }) => `\`${id}\``).join(', ') || '(a cycle)'} is not fixed`);
    sorted.push(free[0]!);
  }
  return sorted;
}
