/**
 * How a command ends: 0 when the answer is yes, 1 when it is no, 2 when there is no answer, as it was wrongly called, or what was handed in
 * cannot be read or is not sound. So a script never takes a misspelt name for a move that is not legal.
 */
import { DomainError, Unavailable } from '../contract/errors.js';
import { complain, refusalJson, refusalText, say } from './print.js';

export const NO = 1;
export const NO_ANSWER = 2;

/** Of a command that is asked something; true: yes. What is thrown is told on standard error, what was refused with `json` on standard output. */
export async function settle(work: () => Promise<boolean>, { json = false }: { readonly json?: boolean } = {}): Promise<void> {
  try {
    if (!(await work())) process.exitCode = NO;
  } catch (error) {
    tell(error, json);
    process.exitCode = NO_ANSWER;
  }
}

/** Of a command that does something, as to serve: 1 when it cannot be done, 2 when what was handed in is refused. */
export async function perform(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    tell(error);
    process.exitCode = error instanceof DomainError && !(error instanceof Unavailable) ? NO_ANSWER : NO;
  }
}

function tell(error: unknown, json = false): void {
  if (!(error instanceof DomainError)) complain((error as Error).message);
  else if (json) say(JSON.stringify(refusalJson(error), null, 2));
  else complain(...refusalText(error));
}
