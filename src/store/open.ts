/** Opens the store that the configuration asks for. */
import type { StoreOptions } from './options.js';
import type { Store } from './store.js';

/** Only the driver in use is loaded. Rejects when the database cannot be opened. */
export async function openStore({ databaseUrl, dataDir = './data', poolSize, ...options }: StoreOptions = {}): Promise<Store> {
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres.js');
    return openPostgres({ databaseUrl, poolSize, ...options });
  }
  const { openEmbedded } = await import('./embedded.js');
  return openEmbedded(dataDir, options);
}
