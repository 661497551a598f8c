/** Jobs in the store: what was handed in, a queue that any number of processes take from, and what came of each item. */
import type { Job, JobKind } from '../contract/job.js';

export interface NewJob {
  readonly kind: JobKind;
  /** Whose it is. */
  readonly keyId: string;
  /** The `Accept-Language` that it was handed in with. */
  readonly language?: string | undefined;
  /** The idempotency key of the request. */
  readonly requestKey?: string | undefined;
}

/** A job that is coming in. Nobody sees it before `submit`; one that is never submitted is swept away. */
export interface Intake {
  /** The items in their order, as JSON. */
  add(request: string): Promise<void>;
  /** With the digest of what was handed in, where the same request may be sent again. */
  submit(digest?: string): Promise<Job>;
  abandon(): Promise<void>;
}

/** A job that was handed in before. */
export interface KnownJob {
  readonly known: Job;
  /** Of what it was handed in with; undefined where that was not kept yet. */
  readonly digest: string | undefined;
}

/** An answer to an item: as JSON, or why there is none, an `ItemRefusal` as JSON. */
export interface ItemAnswer {
  readonly index: number;
  readonly ok: boolean;
  readonly answer: string;
}

/** Items that one worker has taken. Whoever does not finish in time loses them to another, who then works what has no answer yet. */
export interface Chunk {
  readonly kind: JobKind;
  readonly language: string | undefined;
  readonly items: readonly { readonly index: number; readonly request: string }[];
  /** Milliseconds until others may take them. */
  readonly lease: number;
  /** Keeps the answers; those that are there already stay. False: the job has been cancelled, or removed. */
  record(answers: readonly ItemAnswer[]): Promise<boolean>;
  /** Nothing is left to be done, or everything from this index on, which others take up. */
  finish(from?: number): Promise<void>;
}

export interface JobPageQuery {
  /** Only those of this key. */
  readonly keyId?: string | undefined;
  /** Those handed in before this one, newest first. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Jobs that have not ended, and their items that have no answer yet. */
export interface Backlog {
  readonly queued: number;
  readonly running: number;
  readonly itemsLeft: number;
}

/** Every method throws `Unavailable` when the database does not answer. */
export interface JobStore {
  /**
   * Begins one; or gives the job that was handed in with the same `requestKey` before. Throws `InProgress` while that is still coming in, `TooMany`
   * when the key has as many jobs that have not ended as it may have.
   */
  open(job: NewJob): Promise<Intake | KnownJob>;
  get(id: string): Promise<Job | undefined>;
  list(query: JobPageQuery): Promise<readonly Job[]>;
  /** What is done stays; nothing is added. Does nothing to a job that has ended. */
  cancel(id: string): Promise<Job | undefined>;
  /** In the order of the items, after this index. */
  results(id: string, after: number, limit: number): Promise<readonly ItemAnswer[]>;
  /** The next items to be worked, if there are any. */
  take(): Promise<Chunk | undefined>;
  /** What has not ended. */
  backlog(): Promise<Backlog>;
  /** Removes what has expired; how many jobs. */
  sweep(): Promise<number>;
}
