/** Promise: more work than there are places for is refused; a client that waits for its answers never is, whatever others do. */
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AdmissionOptions } from '../../src/http/plugins/admission.js';
import { testApp, type TestApp } from '../support/app.js';
import { layCap, toLay } from '../support/positions.js';

/** Answers that come when the test says so. */
let held: { request: FastifyRequest; answer: () => void }[];
let arrived: () => void;
let app: TestApp;

const start = async (admission: AdmissionOptions, trustProxy?: string) => {
  const hold = (request: FastifyRequest) =>
    new Promise((resolve) => {
      held.push({ request, answer: () => resolve({ held: true }) });
      arrived();
    });
  const beforeReady = (instance: FastifyInstance) => {
    instance.get('/held', { config: { work: 'heavy' } }, hold);
    instance.get('/held-verdict', { config: { work: 'verdicts' } }, hold);
  };
  app = await testApp({ admission, trustProxy, beforeReady });
};
/** When so many are being worked on. */
const reached = (count: number) =>
  new Promise<void>((resolve) => {
    arrived = () => held.length >= count && resolve();
    arrived();
  });

beforeEach(() => {
  held = [];
  arrived = () => undefined;
});
afterEach(async () => {
  for (const { answer } of held) answer();
  await app.close();
});

const ask = (url: string, remoteAddress: string) => app.app.inject({ url, remoteAddress });
const verdict = { snapshot: toLay, action: layCap };
const replay = { format: 'seneschal', game: { snapshot: toLay, actions: [layCap] } };

describe('more work than there are places for', () => {
  it('is refused with 503 and Retry-After, while others are let in and health is reported', async () => {
    await start({ heavy: 4 });
    // one client alone gets half of the places
    const greedy = [1, 2].map(() => ask('/held', '192.0.2.1'));
    await reached(2);
    const refused = await ask('/held', '192.0.2.1');
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(refused.json()).toMatchObject({ code: 'overloaded', errors: [] });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['x-request-id']).toBeDefined();

    const modest = ask('/held', '192.0.2.2');
    await reached(3);
    for (const url of ['/healthz', '/readyz', '/metrics']) expect((await ask(url, '192.0.2.1')).statusCode).toBe(200);
    // work of another kind has places of its own
    expect((await app.post('/v1/adjudications', verdict)).status).toBe(200);

    for (const { answer } of held) answer();
    for (const answer of await Promise.all([...greedy, modest])) expect(answer.json()).toEqual({ held: true });
    const again = ask('/held', '192.0.2.1');
    await reached(4);
    held.at(-1)!.answer();
    expect((await again).statusCode).toBe(200);
  });

  it('is told by client behind a load balancer that is trusted, and by nobody else', async () => {
    await start({ heavy: 4 }, '10.0.0.0/8');
    const from = (client: string, balancer: string) =>
      app.app.inject({ url: '/held', remoteAddress: balancer, headers: { 'x-forwarded-for': client } });
    const greedy = [1, 2].map(() => from('192.0.2.1', '10.0.0.1'));
    await reached(2);
    expect((await from('192.0.2.1', '10.0.0.2')).statusCode).toBe(503);
    const modest = from('192.0.2.2', '10.0.0.1');
    await reached(3);
    for (const { answer } of held) answer();
    for (const answer of await Promise.all([...greedy, modest])) expect(answer.statusCode).toBe(200);

    const pretending = ['192.0.2.3', '192.0.2.4'].map((client) => from(client, '203.0.113.1'));
    await reached(5);
    expect((await from('192.0.2.5', '203.0.113.1')).statusCode).toBe(503);
    for (const { answer } of held) answer();
    await Promise.all(pretending);
  });

  it('of verdicts too, though neither what is light nor health', async () => {
    await start({ verdicts: 1 });
    const first = ask('/held-verdict', '192.0.2.1');
    await reached(1);
    expect((await app.post('/v1/adjudications', verdict)).status).toBe(503);
    for (const url of ['/healthz', '/v1/clauses?limit=1']) expect((await app.get(url)).status).toBe(200);
    held[0]!.answer();
    expect((await first).statusCode).toBe(200);
    expect((await app.post('/v1/adjudications', verdict)).status).toBe(200);
  });
});

describe('one client alone', () => {
  it('may ask for a hundred verdicts at once, and has to share as soon as there is another', async () => {
    await start({});
    const alone = Array.from({ length: 100 }, () => ask('/held-verdict', '192.0.2.1'));
    await reached(100);
    const other = ask('/held-verdict', '192.0.2.2');
    await reached(101);
    expect((await ask('/held-verdict', '192.0.2.1')).statusCode).toBe(503);
    for (const { answer } of held) answer();
    for (const answer of await Promise.all([...alone, other])) expect(answer.statusCode).toBe(200);
  });
});

describe('a client that waits for each answer', () => {
  it('is never refused, though there is but one place for its work', async () => {
    await start({ light: 1, verdicts: 1, heavy: 1 });
    for (let i = 0; i < 30; i++) {
      expect((await app.post('/v1/replays', replay)).status).toBe(200);
      expect((await app.post('/v1/adjudications', verdict)).status).toBe(200);
      // whatever the answer is
      expect((await app.post('/v1/adjudications', '{')).status).toBe(400);
      expect((await app.get('/nothing')).status).toBe(404);
    }
  });

  it('over one connection', async () => {
    // the last bytes of an answer may be read before the server knows that they have left
    await start({ verdicts: 3, heavy: 3 });
    const address = await app.app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { 'content-type': 'application/json' };
    for (let i = 0; i < 30; i++) {
      const answer = await fetch(`${address}/v1/replays`, { method: 'POST', headers, body: JSON.stringify(replay) });
      expect([answer.status, await answer.json()]).toMatchObject([200, { steps: [{ verdict: 'legal' }] }]);
    }
  });
});

describe('a client that has gone away', () => {
  it('leaves its place', async () => {
    await start({ heavy: 1 });
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    const sent = request({ port: (app.app.server.address() as AddressInfo).port, host: '127.0.0.1', path: '/held' });
    sent.on('error', () => undefined).end();
    await reached(1);
    expect((await ask('/held', '192.0.2.2')).statusCode).toBe(503);
    const { socket } = held[0]!.request.raw;
    const gone = new Promise((resolve) => socket.once('close', resolve));
    sent.destroy();
    await gone;
    const next = ask('/held', '192.0.2.2');
    await reached(2);
    held.at(-1)!.answer();
    expect((await next).statusCode).toBe(200);
  });
});

describe('a batch', () => {
  it('goes on, line after line, beside other work of its kind', async () => {
    await start({ heavy: 8 });
    const lines = Array.from({ length: 300 }, () => JSON.stringify(verdict)).join('\n');
    const batch = () =>
      app.app.inject({ method: 'POST', url: '/v1/adjudications/batch', headers: { 'content-type': 'application/x-ndjson' }, payload: lines });
    const [one, other, game] = await Promise.all([batch(), batch(), app.post('/v1/replays', replay)]);
    for (const { payload } of [one, other]) expect(payload.trim().split('\n')).toHaveLength(300);
    expect(game.status).toBe(200);
  });
});
