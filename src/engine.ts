/**
 * The library: kernel and expansions without server, database or anything of Node, for use in a browser as well.
 *
 *   import { adjudicate, ruleset } from 'seneschal/engine';
 *   const verdict = adjudicate(ruleset({ preset: 'hig-c1-current' }), snapshot, action);
 */
export { builtIn, builtInRuleset, clauses, expansions, ruleset, rulesetDocument, settings, tile, tiles, type RulesetChoice } from './catalog.js';
export { adjudicate, legalActions, validate } from './kernel/adjudicate.js';
export { apply } from './kernel/apply.js';
export { InvalidInput } from './kernel/defects.js';
export type { LegalActions } from './kernel/legal-actions.js';
export type { Ruleset } from './kernel/ruleset.js';
export { ENGINE_VERSION } from './kernel/version.js';
export type { Action, ActionType } from './contract/action.js';
export type { Clause } from './contract/clause.js';
export type { Effect } from './contract/effect.js';
export type { Defect } from './contract/problem.js';
export type { Cell, Figure, Place, PlacedTile, Player, Snapshot, Turn } from './contract/snapshot.js';
export type { Finding, Next, Score, ScoreLine, Verdict, VerdictKind } from './contract/verdict.js';
