/** Jobs in the database. */
import { and, asc, count, desc, eq, gt, gte, inArray, lt, ne, notExists, sql } from 'drizzle-orm';
import type { Job } from '../contract/job.js';
import type { Connection, Database } from './database.js';
import { InProgress, TooMany } from './errors.js';
import { newId } from './hash.js';
import type { JobQueue, Message, Span } from './job-queue.js';
import type { Chunk, Intake, ItemAnswer, JobStore, KnownJob, NewJob } from './job-store.js';
import { jobItems, jobResults, jobs } from './tables.js';

/** What one worker takes at a time: so many items, or so many characters of them. */
const CHUNK = { items: 100, length: 1_000_000 };
/** Jobs that a key may have that have not ended. */
const MOST_AT_ONCE = 10;
const RETRY_AFTER = 30;
/** How long a job that has not ended is kept, and one that has. */
const PENDING = sql`now() + interval '14 days'`;
const KEPT = sql`now() + interval '7 days'`;

const LIVE = ['queued', 'running'] as const;
const isLive = inArray(jobs.status, LIVE);
const isJobId = (id: string): boolean => /^[a-z0-9]{1,64}$/.test(id);
const isKnown = (id: string) => and(eq(jobs.id, id), ne(jobs.status, 'receiving'));

export function jobStore(to: Connection, queue: JobQueue): JobStore {
  const { run } = to;
  return {
    open: (job) => open(to, queue, job),

    async get(id) {
      if (!isJobId(id)) return undefined;
      const [row] = await run((database) => database.select().from(jobs).where(isKnown(id)));
      return row && shown(row);
    },

    async list({ keyId, before, limit }) {
      const which = and(
        ne(jobs.status, 'receiving'),
        keyId === undefined ? undefined : eq(jobs.keyId, keyId),
        before === undefined ? undefined : lt(jobs.id, before),
      );
      // later ids sort after earlier ones
      const rows = await run((database) => database.select().from(jobs).where(which).orderBy(desc(jobs.id)).limit(limit));
      return rows.map(shown);
    },

    async cancel(id) {
      if (!isJobId(id)) return undefined;
      const ended = { status: 'cancelled', endedAt: sql`now()`, expiresAt: KEPT } as const;
      await run((database) =>
        database
          .update(jobs)
          .set(ended)
          .where(and(eq(jobs.id, id), isLive)),
      );
      return this.get(id);
    },

    async results(id, after, limit) {
      const { index, ok, answer } = jobResults;
      const which = and(eq(jobResults.jobId, id), gt(index, after));
      return run((database) => database.select({ index, ok, answer }).from(jobResults).where(which).orderBy(asc(index)).limit(limit));
    },

    async take() {
      // most of the time there is nothing to be done, and it costs little to see that
      const live = await run((database) => database.select({ id: jobs.id }).from(jobs).where(isLive).limit(1));
      if (live.length === 0) return undefined;
      for (let message; (message = await queue.take());) {
        const chunk = message.isGivenUp ? await split(to, queue, message) : await chunkOf(to, queue, message);
        if (chunk) return chunk;
      }
      return undefined;
    },

    async backlog() {
      const left = sql<number>`sum(${jobs.items} - ${jobs.done})::int`;
      const rows = await run((database) =>
        database.select({ status: jobs.status, jobs: count(), left }).from(jobs).where(isLive).groupBy(jobs.status),
      );
      const of = (status: string) => rows.find((row) => row.status === status)?.jobs ?? 0;
      return { queued: of('queued'), running: of('running'), itemsLeft: rows.reduce((sum, row) => sum + row.left, 0) };
    },

    async sweep() {
      const gone = await run((database) =>
        database
          .delete(jobs)
          .where(lt(jobs.expiresAt, sql`now()`))
          .returning({ id: jobs.id }),
      );
      return gone.length;
    },
  };
}

async function open({ run, atomically }: Connection, queue: JobQueue, { kind, keyId, language, requestKey }: NewJob): Promise<Intake | KnownJob> {
  await queue.ready();
  const id = newId();
  const known = requestKey === undefined ? undefined : await handedIn(run, keyId, requestKey);
  if (known) return known;
  const others = await run((database) => database.$count(jobs, and(eq(jobs.keyId, keyId), inArray(jobs.status, ['receiving', ...LIVE]))));
  if (others >= MOST_AT_ONCE) throw new TooMany(`${MOST_AT_ONCE} jobs of this key have not ended`, RETRY_AFTER);
  const row = {
    id,
    keyId,
    kind,
    language: language ?? null,
    requestKey: requestKey ?? null,
    status: 'receiving',
    items: 0,
    done: 0,
    failed: 0,
    expiresAt: sql`now() + interval '1 day'`,
  } as const;
  const made = await run((database) => database.insert(jobs).values(row).onConflictDoNothing().returning({ id: jobs.id }));
  if (made.length === 0) throw new InProgress();
  const spans: Span[] = [];
  let waiting: string[] = [];
  let length = 0;
  let items = 0;
  const flush = async () => {
    if (waiting.length === 0) return;
    const from = items - waiting.length;
    const rows = waiting.map((request, i) => ({ jobId: id, index: from + i, request }));
    spans.push({ job: id, from, to: items });
    waiting = [];
    length = 0;
    await run((database) => database.insert(jobItems).values(rows));
  };
  return {
    async add(request) {
      waiting.push(request);
      items += 1;
      length += request.length;
      if (waiting.length >= CHUNK.items || length >= CHUNK.length) await flush();
    },
    async submit(digest) {
      await flush();
      return atomically(async (database) => {
        const submission = { status: 'queued', items, requestHash: digest ?? null, expiresAt: PENDING } as const;
        const [submitted] = await database.update(jobs).set(submission).where(eq(jobs.id, id)).returning();
        await queue.put(database, spans);
        return shown(submitted!);
      });
    },
    abandon: async () => void (await run((database) => database.delete(jobs).where(eq(jobs.id, id)))),
  };
}

/** The job of the same request, sent before. One that has been coming in for too long was cut short, and is forgotten. */
async function handedIn(run: Connection['run'], keyId: string, requestKey: string): Promise<KnownJob | undefined> {
  const same = and(eq(jobs.keyId, keyId), eq(jobs.requestKey, requestKey));
  await run((database) => database.delete(jobs).where(and(same, eq(jobs.status, 'receiving'), lt(jobs.createdAt, sql`now() - interval '1 hour'`))));
  const [row] = await run((database) => database.select().from(jobs).where(same));
  if (row?.status === 'receiving') throw new InProgress();
  return row && { known: shown(row), digest: row.requestHash ?? undefined };
}

/** What is left to be done of a message; undefined, and the message is done, where that is nothing. */
async function chunkOf(to: Connection, queue: JobQueue, message: Message): Promise<Chunk | undefined> {
  const { job: id, to: end } = message;
  const [job] = await to.run((database) =>
    database
      .select()
      .from(jobs)
      .where(and(eq(jobs.id, id), isLive)),
  );
  const items = job ? await unanswered(to, message) : [];
  const finish = (from = end) =>
    to.atomically(async (database) => {
      if (from < end) await queue.put(database, [{ job: id, from, to: end }]);
      await queue.done(database, message);
    });
  if (job && items.length > 0)
    return { kind: job.kind, language: job.language ?? undefined, items, lease: queue.lease, record: (answers) => record(to, id, answers), finish };
  await finish();
  return undefined;
}

function unanswered({ run }: Connection, { job, from, to }: Span): Promise<Chunk['items']> {
  const { index, request } = jobItems;
  return run((database) =>
    database
      .select({ index, request })
      .from(jobItems)
      .where(
        and(
          eq(jobItems.jobId, job),
          gte(index, from),
          lt(index, to),
          notExists(
            database
              .select({ one: sql`1` })
              .from(jobResults)
              .where(and(eq(jobResults.jobId, job), eq(jobResults.index, index))),
          ),
        ),
      )
      .orderBy(asc(index)),
  );
}

/** Something in it ends the processes that work it: each item goes alone from now on, and one that was alone already is answered so. */
async function split(to: Connection, queue: JobQueue, message: Message): Promise<undefined> {
  const { job } = message;
  const items = await unanswered(to, message);
  const isAlone = message.to - message.from === 1;
  if (isAlone && items.length > 0) {
    const answer = JSON.stringify({ code: 'internal-error', detail: 'whoever works this item does not come to an end', errors: [] });
    await record(to, job, [{ index: message.from, ok: false, answer }]);
  }
  await to.atomically(async (database) => {
    if (!isAlone)
      await queue.put(
        database,
        items.map(({ index }) => ({ job, from: index, to: index + 1 })),
      );
    await queue.done(database, message);
  });
}

function record({ atomically }: Connection, id: string, answers: readonly ItemAnswer[]): Promise<boolean> {
  return atomically(async (database) => {
    // those who record for one job take turns, so that the counts are those of the rows
    const [job] = await database
      .select()
      .from(jobs)
      .where(and(eq(jobs.id, id), isLive))
      .for('update');
    if (!job) return false;
    const fresh = await insert(database, id, answers);
    const done = job.done + fresh.length;
    const failed = job.failed + fresh.filter(({ ok }) => !ok).length;
    const ended = done === job.items ? ({ status: 'done', endedAt: sql`now()`, expiresAt: KEPT } as const) : ({ status: 'running' } as const);
    await database
      .update(jobs)
      .set({ done, failed, ...ended })
      .where(eq(jobs.id, id));
    return true;
  });
}

/** Those that are new. */
async function insert(database: Database, jobId: string, answers: readonly ItemAnswer[]): Promise<{ readonly ok: boolean }[]> {
  if (answers.length === 0) return [];
  return database
    .insert(jobResults)
    .values(answers.map((answer) => ({ jobId, ...answer })))
    .onConflictDoNothing()
    .returning({ ok: jobResults.ok });
}

function shown({ id, kind, status, keyId, items, done, failed, createdAt, endedAt, expiresAt }: typeof jobs.$inferSelect): Job {
  return {
    id,
    kind,
    // nobody is shown one that is still coming in
    status: status === 'receiving' ? 'queued' : status,
    keyId,
    items,
    done,
    failed,
    createdAt: iso(createdAt),
    ...(endedAt !== null && { endedAt: iso(endedAt) }),
    expiresAt: iso(expiresAt),
    results: `/v1/jobs/${id}/results`,
  };
}

const iso = (instant: string): string => new Date(instant).toISOString();
