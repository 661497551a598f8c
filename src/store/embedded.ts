/** The store in a directory: PGlite, which one process at a time may use. */
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { assemble } from './assemble.js';
import { lockDirectory } from './lock.js';
import { migrationsFolder } from './migrations.js';
import type { StoreOptions } from './options.js';
import type { Store } from './store.js';

/** Opens the directory, making it when it is not there. Rejects when another process uses it. */
export async function openEmbedded(dataDir: string, { facetsOf, timeout }: Pick<StoreOptions, 'facetsOf' | 'timeout'> = {}): Promise<Store> {
  const directory = resolve(dataDir);
  await mkdir(directory, { recursive: true });
  const release = await lockDirectory(directory);
  try {
    const client = await PGlite.create(join(directory, 'pglite'), { extensions: { pg_trgm } });
    const database = drizzle(client);
    await migrate(database, { migrationsFolder });
    const end = async () => {
      await client.close();
      await release();
    };
    return assemble({ database, transaction: (work) => database.transaction(work), patience: timeout }, end, facetsOf);
  } catch (error) {
    await release();
    throw error;
  }
}
