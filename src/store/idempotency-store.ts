/** Requests that may be sent again: the same answer, and nothing done twice. */

/** An answer as it was given. */
export interface StoredAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What makes two requests the same: the key of the sender, his idempotency key, and where it was sent. */
export interface RequestName {
  readonly keyId: string;
  readonly key: string;
  readonly route: string;
}

/** The right to work on a request, until `finish` or `abandon`. */
export interface Ticket extends RequestName {
  readonly claim: string;
}

/** Makes the answer part of the write itself: either both are kept or neither. */
export interface Receipt<T> {
  readonly ticket: Ticket;
  readonly answer: (written: T) => StoredAnswer;
}

export interface IdempotencyStore {
  /**
   * Either the right to work on the request, or the answer it has had. A request that was begun and given up by a crash can
   * be begun again after a minute.
   * Throws `InProgress`, `KeyReused` (same key, other request), `BadText`, `Unavailable`.
   */
  begin(request: RequestName & { readonly requestHash: string }): Promise<{ readonly ticket: Ticket } | { readonly answer: StoredAnswer }>;
  /** Keeps the answer for a day. Throws `Conflict` (`claim`) when another request has taken over, `Unavailable`. */
  finish(ticket: Ticket, answer: StoredAnswer): Promise<void>;
  /** Nothing was done: the request may be sent again at once. Throws `Unavailable`. */
  abandon(ticket: Ticket): Promise<void>;
  /** Forgets answers that have expired; how many. Throws `Unavailable`. */
  sweep(): Promise<number>;
}
