/** What a report keeps of each run, so that a later one can be held against it. */
import type { Level } from '../../contract/conformance.js';
import type { RunState } from '../kit/result.js';

export const REPORT_FORMAT = 1;

export interface ReportLine {
  readonly case: string;
  readonly preset: string;
  readonly state: RunState;
  readonly levels: Partial<Record<Level, RunState>>;
  readonly reason?: string;
}
