/** How an answer came out at each level. */
import type { Level } from '../../contract/conformance.js';
import type { Difference } from '../compare.js';

export interface LevelOutcome {
  readonly state: 'passed' | 'failed' | 'skipped';
  readonly differences: readonly Difference[];
}
/** Only the levels at which the engine is judged. */
export type Outcomes = Partial<Record<Level, LevelOutcome>>;

export const SKIPPED: LevelOutcome = { state: 'skipped', differences: [] };

/** `undefined`: there was nothing to compare. */
export const outcome = (differences: readonly Difference[] | undefined): LevelOutcome =>
  differences === undefined ? SKIPPED : { state: differences.length === 0 ? 'passed' : 'failed', differences };
