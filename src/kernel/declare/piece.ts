/** The pieces of an expansion: figures, tokens, and where a figure stands that is on no feature of the tiles. */
import { TOKEN_MEMBERS, type TokenMember } from '../../contract/token-members.js';
import type { Cell, Spot } from '../../contract/spot.js';
import type { Figure, Snapshot, Token } from '../../contract/snapshot.js';
import type { Board } from '../board/board.js';
import type { Feature } from '../board/feature.js';
import type { Settings } from '../ruleset/settings.js';
import type { View } from './view.js';

export interface FigureKind {
  readonly kind: string;
  /** How many each player owns; 0 for a neutral figure. */
  readonly perPlayer: number;
  readonly neutral: boolean;
  /** The features it may stand on; left out: its own expansion's rules say it. */
  readonly occupies?: readonly string[];
  /** It stands at the corner of its tile that a half-side names; where it can be placed its own expansion proposes. */
  readonly atCorner?: true;
  /** Of a neutral figure: what is known of where it is besides its tile, the figure it is with or the feature it is on; left out: nothing. */
  readonly on?: 'figure' | 'feature';
  /** Of a neutral figure: the areas off the tiles where it may be. */
  readonly areas?: readonly string[];
  /** What it counts for in a majority; left out: nothing. */
  readonly weight?: number | ((feature: Feature, view: View) => number);
  /** Whether it is a follower; left out: it is one if it counts in a majority. */
  readonly follower?: boolean;
  readonly cites: readonly string[];
  /** What says how many of it a player has: cited where none is left. */
  readonly owned?: readonly string[];
  /** What says that it is placed instead of another figure: cited where one has been placed already. */
  readonly instead?: readonly string[];
}

/** More figures of a kind that each player owns, whoever declares the kind. */
export interface FurtherFigures {
  readonly kind: string;
  /** How many more. */
  by(settings: Settings): number;
  readonly cites: readonly string[];
}

export interface TokenKind {
  readonly kind: string;
  /** How many each player owns, by number of players; left out: it belongs to nobody, or there is no limit. */
  perPlayer?(players: number): number;
  /** How many there are in all; left out: no limit. */
  readonly total?: number;
  /** What is printed on them; left out: nothing tells them apart. */
  readonly values?: readonly number[];
  /** They come in pairs of these names: of each it may be said how many a player has. */
  readonly pairs?: readonly string[];
  /** What must be said of one on the board for it to mean anything; without it it changes nothing. */
  readonly needs?: readonly (keyof Token)[];
  /** What else may be said of one on the board. */
  readonly says?: readonly (keyof Token)[];
  /** What is wrong with one that lies somewhere; undefined: nothing. */
  defect?(token: Token, ground: Ground): string | undefined;
}

/** What must or may be said of a token on the board. */
export function saidOfToken({ needs = [], says = [], values = [] }: TokenKind): TokenMember[] {
  const said = new Set<string>([...needs, ...says, ...(values.length > 0 ? ['value'] : [])]);
  return TOKEN_MEMBERS.filter((member) => said.has(member));
}

/** What may be said of a figure besides its kind, its owner and its spot; its schema stands among the folder's schemas (`wire.ts`), or is that of spots. */
export interface FigureMember {
  readonly name: string;
  /** It is said in the figure's spot; left out: beside it. */
  readonly in?: 'at';
  /** What it may say of a figure of a position; empty: nothing. */
  values(figure: Figure, view: View): readonly unknown[];
}

/** Numbers that a position may say of a player besides his score, all of them or none; their schema stands in `wire.ts`. */
export interface PlayerMember {
  readonly name: string;
  readonly numbers: readonly string[];
}

/** What a spot can be looked for on. */
export interface Ground {
  readonly board: Board;
  readonly snapshot: Snapshot;
}

/** A place that is no feature of the tiles: on top of something, in a quarter, in somebody's hands. */
export interface Location {
  /** What the spot is called: its `feature`, or its `area`. */
  readonly name: string;
  /** The row of the trait table that holds for a figure there; left out: that of its kind. */
  readonly subject?: string;
  /** What a spot of that name may say in `place`; left out: anything, or nothing. */
  readonly places?: readonly string[];
  /** It is off the tiles, and named as an `area`; left out: it is on a tile, and named as a `feature`. */
  readonly area?: true;
  /** Of an area: what a spot of it may say in `space`, first and last. */
  readonly spaces?: readonly [first: number, last: number];
  /** Of a feature: the tiles on which somebody may stand there, where a position is put together; left out: those that have it printed as a feature. */
  isOn?(cell: Cell, ground: Ground): boolean;
  /** A neutral figure may be with whoever stands there, and be on another tile itself. */
  readonly parted?: true;
  /** What else is wrong with a spot of that name; undefined: there is such a place. Left out: it is anywhere. */
  defect?(spot: Spot, ground: Ground): string | undefined;
}
