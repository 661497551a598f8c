/** Waiting for what comes to pass, however long a busy machine takes. */
import { setTimeout } from 'node:timers/promises';

/** Resolves once it holds; what never does is ended by the time limit of the test. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await setTimeout(10);
}
