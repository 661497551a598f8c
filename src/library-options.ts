/** What functions of the library are given besides: callers without types can hand in anything. */
import type { Defect } from './contract/problem.js';
import { InvalidInput } from './kernel/position/invalid-input.js';

/** Throws `InvalidInput` for options that are none, or with what else is wrong with them. */
export function checkOptions(options: unknown, defects: (given: Readonly<Record<string, unknown>>) => readonly Defect[] = () => []): void {
  const found: readonly Defect[] =
    typeof options === 'object' && options !== null
      ? defects(options as Readonly<Record<string, unknown>>)
      : [{ pointer: '/options', code: 'wrong-type', message: 'must be object' }];
  if (found.length > 0) throw new InvalidInput(found);
}
