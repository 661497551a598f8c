/** A turn is a sequence of steps in named phases; what an expansion adds to it. */
import type { Action } from '../../contract/action.js';
import type { Effect } from '../../contract/effect.js';
import type { DoneAction, Turn } from '../../contract/snapshot.js';
import type { TileDesign } from '../board/tile-notation.js';
import type { Settings } from '../ruleset/settings.js';
import type { Happening } from './happening.js';
import type { View } from './view.js';

/**
 * The phases of a turn. Inside a phase steps follow each other in the order in which their expansions were published, unless `after` or
 * `before` says otherwise, so that folders need not know each other. Those of `end` come once, after the last turn.
 */
export const PHASES = ['before-tile', 'tile', 'figure', 'pieces', 'scoring', 'after-scoring', 'after-part', 'end'] as const;
export type Phase = (typeof PHASES)[number];

export interface Step {
  readonly id: string;
  readonly cites: readonly string[];
  readonly phase: Phase | ((settings: Settings) => Phase);
  /** Ids of steps of the same phase, or of others that interrupt; those that no expansion in play knows are ignored. */
  readonly after?: readonly string[] | ((settings: Settings) => readonly string[]);
  readonly before?: readonly string[];
  /** Left out: nothing is decided here, the step runs by itself. Which actions are, the kinds of action say. */
  readonly decides?: boolean;
  /** Whether one may pass. */
  readonly passable?: boolean;
  /** It comes up also where it cannot be told whether anything is legal in it, as what a player has left is not known. */
  readonly inDoubt?: true;
  /** What passing does, besides ending the step (or not, where it `stays`); left out: nothing. */
  passed?(view: View): Happening;
  /** One comes to it with a tile in hand: one is drawn where there is none, unless the drawing itself has effects. */
  readonly draws?: boolean;
  /** What is decided is what chance brings, whoever reports it. */
  readonly chance?: boolean;
  /**
   * It has no place of its own in the turn: it comes up whenever it is due, interrupts the step that brought it about, and leads back to
   * the one named here. Of several that are due the first in their order comes up first, and only one that comes before another
   * interrupts that.
   */
  interrupts?(view: View): string;
  /** Whether the step comes up in this turn; left out: always, and one that interrupts never. */
  due?(view: View): boolean;
  /** What happens when the step is reached; `interrupted` is the step that it interrupts. */
  begin?(view: View, interrupted?: string): Happening;
  /** What happens when it is left; once more where that was interrupted, so that what it brings is not to come twice. */
  end?(view: View): Happening;
  /** What says when it comes up, cited where one of its actions is tried at another time; left out: what the step rests on. */
  readonly timeCites?: readonly string[];
  /** What says who decides, cited where it is somebody else; left out: nothing but the order of turns. */
  readonly deciderCites?: readonly string[];
  /** Who decides; left out: the active player. */
  decider?(view: View): string;
  /** Pointers of the facts without which it cannot be told who decides, those that the snapshot lacks; left out: all that the step lacks. */
  lacksDecider?(view: View): readonly string[];
  /** Pointers of the facts without which it cannot be told what may be done here, those that the snapshot lacks. */
  lacks?(view: View): readonly string[];
  /** What must have been done in this part of the turn for it to have come up, read where the position does not say what was. */
  impliesDone?(view: View): readonly DoneAction[];
  /** Whether something is left to decide; left out: whether any action but `pass` is legal. */
  open?(view: View): boolean;
  /** Whether the step goes on after this action; left out: never. */
  stays?(view: View, action: Action): boolean;
  /** After an interruption: whether the step goes on; left out: only where an interlude brought the interruption about, as that decides nothing of the step. */
  resumes?(view: View): boolean;
}

/**
 * What the drawing of a tile brings about, before it is laid. Where something does, tiles are drawn in a step of their own, and chance says
 * which it is.
 */
export interface Drawing {
  readonly id: string;
  readonly cites: readonly string[];
  /** A word for each sort of draws that bring about the same; undefined for those that bring about nothing. */
  sort(tile: TileDesign, draw: Action): string | undefined;
  /** `tile`: what is drawn; `draw` tells what else was reported of it. */
  then(view: View, tile: TileDesign, draw: Action): Happening | undefined;
}

/** An expansion's word that steps are left out of a turn. */
export interface Skip {
  readonly id: string;
  readonly steps: readonly string[];
  readonly cites: readonly string[];
  when(view: View): boolean;
}

/** What wins the active player a further part of the same turn. */
export interface ExtraPart {
  readonly id: string;
  readonly cites: readonly string[];
  /** Read off the board, once the tile is laid. */
  won(view: View): boolean;
  /** Id of another, won by the same tile, of which this one says more: the effect tells it in its place. */
  readonly insteadOf?: string;
}

/** What comes after a turn, or part of one, in place of the next player's turn. */
export interface Succession {
  readonly id: string;
  readonly cites: readonly string[];
  /** Ids of others that are asked after it, though they were published earlier. */
  readonly before?: readonly string[];
  /**
   * Undefined: it has nothing to say, and those that were published later are asked; `over`: the last turn is over. `view` is the position
   * at the end of the turn; the bag may be empty.
   */
  next(view: View): NextPart | 'over' | undefined;
}

/** A turn, or a part of one, that is about to begin. */
export interface NextPart {
  /** Whose it is, and what else is known of it (a tile in hand that is not drawn, where it comes from, the number of the part). */
  readonly turn: Partial<Turn> & Pick<Turn, 'player'>;
  /** The step it begins with; left out: the first. */
  readonly step?: string;
  readonly effects?: readonly Effect[];
}

/** What an effect brings about in turn: who comes along, who goes home with whom, what is paid. */
export interface Trigger {
  readonly id: string;
  readonly on: Effect['type'] | readonly Effect['type'][];
  readonly cites: readonly string[];
  /** Ids of triggers of older expansions in whose place it comes. */
  readonly replaces?: readonly string[];
  /** Id of the trigger that does it: where this one answers, what that one brings about cites this too, and nothing else comes of it. */
  readonly seconds?: string;
  /** `view` is the position after the effect, `before` the one before it. */
  then(view: View, effect: Effect, before: View): Happening | undefined;
}
