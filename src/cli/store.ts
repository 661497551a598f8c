/** The store of the server, for one command. */
import { configuration } from '../config.js';
import { openStore } from '../store/open.js';
import type { Store } from '../store/store.js';

export async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir, databaseTimeout } = configuration();
  const store = await openStore({ databaseUrl, dataDir, timeout: databaseTimeout });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
