/** How a command ends: with 0 when the answer is yes, with 1 when it is no, was refused, or could not be had. */
import { DomainError } from '../contract/errors.js';
import { complain, refusalText } from './print.js';

/** True: yes. What is thrown is told on standard error. */
export async function settle(work: () => Promise<boolean>): Promise<void> {
  try {
    if (!(await work())) process.exitCode = 1;
  } catch (error) {
    complain(...(error instanceof DomainError ? refusalText(error) : [(error as Error).message]));
    process.exitCode = 1;
  }
}
