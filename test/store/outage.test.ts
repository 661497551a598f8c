/** The server goes away under load and comes back: whoever asks is told, nothing accepted is lost, nothing need be restarted. */
import { Unavailable, type Store } from '../../src/store/store.js';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type Server } from '../support/server.js';
import { openStore } from '../support/stores.js';
import { until } from '../support/until.js';
import { JUDGE, sample } from './samples.js';

describe('a PostgreSQL server that goes away', () => {
  let server: Server;
  let store: Store;
  beforeAll(async () => {
    server = await startServer();
    store = await openStore({ databaseUrl: server.url, poolSize: 4 });
  });
  afterAll(async () => {
    await store.close();
    await server.remove();
  });

  for (const how of ['stop', 'kill'] as const)
    it(`is ${how === 'stop' ? 'stopped' : 'killed'} and started again under load`, async () => {
      const accepted: string[] = [];
      const failures: unknown[] = [];
      let isOver = false;
      const writer = async () => {
        while (!isOver)
          await store.rulings.create(sample(), { by: JUDGE }).then(
            ({ id }) => accepted.push(id),
            async (error: unknown) => {
              failures.push(error);
              await setTimeout(20);
            },
          );
      };
      const reader = async () => {
        while (!isOver)
          await store.rulings.list({ q: 'dragn', limit: 5 }).catch(async (error: unknown) => void (failures.push(error), await setTimeout(20)));
      };
      const load = [writer(), writer(), writer(), writer(), reader(), reader(), reader()];
      await until(() => accepted.length >= 20);
      for (let outage = 0; outage < 3; outage++) {
        const failed = failures.length;
        await server[how]();
        await until(() => failures.length >= failed + 20);
        await expect(store.ping()).rejects.toThrow(Unavailable);
        await server.start();
        const before = accepted.length;
        await until(() => accepted.length >= before + 20);
      }
      isOver = true;
      await Promise.all(load);
      for (const failure of failures) expect(failure).toBeInstanceOf(Unavailable);
      for (const id of accepted) expect(await store.rulings.get(id)).toBeDefined();
      await store.ping();
    });

  it('gives a statement up that takes too long, and turns away what cannot be done in time', async () => {
    const impatient = await openStore({ databaseUrl: server.url, poolSize: 4, timeout: 1_000 });
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query('begin');
    await client.query('lock table ruling_versions in access exclusive mode');
    const results = await Promise.allSettled([
      ...Array.from({ length: 300 }, () => impatient.rulings.create(sample(), { by: JUDGE })),
      ...Array.from({ length: 20 }, () => impatient.rulings.getVersion('x', 1)),
    ]);
    for (const result of results) expect(result).toMatchObject({ status: 'rejected', reason: { name: 'Unavailable' } });
    await client.query('rollback');
    await client.end();
    await impatient.close();
    await store.rulings.create(sample(), { by: JUDGE });
  });
});
