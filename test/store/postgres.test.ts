/** The store on a real PostgreSQL server, and that several processes may start on one at the same time. */
import { Conflict, type Store } from '../../src/store/store.js';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import pg from 'pg';
import { freshDatabase } from '../support/postgres.js';
import { openStore } from '../support/stores.js';
import type { StoreOptions } from '../../src/store/options.js';
import { jobsSuite, lostJobsSuite } from './jobs-suite.js';
import { keysSuite } from './keys-suite.js';
import { rulingsSuite } from './rulings-suite.js';
import { JUDGE, sample } from './samples.js';
import { searchSuite } from './search-suite.js';
import { storeSuite } from './suite.js';

type Suite = (open: () => Promise<Store>) => void;

/** The suite on a database of its own. */
function onFreshDatabase(suite: Suite, options: StoreOptions = {}): void {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  beforeAll(async () => {
    database = await freshDatabase(inject('postgresUrl'));
  });
  afterAll(() => database.drop());
  suite(() => openStore({ databaseUrl: database.url, ...options }));
}

describe('the store on PostgreSQL', () => {
  describe('rulesets', () => onFreshDatabase(storeSuite));
  describe('rulings', () => onFreshDatabase(rulingsSuite));
  describe('search', () => onFreshDatabase(searchSuite));
  describe('keys', () => onFreshDatabase(keysSuite));
  describe('jobs', () => onFreshDatabase(jobsSuite));
  describe('lost jobs', () => onFreshDatabase(lostJobsSuite, { jobLease: 1 }));
});

describe('two servers on one database', () => {
  it('agree, and one of their simultaneous changes wins', async () => {
    const database = await freshDatabase(inject('postgresUrl'));
    const [one, two] = (await Promise.all([1, 2].map(() => openStore({ databaseUrl: database.url })))) as [Store, Store];
    const made = await Promise.all([one, two, one, two].map((store) => store.rulings.create(sample(), { by: JUDGE })));
    for (const { id } of made) {
      const moves = [one, two, one, two].map((store) =>
        store.rulings.transition(id, { to: 'published', reason: 'r', expectedVersion: 1 }, { by: JUDGE }),
      );
      const results = await Promise.allSettled(moves);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(Conflict);
      expect(await one.rulings.versions(id)).toEqual(await two.rulings.versions(id));
    }
    await Promise.all([one.close(), two.close()]);
    await database.drop();
  });
});

describe('what is on record', () => {
  it('cannot be changed or deleted, not even by hand', async () => {
    const database = await freshDatabase(inject('postgresUrl'));
    const store = await openStore({ databaseUrl: database.url });
    await store.rulings.create(sample(), { by: JUDGE });
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    for (const table of ['ruling_versions', 'audit', 'rulesets'])
      for (const statement of [`delete from ${table}`, `truncate ${table}`, `update ${table} set version = 2`])
        await expect(client.query(statement)).rejects.toThrow('never changed or deleted');
    await client.end();
    await store.close();
    await database.drop();
  });
});

describe('the indexes of a search', () => {
  it('have nothing left to be sorted in once something was written, also by whom they do not belong to', async () => {
    const database = await freshDatabase(inject('postgresUrl'));
    const store = await openStore({ databaseUrl: database.url });
    const made = await store.rulings.create(sample(), { by: JUDGE });
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const pages = async () =>
      (await client.query<{ pages: string }>(`select gin_clean_pending_list('rulings_search') + gin_clean_pending_list('rulings_title') as pages`))
        .rows;
    expect(await pages()).toEqual([{ pages: '0' }]);
    const other = `other_${randomUUID().replaceAll('-', '')}`;
    await client.query(`create role ${other}; grant select, update on rulings to ${other}; set role ${other}`);
    const write = `update rulings set document = jsonb_set(document, '{question}', '"Zanzibar"') where id = '${made.id}'`;
    await client.query(`begin; ${write}; select sort_into_search(); commit; reset role`);
    expect(await pages()).toEqual([{ pages: '0' }]);
    await client.query(write.replace('Zanzibar', 'Timbuktu'));
    expect(await pages()).not.toEqual([{ pages: '0' }]);
    await client.query(`drop owned by ${other}; drop role ${other}`);
    await client.end();
    await store.close();
    await database.drop();
  });
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

  it('says why it may not make its tables', async () => {
    const database = await freshDatabase(inject('postgresUrl'));
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const role = `reader_${randomUUID().slice(0, 8)}`;
    await client.query(`create role ${role} login password 'x'`);
    const url = Object.assign(new URL(database.url), { username: role, password: 'x' });
    await expect(openStore({ databaseUrl: url.href })).rejects.toThrow('the database cannot be brought up to date: permission denied');
    await client.query(`drop role ${role}`);
    await client.end();
    await database.drop();
  });

  it('tells by `ping` that the server is gone', async () => {
    const database = await freshDatabase(inject('postgresUrl'));
    const store = await openStore({ databaseUrl: database.url });
    await database.drop();
    await expect(store.ping()).rejects.toThrow();
    await store.close();
  });
});
