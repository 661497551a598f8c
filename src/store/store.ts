/** What the service keeps, as the rest of the program sees it: no tables, no drivers. */
import type { InlineRuleset } from '../contract/ruleset.js';

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
  /** ISO 8601. */
  readonly createdAt: string;
}

export interface RulesetStore {
  /** A version, the latest when left out; undefined where there is none. */
  get(id: string, version?: number): Promise<StoredRuleset | undefined>;
  /** The latest version of each ruleset, by id, from the first id after `after`. */
  list(page: { readonly after?: string; readonly limit: number }): Promise<readonly StoredRuleset[]>;
  /** Adds the next version of the ruleset. Throws a `RangeError` for an id that `isRulesetId` refuses. */
  add(id: string, document: RulesetText): Promise<StoredRuleset>;
}

export interface Store {
  readonly rulesets: RulesetStore;
  /** Rejects when the store does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Lower-case words, digits, dots and hyphens; anything else never reaches the database. */
export const isRulesetId = (id: string): boolean => /^[a-z0-9][a-z0-9._-]{0,99}$/.test(id);

/** A store that keeps nothing: only the built-in rulesets are there. */
export const emptyStore: Store = {
  rulesets: {
    get: () => Promise.resolve(undefined),
    list: () => Promise.resolve([]),
    add: () => Promise.reject(new Error('this store keeps nothing')),
  },
  ping: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
