/** The tables. A shape of the database is never the API's contract: rows are mapped in the files beside this one. */
import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { JobKind, JobStatus } from '../contract/job.js';
import type { Role } from '../contract/key.js';
import type { Ruling, RulingStatus } from '../contract/ruling.js';
import type { StoredAnswer } from './idempotency-store.js';
import type { RulesetText } from './ruleset-store.js';

/** Text that sorts by code point whatever the database's locale, so that pages come in the same order everywhere. */
const key = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** To the millisecond, as JavaScript has it. */
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 });
/** Entries wait in a list, which every search would read through: `sort_into_search` empties it before a transaction ends. */
const TOGETHER = { fastupdate: true };
/** Entries are put in their place at once. */
const AT_ONCE = { fastupdate: false };
const counter = () => bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity();

/** Append-only: a trigger refuses updates and deletions. */
export const rulesets = pgTable(
  'rulesets',
  {
    id: key('id').notNull(),
    version: integer('version').notNull(),
    document: jsonb('document').$type<RulesetText>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    /** Of the document. */
    hash: key('hash'),
    /** Under which the engine knew it when it was added. */
    engineHash: key('engine_hash'),
  },
  (table) => [primaryKey({ columns: [table.id, table.version] }), index().on(table.hash), index().on(table.engineHash)],
);

/** The current version of each ruling, and what it is found by. */
export const rulings = pgTable(
  'rulings',
  {
    id: key('id').primaryKey(),
    version: integer('version').notNull(),
    status: key('status').$type<RulingStatus>().notNull(),
    document: jsonb('document').$type<Ruling>().notNull(),
    /** `clause:`, `rule:`, `tag:`, `event:`, `figure:`, `expansion:`, `level:` with what each names. */
    facets: text('facets').array().notNull(),
    /** YYYY-MM-DD: from when it holds, or else when it was written. */
    date: key('date').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When this database got to know of this version; imports keep their own `updatedAt`. */
    changedAt: instant('changed_at').notNull(),
    search: tsvector('search').generatedAlwaysAs(
      sql`setweight(to_tsvector('english', coalesce(document ->> 'question', '')), 'A') || setweight(to_tsvector('english', coalesce(document -> 'tags', '[]')), 'A') || setweight(to_tsvector('english', coalesce(document ->> 'event', '')), 'B') || setweight(to_tsvector('english', coalesce(document ->> 'decision', '')), 'B') || setweight(to_tsvector('english', coalesce(document ->> 'reasoning', '')), 'C')`,
    ),
  },
  (table) => [
    index('rulings_search').using('gin', table.search).with(TOGETHER),
    // of the question and the tags
    index('rulings_title')
      .using('gin', sql`ts_filter("search", '{a}')`)
      .with(TOGETHER),
    index('rulings_facets').using('gin', table.facets).with(TOGETHER),
    index('rulings_created').on(table.createdAt, table.id),
    index('rulings_status_created').on(table.status, table.createdAt, table.id),
    index('rulings_changed').on(table.changedAt, table.id),
    index('rulings_date').on(table.date),
  ],
);

/** Every version of every ruling. Append-only: a trigger refuses updates and deletions. */
export const rulingVersions = pgTable(
  'ruling_versions',
  {
    /** In the order in which they were committed. */
    seq: counter(),
    id: key('id').notNull(),
    version: integer('version').notNull(),
    hash: key('hash').notNull(),
    document: jsonb('document').$type<Ruling>().notNull(),
    recordedAt: instant('recorded_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.version] }),
    uniqueIndex('ruling_versions_seq').on(table.seq),
    index('ruling_versions_hash').on(table.hash),
  ],
);

/** Every word that a ruling ever held, to find what a misspelt one was meant to be: `near_words`, a function in the migrations, does. */
export const rulingWords = pgTable('ruling_words', { word: key('word').primaryKey() }, (table) => [
  index('ruling_words_trigrams').using('gin', table.word.op('gin_trgm_ops')).with(AT_ONCE),
]);

/** Who did what, when and why. Append-only: a trigger refuses updates and deletions. */
export const audit = pgTable(
  'audit',
  {
    seq: counter().primaryKey(),
    at: instant('at').notNull(),
    keyId: text('key_id').notNull(),
    name: text('name').notNull(),
    action: text('action').notNull(),
    subject: key('subject').notNull(),
    version: integer('version'),
    reason: text('reason'),
  },
  (table) => [index('audit_subject').on(table.subject, table.seq)],
);

export const keys = pgTable(
  'keys',
  {
    id: key('id').primaryKey(),
    name: text('name').notNull(),
    role: text('role').$type<Role>().notNull(),
    hash: key('hash').notNull(),
    ratePerMinute: integer('rate_per_minute').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [uniqueIndex('keys_hash').on(table.hash)],
);

/** How many writes each key has made since its window began. */
export const rates = pgTable('rates', { keyId: key('key_id').primaryKey(), count: integer('count').notNull(), endsAt: instant('ends_at').notNull() });

/** What was answered to a request with an idempotency key, so that the same request is answered the same again. */
export const idempotency = pgTable(
  'idempotency',
  {
    keyId: key('key_id').notNull(),
    key: key('key').notNull(),
    route: key('route').notNull(),
    requestHash: key('request_hash').notNull(),
    /** Who works on it: a request that was cut short is taken over under another claim. */
    claim: key('claim').notNull(),
    claimedUntil: instant('claimed_until').notNull(),
    /** Null while it is worked on. */
    answer: jsonb('answer').$type<StoredAnswer>(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.keyId, table.key, table.route] }), index('idempotency_expires').on(table.expiresAt)],
);

/** Bulk work. */
export const jobs = pgTable(
  'jobs',
  {
    id: key('id').primaryKey(),
    keyId: key('key_id').notNull(),
    kind: key('kind').$type<JobKind>().notNull(),
    /** `receiving`: its items are still coming in. */
    status: key('status').$type<JobStatus | 'receiving'>().notNull(),
    language: text('language'),
    /** The idempotency key that it was handed in with. */
    requestKey: key('request_key'),
    /** Of what was handed in with that key. */
    requestHash: key('request_hash'),
    items: integer('items').notNull(),
    done: integer('done').notNull(),
    failed: integer('failed').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('jobs_key').on(table.keyId, table.id),
    uniqueIndex('jobs_request').on(table.keyId, table.requestKey),
    index('jobs_expires').on(table.expiresAt),
    index('jobs_live')
      .on(table.id)
      .where(sql`status in ('queued', 'running')`),
  ],
);

const jobId = () =>
  key('job_id')
    .notNull()
    .references(() => jobs.id, { onDelete: 'cascade' });

/** What was handed in, each as its JSON. */
export const jobItems = pgTable('job_items', { jobId: jobId(), index: integer('index').notNull(), request: text('request').notNull() }, (table) => [
  primaryKey({ columns: [table.jobId, table.index] }),
]);

/** What came of it. An item has one answer, however often it was worked. */
export const jobResults = pgTable(
  'job_results',
  { jobId: jobId(), index: integer('index').notNull(), ok: boolean('ok').notNull(), answer: text('answer').notNull() },
  (table) => [primaryKey({ columns: [table.jobId, table.index] })],
);
