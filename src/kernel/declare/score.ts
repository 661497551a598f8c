/** Scores are explained: an expansion declares what a feature is worth line by line; the kernel adds the lines up. */
import type { Figure } from '../../contract/snapshot.js';
import type { Score, ScoreLine } from '../../contract/verdict.js';
import type { Feature } from '../board/feature.js';
import type { Happening, Missing } from './happening.js';
import type { View } from './view.js';

/** Why features are scored: `completed` in a turn, `final` at the end, or an occasion that an expansion names. */
export type ScoringStage = string;

/** A feature that is due to be scored. */
export interface Due {
  readonly feature: Feature;
  readonly stage: ScoringStage;
  /** For which of its figures, where an expansion has some of them scored apart from the others. */
  readonly group?: string;
  /** What it is worth to whoever scores it, where that is not for the scoring rules to say. */
  readonly worth?: readonly ScoreLine[];
  /** Why it is scored, and its figures go home, where it is not that the tile has completed it. */
  readonly cites?: readonly string[];
}

/** One feature being scored for one player. */
export interface Scoring extends Due {
  readonly view: View;
  readonly player: string;
}

interface Declared {
  readonly id: string;
  /** Kinds of features. */
  readonly of: readonly string[];
  readonly cites: readonly string[];
  /** Left out: at every stage. */
  readonly on?: ScoringStage | readonly ScoringStage[];
  applies?(scoring: Scoring): boolean;
  /** Clauses that hold for this scoring only, besides those that always do. */
  because?(scoring: Scoring): readonly string[];
}

/** So many things of a sort, at so much each. */
export interface UnitRule extends Declared {
  readonly stage: 'units';
  readonly label: string;
  quantity(scoring: Scoring): number;
  each(scoring: Scoring): number;
  /** It counts even where the feature itself is worth nothing. */
  readonly despiteVoid?: true;
}
/** Raises (or lowers) what units are worth. */
export interface RateRule extends Declared {
  readonly stage: 'rate';
  /** Ids of the unit rules; `*`: all units that the feature counts, whoever declares them. */
  readonly raises: readonly string[] | '*';
  by(scoring: Scoring): number;
}
/** A rule that changes no points: it says why they are what they are. */
export const remark = (rule: Omit<RateRule, 'stage' | 'raises' | 'by'>): RateRule => ({ ...rule, stage: 'rate', raises: '*', by: () => 0 });

/** A fixed number of points. */
export interface FlatRule extends Declared {
  readonly stage: 'flat';
  readonly label: string;
  points(scoring: Scoring): number;
}
/** The feature is worth nothing. */
export interface VoidRule extends Declared {
  readonly stage: 'void';
  readonly label: string;
}
/** Changes the sum of the lines before it: half of it, double it. */
export interface TotalRule extends Declared {
  readonly stage: 'total';
  readonly label: string;
  /** The new total; rounding is its own affair. */
  total(sum: number, scoring: Scoring): number;
}
/** So many things at so much each that come on top of everything else: nothing raises, halves or voids them. */
export interface ExtraRule extends Declared {
  readonly stage: 'extra';
  readonly label: string;
  quantity(scoring: Scoring): number;
  each(scoring: Scoring): number;
}
export type ScoreRule = UnitRule | RateRule | FlatRule | VoidRule | TotalRule | ExtraRule;

/** Further weight in a majority, whoever the figure is. */
export interface WeightRule {
  readonly id: string;
  readonly cites: readonly string[];
  weight(figure: Figure, due: Due & { readonly view: View }): number;
}

/** Who of those with an equal majority gets the points. */
export interface TieBreak {
  readonly id: string;
  readonly cites: readonly string[];
  /** Clauses that hold where it decides, besides those that always do. */
  because?(due: Due & { readonly view: View }): readonly string[];
  /** Those that remain; all of them where it decides nothing. */
  among(players: readonly string[], due: Due & { readonly view: View }): readonly string[];
}

/** Points that go with those of a feature: to whom, and whether they are part of his score of the feature. */
export interface Payment {
  readonly player: string;
  readonly lines: readonly ScoreLine[];
  /** `score`: added to what the player gets for the feature; `apart`: a score of its own. */
  readonly to: 'score' | 'apart';
}

/** What is paid besides the points of a feature, when that is scored. */
export interface Payout {
  readonly id: string;
  readonly cites: readonly string[];
  pay(due: Due & { readonly view: View; readonly scores: readonly Score[] }): Happening & { readonly payments?: readonly Payment[] };
}

/** Which features are due to be scored when the tile just laid has been dealt with, besides those that it completes. */
export interface Completion {
  readonly id: string;
  readonly cites: readonly string[];
  due(view: View): readonly Due[];
  /** Those that are not due as nobody stands there, and would be if somebody came. */
  vacant?(view: View): readonly Feature[];
}

/** A figure that takes no part in a scoring of its feature: it is not seen there, and does not go home with the others. */
export interface Abstention {
  readonly id: string;
  readonly cites: readonly string[];
  of(figure: Figure, due: Due & { readonly view: View }): boolean;
}

/** A figure that does not go home with the others when its feature is scored. */
export interface Departure {
  readonly id: string;
  readonly cites: readonly string[];
  /** `stays`: for good; `waits`: until a later step decides; undefined: this has nothing to say of it. */
  of(figure: Figure, due: Due & { readonly view: View }): 'stays' | 'waits' | undefined;
}

/** Points that are not credited at once: a later step of the procedure does it. Those of the final scoring, and of steps after the last turn, always are. */
export interface Withholding {
  readonly id: string;
  readonly cites: readonly string[];
  /** What happens in place of the credit; undefined: it is credited. */
  withhold(view: View, score: Score): Happening | undefined;
  /** What the credit of points brings about in the final scoring, where no decision can wait; `before` is the position before the credit. */
  atTheEnd?(before: View, score: Score): Happening | undefined;
}

/** What else happens once everything due has been scored, before the figures go home: prizes for who completed something. */
export interface Settlement {
  readonly id: string;
  readonly cites: readonly string[];
  settle(view: View): Happening;
}

/** More of what another rule counts: of the units of a feature, of what comes on top of them, or of what is scored once at the end. */
export interface Addition {
  readonly id: string;
  readonly cites: readonly string[];
  /** Ids of unit and extra rules, final scores, settlements and payouts, or of consequences that have lines of their own. */
  readonly to: readonly string[];
  /** `scoring`: the feature that is being scored, and for whom; none for a final score. Undefined: it has nothing to say. */
  by(view: View, scoring?: Scoring): number | undefined;
}

/** What is scored once, when the game is over. */
export interface FinalScore {
  readonly id: string;
  readonly cites: readonly string[];
  score(view: View): readonly Score[];
  /** What would have to be known to say it with certainty. */
  missing?(view: View): readonly Missing[];
}
