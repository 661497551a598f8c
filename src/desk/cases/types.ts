/** The cases of the suite, as the API gives them. */
import type { Action, RulesetChoice, Snapshot } from '../engine/api.js';

export interface Expectation {
  readonly verdict: string;
  readonly rules?: readonly string[];
  readonly scores?: readonly { readonly player: string; readonly points: number }[];
}

export interface CaseRead {
  readonly id: string;
  readonly expansion: string;
  readonly topic: string;
  readonly exercises: readonly { readonly clause: string; readonly side: string }[];
  readonly ruleset: Pick<RulesetChoice, 'expansions' | 'settings'> & { readonly without?: readonly string[] };
  readonly snapshot: Snapshot;
  readonly action: Action;
  /** By preset: an id, several joined by `|`, or `*` for all others. */
  readonly expect: Readonly<Record<string, Expectation>>;
}

export interface CaseTopic {
  readonly expansion: string;
  readonly topic: string;
  readonly cases: number;
}
