/** Rulings in the store: every version is kept, none is ever changed. */
import type { AuthorityLevel } from '../contract/precedent.js';
import type { Author, RecordedVerdict, Ruling, RulingInput, RulingStatus, Transition } from '../contract/ruling.js';
import type { BadInput, Conflict } from './errors.js';
import type { Receipt } from './idempotency-store.js';

/** Who writes, and what the server adds. */
export interface RulingWrite {
  readonly by: Author;
  /** What the engine says at the time. */
  readonly verdict?: RecordedVerdict;
  readonly receipt?: Receipt<Ruling>;
}

/** All that are given must hold. */
export interface RulingFilter {
  /** Words, possibly misspelt; `"a phrase"`, `-without` and `or` are understood, and then taken as they are. */
  readonly q?: string;
  /** The same in other words: what matches either is found. */
  readonly alike?: string;
  /** Id of the ruleset, or of the preset of an inline one. */
  readonly ruleset?: string;
  readonly clause?: string;
  /** A rule of the engine's verdict, or the one that the ruling decides. */
  readonly rule?: string;
  /** Any of these. */
  readonly rules?: readonly string[];
  readonly tag?: string;
  readonly figure?: string;
  readonly expansion?: string;
  readonly event?: string;
  readonly authorityLevel?: AuthorityLevel;
  /** Only those that bind. */
  readonly binding?: true;
  /** One, or any of several. */
  readonly status?: RulingStatus | readonly RulingStatus[];
  /** First and last day, `YYYY-MM-DD`: from when it holds, or else when it was written. */
  readonly from?: string;
  readonly to?: string;
  /** Only what this database got to know later, ISO 8601: the `asOf` of the last time. */
  readonly changedSince?: string;
}

/** Somebody who sees what was published, and what this key has written. */
export interface Reader {
  readonly keyId?: string;
}

export interface RulingQuery extends RulingFilter {
  /** Left out: everything is listed. A cursor serves every reader. */
  readonly reader?: Reader;
  readonly limit: number;
  readonly cursor?: string;
}

/**
 * Newest first; the best match first with `q`; in the order of the changes with `changedSince`. Whatever is written
 * meanwhile, the pages together hold each ruling once that was there at the first.
 */
export interface RulingPage {
  readonly items: readonly Ruling[];
  readonly next: string | null;
  /** With `changedSince`: what to ask for next time, when `next` is null. */
  readonly asOf?: string;
}

/** Every method throws `Unavailable` when the database does not answer, and `BadText` for text that it cannot hold. */
export interface RulingStore {
  /** A draft, version 1. Throws `BadInput` for a bad date, or when `supersedes` names nothing. */
  create(input: RulingInput, write: RulingWrite): Promise<Ruling>;
  /** A new version of a draft. Throws as `create`, and `NotFound`, `Conflict` (`version`, `status`). */
  amend(id: string, input: RulingInput, write: RulingWrite & { readonly expectedVersion: number; readonly reason?: string }): Promise<Ruling>;
  /**
   * Publishes a draft, withdraws it or a published one, or marks a published one as superseded by another published one.
   * Publishing a ruling that supersedes another marks that one in the same breath.
   * Throws `NotFound`, `Conflict` (`version`, `status`), `BadInput`.
   */
  transition(id: string, transition: Transition & { readonly expectedVersion: number }, write: Omit<RulingWrite, 'verdict'>): Promise<Ruling>;
  get(id: string): Promise<Ruling | undefined>;
  getVersion(id: string, version: number): Promise<Ruling | undefined>;
  /** The version with this content. */
  getByHash(hash: string): Promise<Ruling | undefined>;
  /** All versions, oldest first. */
  versions(id: string): Promise<readonly Ruling[]>;
  /** Throws `BadCursor`, `BadInput`. */
  list(query: RulingQuery): Promise<RulingPage>;
  /** Every version of every ruling, in the order in which they were written. */
  exportAll(): AsyncIterable<Ruling>;
  /**
   * Takes over versions from an export, unless they are there; what becomes of each. All of them are written at once, so that
   * they should not be more than some hundred; and once `after`, what came before them, has been: meanwhile they are looked at.
   */
  importAll(rulings: readonly Ruling[], write: Pick<RulingWrite, 'by'> & { readonly after?: Promise<void> }): Promise<readonly Taken[]>;
  /** After much has been written: how common which word is, by which a search is planned. */
  countWords(): Promise<void>;
}

/** Refused with `BadInput` when its hash is not that of its content, with `Conflict` when that version is there with another content. */
export type Taken = 'imported' | 'unchanged' | BadInput | Conflict;

/** What the caller knows of a ruling and may be asked for: kinds of figures, ids of expansions. */
export interface Facets {
  readonly figures: readonly string[];
  readonly expansions: readonly string[];
}
export type FacetsOf = (ruling: Ruling) => Facets;

export const isRulingId = (id: string): boolean => /^[a-z0-9][a-z0-9-]{0,63}$/.test(id);
