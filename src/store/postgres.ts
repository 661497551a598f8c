/** The store on a PostgreSQL server. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { assemble } from './assemble.js';
import { isUnavailable, lastNoted, type Database, type Driver } from './database.js';
import { PATIENCE } from './gate.js';
import { listen } from './listener.js';
import { migrationsFolder } from './migrations.js';
import type { StoreOptions } from './options.js';
import type { Store } from './store.js';

/** Any number will do, as long as every process uses the same one. */
const MIGRATION_LOCK = 4_709_811;

/** Writes come one at a time, and the changes are followed by one reader: neither has to wait for a crowd that searches. */
const ASIDE = 3;

/** `dataDir` is for the other kind of database. A few connections more than `poolSize` are kept for writing and for following the changes. */
export type PostgresOptions = Omit<StoreOptions, 'dataDir'> & { readonly databaseUrl: string };

/** Connects and brings the tables up to date. Rejects when the server cannot be reached. */
export async function openPostgres({ databaseUrl, poolSize = 10, timeout = PATIENCE, facetsOf, jobLease }: PostgresOptions): Promise<Store> {
  // a start may take longer than an answer
  await migrateAlone(databaseUrl, Math.max(2 * timeout, 10_000));
  const options: pg.PoolConfig = {
    connectionString: databaseUrl,
    application_name: 'seneschal',
    // for a new connection, or until one of the pool is free
    connectionTimeoutMillis: 0.6 * timeout,
    keepAlive: true,
    statement_timeout: timeout,
    idle_in_transaction_session_timeout: 2 * timeout,
    // should the server itself no longer speak
    query_timeout: 2 * timeout,
  };
  const [pool, aside] = [open({ ...options, max: poolSize }), open({ ...options, max: ASIDE })];
  const transaction = <T>(work: (database: Database) => Promise<T>) => inTransaction(aside, work);
  const listener = listen(
    { ...options, application_name: 'seneschal listener' },
    {
      say: (channel, payload) => aside.query('select pg_notify($1, $2)', [channel, payload]),
      lastChange: () => lastNoted(drizzle(aside)),
    },
  );
  const end = async () => {
    await listener.close();
    await Promise.all([pool.end(), aside.end()]);
  };
  const script = (text: string) => alone(aside, text);
  const database = drizzle(pool);
  const driver: Driver = { database: () => database, aside: drizzle(aside), listener, transaction, script, patience: timeout };
  const vitals = () => ({ pools: [standing('readers', pool), standing('aside', aside)], isListening: listener.heard() !== undefined });
  return { ...assemble(driver, end, { facetsOf, jobLease }), vitals };
}

const standing = (pool: string, { totalCount, idleCount, waitingCount }: pg.Pool) => ({
  pool,
  open: totalCount,
  idle: idleCount,
  waiting: waitingCount,
});

function open(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options);
  // a connection that breaks is replaced by the pool; without a listener, in use or not, it would end the process
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/** A script that fails leaves its transaction open: its connection is closed. */
async function alone(pool: pg.Pool, text: string): Promise<void> {
  const client = await pool.connect();
  let isSound = false;
  try {
    await client.query(text);
    isSound = true;
  } finally {
    client.release(!isSound);
  }
}

/** Drizzle's own keeps the connection for ever when it breaks at `begin`: after a few of these none would be left. */
async function inTransaction<T>(pool: pg.Pool, work: (database: Database) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  // a connection that is not known to be sound is closed, which undoes what was not committed
  let isSound = false;
  try {
    await client.query('begin');
    const result = await work(drizzle(client));
    await client.query('commit');
    isSound = true;
    return result;
  } catch (error) {
    if (!isUnavailable(error))
      isSound = await client.query('rollback').then(
        () => true,
        () => false,
      );
    throw error;
  } finally {
    client.release(!isSound);
  }
}

/** Several processes may start at once: the others wait until the first has migrated. */
async function migrateAlone(connectionString: string, connectionTimeoutMillis: number): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis, application_name: 'seneschal migrate' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
  } catch (error) {
    // drizzle tells the statement, the server why it was refused
    const { cause = error } = error as Error;
    throw new Error(`the database cannot be brought up to date: ${(cause as Error).message}`, { cause: error });
  } finally {
    // closing the connection lets go of the lock
    await client.end();
  }
}
