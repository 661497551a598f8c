/** The store in a directory: PGlite, which one process at a time may use. */
import { mkdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { lock } from 'proper-lockfile';
import { migrationsFolder } from './migrations.js';
import { rulesetStore } from './rulesets.js';
import type { Store } from './store.js';

/** A crashed process leaves its lock behind; after so many milliseconds without a sign of life it counts as gone. */
const STALE = 10_000;
/** How often a living process gives one. */
const SIGN = 2_000;

/** Opens the directory, making it when it is not there. Rejects when another process uses it. */
export async function openEmbedded(dataDir: string): Promise<Store> {
  const directory = resolve(dataDir);
  await mkdir(directory, { recursive: true });
  const release = await lockDirectory(directory);
  try {
    const client = await PGlite.create(join(directory, 'pglite'));
    const database = drizzle(client);
    await migrate(database, { migrationsFolder });
    return {
      rulesets: rulesetStore(database),
      ping: async () => void (await client.query('select 1')),
      async close() {
        await client.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** Two processes on one PGlite directory lose rows without a word: the lock lies beside it, not inside. */
async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const lockfilePath = join(directory, 'pglite.lock');
  for (;;) {
    const seen = await lastSign(lockfilePath);
    try {
      return await lock(directory, { lockfilePath, stale: STALE, update: SIGN });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
      // a lock that shows no sign of life was left behind by a crash: it is free once it is stale
      await setTimeout(1.5 * SIGN);
      const sign = await lastSign(lockfilePath);
      if (sign === undefined || sign === seen) continue;
      throw new Error(`another process uses the data directory \`${directory}\`: stop it, choose another DATA_DIR, or set DATABASE_URL`, { cause: error });
    }
  }
}

const lastSign = (path: string): Promise<number | undefined> => stat(path).then(({ mtimeMs }) => mtimeMs, () => undefined);
