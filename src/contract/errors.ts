/**
 * What can be refused or fail, whoever asks and by whichever door. Each door says it in its own way: HTTP as problem+json with a
 * status, the command line as a message and an exit status.
 */
import { ERRORS, type ErrorCode } from './codes.js';
import type { Defect } from './problem.js';

interface Particulars extends ErrorOptions {
  /** What is told beside the code. */
  readonly detail?: string | undefined;
  /** For the log, where that is more than what is told. */
  readonly message?: string;
  readonly defects?: readonly Defect[];
  readonly nearest?: () => readonly string[];
}

export abstract class DomainError extends Error {
  readonly detail: string | undefined;
  /** Every defect of the input; pointers are relative to it. */
  readonly defects: readonly Defect[];
  /** Seconds after which the same may be tried again. */
  readonly retryAfterSeconds?: number;
  readonly #nearest: () => readonly string[];

  constructor(
    readonly code: ErrorCode,
    { detail, message = detail ?? ERRORS[code], defects = [], nearest = () => [], ...options }: Particulars = {},
  ) {
    super(message, options);
    this.name = new.target.name;
    this.detail = detail;
    this.defects = defects;
    this.#nearest = nearest;
  }

  /** Names that there are, and that are like the one that was looked for. They are looked for when somebody wants to know. */
  get nearest(): readonly string[] {
    return this.#nearest();
  }
}

export type InvalidCode = Extract<ErrorCode, `invalid-${string}` | 'unknown-ruleset' | 'nested-too-deeply' | 'body-too-large'>;

/** What was handed in is not sound: all that is wrong with it. */
export class Invalid extends DomainError {
  declare readonly code: InvalidCode;

  constructor(code: InvalidCode, detail?: string, defects: readonly Defect[] = [], more: Pick<Particulars, 'message' | 'nearest'> = {}) {
    super(code, { detail, defects, ...more });
  }
}

/** There is no such thing, or none that this one may see. */
export class NotFound extends DomainError {
  constructor(detail: string, nearest?: () => readonly string[]) {
    super('not-found', { detail, ...(nearest && { nearest }) });
  }
}

/** Who asks may not do this. */
export class Forbidden extends DomainError {
  constructor(detail: string) {
    super('forbidden', { detail });
  }
}

/** What is there by now rules this out. */
export class Conflict extends DomainError {
  constructor(
    code: Extract<ErrorCode, 'conflict' | 'in-progress' | 'idempotency-key-reused' | `precondition-${string}`>,
    particulars: Particulars,
    /** The version that is stored. */
    readonly currentVersion?: number,
  ) {
    super(code, particulars);
  }
}

/** It has been changed since the version that the change starts from, or no version was named. */
export class Precondition extends Conflict {
  constructor(code: Extract<ErrorCode, `precondition-${string}`>, detail: string, currentVersion?: number) {
    super(code, { detail }, currentVersion);
  }
}

/** Who asks has asked for as much as he may: the same may be asked again later. */
export class TooMany extends DomainError {
  constructor(
    detail: string,
    override readonly retryAfterSeconds: number,
  ) {
    super('too-many-requests', { detail });
  }
}

/** The database is gone, too slow or too busy: the same may be tried again. Whether a write was done is not known. */
export class Unavailable extends DomainError {
  override readonly retryAfterSeconds = 2;
  constructor(message = 'the database does not answer', options?: ErrorOptions) {
    super('not-ready', { message, ...options });
  }
}
