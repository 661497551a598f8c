/** What the page asks the engine in the worker, and what it gets: plain data, so that it passes between the two. */
import type { RulesetChoice } from '../../catalog.js';
import type { Language } from '../../corpus/terms.js';
import type { SettingTexts } from '../../corpus/text-file.js';
import type { Differences } from '../../contract/answers.js';
import type { RulesetDocument, RulesetReference } from '../../contract/ruleset.js';
import type { ReplayStep, ReplayAssertion } from '../../contract/replay.js';
import type { Defect } from '../../contract/problem.js';
import type { Next, Verdict } from '../../contract/verdict.js';
import type { Clause, Effect, Finding, Place, Score, VerdictKind } from '../../engine.js';
import type { AnyAction as Action, AnySnapshot as Snapshot } from '../../wire.js';
import type { AreaSpot, Cell } from '../../contract/spot.js';
import type { TokenMember } from '../../contract/token-members.js';

export type {
  Action,
  AreaSpot,
  Cell,
  Clause,
  Effect,
  Defect,
  Differences,
  Finding,
  Language,
  Place,
  RulesetChoice,
  RulesetDocument,
  RulesetReference,
  Score,
  Snapshot,
  TokenMember,
  Verdict,
  VerdictKind,
};
export type Point = readonly [x: number, y: number];

/** Cells that are shown, first and last. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** One printed part of a feature: how it is named, and where a figure stands on it, in units of a hundred to a tile. */
export interface PartSeen {
  readonly place: Place;
  readonly point: Point;
}

/** A feature of the board, whole. */
export interface FeatureSeen {
  readonly kind: string;
  readonly parts: readonly PartSeen[];
  readonly tiles: number;
  /** Some kinds of features never are. */
  readonly canComplete: boolean;
  readonly isComplete: boolean;
  readonly open: number;
  /** Who has the majority. */
  readonly owners: readonly string[];
  /** Ids of the figures on it. */
  readonly figures: readonly string[];
  /** Points for who has it: once it is complete (now, where it is), and at the end of the game as it stands. */
  readonly complete: number | null;
  readonly atEnd: number;
}

/** What may be said of a figure, beside it or in its spot: any of these values. */
export interface SaidOfFigure {
  readonly name: string;
  readonly in?: 'at' | undefined;
  readonly values: readonly unknown[];
}

export interface FigureSeen {
  readonly id: string;
  readonly kind: string;
  readonly owner: string | null;
  readonly cell: Cell | null;
  readonly feature: string | null;
  readonly point: Point;
  /** What threatens it where it stands, or protects it. */
  readonly warnings: readonly { readonly side: 'threatens' | 'protects'; readonly message: string; readonly cites: readonly string[] }[];
  readonly says: readonly SaidOfFigure[];
}

/** A position, as far as it can be read. */
export interface Look {
  readonly defects: readonly Defect[];
  /** Everything on the table. */
  readonly markup: string;
  readonly extent: Extent;
  readonly areas: readonly AreaSeen[];
  readonly features: readonly FeatureSeen[];
  readonly figures: readonly FigureSeen[];
  /** Empty cells beside the tiles. */
  readonly frontier: readonly Cell[];
  /** Who decides in the present step; null where that cannot be told. */
  readonly decider: string | null;
}

/** A figure in hand, or a neutral one, which has no owner. */
export interface Piece {
  readonly kind: string;
  readonly owner?: string | undefined;
}

/** A spot off the tiles that a piece may be put on; with `spaces` on whichever of these is said, first and last. */
export interface Offer {
  readonly spot: AreaSpot;
  readonly spaces?: readonly [first: number, last: number];
}

/** Where a piece may be put besides the features of the tiles. */
export interface Spots {
  readonly areas: readonly Offer[];
  /** On tiles, but on none of their features. */
  readonly places: readonly Place[];
}

export interface TokenSeen {
  readonly kind: string;
  readonly members: readonly TokenMember[];
  /** The side that it says is one of its tile, and not the half tile on which it lies. */
  readonly hasSide: boolean;
  readonly values: readonly number[];
  /** Names of the pairs in which they come; empty where nothing tells them apart. */
  readonly pairs: readonly string[];
}

/** What a ruleset has to play with. */
export interface Box {
  readonly document: RulesetDocument;
  readonly edition: 'C1' | 'C2';
  readonly figures: readonly {
    readonly kind: string;
    readonly perPlayer: number;
    readonly neutral: boolean;
    /** What is said of where a neutral one is besides its tile. */
    readonly on?: 'figure' | 'feature' | undefined;
  }[];
  /** Numbers that are said of players besides their points. */
  readonly playerMembers: readonly { readonly name: string; readonly numbers: readonly string[] }[];
  readonly tokens: readonly TokenSeen[];
  /** Steps in which something is decided, in the order of the turn. */
  readonly steps: readonly string[];
  /** Those of them that say by themselves what has been done before, where the position does not. */
  readonly tellingSteps: readonly string[];
  readonly mechanics: readonly string[];
  readonly tiles: readonly TileSeen[];
  /** Tiles of which no source says what is printed on them. */
  readonly unprinted: readonly UnprintedSeen[];
}

export interface UnprintedSeen extends Pick<TileSeen, 'id' | 'expansion' | 'words' | 'copies' | 'size' | 'isHalf'> {
  /** Kinds of features that each of its cells shows, whatever else there is. */
  readonly shows: readonly string[];
}

/** What a position says that such tiles show. */
export interface Prints {
  readonly tiles: readonly TileSeen[];
  readonly defects: readonly Defect[];
}

export interface TileSeen {
  readonly id: string;
  readonly expansion: string;
  /** What one may type to find it. */
  readonly words: readonly string[];
  /** Null: as many as the table has, none of them in the bag. */
  readonly copies: number | null;
  readonly markup: string;
  readonly size: readonly [number, number];
  /** It fills but half of its cell. */
  readonly isHalf: boolean;
  readonly notation: string;
}

/** An action that could be proposed, and what would come of it. */
export interface Ask {
  readonly action: Action;
  readonly verdict: 'legal' | 'illegal' | 'undetermined';
  /** Where it would happen; null off the board. */
  readonly point: Point | null;
  readonly cell: Cell | null;
  /** Why not: the message of the deciding finding, and its rule. */
  readonly why: string | null;
  readonly rule: string | null;
}

export interface CitedSource {
  readonly title: string;
  readonly locator: string;
  readonly date: string | null;
  readonly edition: string;
  readonly publisher: string;
  readonly url: string | null;
  /** Whether the publisher of the ruleset's printing says it, in the same edition. */
  readonly isOwn: boolean;
}

/** A clause to be read. */
export interface ClauseRead {
  readonly id: string;
  readonly statement: string;
  readonly authority: string;
  readonly language: 'en' | null;
  readonly sources: readonly CitedSource[];
  readonly note: string | null;
  /** Whether it is law of the printing of the ruleset. */
  readonly holds: boolean;
}

/** What is told of a verdict besides the verdict. */
export interface Judged {
  readonly verdict: Verdict;
  /** Whether the texts of the law have been loaded, and `clauses` is whole. */
  readonly isRead: boolean;
  readonly clauses: Readonly<Record<string, ClauseRead>>;
  /** How each setting that a finding read came to its value. */
  readonly settings: Readonly<
    Record<string, { readonly value: string | null; readonly setBy: string; readonly basis: string | null; readonly texts: SettingTexts | null }>
  >;
}

/** An answer, or what is wrong with the question. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly defects: readonly Defect[] };

export interface Picture {
  readonly markup: string;
  /** Of the tiles. */
  readonly extent: Extent;
  readonly areas: readonly AreaSeen[];
}

/** Where figures stand off the tiles, and where that is named. */
export interface AreaSeen {
  readonly spot: AreaSpot;
  readonly point: Point;
}

export interface Compared {
  readonly rulesets: readonly {
    readonly id: string;
    readonly label: string;
    readonly verdict: VerdictKind | null;
    readonly line: string;
    readonly points: readonly Score[];
    readonly next: Next;
  }[];
  readonly agree: boolean;
  readonly differences: Omit<Differences, 'settings'> & {
    /** With what the values mean. */
    readonly settings: readonly (Differences['settings'][number] & { readonly means: SettingTexts['values'] })[];
  };
}

/** A game that has been judged; its positions stay in the worker. */
export interface Played {
  readonly format: 'jcz' | 'seneschal';
  readonly choice: RulesetChoice;
  readonly players: readonly string[];
  readonly steps: readonly ReplayStep[];
  readonly final: { readonly points: readonly number[]; readonly scores: readonly Score[] };
  readonly assertions: readonly ReplayAssertion[];
  /** Index of the first step that is an action and not legal; -1: all are. */
  readonly firstIllegal: number;
  /** The message that cannot be read, which is the last step then, and what is wrong with it; null: all were read. */
  readonly unread: { readonly index: number; readonly defects: readonly Defect[] } | null;
  /** The first step after which the file has other points; null: it has the same, or tells none. */
  readonly otherPoints: OtherPoints | null;
}

export interface OtherPoints {
  readonly index: number;
  readonly theirs: readonly number[];
}

/** A step of a game, with the positions around it. */
export interface StepSeen {
  readonly index: number;
  /** In the language that was asked for. */
  readonly findings: readonly Finding[];
  readonly scores: readonly Score[];
  readonly before: Snapshot;
  readonly after: Snapshot;
  readonly look: Look;
}

export interface SettingRead {
  readonly key: string;
  readonly expansion: string;
  readonly question: string;
  readonly values: readonly { readonly value: string; readonly means: string; readonly cites: readonly string[] }[];
  readonly kind: string;
}

export interface Topic {
  /** `pd.volcano` */
  readonly id: string;
  readonly prefix: string;
  readonly expansion: string;
  readonly count: number;
}

export interface Footnote {
  readonly source: string;
  readonly title: string;
  readonly number: number;
  readonly clauses: readonly string[];
}

/** What can stand somewhere in a position: as much as a form needs. */
export type FieldShape = {
  /** As the contract says it, in English. */
  readonly description?: string;
  readonly isNullable?: true;
} & (
  | { readonly kind: 'object'; readonly members: readonly MemberShape[] }
  | { readonly kind: 'list'; readonly of: FieldShape; readonly least?: number; readonly most?: number }
  /** By player, or by kind. */
  | { readonly kind: 'record'; readonly of: FieldShape }
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'number'; readonly least?: number; readonly most?: number }
  | { readonly kind: 'boolean' | 'text' | 'cell' | 'tile' | 'place' | 'other' }
);

export interface MemberShape {
  readonly name: string;
  readonly isNeeded: boolean;
  readonly shape: FieldShape;
}

/** What an expansion keeps in the turn, or in the snapshot. */
export interface StateSeen {
  readonly name: string;
  readonly of: 'turn' | 'snapshot';
  /** By which it is checked; empty for what is no more than a number or a word. */
  readonly schema: string;
  readonly shape: FieldShape;
}

/** Something that can have been done in a turn: an action that says no more than what it is, and what may be told of it besides. */
export interface DeedSeen {
  readonly action: { readonly type: string } & Readonly<Record<string, unknown>>;
  readonly members: readonly MemberShape[];
}

/** Everything the worker answers. */
export interface Engine {
  box(choice: RulesetChoice): Promise<Answer<Box>>;
  prints(choice: RulesetChoice, prints: NonNullable<Snapshot['prints']>): Promise<Prints>;
  look(choice: RulesetChoice, snapshot: Snapshot, language: Language): Promise<Answer<Look>>;
  fits(choice: RulesetChoice, snapshot: Snapshot, tile: string): Promise<readonly { readonly at: Cell; readonly rotations: readonly number[] }[]>;
  spots(choice: RulesetChoice, snapshot: Snapshot, piece: Piece): Promise<Spots>;
  asks(choice: RulesetChoice, snapshot: Snapshot, language: Language): Promise<Answer<readonly Ask[]>>;
  judge(choice: RulesetChoice, snapshot: Snapshot, action: Action, language: Language): Promise<Answer<Judged>>;
  /** The same with every text of the law, which is loaded for it. */
  read(choice: RulesetChoice, snapshot: Snapshot, action: Action, language: Language): Promise<Answer<Judged>>;
  compare(choices: readonly RulesetChoice[], snapshot: Snapshot, action: Action, language: Language): Promise<Answer<Compared>>;
  settings(language: Language): Promise<readonly SettingRead[]>;
  topics(): Promise<readonly Topic[]>;
  clauses(ids: readonly string[], preset: string | null, language: Language): Promise<Readonly<Record<string, ClauseRead>>>;
  clausesOf(topic: string, preset: string | null, asOf: string | null, language: Language): Promise<readonly ClauseRead[]>;
  footnotes(): Promise<readonly Footnote[]>;
  picture(choice: RulesetChoice, snapshot: Snapshot, action?: Action): Promise<Answer<string>>;
  draw(choice: RulesetChoice, snapshot: Snapshot): Promise<Answer<Picture>>;
  /** A file: a game, a request or a case, told apart by its members; defects where it is none of them. */
  shape(kind: string, value: unknown): Promise<readonly Defect[]>;
  /** What the expansions of a ruleset keep in a snapshot. */
  states(choice: RulesetChoice): Promise<readonly StateSeen[]>;
  /** What can have been done in a turn under a ruleset. */
  deeds(choice: RulesetChoice): Promise<readonly DeedSeen[]>;
  /** What stands at a pointer of the snapshot; null where that cannot be told. */
  field(pointer: string): Promise<FieldShape | null>;
  play(game: unknown, progress: (done: number, of: number) => void): Promise<Answer<Played>>;
  step(index: number, language: Language): Promise<Answer<StepSeen>>;
}
