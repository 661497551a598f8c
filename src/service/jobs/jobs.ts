/** Handing jobs in, and seeing what has become of them. */
import { createHash, type Hash } from 'node:crypto';
import { Conflict, Invalid } from '../../contract/errors.js';
import { MOST_ITEMS, type ItemRefusal, type Job } from '../../contract/job.js';
import type { Key } from '../../contract/key.js';
import type { Defect } from '../../contract/problem.js';
import { fromCursor, listName, toCursor } from '../../store/cursor.js';
import type { JobStore, KnownJob, NewJob } from '../../store/store.js';
import { atLeast } from '../case-law/access.js';
import { found } from '../lookup.js';
import type { Page, PageQuery } from '../page.js';

/** One item as it came in: its JSON, or what is wrong with that. */
export type Item = string | Omit<Defect, 'pointer'>;

/** Characters of all items of a job together. */
const MOST_TEXT = 1024 ** 3;
/** Defects that are told at once. */
const MOST_DEFECTS = 100;

/**
 * All of them or none; with a `requestKey` that was used before, the job of that time. Throws `Invalid` with every item that cannot be read, `Conflict`
 * where something else was handed in at that time, `InProgress`, `TooMany`, `Unavailable`.
 */
export async function submitJob(store: JobStore, job: NewJob, items: AsyncIterable<Item> | Iterable<Item>): Promise<Job> {
  const intake = await store.open(job);
  const digest = job.requestKey === undefined ? undefined : digestOf(job);
  if ('known' in intake) return handedInAgain(intake, job, items, digest!);
  try {
    const defects: Defect[] = [];
    let count = 0;
    let length = 0;
    for await (const item of items) {
      const pointer = `/${count++}`;
      if (count > MOST_ITEMS) throw misshapen([{ pointer, code: 'out-of-range', message: `a job may have ${MOST_ITEMS} items` }]);
      if (typeof item !== 'string') defects.push({ pointer, ...item });
      else length += item.length;
      if (length > MOST_TEXT) throw new Invalid('body-too-large', 'the items of a job may have 1 GB together');
      if (defects.length >= MOST_DEFECTS) throw misshapen(defects);
      if (typeof item === 'string' && defects.length === 0) {
        digest?.update(LINE).update(item);
        await intake.add(item);
      }
    }
    if (count === 0) defects.push({ pointer: '', code: 'out-of-range', message: 'a job has at least one item' });
    if (defects.length > 0) throw misshapen(defects);
    return await intake.submit(digest?.digest('hex'));
  } catch (error) {
    await intake.abandon().catch(() => undefined);
    throw error;
  }
}

/** The job of that time, where these are its items. */
async function handedInAgain(
  { known, digest: expected }: KnownJob,
  { kind }: NewJob,
  items: AsyncIterable<Item> | Iterable<Item>,
  digest: Hash,
): Promise<Job> {
  if (known.kind !== kind) throw reused(`it was used for a job that is to \`${known.kind}\``);
  // from before there were digests
  if (expected === undefined) return known;
  let count = 0;
  for await (const item of items) {
    // those of a job that there is can be read
    if (typeof item !== 'string' || ++count > known.items) throw reused(OTHER_JOB);
    digest.update(LINE).update(item);
  }
  if (digest.digest('hex') !== expected) throw reused(OTHER_JOB);
  return known;
}

const OTHER_JOB = 'it was used for a job with other items, or in another language';
const reused = (detail: string): Conflict => new Conflict('idempotency-key-reused', { detail });

/** No item holds one. */
const LINE = '\n';

/** To be followed by the items, each after the end of a line. */
const digestOf = ({ kind, language }: NewJob): Hash => createHash('sha256').update(JSON.stringify([kind, language ?? null]));

const misshapen = (defects: readonly Defect[]): Invalid => new Invalid('invalid-request', undefined, defects);

/** To others than its owner and admins it is not there. Throws `NotFound`, `Unavailable`. */
export async function jobOf(store: JobStore, id: string, key: Key): Promise<Job> {
  const job = await store.get(id);
  return found(job && (job.keyId === key.id || atLeast(key, 'admin')) ? job : undefined, 'job', id);
}

const isText = (part: unknown): boolean => typeof part === 'string';

/** Newest first: those of the key, to an admin all. Throws `Invalid`, `Unavailable`. */
export async function listJobs(store: JobStore, { limit = 50, cursor }: PageQuery, key: Key): Promise<Page<Job>> {
  const keyId = atLeast(key, 'admin') ? undefined : key.id;
  const name = listName({ list: 'jobs', keyId });
  const before = cursor === undefined ? undefined : (fromCursor(cursor, name, [isText])[0] as string);
  const jobs = await store.list({ keyId, before, limit: limit + 1 });
  const items = jobs.slice(0, limit);
  return { items, next: jobs.length > limit ? toCursor(name, [items.at(-1)!.id]) : null };
}

/** Throws `NotFound`, `Unavailable`. */
export async function cancelJob(store: JobStore, id: string, key: Key): Promise<Job> {
  await jobOf(store, id, key);
  return found(await store.cancel(id), 'job', id);
}

/** An answer to an item, as JSON, or why there is none. */
export type JobResult = { readonly index: number } & ({ readonly answer: string } | { readonly refusal: ItemRefusal });

export interface Range {
  /** Results of items after this one; from the first when left out. */
  readonly after?: number | undefined;
  /** All when left out. */
  readonly limit?: number | undefined;
}

/** How many are fetched at a time: replays are large. */
const AT_ONCE = 50;

/** What is there already, in the order of the items. Throws `Unavailable`. */
export async function* resultsOf(store: JobStore, id: string, { after = -1, limit = Infinity }: Range): AsyncGenerator<JobResult> {
  for (let left = limit; left > 0;) {
    const page = await store.results(id, after, Math.min(left, AT_ONCE));
    for (const { index, ok, answer } of page) yield ok ? { index, answer } : { index, refusal: JSON.parse(answer) as ItemRefusal };
    if (page.length < Math.min(left, AT_ONCE)) return;
    after = page.at(-1)!.index;
    left -= page.length;
  }
}
