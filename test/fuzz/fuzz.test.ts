/** Promise: whatever is asked of any operation, the answer is one that the OpenAPI document has, and never a fault of the server. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../support/service.js';
import { until } from '../support/until.js';
import { dice } from './dice.js';
import { mutated } from './mutate.js';
import { fuzz } from './run.js';
import { abuse, abused } from './sockets.js';

const SEED = 20_261_122;

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.close());

describe('random requests', () => {
  it('to every operation are answered as the document says', async () => {
    const secrets = (['judge', 'organiser', 'admin'] as const).map((who) => service.as(who).authorization!.slice('Bearer '.length));
    const { faults, operations, statuses } = await fuzz(service.app, { requests: 500, seed: SEED, secrets });
    expect(faults).toEqual([]);
    expect([...operations].filter(([, [asked]]) => asked === 0)).toEqual([]);
    // neither all good nor all bad
    expect(statuses.get(200)).toBeGreaterThan(100);
    expect(statuses.get(400)).toBeGreaterThan(50);
  });

  it('are the same for the same seed', () => {
    const body = { a: [1, 2, { b: 'c' }], d: { e: true } };
    const some = (seed: number) => Array.from({ length: 20 }, () => mutated(body, dice(seed), () => '1e999'));
    expect(some(1)).toEqual(some(1));
    expect(some(1)).not.toEqual(some(2));
  });
});

describe('connections that misbehave', () => {
  it('are answered with no fault of the server, and leave nothing behind', async () => {
    const { server } = service.app;
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const throws = dice(SEED);
    for (let round = 0; round < 15; round++) {
      const abuses = Array.from({ length: 10 }, () => abuse(throws));
      const answers = await Promise.all(abuses.map((one) => abused(port, one)));
      expect(abuses.map(({ name }, i) => [name, answers[i]!.filter((status) => status >= 500)]).filter(([, faults]) => faults!.length > 0)).toEqual(
        [],
      );
      expect((await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { connection: 'close' } })).status).toBe(200);
    }
    const open = () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
    await until(async () => (await open()) === 0);
  });
});
