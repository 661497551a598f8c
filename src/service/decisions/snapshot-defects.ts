/** A ruleset that is refused leaves the snapshot unjudged; what is wrong with it whatever the ruleset is said all the same. */
import { expansions, ruleset } from '../../catalog.js';
import { validate } from '../../kernel/judge/adjudicate.js';
import type { Ruleset } from '../../kernel/ruleset/ruleset.js';
import { Invalid } from '../../contract/errors.js';
import type { Snapshot } from '../../contract/snapshot.js';

let widest: Ruleset | undefined;
/** With every expansion in play. */
const everything = (): Ruleset => (widest ??= ruleset({ expansions: expansions.map(({ id }) => id) }));

/** Does work that begins with the ruleset. What it throws for that holds the defects of the snapshot as well. */
export async function tellingOf<T>(snapshot: Snapshot | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw withSnapshotDefects(error, snapshot);
  }
}

/** The error itself, unless it refuses a ruleset and something is wrong with the snapshot too. */
export function withSnapshotDefects(error: unknown, snapshot: Snapshot | undefined): unknown {
  if (!(error instanceof Invalid) || (error.code !== 'unknown-ruleset' && error.code !== 'invalid-ruleset')) return error;
  const further = snapshot ? validate(everything(), snapshot) : [];
  if (further.length === 0) return error;
  const placed = further.map((defect) => ({ ...defect, pointer: `/snapshot${defect.pointer}` }));
  return new Invalid(error.code, error.detail, [...error.defects, ...placed], { nearest: () => error.nearest });
}
