/** Rulesets in the store: variants in immutable versions. */
import { HIGHEST_VERSION, type InlineRuleset } from '../contract/ruleset.js';
import type { Author } from '../contract/ruling.js';
import type { Receipt } from './idempotency-store.js';

/** A ruleset as it was handed in. */
export interface RulesetText extends InlineRuleset {
  readonly label?: string;
  readonly notes?: string;
}

/** One version of a ruleset; a version never changes. */
export interface StoredRuleset {
  readonly id: string;
  readonly version: number;
  readonly document: RulesetText;
  /** Of the document. */
  readonly hash: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

export interface RulesetPage {
  readonly after?: string;
  readonly limit: number;
  /** Words of the id, the label or the notes, possibly misspelt. */
  readonly q?: string;
}

export interface RulesetAddition {
  readonly by: Author;
  /** The hash under which the engine knows it; it is found by this one too. */
  readonly engineHash?: string;
  readonly receipt?: Receipt<StoredRuleset>;
}

/** Every method throws `Unavailable` when the database does not answer. */
export interface RulesetStore {
  /** A version, the latest when left out; undefined where there is none. */
  get(id: string, version?: number): Promise<StoredRuleset | undefined>;
  /** The latest addition whose document, or the ruleset that the engine made of it, has this hash. */
  getByHash(hash: string): Promise<StoredRuleset | undefined>;
  /** All versions, oldest first. */
  versions(id: string): Promise<readonly StoredRuleset[]>;
  /** The latest version of each ruleset, by id, from the first id after `after`. Throws `BadText`. */
  list(page: RulesetPage): Promise<readonly StoredRuleset[]>;
  /** Adds the next version of the ruleset. Throws a `RangeError` for an id that `isRulesetId` refuses, and `BadText`. */
  add(id: string, document: RulesetText, addition: RulesetAddition): Promise<StoredRuleset>;
}

/** Lower-case words, digits, dots and hyphens; anything else never reaches the database. */
export const isRulesetId = (id: string): boolean => /^[a-z0-9][a-z0-9._-]{0,99}$/.test(id);

/** Of a ruleset or a ruling; the column can hold no other. */
export const isVersion = (version: number): boolean => Number.isInteger(version) && version > 0 && version <= HIGHEST_VERSION;
