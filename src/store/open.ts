/** Opens the store that the configuration asks for. */
import type { Store } from './store.js';

export interface StoreOptions {
  /** A PostgreSQL server; without it an embedded database is used. */
  readonly databaseUrl?: string | undefined;
  /** Where the embedded database lies; `./data` when left out. */
  readonly dataDir?: string | undefined;
}

/** Only the driver in use is loaded. Rejects when the database cannot be opened. */
export async function openStore({ databaseUrl, dataDir = './data' }: StoreOptions = {}): Promise<Store> {
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres.js');
    return openPostgres(databaseUrl);
  }
  const { openEmbedded } = await import('./embedded.js');
  return openEmbedded(dataDir);
}
