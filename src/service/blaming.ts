/** The store checks texts and dates, and does not know for what they were handed in. */
import { BadInput } from '../store/store.js';
import { Invalid, type InvalidCode } from '../contract/errors.js';

/** For what is no ruling: defects that the store finds get this code instead. */
export async function blaming<T>(code: InvalidCode, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BadInput) throw new Invalid(code, undefined, error.defects);
    throw error;
  }
}
