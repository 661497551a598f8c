/** What a store is opened with. */
import type { FacetsOf } from './ruling-store.js';

export interface StoreOptions {
  /** A PostgreSQL server; without it an embedded database is used. */
  readonly databaseUrl?: string | undefined;
  /** Where the embedded database lies; `./data` when left out. */
  readonly dataDir?: string | undefined;
  /** Connections to the server for reading, at most; 10 when left out. */
  readonly poolSize?: number | undefined;
  /** Milliseconds after which a statement is given up, and a write that waits for its turn; 5 seconds when left out. */
  readonly timeout?: number | undefined;
  /** By which figures and expansions a ruling is found; by what it says of them itself when left out. */
  readonly facetsOf?: FacetsOf | undefined;
  /** Seconds after which items of a job that were taken and not finished are taken up by others; a minute when left out. */
  readonly jobLease?: number | undefined;
}
