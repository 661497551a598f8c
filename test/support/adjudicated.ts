/** Verdicts as the service gives them, with the texts of what they cite. */
import type { AnyAction as Action } from '../../src/wire.js';
import type { Snapshot } from '../../src/contract/snapshot.js';
import type { Verdict } from '../../src/contract/verdict.js';
import { citations } from '../../src/corpus/clauses.js';
import { adjudicate } from '../../src/kernel/judge/adjudicate.js';
import type { Ruleset } from '../../src/kernel/ruleset/ruleset.js';

export function adjudicated(ruleset: Ruleset, snapshot: Snapshot, action: Action): Verdict {
  const verdict = adjudicate(ruleset, snapshot, action);
  return citations.cited(verdict, verdict.verdict !== 'unsupported');
}
