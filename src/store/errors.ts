/** What can go wrong with the store, as the rest of the program is told: no drivers, no SQL, nothing of what was stored. */
import type { Defect } from '../contract/problem.js';

/** The database is gone, too slow or too busy: the same may be tried again. Whether a write was done is not known. */
export class Unavailable extends Error {
  /** When to try again. */
  readonly retryAfterSeconds = 2;
  constructor(message = 'the database does not answer', options?: ErrorOptions) {
    super(message, options);
    this.name = 'Unavailable';
  }
}

/** No such thing is stored. */
export class NotFound extends Error {
  constructor(readonly subject: string) {
    super(`there is no ${subject}`);
    this.name = 'NotFound';
  }
}

/**
 * Something else came first. `version`: it has been changed since the version that was expected. `status`: what it is by
 * now rules the change out. `exists`: it is stored already, with another content. `claim`: another request has taken over.
 */
export class Conflict extends Error {
  constructor(
    readonly kind: 'version' | 'status' | 'exists' | 'claim',
    message: string,
    /** The version that is stored. */
    readonly currentVersion?: number,
  ) {
    super(message);
    this.name = 'Conflict';
  }
}

/** What was handed in cannot be stored or looked for; pointers are relative to it. */
export class BadInput extends Error {
  constructor(readonly defects: readonly Defect[]) {
    super(defects.map(({ pointer, message }) => `${pointer} ${message}`).join('; '));
    this.name = 'BadInput';
  }
}

/** Text that no database takes: a NUL character, or half of a surrogate pair. */
export class BadText extends BadInput {
  override name = 'BadText';
}

/** The cursor was not given out for this list. */
export class BadCursor extends Error {
  constructor() {
    super('the cursor was not given out for this list');
    this.name = 'BadCursor';
  }
}

/** A request with the same idempotency key is being worked on. */
export class InProgress extends Error {
  readonly retryAfterSeconds = 1;
  constructor() {
    super('a request with this idempotency key is being worked on');
    this.name = 'InProgress';
  }
}

/** The idempotency key was used for another request. */
export class KeyReused extends Error {
  constructor() {
    super('the idempotency key was used for another request');
    this.name = 'KeyReused';
  }
}
