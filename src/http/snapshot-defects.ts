/** A ruleset that is refused leaves the snapshot unjudged; what is wrong with it whatever the ruleset is said all the same. */
import { expansions, ruleset } from '../catalog.js';
import type { Snapshot } from '../contract/snapshot.js';
import { validate } from '../kernel/adjudicate.js';
import type { Ruleset } from '../kernel/ruleset.js';
import { ProblemError } from './problems.js';

let widest: Ruleset | undefined;
/** With every expansion in play. */
const everything = (): Ruleset => (widest ??= ruleset({ expansions: expansions.map(({ id }) => id) }));

/** `body` has passed its schema. */
export function withSnapshotDefects(known: ProblemError, body: unknown): ProblemError {
  if (known.code !== 'unknown-ruleset' && known.code !== 'invalid-ruleset') return known;
  const { snapshot } = (body ?? {}) as { snapshot?: Snapshot };
  const further = snapshot ? validate(everything(), snapshot) : [];
  if (further.length === 0) return known;
  const placed = further.map((defect) => ({ ...defect, pointer: `/snapshot${defect.pointer}` }));
  return new ProblemError(known.code, known.detail, [...known.defects, ...placed], known.headers);
}
