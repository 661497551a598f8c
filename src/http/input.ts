/** From the body of a request to what the kernel works on; whatever is wrong is reported with pointers into that body. */
import type { Action } from '../contract/action.js';
import type { Defect } from '../contract/problem.js';
import type { Snapshot } from '../contract/snapshot.js';
import type { Verdict } from '../contract/verdict.js';
import { actionDefects, nameDefects } from '../kernel/action-defects.js';
import { decide, read } from '../kernel/adjudicate.js';
import { InvalidInput } from '../kernel/defects.js';
import type { Position } from '../kernel/position.js';
import type { Ruleset } from '../kernel/ruleset.js';
import { namingConflicts } from './corpus/conflicts.js';
import { ProblemError, type ProblemCode } from './problems.js';

const CODES = { ruleset: 'invalid-ruleset', snapshot: 'invalid-snapshot', action: 'invalid-action', game: 'invalid-game' } as const satisfies Record<
  string,
  ProblemCode
>;
type Part = keyof typeof CODES;

/** Runs what reads a part of the body; its defects become a problem whose pointers begin with `pointer`. Throws `ProblemError`. */
export function within<T>(part: Part, pointer: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof InvalidInput) throw unsound(part, pointer, error.defects);
    throw error;
  }
}

/** `further` are defects of other parts, which have their places already. */
function unsound(part: Part, pointer: string, defects: readonly Defect[], further: readonly Defect[] = []): ProblemError {
  const detail = `${defects.length} defect${defects.length === 1 ? '' : 's'} in the ${part}`;
  return new ProblemError(CODES[part], detail, [...below(pointer, defects), ...further]);
}

const below = (pointer: string, defects: readonly Defect[]): Defect[] => defects.map((defect) => ({ ...defect, pointer: pointer + defect.pointer }));

/** Reads the position of a body. Throws `ProblemError` with every defect. */
export const readSnapshot = (ruleset: Ruleset, snapshot: Snapshot): Position => within('snapshot', '/snapshot', () => read(ruleset, snapshot));

/** Reads the position, and what an action names in it. Throws `ProblemError` with every defect; what an action names on an unsound board is not told. */
export function readAction(ruleset: Ruleset, { snapshot, action }: { readonly snapshot: Snapshot; readonly action?: Action }): Position {
  let view: Position;
  try {
    view = read(ruleset, snapshot);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const named = action ? nameDefects(ruleset, snapshot.players, action) : [];
    throw unsound('snapshot', '/snapshot', error.defects, below('/action', named));
  }
  const defects = action ? actionDefects(view, action) : [];
  if (defects.length > 0) throw unsound('action', '/action', defects);
  return view;
}

/** The verdict on an action. Throws `ProblemError` with every defect. */
export function judge(ruleset: Ruleset, { snapshot, action }: { readonly snapshot: Snapshot; readonly action: Action }): Verdict {
  return namingConflicts(decide(readAction(ruleset, { snapshot, action }), action));
}
