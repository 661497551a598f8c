/** What a folder of `expansions/` exports: everything that the expansion adds to the game, as data. */
import type { Action } from '../../contract/action.js';
import type { Defect } from '../../contract/problem.js';
import type { TileDiscarded } from '../../contract/effect.js';
import type { TileDesign, TileText, UnprintedTile } from '../board/tile-notation.js';
import type { Acceptance, ActionKind, ActionType, Proposal } from './action.js';
import type { Settings } from '../ruleset/settings.js';
import type { Danger } from './danger.js';
import type { FigureKind, FigureMember, FurtherFigures, Location, PlayerMember, TokenKind } from './piece.js';
import type { Rule } from './rule.js';
import type {
  Abstention,
  Addition,
  Completion,
  Departure,
  FinalScore,
  Payout,
  ScoreRule,
  Settlement,
  TieBreak,
  WeightRule,
  Withholding,
} from './score.js';
import type { Setting } from './setting.js';
import type { SetupRule, StartRule } from './setup.js';
import type { Check, StateMember } from './state.js';
import type { Drawing, ExtraPart, Skip, Step, Succession, Trigger } from './step.js';
import type { Topology } from './topology.js';
import type { TraitRow } from './trait.js';
import type { FeatureKind as FeatureKindText, Marks } from './vocabulary.js';
import type { View } from './view.js';

/** What is in force where its expansion is in play, its mechanic not switched off, and the other expansions it needs are in play. */
export interface Parts {
  readonly figures?: readonly FigureKind[];
  /** More figures of kinds that there are. */
  readonly furtherFigures?: readonly FurtherFigures[];
  /** What positions may say of figures besides. */
  readonly figureMembers?: readonly FigureMember[];
  /** And of players. */
  readonly playerMembers?: readonly PlayerMember[];
  readonly tokens?: readonly TokenKind[];
  /** Ways by which figures are placed elsewhere than usually: what `via` of a placing may say. */
  readonly ways?: readonly string[];
  /** Spots that are no feature of the tiles. */
  readonly locations?: readonly Location[];
  /** How the print of a tile of any expansion changes; undefined where it does not. A setting that nobody chose has no value here. */
  readonly reprints?: (design: TileDesign, settings: Settings) => TileDesign | undefined;
  readonly topology?: Topology;
  readonly traits?: readonly TraitRow[];
  readonly actionTypes?: readonly ActionType[];
  readonly actions?: readonly ActionKind[];
  readonly accepts?: readonly Acceptance[];
  readonly proposals?: readonly Proposal[];
  readonly state?: readonly StateMember[];
  /** Tiles that may lie on the table before the first turn. */
  readonly starts?: readonly StartRule[];
  /** What else is done before the first turn. */
  readonly setups?: readonly SetupRule[];
  /** What is wrong with a snapshot beyond what the kernel sees. */
  readonly checks?: readonly ((check: Check) => void)[];
  /** What is unlikely of a sound position but possible: a warning; the pointers are relative to the snapshot. */
  readonly unlikely?: readonly ((view: View) => readonly Defect[])[];
  readonly rules?: readonly Rule[];
  readonly steps?: readonly Step[];
  readonly skips?: readonly Skip[];
  readonly triggers?: readonly Trigger[];
  /** What the drawing of a tile brings about. */
  readonly draws?: readonly Drawing[];
  readonly extraParts?: readonly ExtraPart[];
  readonly successions?: readonly Succession[];
  /** Where a tile that cannot be laid goes instead of the box; undefined where it says nothing of the tile. */
  readonly discards?: readonly ((view: View, tile: string) => TileDiscarded | undefined)[];
  /** Whether the position lacks a fact that what follows from an action may hang on; a test says of which actions, where it is not all. */
  readonly doubts?: readonly ((view: View) => boolean | ((action: Action) => boolean))[];
  /** What effects and scores name besides the rules: deeds that simply follow from a legal action. */
  readonly consequences?: readonly { readonly id: string; readonly cites: readonly string[] }[];
  readonly completions?: readonly Completion[];
  readonly scoring?: readonly ScoreRule[];
  readonly weights?: readonly WeightRule[];
  readonly tieBreaks?: readonly TieBreak[];
  readonly payouts?: readonly Payout[];
  readonly additions?: readonly Addition[];
  readonly settlements?: readonly Settlement[];
  readonly abstentions?: readonly Abstention[];
  readonly departures?: readonly Departure[];
  readonly withholdings?: readonly Withholding[];
  readonly finals?: readonly FinalScore[];
  /** What positions tell of figures; decides nothing. */
  readonly dangers?: readonly Danger[];
  /** Parts that a table can switch off one by one, by name; the tiles stay. */
  readonly mechanics?: Readonly<Record<string, Parts>>;
  /** Parts that are in force only together with another expansion, by its id, or with a mechanic of it, by `id/mechanic`. */
  readonly with?: Readonly<Record<string, Parts>>;
}

export interface Expansion extends Parts {
  readonly id: string;
  /** In English; what it is called in other languages the terms say. */
  readonly name: string;
  /** `figures-only`: its figures and tokens are known, its own mechanics are not. */
  readonly modelled: 'complete' | 'figures-only';
  /** Editions whose base game contains it, so that it need not be listed. */
  readonly partOfBaseIn?: readonly string[];
  readonly settings?: readonly Setting[];
  /** What the catalogue lacks of its material, as no source gives it. */
  readonly missing?: readonly string[];
  readonly tiles?: Readonly<Record<string, TileText>>;
  /** Tiles whose shape no source gives: they have names, and what they show a position may say itself. What stands among `tiles` too is known without that. */
  readonly unprinted?: Readonly<Record<string, UnprintedTile>>;
  /** Kinds of features that its tiles have. */
  readonly featureKinds?: readonly FeatureKindText[];
  /** Words printed on features, by kind of feature. */
  readonly marks?: Marks;
  /** Words printed on whole tiles; one that ends in `-` stands for all that begin so. */
  readonly symbols?: readonly string[];
  /** Columns of the trait table that it adds. */
  readonly columns?: readonly string[];
}
