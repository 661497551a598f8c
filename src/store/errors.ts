/** What can go wrong with the store, as the rest of the program is told: no drivers, no SQL, nothing of what was stored. */
import { Conflict, Invalid } from '../contract/errors.js';
import type { Defect } from '../contract/problem.js';

export { Conflict, NotFound, Precondition, TooMany, Unavailable } from '../contract/errors.js';

/** What was handed in cannot be stored or looked for; pointers are relative to it. */
export class BadInput extends Invalid {
  constructor(defects: readonly Defect[]) {
    super('invalid-ruling', undefined, defects, { message: defects.map(({ pointer, message }) => `${pointer} ${message}`).join('; ') });
  }
}

/** Text that no database takes: a NUL character, or half of a surrogate pair. */
export class BadText extends BadInput {}

/** The cursor was not given out for this list. */
export class BadCursor extends Invalid {
  constructor() {
    super('invalid-cursor', 'the cursor was not given out for this list; begin without one, and take `next` of each page');
  }
}

/** A request with the same idempotency key is being worked on. */
export class InProgress extends Conflict {
  override readonly retryAfterSeconds = 1;
  constructor() {
    super('in-progress', { message: 'a request with this idempotency key is being worked on' });
  }
}

/** The idempotency key was used for another request. */
export class KeyReused extends Conflict {
  constructor() {
    super('idempotency-key-reused', { message: 'the idempotency key was used for another request' });
  }
}
