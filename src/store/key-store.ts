/** Keys in the store. Their secrets are not. */
import type { Key, Role } from '../contract/key.js';
import type { AuditEntry, Author } from '../contract/ruling.js';

export interface KeyInput {
  readonly name: string;
  readonly role: Role;
  /** 60 when left out. */
  readonly ratePerMinute?: number;
  /** ISO 8601; never when left out. */
  readonly expiresAt?: string;
}

/** Every method throws `Unavailable` when the database does not answer. */
export interface KeyStore {
  /** The secret is told this once. Throws `BadInput` for a bad text or date. */
  create(input: KeyInput, by: Author): Promise<{ readonly key: Key; readonly secret: string }>;
  /** While there is no key at all: an admin's, with this secret. Several at the same time make one. */
  first(secret: string, by: Author): Promise<Key | undefined>;
  /** The key of a secret, by the hash of it; undefined unless it is known, has not expired and is not revoked. */
  find(secret: string): Promise<Key | undefined>;
  get(id: string): Promise<Key | undefined>;
  /** Every key there ever was, oldest first. */
  list(): Promise<readonly Key[]>;
  /** Once revoked it stays so; again does nothing. Throws `NotFound`. */
  revoke(id: string, by: Author, reason?: string): Promise<Key>;
  /** Notes that the key was used, to the minute. */
  touch(id: string): Promise<void>;
}

export interface AuditQuery {
  /** `ruling:`, `ruleset:` or `key:` and an id. */
  readonly subject?: string;
  /** Entries after this `seq`, oldest first. */
  readonly after?: number;
  readonly limit: number;
}

export interface AuditStore {
  /** Throws `BadText`, `Unavailable`. */
  list(query: AuditQuery): Promise<readonly AuditEntry[]>;
}
