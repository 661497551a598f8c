/** Promise: what is written on one server is known on the others without looking; whoever cannot be certain to hear everything looks. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { listen } from '../../src/store/listener.js';
import type { Store } from '../../src/store/store.js';
import { freshDatabase } from '../support/postgres.js';
import { openStore } from '../support/stores.js';
import { until } from '../support/until.js';
import { JUDGE, sample } from './samples.js';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let client: pg.Client;
let here: Store;
let there: Store;
beforeAll(async () => {
  database = await freshDatabase(inject('postgresUrl'));
  [here, there] = (await Promise.all([1, 2].map(() => openStore({ databaseUrl: database.url })))) as [Store, Store];
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await Promise.all([here.close(), there.close()]);
  await database.drop();
});

const lastChange = async (): Promise<number> =>
  Number((await client.query<{ seq: string | null }>('select max(seq) as seq from audit')).rows[0]!.seq);

describe('a change', () => {
  it('is heard of by the other servers', async () => {
    await until(() => there.aside.known() !== undefined);
    const before = there.aside.known()!;
    await here.rulings.create(sample(), { by: JUDGE });
    await until(() => (there.aside.known() ?? 0) > before);
    await until(async () => there.aside.known() === (await lastChange()));
  });

  it('is heard of whichever program has written it', async () => {
    await client.query("insert into audit (at, key_id, name, action, subject) values (now(), 'other', 'other', 'publish', 'ruling:x')");
    await until(async () => there.aside.known() === (await lastChange()));
  });

  it('is known at once to whoever has made it', async () => {
    for (let round = 0; round < 20; round++) {
      await here.rulings.create(sample(), { by: JUDGE });
      expect(await here.aside.revision()).toBe(await lastChange());
    }
    await until(async () => here.aside.known() === (await lastChange()));
  });
});

describe('a listener that was cut off', () => {
  it('is not relied upon, and hears again by itself, also of what was written meanwhile', async () => {
    await until(() => there.aside.known() !== undefined);
    const { rowCount } = await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'seneschal listener' and datname = current_database()",
    );
    expect(rowCount).toBe(2);
    await until(() => there.aside.known() === undefined);
    await here.rulings.create(sample(), { by: JUDGE });
    expect(await there.aside.revision()).toBe(await lastChange());
    await until(async () => there.aside.known() === (await lastChange()));
  });

  it('is not relied upon while it does not hear its own voice', async () => {
    let said = 0;
    const deaf = listen({ connectionString: database.url }, { say: () => Promise.resolve((said += 1)), lastChange });
    await until(() => said >= 2);
    await client.query("select pg_notify('seneschal', '1')");
    expect(deaf.heard()).toBeUndefined();
    await deaf.close();
  });
});
