/**
 * The answers that are not what was asked for, by their codes, each with its HTTP status: what the service refuses (`contract/codes.ts`),
 * and what is wrong with the request as such. A test holds the list equal to what the code can answer.
 */
import { ERRORS, type ErrorCode } from '../../contract/codes.js';
import type { Defect, Problem } from '../../contract/problem.js';

interface ProblemKind {
  readonly status: number;
  readonly title: string;
  readonly means: string;
}

export const PROBLEMS = {
  'bad-request': { status: 400, title: 'The request cannot be read', means: 'the HTTP request itself is malformed' },
  'invalid-json': {
    status: 400,
    title: ERRORS['invalid-json'],
    means: 'the body is empty, cut off, not JSON or not in UTF-8, or an object in it has a name twice, or the name `__proto__`',
  },
  'invalid-request': {
    status: 400,
    title: ERRORS['invalid-request'],
    means: 'the body does not match its schema; `errors` names every place',
  },
  'invalid-parameters': {
    status: 400,
    title: ERRORS['invalid-parameters'],
    means: 'a path or query parameter does not match its schema; pointers are relative to the parameters',
  },
  'invalid-cursor': { status: 400, title: ERRORS['invalid-cursor'], means: 'the cursor was not given out for this list' },
  'nested-too-deeply': { status: 400, title: ERRORS['nested-too-deeply'], means: 'values inside one another may be 32 deep' },
  unauthorized: {
    status: 401,
    title: 'A key is needed',
    means: 'writing needs `Authorization: Bearer` with a key that is known, has not expired and is not revoked',
  },
  forbidden: {
    status: 403,
    title: ERRORS.forbidden,
    means: "the role of the key is too low for this or for what the ruling claims, or the ruling is somebody else's",
  },
  'not-found': { status: 404, title: ERRORS['not-found'], means: 'no resource has this address' },
  'method-not-allowed': { status: 405, title: 'The method is not allowed here', means: '`Allow` lists the methods of this resource' },
  conflict: {
    status: 409,
    title: ERRORS.conflict,
    means: 'the status of the ruling, or a version that is there with another content',
  },
  'in-progress': { status: 409, title: ERRORS['in-progress'], means: 'a request with this `Idempotency-Key` has not been answered yet' },
  'not-acceptable': { status: 406, title: 'It cannot be had in that form', means: '`Accept` names no content type in which this can be answered' },
  'request-timeout': {
    status: 408,
    title: 'The request does not arrive',
    means: 'the client was too slow to send it; the connection has been closed',
  },
  'precondition-failed': { status: 412, title: ERRORS['precondition-failed'], means: '`If-Match` does not name the present version' },
  'body-too-large': {
    status: 413,
    title: ERRORS['body-too-large'],
    means: 'a body, or a line of a batch, may have 1 MB, a recorded game or an item of a job 4 MB, a list of them 32 MB',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'The content type is not supported',
    means: 'bodies are `application/json`, batches and imports `application/x-ndjson`, a change of a draft also `application/merge-patch+json`',
  },
  'range-not-satisfiable': {
    status: 416,
    title: 'The file has no such part',
    means: '`Range` begins behind the end of the file; `Content-Range` says how long it is',
  },
  'expectation-failed': {
    status: 417,
    title: 'What is expected of the service it cannot do',
    means: '`Expect` asks for something else than `100-continue`',
  },
  'idempotency-key-reused': {
    status: 422,
    title: ERRORS['idempotency-key-reused'],
    means: 'within a day an `Idempotency-Key` belongs to one request',
  },
  'invalid-ruling': {
    status: 422,
    title: ERRORS['invalid-ruling'],
    means: 'it names what does not exist, or holds a text or a date that cannot be; `errors` lists every defect',
  },
  'precondition-required': {
    status: 428,
    title: ERRORS['precondition-required'],
    means: 'a change must name the version that it starts from, by its ETag',
  },
  'headers-too-large': { status: 431, title: 'The headers are too large', means: 'the address and the headers of a request may have 16 kB together' },
  'too-many-requests': {
    status: 429,
    title: ERRORS['too-many-requests'],
    means:
      'the key has a limit of writes and of jobs that have not ended, and so have wrong keys from one address; try again after the seconds that `Retry-After` says',
  },
  'unknown-ruleset': { status: 422, title: ERRORS['unknown-ruleset'], means: 'no built-in or stored ruleset has that id, or not in that version' },
  'invalid-ruleset': {
    status: 422,
    title: ERRORS['invalid-ruleset'],
    means: 'the ruleset names what does not exist, contradicts itself, or holds a text that cannot be stored',
  },
  'invalid-snapshot': {
    status: 422,
    title: ERRORS['invalid-snapshot'],
    means: 'the position cannot exist under the ruleset; `errors` lists every defect',
  },
  'invalid-action': {
    status: 422,
    title: ERRORS['invalid-action'],
    means: 'the action cannot be read in this position; an action that can be read is answered with a verdict',
  },
  'invalid-game': {
    status: 422,
    title: ERRORS['invalid-game'],
    means: 'the recorded game names what is not known; `errors` lists every defect',
  },
  'invalid-setup': {
    status: 422,
    title: ERRORS['invalid-setup'],
    means: 'two players are called alike, or the start or a set of tiles is none of those in play; `errors` lists every defect',
  },
  'internal-error': { status: 500, title: 'Something went wrong', means: 'a fault of the service, which has been logged' },
  overloaded: { status: 503, title: 'Too much to do', means: 'try again after the seconds that `Retry-After` says' },
  'too-slow': {
    status: 503,
    title: 'It takes too long',
    means: 'it was not done in the time that the client waits, by `Prefer: wait` or by default, and has been stopped',
  },
  'not-ready': { status: 503, title: ERRORS['not-ready'], means: 'the store does not answer' },
} as const satisfies Readonly<Record<ErrorCode, ProblemKind>> & Readonly<Record<string, ProblemKind>>;

export type ProblemCode = keyof typeof PROBLEMS;

/** Where the documentation of a code is served. */
export const problemType = (code: ProblemCode): string => `/v1/problems/${code}`;

/** An answer that is not what was asked for; the error handler turns it into problem+json. */
export class ProblemError extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly detail?: string,
    readonly defects: readonly Defect[] = [],
    readonly headers: Readonly<Record<string, string | number>> = {},
  ) {
    super(detail ?? PROBLEMS[code].title);
    this.name = 'ProblemError';
  }
}

/** The problem+json body of an answer. */
export function problem({ code, detail, defects }: Pick<ProblemError, 'code' | 'detail' | 'defects'>, instance?: string): Problem {
  const { status, title } = PROBLEMS[code];
  return {
    type: problemType(code),
    title,
    status,
    code,
    ...(detail !== undefined && { detail }),
    ...(instance !== undefined && { instance }),
    errors: [...defects],
  };
}
