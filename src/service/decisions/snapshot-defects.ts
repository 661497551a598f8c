/** A ruleset that is refused leaves position and action unjudged; what is wrong with them whatever the ruleset is said all the same. */
import { expansions, ruleset } from '../../catalog.js';
import type { Action } from '../../contract/action.js';
import { Invalid } from '../../contract/errors.js';
import type { Snapshot } from '../../contract/snapshot.js';
import { inputDefects } from '../../kernel/position/input-defects.js';
import type { Ruleset } from '../../kernel/ruleset/ruleset.js';
import { defectsIn } from './defects-in.js';

let widest: Ruleset | undefined;
/** With every expansion in play. */
export const everything = (): Ruleset => (widest ??= ruleset({ expansions: expansions.map(({ id }) => id) }));

interface Asked {
  readonly snapshot?: Snapshot | undefined;
  readonly action?: Action | undefined;
}

/** Does work that begins with the ruleset; `at` is where snapshot and action stand in the request. What it throws for that holds the defects of the snapshot and the action as well. */
export async function tellingOf<T>(asked: Asked, work: () => Promise<T>, at = ''): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw withSnapshotDefects(error, asked, at);
  }
}

/** The error itself, unless it refuses a ruleset and something is wrong with the rest too. */
export function withSnapshotDefects(error: unknown, { snapshot, action }: Asked, at = ''): unknown {
  if (!(error instanceof Invalid) || (error.code !== 'unknown-ruleset' && error.code !== 'invalid-ruleset')) return error;
  const found = snapshot ? inputDefects(everything(), snapshot, action) : { snapshot: [], action: [] };
  const further = (['snapshot', 'action'] as const).flatMap((part) =>
    found[part].map((defect) => ({ ...defect, pointer: `${at}/${part}${defect.pointer}` })),
  );
  if (further.length === 0) return error;
  const detail =
    error.code === 'invalid-ruleset' ? defectsIn(['ruleset', error.defects], ['snapshot', found.snapshot], ['action', found.action]) : error.detail;
  return new Invalid(error.code, detail, [...error.defects, ...further], { nearest: () => error.nearest });
}
