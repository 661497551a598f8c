/** Opens the store that the configuration asks for. */
import type { FacetsOf } from './ruling-store.js';
import type { Store } from './store.js';

export interface StoreOptions {
  /** A PostgreSQL server; without it an embedded database is used. */
  readonly databaseUrl?: string | undefined;
  /** Where the embedded database lies; `./data` when left out. */
  readonly dataDir?: string | undefined;
  /** Connections to the server for reading, at most; 10 when left out. */
  readonly poolSize?: number | undefined;
  /** After so many milliseconds the server gives a statement up; 5 seconds when left out. */
  readonly statementTimeout?: number | undefined;
  /** By which figures and expansions a ruling is found; by what it says of them itself when left out. */
  readonly facetsOf?: FacetsOf | undefined;
}

/** Only the driver in use is loaded. Rejects when the database cannot be opened. */
export async function openStore({ databaseUrl, dataDir = './data', facetsOf, ...limits }: StoreOptions = {}): Promise<Store> {
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres.js');
    return openPostgres({ databaseUrl, facetsOf, ...limits });
  }
  const { openEmbedded } = await import('./embedded.js');
  return openEmbedded(dataDir, facetsOf);
}
