/** A service that a command asks instead of answering itself: `--server URL` and `--key`. */
import { createClient, type SeneschalClient } from '../client/client.js';
import { ERRORS } from '../contract/codes.js';
import { Invalid, type InvalidCode } from '../contract/errors.js';
import type { Problem } from '../contract/problem.js';
import { Misuse } from './targets.js';

/** Throws `Misuse` for what is no address; so does the client where nobody answers there. */
export function serviceAt(server: string, key = process.env.SENESCHAL_KEY): SeneschalClient {
  if (!/^https?:\/\//.test(server) || !URL.canParse(server)) throw new Misuse(`\`${server}\` is no address: such as http://localhost:3000`);
  return createClient({
    baseUrl: server.replace(/\/$/, ''),
    fetch: (request) => reached(server, fetch(request)),
    ...(key !== undefined && key !== '' && { key }),
  });
}

/** Throws what the service said instead of an answer: `Invalid` with what is wrong with the question, or `Misuse`. */
export function refused(problem: unknown): never {
  const { code = '', title = 'it gave no reason', detail, errors = [] } = (problem ?? {}) as Partial<Problem>;
  if (errors.length > 0 && Object.hasOwn(ERRORS, code)) throw new Invalid(code as InvalidCode, detail, errors);
  throw new Misuse(`the service refused: ${title}${detail === undefined ? '' : `: ${detail}`}`);
}

async function reached<T>(server: string, asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    const { message, cause } = error as Error;
    // what Node says by itself is that it failed; of several addresses the cause has no message
    const why = cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : message;
    throw new Misuse(`${server} does not answer: ${why}`, { cause: error });
  }
}
