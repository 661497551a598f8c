/** The store in a directory: PGlite, which one process at a time may use. It takes a second and 120 MB, and so it is opened when it is first needed. */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { assemble } from './assemble.js';
import { lockDirectory } from './lock.js';
import type { StoreOptions } from './options.js';
import type { Engine } from './pglite.js';
import type { Store } from './store.js';

/** Takes the directory, making it when it is not there. Rejects when another process uses it. */
export async function openEmbedded(
  dataDir: string,
  { facetsOf, timeout, jobLease }: Omit<StoreOptions, 'dataDir' | 'databaseUrl' | 'poolSize'> = {},
): Promise<Store> {
  const directory = resolve(dataDir);
  await mkdir(directory, { recursive: true });
  const release = await lockDirectory(directory);
  const folder = join(directory, 'pglite');
  const engine = whenNeeded(() => open(folder));
  const isNew = !isMade(folder);
  const end = async () => {
    const opened = await engine.begun()?.catch(() => undefined);
    await opened?.client.close();
    await release();
  };
  const script = async (text: string) => {
    const { client } = await engine();
    try {
      await client.exec(text);
    } catch (error) {
      // there is one session: nobody else may find its transaction broken
      await client.exec('rollback');
      throw error;
    }
  };
  return assemble(
    {
      database: async () => (await engine()).database,
      isNew: () => isNew && engine.begun() === undefined,
      transaction: async (work) => (await engine()).database.transaction(work),
      script,
      patience: timeout,
    },
    end,
    { facetsOf, jobLease },
  );
}

async function open(folder: string): Promise<Engine> {
  const [{ makeDatabase }, { openEngine }] = await Promise.all([import('./prepared.js'), import('./pglite.js')]);
  if (!isMade(folder)) await makeDatabase(folder);
  return openEngine(folder);
}

/** Made aside, it is there as a whole or not at all. */
const isMade = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'));

/** Once, by whoever comes first; again where that failed. `begun`: undefined while nobody has come. */
function whenNeeded<T>(make: () => Promise<T>): (() => Promise<T>) & { begun(): Promise<T> | undefined } {
  let making: Promise<T> | undefined;
  const get = () =>
    (making ??= make().catch((error: unknown) => {
      making = undefined;
      throw error;
    }));
  return Object.assign(get, { begun: () => making });
}
