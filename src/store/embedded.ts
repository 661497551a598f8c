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
export async function openEmbedded(
  dataDir: string,
  { facetsOf, timeout, jobLease }: Omit<StoreOptions, 'dataDir' | 'databaseUrl' | 'poolSize'> = {},
): Promise<Store> {
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
    const script = async (text: string) => {
      try {
        await client.exec(text);
      } catch (error) {
        // there is one session: nobody else may find its transaction broken
        await client.exec('rollback');
        throw error;
      }
    };
    return assemble({ database, transaction: (work) => database.transaction(work), script, patience: timeout }, end, { facetsOf, jobLease });
  } catch (error) {
    await release();
    throw error;
  }
}
