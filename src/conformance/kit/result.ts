/** What became of the runs. */
import type { Hello, Level } from '../../contract/conformance.js';
import type { Break } from '../engines/engine.js';
import type { Outcomes } from './outcome.js';
import type { Run } from './plan.js';

/** `skipped`: the engine says that it cannot do it; `broken`: it gave no answer at all. */
export type RunState = 'passed' | 'failed' | 'skipped' | 'broken';

export interface RunResult {
  readonly run: Run;
  readonly state: RunState;
  readonly outcomes: Outcomes;
  /** The clauses on which the engine says that it decided. */
  readonly claimed?: readonly string[];
  /** Why it was skipped, or how the engine broke. */
  readonly reason?: string;
  readonly broke?: Break;
}

export interface SuiteResult {
  /** The command or the address. */
  readonly label: string;
  /** What the engine said of itself; null where it could not be started. */
  readonly hello: Hello | null;
  readonly level: Level;
  readonly seed: number;
  readonly jobs: number;
  /** How often an engine was started again after it broke. */
  readonly restarts: number;
  /** In the order of the suite, whatever the order in which they were run. */
  readonly results: readonly RunResult[];
}
