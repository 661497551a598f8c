/** The store on a real PostgreSQL server, and that several processes may start on one at the same time. */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openStore } from '../../src/store/open.js';
import { freshDatabase } from '../support/postgres.js';
import { storeSuite } from './suite.js';

describe('the store on PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  beforeAll(async () => {
    database = await freshDatabase(inject('postgresUrl'));
  });
  afterAll(() => database.drop());

  storeSuite(() => openStore({ databaseUrl: database.url }));
});

describe('opening a store on PostgreSQL', () => {
  it('migrates once when several do it at the same time', async () => {
    const database = await freshDatabase(inject('postgresUrl'));
    const stores = await Promise.all([1, 2, 3, 4].map(() => openStore({ databaseUrl: database.url })));
    await Promise.all(stores.map((store) => store.ping()));
    await Promise.all(stores.map((store) => store.close()));
    await database.drop();
  });

  it('fails when no server is there', async () => {
    await expect(openStore({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toThrow();
  });

  it('tells by `ping` that the server is gone', async () => {
    const database = await freshDatabase(inject('postgresUrl'));
    const store = await openStore({ databaseUrl: database.url });
    await database.drop();
    await expect(store.ping()).rejects.toThrow();
    await store.close();
  });
});
