/**
 * The library: kernel and expansions without server, database or anything of Node, for use in a browser as well.
 *
 *   import { adjudicate, ruleset } from 'seneschal/engine';
 *   const verdict = adjudicate(ruleset({ preset: 'hig-c1-current' }), snapshot, action);
 *
 * It knows the clauses by their ids and where they hold (`scopes`); their texts are in `seneschal/law`. What it is given is checked as over
 * HTTP: `InvalidInput` names every defect with its pointer, and nothing else is thrown, whatever comes in.
 */
import * as catalog from './catalog.js';
import { scopes as scopesOfClauses } from './corpus/scopes.js';
import { frozen, frozenIn } from './library-frozen.js';

/** The presets, as rulesets. */
export const builtIn = /* @__PURE__ */ frozen(catalog.builtIn);
/** What can be in play. */
export const expansions = /* @__PURE__ */ frozen(catalog.expansions);
/** By key. */
export const settings = /* @__PURE__ */ frozenIn(catalog.settings);
/** Where the clauses hold, by their ids. */
export const scopes = /* @__PURE__ */ frozenIn(scopesOfClauses);
export { builtInRuleset, type RulesetChoice } from './catalog.js';
export { tile, tiles, type TileDesign, type TileFeature } from './entries/tiles.js';
export {
  adjudicate,
  apply,
  describe,
  holdsIn,
  legalActions,
  position,
  ruleset,
  rulesetDocument,
  setup,
  validate,
  warnings,
  type Choice,
} from './library.js';
export type { Seating } from './contract/setup.js';
export type { Played, Position } from './library-position.js';
export type {
  Action,
  ActionOf,
  ActionType,
  Defect,
  InlineRuleset,
  LegalActions,
  PositionDescription,
  Readable,
  RejectedAction,
  RulesetDocument,
  Setup,
  Snapshot,
  UndecidedAction,
  Verdict,
} from './library-types.js';
export { InvalidInput } from './kernel/position/invalid-input.js';
export type { Ruleset } from './kernel/ruleset/ruleset.js';
export { ENGINE_VERSION } from './kernel/version.js';
export type { Setting, SettingText, SettingValue } from './kernel/declare/setting.js';
export type { Expansion } from './kernel/declare/expansion.js';
export type { Clause, Scope } from './contract/clause.js';
export type { Effect } from './contract/effect.js';
export type { FeatureDescription, FeatureValue, FigureDescription } from './contract/position.js';
export type { Cell, Figure, NeutralFigure, Place, PlacedTile, Player, Spot, Token } from './contract/snapshot.js';
export type { AnyTurn as Turn } from './wire.js';
export type { Finding, Next, Score, ScoreLine, VerdictKind } from './contract/verdict.js';
