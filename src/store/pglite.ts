/** PGlite, PostgreSQL in this process, as large as a store for one process has to be. */
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database } from './database.js';
import { migrationsFolder } from './migrations.js';

export interface Engine {
  readonly client: PGlite;
  readonly database: Database;
}

/** There is one session; 128 MB of buffers are touched, and kept, from the beginning, and the system keeps the files in memory anyway. */
const SIZES = ['shared_buffers=16MB', 'max_connections=5'];

/** Opens the folder and brings its tables up to date. Makes a database where there is none, which takes seconds. */
export async function openEngine(folder: string): Promise<Engine> {
  const startParams = [...PGlite.defaultStartParams, ...SIZES.flatMap((size) => ['-c', size])];
  const client = await PGlite.create(folder, { extensions: { pg_trgm }, startParams });
  try {
    const database = drizzle(client);
    await migrate(database, { migrationsFolder });
    return { client, database };
  } catch (error) {
    await client.close();
    throw error;
  }
}
