/** From what was handed in to what the kernel works on; whatever is wrong is reported with pointers into that. */
import { citations } from '../../corpus/clauses.js';
import { actionDefects } from '../../kernel/position/action-defects.js';
import { inputDefects } from '../../kernel/position/input-defects.js';
import { decide, read } from '../../kernel/judge/adjudicate.js';
import { InvalidInput, TooManyReadings } from '../../kernel/position/invalid-input.js';
import type { Position } from '../../kernel/position/position.js';
import type { Ruleset } from '../../kernel/ruleset/ruleset.js';
import type { Action } from '../../contract/action.js';
import { Invalid } from '../../contract/errors.js';
import type { Defect } from '../../contract/problem.js';
import type { Snapshot } from '../../contract/snapshot.js';
import type { Verdict } from '../../contract/verdict.js';
import { namingConflicts } from '../corpus/conflicts.js';
import { defectsIn } from './defects-in.js';

const CODES = {
  ruleset: 'invalid-ruleset',
  snapshot: 'invalid-snapshot',
  action: 'invalid-action',
  game: 'invalid-game',
  setup: 'invalid-setup',
} as const;
type Part = keyof typeof CODES;

/** Runs what reads a part of it; the pointers of its defects begin with `pointer`. Throws `Invalid`. */
export function within<T>(part: Part, pointer: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof TooManyReadings) throw unsound('ruleset', '/ruleset', error.defects);
    if (error instanceof InvalidInput) throw unsound(part, pointer, error.defects);
    throw error;
  }
}

/** `inAction`: what is wrong with the action as well. */
function unsound(part: Part, pointer: string, defects: readonly Defect[], inAction: readonly Defect[] = []): Invalid {
  return new Invalid(CODES[part], defectsIn([part, defects], ['action', inAction]), [...below(pointer, defects), ...below('/action', inAction)]);
}

const below = (pointer: string, defects: readonly Defect[]): Defect[] => defects.map((defect) => ({ ...defect, pointer: pointer + defect.pointer }));

/** Reads the position. Throws `Invalid` with every defect. */
export const readSnapshot = (ruleset: Ruleset, snapshot: Snapshot): Position => within('snapshot', '/snapshot', () => read(ruleset, snapshot));

/** Reads the position, and what an action names in it. Throws `Invalid` with every defect. */
export function readAction(ruleset: Ruleset, { snapshot, action }: { readonly snapshot: Snapshot; readonly action?: Action }): Position {
  let view: Position;
  try {
    view = read(ruleset, snapshot);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    const found = inputDefects(ruleset, snapshot, action);
    throw unsound('snapshot', '/snapshot', found.snapshot, found.action);
  }
  const defects = action ? actionDefects(view, action) : [];
  if (defects.length > 0) throw unsound('action', '/action', defects);
  return view;
}

/** The verdict on an action. Throws `Invalid` with every defect. */
export function judge(ruleset: Ruleset, { snapshot, action }: { readonly snapshot: Snapshot; readonly action: Action }): Verdict {
  const view = readAction(ruleset, { snapshot, action });
  const verdict = within('action', '/action', () => decide(view, action));
  return namingConflicts(citations.cited(verdict, verdict.verdict !== 'unsupported'));
}
