/** What the service keeps, as the rest of the program sees it: no tables, no drivers. */
import type { IdempotencyStore } from './idempotency-store.js';
import type { JobStore } from './job-store.js';
import type { AuditStore, KeyStore } from './key-store.js';
import type { RateStore } from './rate-store.js';
import type { RulesetStore } from './ruleset-store.js';
import type { RulingStore } from './ruling-store.js';

export * from './errors.js';
export * from './idempotency-store.js';
export * from './job-store.js';
export * from './key-store.js';
export * from './rate-store.js';
export * from './ruleset-store.js';
export * from './ruling-store.js';
export { badDate, badDates, badText } from './text.js';

export interface Store {
  readonly rulesets: RulesetStore;
  readonly rulings: RulingStore;
  readonly keys: KeyStore;
  readonly audit: AuditStore;
  readonly idempotency: IdempotencyStore;
  readonly jobs: JobStore;
  /** Left out where no other process shares the database. */
  readonly rates?: RateStore;
  /** For keeping a copy in step: answered while others have to wait. */
  readonly aside: Aside;
  /** Left out where there is no server. */
  readonly vitals?: () => Vitals;
  /** Opens it now, and brings it up to date, instead of when it is first needed. */
  open(): Promise<void>;
  /** Rejects when the store does not answer; one that was never used is not opened to answer. */
  ping(): Promise<void>;
  /** Waits for what is being written. */
  close(): Promise<void>;
}

/** How the connections to a server stand. */
export interface Vitals {
  readonly pools: readonly { readonly pool: string; readonly open: number; readonly idle: number; readonly waiting: number }[];
  /** Whether every change is heard of. */
  readonly isListening: boolean;
}

export interface Aside {
  /** Grows with every change of a ruling, a ruleset or a key that anybody has made. Throws `Unavailable`. */
  revision(): number | Promise<number>;
  /** The same, while it is known without looking: the store is in this process, or tells every change by itself. */
  known(): number | undefined;
  readonly rulings: Pick<RulingStore, 'list'>;
  readonly rulesets: Pick<RulesetStore, 'get'>;
}

const none = () => Promise.resolve(undefined);
const nothing = () => Promise.resolve([]);
const refuse = () => Promise.reject(new Error('this store keeps nothing'));

/** A store that keeps nothing: only the built-in rulesets are there. */
export const emptyStore: Store = {
  rulesets: { get: none, getByHash: none, versions: nothing, list: nothing, add: refuse },
  rulings: {
    create: refuse,
    amend: refuse,
    transition: refuse,
    get: none,
    getVersion: none,
    getByHash: none,
    versions: nothing,
    list: () => Promise.resolve({ items: [], next: null }),
    exportAll: async function* () {},
    importAll: refuse,
    countWords: refuse,
  },
  keys: { create: refuse, first: none, find: none, get: none, list: nothing, revoke: refuse, touch: none },
  audit: { list: nothing },
  idempotency: { begin: refuse, finish: refuse, abandon: none, sweep: () => Promise.resolve(0) },
  jobs: {
    open: refuse,
    get: none,
    list: nothing,
    cancel: none,
    results: nothing,
    take: none,
    backlog: () => Promise.resolve({ queued: 0, running: 0, itemsLeft: 0 }),
    sweep: () => Promise.resolve(0),
  },
  aside: { revision: () => 0, known: () => 0, rulings: { list: () => Promise.resolve({ items: [], next: null }) }, rulesets: { get: none } },
  open: () => Promise.resolve(),
  ping: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
