/** The ruling that is being written. */
import { signal } from '@preact/signals';
import type { Action, RulesetChoice, Snapshot } from '../engine/api.js';

export interface Draft {
  readonly question: string;
  readonly decision: string;
  readonly ruleset: RulesetChoice;
  readonly snapshot?: Snapshot | undefined;
  readonly action?: Action | undefined;
  readonly cites: readonly string[];
  /** The ruling that it replaces. */
  readonly supersedes?: string;
}

export const draft = signal<Draft | null>(null);
