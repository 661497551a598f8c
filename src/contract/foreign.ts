/** How an expansion is spoken of in the games of JCloisterZone. Each folder says it for itself, in `jcz.ts`. */
import type { Cell, Place, Spot } from './spot.js';
import type { Static, TSchema } from 'typebox';
import type { Action } from './action.js';
import type { JczGame, JczMessage, JczSetup } from './replay.js';
import type { Snapshot } from './snapshot.js';

/** A feature of a tile, as JCloisterZone points to it. */
export interface JczPointer {
  readonly position: readonly number[];
  readonly location: string;
  readonly feature: string;
}

/** What it offers: an item of its state. */
export type JczItem = Readonly<Record<string, unknown>>;

/** The options of an item. */
export const optionsOf = <T>(item: JczItem): readonly T[] => (item['options'] ?? []) as readonly T[];

/** What reads its names. */
export interface JczTools {
  /** Undefined where feature or location is none that we know. */
  place(pointer: JczPointer): Place | undefined;
  /** Undefined where it is neither such a feature nor another spot that we know. */
  spot(pointer: JczPointer): Spot | undefined;
  /** The kind of a figure by the word in its id (`0.small.1`: `small`), or by its class (`SmallFollower`). */
  kind(word: string): string;
  /** Our id of a tile. */
  tile(id: string): string | undefined;
}

/** A message that is an action of ours. */
export interface JczReader<P = never> {
  /** Of the payload. */
  readonly schema: TSchema;
  /** Undefined: such a payload is not known. Left out: the message is read over, as it says nothing that we do not know. */
  read?(payload: P, tools: JczTools): Action | undefined;
}

/** A reader whose payload is typed by its schema. */
export const reader = <S extends TSchema>(schema: S, read: (payload: Static<S>, tools: JczTools) => Action | undefined): JczReader => {
  const typed: JczReader<Static<S>> = { schema, read };
  return typed;
};

/** A message as it stands in its game, when it comes to be played. */
export interface JczMoment {
  readonly game: JczGame;
  readonly index: number;
  readonly message: JczMessage;
  readonly snapshot: Snapshot;
  /** What is decided now. */
  readonly step: string;
  /** Whose decision it is. */
  readonly player: string;
}

type Settings = Readonly<Record<string, string>>;

export interface Jcz {
  /** Its elements: the mechanic that is left out where the element is absent, or null where it switches nothing off. */
  readonly elements?: Readonly<Record<string, string | null>>;
  /** Elements that are figures of each player, with their kind. */
  readonly figures?: Readonly<Record<string, string>>;
  /** Kinds of figures by the word in their ids and by their class, where they are called otherwise than here. */
  readonly kinds?: Readonly<Record<string, string>>;
  /** Features by their name there. */
  readonly features?: Readonly<Record<string, string>>;
  /** A spot that is no feature of a tile, as it points to it. */
  spot?(pointer: JczPointer): Spot | undefined;
  /** What the players and the table begin with. */
  begin?(snapshot: Snapshot, setup: JczSetup): Snapshot;
  /** Switches of its rules, by value, as our settings; an empty one changes nothing. */
  readonly rules?: Readonly<Record<string, Readonly<Record<string, Settings>>>>;
  /** What it plays without a switch of its own; `test/divergences.md` says where our presets differ. */
  readonly habits?: Settings;
  /** Clauses against which it plays where we have no setting for it; `test/divergences.md` says how. */
  readonly against?: readonly string[];
  /** What it calls points that are not called after their feature as here: how the ids of the rules begin that bring them, or our kind of feature. */
  readonly scored?: Readonly<Record<string, string>>;
  /** Rules whose points it books at once, and not when the turn is committed. */
  readonly bookedAtOnce?: readonly string[];
  /** How many tiles leave the bag with one that is laid, besides it. */
  alsoDrawn?(setup: JczSetup, tile: { readonly symbols: readonly string[] }): number;
  readonly messages?: Readonly<Record<string, JczReader>>;
  /** `RETURN_MEEPLE` by its `source`: our `by`. */
  readonly removals?: Readonly<Record<string, string>>;
  /** `MOVE_NEUTRAL_FIGURE` by the beginning of its `figureId`. `to` is a cell, a pointer, or a figure with its pointer. */
  readonly neutrals?: Readonly<Record<string, (to: JczDestination, tools: JczTools) => Action | undefined>>;
  /** `PLACE_TOKEN` by its `token`. */
  readonly tokens?: Readonly<Record<string, (to: JczDestination, tools: JczTools) => Action | undefined>>;
  /**
   * What it offers (`items` of its state), by type, as the messages that take it: read as actions where its offers are compared with ours, sent
   * where it is played against. A message that lacks what the item does not say is none that can be sent.
   */
  readonly offers?: Readonly<Record<string, (item: JczItem) => readonly JczMessage[]>>;
  /** What answers an item of no type, by its phase: it asks to go on. */
  readonly confirmations?: Readonly<Record<string, string>>;
  /** Elements whose offers do not say how they are taken: left out where it is played against. */
  readonly unplayed?: readonly string[];
  /** Types of action that it accepts, but never lists among its offers. */
  readonly unlisted?: readonly string[];
  /** Rules of lines of scores that it counts before the turn is committed, when we see the turn run on already. */
  readonly countedBeforeCommit?: readonly string[];
  /**
   * What an item of a type that all games have amounts to where it is something else than it reads like; undefined: it is what it reads like.
   * `player` is the index of whoever it is offered to.
   */
  offered?(item: JczItem, read: readonly Action[], player: number): readonly Action[] | undefined;
  /** Members of its actions, by type, that its games leave out: what it offers is compared without them. */
  readonly unsaid?: Readonly<Record<string, readonly string[]>>;
  /** What chance has brought where a turn comes to a draw without a message of its own; undefined: it does not say. */
  drawn?(moment: JczMoment): Action | undefined;
  /**
   * What a message amounts to where it stands, if that is something else than what it reads like: several actions, another one, none.
   * Undefined: it is what it reads like.
   */
  play?(read: Action | 'commit' | null, moment: JczMoment): readonly Action[] | undefined;
}

/** Where something goes: a cell, a feature, or beside a figure. */
export type JczDestination =
  readonly [number, number] | JczPointer | { readonly meepleId: string; readonly featurePointer?: Partial<JczPointer> | undefined };

/** A destination as a cell; undefined where it is none. */
export const cellOfDestination = (to: JczDestination): Cell | undefined => (Array.isArray(to) ? (to as readonly [number, number]) : undefined);
