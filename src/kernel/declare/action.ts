/** Kinds of action: what a type names, which ones could be tried, and what a legal one does. */
import type { Cell, Spot } from '../../contract/spot.js';
import type { Rotation } from '../../contract/compass.js';
import type { Action } from '../../contract/action.js';
import type { Happening } from './happening.js';
import type { ActionKindId } from './rule.js';
import type { View } from './view.js';

/** Something that an action names, with the pointer to it: what is not there makes the action unreadable, not illegal. */
export type Named = { readonly pointer: string } & (
  | { readonly is: 'tile'; readonly tile: string }
  /** The corner that a half tile fills. */
  | { readonly is: 'half'; readonly half: string; readonly tile: string; readonly rotation: Rotation }
  | { readonly is: 'cell'; readonly cell: Cell }
  /** A figure on the board, in captivity, or a neutral one by its kind. */
  | { readonly is: 'figure'; readonly figure: string }
  /** An id that is to be given to a figure. */
  | { readonly is: 'new-figure'; readonly figure: string }
  /** A kind of figure that players own. */
  | { readonly is: 'kind'; readonly kind: string }
  | { readonly is: 'token'; readonly kind: string }
  /** By which way a figure comes to its place. */
  | { readonly is: 'way'; readonly way: string }
  /** `forFigure`: a figure is to stand there. */
  | { readonly is: 'spot'; readonly spot: Spot; readonly forFigure?: true }
);

/** A type of action. Its schema stands among the folder's schemas (`wire.ts`). */
export interface ActionType<A extends Action = Action> {
  readonly type: A['type'];
  /** The member that tells its kinds apart (`by`, `kind`, `option`, `of`), or `step` where the step tells them apart; left out: it has one kind. */
  readonly variant?: string;
  /** A member some of whose values a folder may set apart as kinds of their own (`place-figure/<kind>`): rules on the type do not judge those. */
  readonly apart?: string;
  /** The member that says what chance brought, where the action may tell it at once. */
  readonly outcome?: 'outcome';
  names?(action: A): readonly Named[];
}

/** One kind of action. */
export interface ActionKind<A extends Action = Action> {
  readonly id: ActionKindId;
  readonly cites: readonly string[];
  /** The steps in which it is decided; `*`: in every one. */
  readonly in: readonly string[] | '*';
  /** Of kinds that the step tells apart: whether an action says by itself that it is of this one, so that out of its step it is judged as what it is. */
  isMeant?(action: A): boolean;
  /** It is the one action with a figure that a turn allows. */
  readonly figureAction?: boolean;
  /** It interrupts a step without deciding it: the step goes on as before. As a function where that hangs on the position. */
  readonly interlude?: boolean | ((view: View) => boolean);
  /** What such an action names besides what its type does. */
  names?(action: A): readonly Named[];
  propose(view: View): readonly A[];
  /** A word for each sort of actions that bring the same, but for what they name; left out: none is known to bring the same as another. */
  sort?(view: View, action: A): string;
  perform(view: View, action: A): Happening;
  /** What `done` tells of it besides, as later in the turn the position tells it no more. */
  noted?(view: View, action: A): Readonly<Record<string, unknown>>;
  /** Whether it can be carried out at all though it is not legal; left out: it can. */
  canPerform?(view: View, action: A): boolean;
}

/** Further actions of a kind that an expansion makes possible, how it reads one that leaves something out, and what it makes them do. */
export interface Proposal<A extends Action = Action> {
  readonly kind: ActionKindId;
  propose?(view: View): readonly A[];
  infer?(view: View, action: A): A;
  /** What the action does; `usual` is what it does without this expansion. */
  perform?(view: View, action: A, usual: () => Happening): Happening;
}

/** Further steps in which a kind of action is decided. */
export interface Acceptance {
  readonly kind: ActionKindId;
  readonly in: readonly string[];
}

/** Whether an action of this kind would interrupt the present step without deciding it. */
export const isInterlude = (kind: ActionKind | undefined, view: View): boolean =>
  typeof kind?.interlude === 'function' ? kind.interlude(view) : kind?.interlude === true;
