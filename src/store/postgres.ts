/** The store on a PostgreSQL server. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrationsFolder } from './migrations.js';
import { rulesetStore } from './rulesets.js';
import type { Store } from './store.js';

/** Any number will do, as long as every process uses the same one. */
const MIGRATION_LOCK = 4_709_811;

/** Connects and brings the tables up to date. Rejects when the server cannot be reached. */
export async function openPostgres(databaseUrl: string): Promise<Store> {
  const pool = new pg.Pool({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  // an idle connection that breaks is replaced by the pool; without a listener it would end the process
  pool.on('error', () => undefined);
  try {
    await migrateAlone(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    rulesets: rulesetStore(drizzle(pool)),
    ping: async () => void (await pool.query('select 1')),
    close: () => pool.end(),
  };
}

/** Several processes may start at once: the others wait until the first has migrated. */
async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    // closing the connection also lets go of a lock that an error left behind
    client.release(true);
  }
}
