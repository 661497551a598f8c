/** The process: what it says when it starts, that it ends in good order and keeps its secrets, and what it makes of its environment. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { configuration } from '../../src/config.js';
import type { Ruling } from '../../src/contract/ruling.js';
import { exampleInput } from '../../src/http/schemas/ruling-examples.js';
import { layCap, toLay } from '../support/positions.js';
import { freshDatabase } from '../support/postgres.js';
import { endAll, run, serve } from '../support/program.js';

let directory: string;
let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'seneschal-server-'));
  database = await freshDatabase(inject('postgresUrl'));
});
afterAll(async () => {
  endAll();
  await database.drop();
  await rm(directory, { recursive: true, force: true });
});

describe('the server', () => {
  it('says in one line where its documentation is, answers, and ends when it is told to', async () => {
    const { child, said, ended, ready } = serve({ DATA_DIR: join(directory, 'data') });
    const url = await ready;
    expect(said.out.split('\n')).toHaveLength(2);
    for (const address of [url, url.replace('localhost', '127.0.0.1')]) expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const verdict = await post(url, '/v1/adjudications', { snapshot: toLay, action: layCap });
    expect(await verdict.json()).toMatchObject({ verdict: 'legal' });

    // the directory is taken, and the port is
    const [first, second] = await Promise.all([
      serve({ DATA_DIR: join(directory, 'data') }).ended,
      serve({ DATA_DIR: join(directory, 'other'), PORT: new URL(url).port }).ended,
    ]);
    expect(first).toMatchObject({ code: 1, out: '', err: expect.stringContaining('another process uses the data directory') as unknown });
    expect(second).toMatchObject({ code: 1, out: '', err: expect.stringContaining('EADDRINUSE') as unknown });

    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, err: '' });
    const again = serve({ DATA_DIR: join(directory, 'data') });
    expect((await fetch(`${await again.ready}/readyz`)).status).toBe(200);
    again.child.kill('SIGINT');
    expect((await again.ended).code).toBe(0);
  });

  it('says in one line what is wrong when it cannot start', async () => {
    const { code, err } = await serve({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }).ended;
    expect(code).toBe(1);
    expect(err).toMatch(/^[^\n]*ECONNREFUSED[^\n]*\n$/);
    expect(await serve({ DATA_DIR: join(directory, 'x'), PORT: 'x' }).ended).toMatchObject({
      code: 1,
      err: expect.stringContaining('PORT') as unknown,
    });
  });
});

const post = (url: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });

/** A request on a connection of its own: `begun` resolves when the server waits for its body, which `finish` sends. */
function sending(url: string, headers: Record<string, string>, body: unknown) {
  const agent = new Agent({ keepAlive: true });
  const outgoing = request(url, { agent, method: 'POST', headers: { 'content-type': 'application/json', expect: '100-continue', ...headers } });
  outgoing.flushHeaders();
  const begun = once(outgoing, 'continue');
  const answer = new Promise<{ status: number; body: Ruling }>((resolve, reject) => {
    outgoing.on('error', reject).on('response', (incoming) => {
      text(incoming).then((received) => resolve({ status: incoming.statusCode!, body: JSON.parse(received) as Ruling }), reject);
    });
  });
  const finish = () => new Promise<void>((resolve) => outgoing.end(JSON.stringify(body), resolve));
  return { begun, finish, answer };
}

const DATABASES = [
  ['the embedded database', () => ({ DATA_DIR: join(directory, 'ended') })],
  ['PostgreSQL', () => ({ DATABASE_URL: database.url })],
] as const;

describe.each(DATABASES)('the server on %s', (_name, environmentOf) => {
  const key = async (environment: Record<string, string>) => {
    const { out, code } = await run(['keys', 'create', '--role', 'organiser', '--name', 'test', '--rate', '100000'], environment);
    expect(code).toBe(0);
    return out.trim();
  };

  it('answers what is under way when it is told to end, loses nothing that it has accepted, and ends with 0', async () => {
    const environment = environmentOf();
    const headers = { authorization: `Bearer ${await key(environment)}` };
    const first = serve(environment);
    const url = await first.ready;
    const underWay = Array.from({ length: 60 }, (_, n) => sending(`${url}/v1/rulings`, { ...headers, 'idempotency-key': `k${n}` }, exampleInput));
    await Promise.all(underWay.map(({ begun }) => begun));
    const [sent, unsent] = [underWay.slice(0, 40), underWay.slice(40)];
    await Promise.all(sent.map(({ finish }) => finish()));
    // of the last ones the server has seen no more than the headers: they cannot have been answered
    first.child.kill('SIGTERM');
    await Promise.all(unsent.map(({ finish }) => finish()));
    const answers = await Promise.all(underWay.map(({ answer }) => answer));
    for (const { status } of answers) expect(status).toBe(201);
    expect(await first.ended).toMatchObject({ code: 0, err: '' });
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();

    const second = serve(environment);
    const again = await second.ready;
    for (const { body } of answers) expect(await (await fetch(`${again}/v1/rulings/${body.id}`, { headers })).json()).toEqual(body);
    // the request itself is remembered too
    const repeated = await post(again, '/v1/rulings', exampleInput, { ...headers, 'idempotency-key': 'k0' });
    expect([repeated.headers.get('idempotency-replayed'), await repeated.json()]).toEqual(['true', answers[0]!.body]);
    second.child.kill('SIGTERM');
    expect((await second.ended).code).toBe(0);
  });

  it('writes no key into its log, good, bad or malformed', async () => {
    const environment = { ...environmentOf(), LOG_LEVEL: 'trace' };
    const secret = await key(environment);
    const server = serve(environment);
    const url = await server.ready;
    const bad = secret.slice(0, -4) + 'AAAA';
    const headers = [
      `Bearer ${secret}`,
      `bearer  ${secret}`,
      `Bearer ${bad}`,
      `Basic ${secret}`,
      secret,
      `Bearer ${secret} ${secret}`,
      `Bearer "${secret}"`,
    ];
    const statuses: number[] = [];
    for (const authorization of headers) {
      for (const body of [exampleInput, { question: 'too little' }]) statuses.push((await post(url, '/v1/rulings', body, { authorization })).status);
      await post(url, '/v1/rulings/none/publish', {}, { authorization, 'if-match': '*' });
      await fetch(`${url}/v1/rulings`, { headers: { authorization } });
    }
    expect(new Set(statuses)).toEqual(new Set([201, 400, 401]));
    server.child.kill('SIGTERM');
    const { out, err } = await server.ended;
    expect(err).toContain('/v1/rulings');
    const random = (key: string) => key.split('_').slice(2).join('_');
    for (const part of [secret, random(secret), random(secret).slice(0, 20), random(bad)]) expect(out + err).not.toContain(part);
  });
});

describe('the environment', () => {
  it('may be empty', () => {
    expect(configuration({})).toEqual({
      port: 3000,
      host: undefined,
      databaseUrl: undefined,
      dataDir: './data',
      databaseTimeout: 5_000,
      shutdownGrace: 10_000,
      workers: Math.max(1, availableParallelism() - 1),
      jobWorkers: 1,
      adminKey: undefined,
      trustProxy: undefined,
      metricsToken: undefined,
      metricsPort: undefined,
      logLevel: 'warn',
    });
    expect(configuration({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it('is taken over', () => {
    const limits = {
      DATABASE_TIMEOUT: '2',
      SHUTDOWN_GRACE: '30',
      WORKER_THREADS: '0',
      JOB_WORKERS: '0',
      SENESCHAL_ADMIN_KEY: 'a'.repeat(32),
      METRICS_TOKEN: 'm'.repeat(16),
      METRICS_PORT: '9464',
    };
    const where = { PORT: '8080', HOST: '::1', DATABASE_URL: 'postgres://db', DATA_DIR: '/var/lib/x', TRUST_PROXY: 'loopback, 10.0.0.0/8' };
    expect(configuration({ ...where, ...limits, LOG_LEVEL: 'info' })).toEqual({
      port: 8080,
      host: '::1',
      databaseUrl: 'postgres://db',
      dataDir: '/var/lib/x',
      databaseTimeout: 2_000,
      shutdownGrace: 30_000,
      workers: 0,
      jobWorkers: 0,
      adminKey: 'a'.repeat(32),
      trustProxy: 'loopback, 10.0.0.0/8',
      metricsToken: 'm'.repeat(16),
      metricsPort: 9464,
      logLevel: 'info',
    });
  });

  it.each([
    ['PORT', 'x'],
    ['PORT', '70000'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_TIMEOUT', '0'],
    ['SHUTDOWN_GRACE', '-1'],
    ['WORKER_THREADS', 'many'],
    ['JOB_WORKERS', '1000'],
    ['SENESCHAL_ADMIN_KEY', 'short'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_PORT', 'any'],
    ['TRUST_PROXY', 'some;thing'],
    ['DATABASE_URL', 'db.example'],
    ['DATABASE_URL', 'mysql://user@db.example/x'],
  ])('is refused with %s=%s, by name', (name, value) => {
    expect(() => configuration({ [name]: value })).toThrow(name);
  });
});
