/** Rulings as the server tells them. */
import type { Action, RulesetChoice, Snapshot } from '../engine/api.js';

export interface Ruling {
  readonly id: string;
  readonly version: number;
  readonly status: 'draft' | 'published' | 'superseded' | 'withdrawn';
  readonly question: string;
  readonly decision: string;
  readonly reasoning: string;
  readonly cites: readonly string[];
  readonly ruleset: string | RulesetChoice;
  readonly snapshot?: Snapshot;
  readonly action?: Action;
  readonly event?: string;
  readonly authorityLevel: string;
  readonly tags: readonly string[];
  readonly supersedes?: string;
  readonly supersededBy?: string;
  readonly binding?: { readonly kind: string; readonly setting?: string; readonly value?: string; readonly rule?: string; readonly outcome?: string };
  readonly author: { readonly name: string };
  readonly updatedAt: string;
  readonly publishedAt?: string;
  readonly change: { readonly kind: string; readonly by: { readonly name: string }; readonly reason?: string };
  readonly hash: string;
}

/** A ruleset by its id as a choice: the built-in ones are presets. */
export const choiceOf = (ruleset: string | RulesetChoice): RulesetChoice =>
  typeof ruleset === 'string' ? { preset: ruleset, expansions: ['base', 'princess-and-dragon'] } : ruleset;

export const nameOfRuleset = (ruleset: string | RulesetChoice): string =>
  typeof ruleset === 'string' ? ruleset : (ruleset.id ?? ruleset.preset ?? '');
