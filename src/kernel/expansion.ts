/** What a folder of `expansions/` exports: everything that the expansion adds to the game, as data. */
import type { TileDiscarded } from '../contract/effect.js';
import type { ClauseText } from '../contract/clause.js';
import type { Bonus, FinalScore, ScoreRule } from './score.js';
import type { Position } from './position.js';
import type { Rule } from './rule.js';
import type { Setting } from './setting.js';
import type { ActionKind, ExtraPart, Proposal, Skip, Step, Trigger } from './step.js';
import type { FeatureKind, TileDesign } from './tile-notation.js';
import type { TraitRow } from './trait.js';

export interface FigureKind {
  readonly kind: string;
  /** How many each player owns; for a neutral figure how many there are. */
  readonly perPlayer: number;
  readonly neutral: boolean;
  /** The features it may stand on; left out: its own expansion's rules say it. */
  readonly occupies?: readonly FeatureKind[];
  /** What it counts for in a majority: a number, or the pennants of the feature. */
  readonly weight?: number | 'pennants';
  readonly cites: readonly string[];
}

export interface Expansion {
  readonly id: string;
  readonly name: Readonly<Record<string, string>>;
  /** `figures-only`: its figures and tokens are known, its own mechanics are not. */
  readonly modelled: 'complete' | 'figures-only';
  /** Editions whose base game contains it, so that it need not be listed. */
  readonly partOfBaseIn?: readonly string[];
  readonly clauses?: Readonly<Record<string, ClauseText>>;
  readonly settings?: readonly Setting[];
  readonly figures?: readonly FigureKind[];
  readonly tokens?: readonly string[];
  readonly tiles?: readonly TileDesign[];
  /** How it changes what is printed on a tile of any expansion; undefined where it does not. */
  readonly reprints?: (design: TileDesign) => TileDesign | undefined;
  readonly traits?: readonly TraitRow[];
  /** Columns of the trait table that it adds. */
  readonly columns?: readonly string[];
  /** Rows of the trait table that hold for a figure standing there, by `feature` of its place. */
  readonly locations?: Readonly<Record<string, string>>;
  readonly actions?: readonly ActionKind[];
  readonly proposals?: readonly Proposal[];
  readonly rules?: readonly Rule[];
  readonly steps?: readonly Step[];
  readonly skips?: readonly Skip[];
  readonly triggers?: readonly Trigger[];
  /** Where a tile that cannot be laid goes instead of the box; undefined where it says nothing of the tile. */
  readonly discards?: readonly ((view: Position, tile: string) => TileDiscarded | undefined)[];
  /** Whether the position lacks a fact that what follows from an action may hang on. */
  readonly doubts?: readonly ((view: Position) => boolean)[];
  /** What effects and scores name besides the rules: deeds that simply follow from a legal action. */
  readonly consequences?: readonly { readonly id: string; readonly cites: readonly string[] }[];
  readonly extraParts?: readonly ExtraPart[];
  readonly scoring?: readonly ScoreRule[];
  readonly bonuses?: readonly Bonus[];
  readonly finals?: readonly FinalScore[];
}
