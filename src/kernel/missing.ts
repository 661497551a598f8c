/** What would have to be known to say what follows, and the rule that would need it. */
import type { Reading } from '../contract/verdict.js';

export interface Missing {
  readonly rule: string;
  readonly cites: readonly string[];
  readonly message: string;
  /** JSON pointer into the snapshot, which lacks a fact. */
  readonly pointer?: string;
  /** What each reading makes of it, where not a fact but an answer of the sources is missing. */
  readonly readings?: readonly Reading[];
}
