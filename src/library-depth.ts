/** Values that no text of JSON can be read into, as they hold themselves or are nested without end: who follows them comes to the end of the stack. */
import { escapePointer } from './contract/pointer.js';
import type { Defect } from './contract/problem.js';
import { InvalidInput } from './kernel/position/invalid-input.js';

/** What the service takes, too. */
const DEEPEST = 32;

/**
 * Does what follows the values to their ends. Nothing is looked at before: only where that fails is it asked whether one of them has no end. Throws
 * `InvalidInput` then, the pointer relative to that value.
 */
export function fathomed<T>(values: readonly unknown[], run: () => T): T {
  try {
    return run();
  } catch (error) {
    // of a value that holds itself `JSON.stringify` says the one, everything else the other
    if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
    const defects = values.flatMap((value) => endless(value, [], new Set(), new Set()) ?? []);
    throw defects.length > 0 ? new InvalidInput(defects) : error;
  }
}

/** The first that is wrong in a value; `above` are those that hold it, `sound` those that have been looked at. */
function endless(value: unknown, path: readonly string[], above: ReadonlySet<object>, sound: Set<object>): Defect | undefined {
  if (typeof value !== 'object' || value === null || sound.has(value)) return undefined;
  const wrong = above.has(value) ? 'holds itself' : path.length > DEEPEST ? `lies more than ${DEEPEST} levels deep` : undefined;
  if (wrong !== undefined) return { pointer: path.map((name) => `/${escapePointer(name)}`).join(''), code: 'not-valid', message: wrong };
  const holders = new Set(above).add(value);
  for (const [name, inner] of Object.entries(value)) {
    const found = endless(inner, [...path, name], holders, sound);
    if (found) return found;
  }
  sound.add(value);
  return undefined;
}
