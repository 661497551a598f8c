/** An empty store for a test file: embedded, or on PostgreSQL where the file is run once more by `on-postgres.test.ts`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { facetsOf } from '../../src/service/case-law/facets.js';
import { openStore as open } from '../../src/store/open.js';
import type { StoreOptions } from '../../src/store/options.js';
import type { Store } from '../../src/store/store.js';
import { freshDatabase } from './postgres.js';

/** Milliseconds after which something hangs; a busy machine may be as slow as it likes until then. */
export const HANGS = 300_000;

/** With the patience of a test. */
export const openStore = (options: StoreOptions): Promise<Store> => open({ timeout: HANGS, ...options });

let isOnPostgres = false;

/** From now on, in this test file. */
export const usePostgres = (): void => void (isOnPostgres = true);

export interface TestStore {
  readonly store: Store;
  /** Closes the store and removes what it holds. */
  remove(): Promise<void>;
}

export async function freshStore(): Promise<TestStore> {
  return isOnPostgres ? onPostgres() : embedded();
}

async function embedded(): Promise<TestStore> {
  const dataDir = await mkdtemp(join(tmpdir(), 'seneschal-'));
  const store = await openStore({ dataDir, facetsOf });
  const remove = async () => {
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { store, remove };
}

async function onPostgres(): Promise<TestStore> {
  const { url, drop } = await freshDatabase(inject('postgresUrl'));
  const store = await openStore({ databaseUrl: url, facetsOf });
  const remove = async () => {
    await store.close();
    await drop();
  };
  return { store, remove };
}
