/**
 * The one list of error codes. `PROBLEMS` are the answers that are not what was asked for, each with its HTTP status;
 * `DEFECTS` are the codes in the `errors` of such an answer, one for each way an input can be wrong.
 * Codes are stable: clients may branch on them. A test holds both lists equal to what the code can answer.
 */
import type { Defect, Problem } from '../contract/problem.js';

interface ProblemKind {
  readonly status: number;
  readonly title: string;
  readonly means: string;
}

export const PROBLEMS = {
  'bad-request': { status: 400, title: 'The request cannot be read', means: 'the HTTP request itself is malformed' },
  'invalid-json': { status: 400, title: 'The body is not JSON', means: 'the body is empty, cut off, not JSON, or names a property `__proto__`' },
  'invalid-request': {
    status: 400,
    title: 'The body does not have the shape that is asked for',
    means: 'the body does not match its schema; `errors` names every place',
  },
  'invalid-parameters': {
    status: 400,
    title: 'A parameter is not valid',
    means: 'a path or query parameter does not match its schema; pointers are relative to the parameters',
  },
  'invalid-cursor': { status: 400, title: 'The cursor is not valid', means: 'the cursor was not given out for this list' },
  'nested-too-deeply': { status: 400, title: 'The body is nested too deeply', means: 'values inside one another may be 32 deep' },
  unauthorized: {
    status: 401,
    title: 'A key is needed',
    means: 'writing needs `Authorization: Bearer` with a key that is known, has not expired and is not revoked',
  },
  forbidden: {
    status: 403,
    title: 'The key does not allow this',
    means: "the role of the key is too low for this or for what the ruling claims, or the ruling is somebody else's",
  },
  'not-found': { status: 404, title: 'Nothing is here', means: 'no resource has this address' },
  'method-not-allowed': { status: 405, title: 'The method is not allowed here', means: '`Allow` lists the methods of this resource' },
  conflict: {
    status: 409,
    title: 'What is there rules this out',
    means: 'the status of the ruling, or a version that is there with another content',
  },
  'in-progress': { status: 409, title: 'The request is being worked on', means: 'a request with this `Idempotency-Key` has not been answered yet' },
  'not-acceptable': { status: 406, title: 'It cannot be had in that form', means: '`Accept` names no content type in which this can be answered' },
  'precondition-failed': { status: 412, title: 'It has been changed', means: '`If-Match` does not name the present version' },
  'body-too-large': { status: 413, title: 'The body is too large', means: 'a body, or a line of a batch, may have 1 MB, a recorded game 4 MB' },
  'unsupported-media-type': {
    status: 415,
    title: 'The content type is not supported',
    means: 'bodies are `application/json`, batches and imports `application/x-ndjson`, a change of a draft also `application/merge-patch+json`',
  },
  'idempotency-key-reused': {
    status: 422,
    title: 'The idempotency key was used for another request',
    means: 'within a day an `Idempotency-Key` belongs to one request',
  },
  'invalid-ruling': {
    status: 422,
    title: 'The ruling is not sound',
    means: 'it names what does not exist, or holds a text or a date that cannot be; `errors` lists every defect',
  },
  'precondition-required': { status: 428, title: '`If-Match` is missing', means: 'a change must name the version that it starts from, by its ETag' },
  'too-many-requests': {
    status: 429,
    title: 'Too many requests',
    means: 'the key has a limit, and so have wrong keys from one address; try again after the seconds that `Retry-After` says',
  },
  'unknown-ruleset': { status: 422, title: 'No such ruleset', means: 'no built-in or stored ruleset has that id, or not in that version' },
  'invalid-ruleset': {
    status: 422,
    title: 'The ruleset is not sound',
    means: 'the ruleset names what does not exist, contradicts itself, or holds a text that cannot be stored',
  },
  'invalid-snapshot': {
    status: 422,
    title: 'The snapshot is not sound',
    means: 'the position cannot exist under the ruleset; `errors` lists every defect',
  },
  'invalid-action': {
    status: 422,
    title: 'The action names what is not there',
    means: 'the action cannot be read in this position; an action that can be read is answered with a verdict',
  },
  'invalid-game': {
    status: 422,
    title: 'The game cannot be replayed',
    means: 'the recorded game names what is not known; `errors` lists every defect',
  },
  'internal-error': { status: 500, title: 'Something went wrong', means: 'a fault of the service, which has been logged' },
  overloaded: { status: 503, title: 'Too much to do', means: 'try again after the seconds that `Retry-After` says' },
  'not-ready': { status: 503, title: 'The service is not ready', means: 'the store does not answer' },
} as const satisfies Readonly<Record<string, ProblemKind>>;

export type ProblemCode = keyof typeof PROBLEMS;

export const DEFECTS = {
  // the shape of the input
  'wrong-type': 'the value has another JSON type than it must have',
  missing: 'a property that must be there is not',
  'unknown-property': 'no property has this name',
  'not-allowed-value': 'the value is none of those that are allowed',
  'out-of-range': 'the number, the length or the count is too small or too large',
  'wrong-format': 'the text does not match its pattern',
  'unknown-type': 'no kind of action, or format of a game, is called so',
  'not-valid': 'the value does not match its schema',
  // the ruleset
  'unknown-preset': 'no preset is called so',
  'unknown-expansion': 'no expansion is called so',
  'unknown-setting': 'no setting is called so',
  'unknown-setting-value': 'the setting has no such value',
  'unknown-house-rule': 'no house rule is called so',
  'unknown-clause': 'no clause is called so',
  'contradictory-clause': 'a clause is disabled and made a house rule at once',
  'contradictory-setting': 'a house rule and the settings give one setting different values',
  'idle-setting': 'the setting belongs to an expansion that the ruleset does not have',
  'unknown-ruleset': 'no ruleset is called so',
  'unknown-version': 'the ruleset has no such version',
  // the position
  'unknown-tile': 'no tile is called so',
  'tiles-overlap': 'another tile lies on the cell',
  'edges-do-not-fit': 'a side of the tile does not continue what it touches',
  'board-not-connected': 'the tile does not belong to the board of the first one',
  'no-tile-there': 'no tile lies on the cell',
  'no-such-feature': 'the tile has no such feature there',
  'figure-cannot-stand-there': 'the figure never stands on such a feature',
  'unknown-figure': 'no figure on the board is called so',
  'unknown-figure-kind': 'no expansion of the ruleset has such a figure',
  'neutral-figure': 'the figure belongs to nobody',
  'owner-missing': 'the figure belongs to a player, and it is not said to whom',
  'too-many-figures': 'the player has more figures of the kind than are in the box for one',
  'duplicate-id': 'the id is taken',
  'unknown-player': 'no player is called so',
  'unknown-token': 'no expansion of the ruleset has such a token',
  'unknown-step': 'nothing is decided in a step of this name',
  'turn-missing': 'it must be said whose turn it is, and at which step',
  'not-the-tile-laid': 'another tile lies where the turn says that its tile was laid',
  'not-on-one-tile': 'the neutral figure stands on another tile than the figure it is with',
  'dragon-off-board': 'the dragon walks, but stands beside the board',
  'walk-ends-elsewhere': 'the dragon does not stand where its walk has led',
  // what is stored
  'bad-text': 'the text holds a NUL character or half of a surrogate pair',
  'bad-date': 'no such day or instant is in the calendar, or it is written otherwise',
  'unknown-ruling': 'no other ruling is called so',
  'unknown-rule': 'no rule is called so',
  'decides-nothing': 'the rule permits and forbids nothing, so that there is nothing to decide about it',
  'wrong-hash': 'the hash is not that of the content',
  'id-taken': 'the id belongs to a built-in ruleset, or has the form of a hash',
  // the recorded game
  'unknown-feature': 'no kind of feature is called so',
  'unknown-location': 'no place on a tile is called so',
} as const satisfies Readonly<Record<string, string>>;

export type DefectCode = keyof typeof DEFECTS;

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
