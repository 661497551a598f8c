/** Promise: a process that serves and one that works share one database: what the first takes in the second does, and both end in good order. */
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Job } from '../../src/contract/job.js';
import { layCap, layMisfit, toLay } from '../support/positions.js';
import { freshDatabase } from '../support/postgres.js';
import { endAll, run, serve, start } from '../support/program.js';
import { until } from '../support/until.js';

const secret = 'a-secret-that-nobody-else-would-think-of';
let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase(inject('postgresUrl'));
});
afterAll(async () => {
  endAll();
  await database.drop();
});

it('a server that works no jobs leaves them to `seneschal work`; its first key is the one that the environment names', async () => {
  const environment = { DATABASE_URL: database.url, JOB_WORKERS: '0', SENESCHAL_ADMIN_KEY: secret };
  const server = serve(environment);
  const url = await server.ready;
  const headers = { authorization: `Bearer ${secret}` };
  const ask = async <T>(path: string, options: RequestInit = {}) =>
    (await (await fetch(`${url}${path}`, { ...options, headers: { ...headers, 'content-type': 'application/json' } })).json()) as T;
  const questions = Array.from({ length: 150 }, (_, i) => ({ snapshot: toLay, action: i % 2 === 0 ? layCap : layMisfit }));
  const { id } = await ask<Job>('/v1/jobs?kind=adjudicate', { method: 'POST', body: JSON.stringify(questions) });
  expect(await ask<Job>(`/v1/jobs/${id}`)).toMatchObject({ status: 'queued', done: 0 });

  const token = 'a-token-of-the-metrics';
  const worker = start(['work'], { DATABASE_URL: database.url, HOST: '127.0.0.1', METRICS_PORT: '0', METRICS_TOKEN: token });
  await until(async () => (await ask<Job>(`/v1/jobs/${id}`)).status === 'done');
  const lines = (await (await fetch(`${url}/v1/jobs/${id}/results`, { headers })).text()).trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { result: { verdict: string } }).result.verdict)).toEqual(
    questions.map((_, i) => (i % 2 === 0 ? 'legal' : 'illegal')),
  );

  const metrics = /, its metrics are at (\S+)\n$/.exec(worker.said.out)![1]!;
  expect((await fetch(metrics)).status).toBe(401);
  const told = await (await fetch(metrics, { headers: { authorization: `Bearer ${token}` } })).text();
  for (const sample of [
    'seneschal_job_items_total{kind="adjudicate",outcome="answered"} 150',
    'seneschal_verdicts_total{verdict="legal"} 75',
    'seneschal_job_items_left 0',
  ])
    expect(told).toContain(sample);
  expect(told).not.toContain('seneschal_requests{');
  expect((await fetch(new URL('/v1', metrics))).status).toBe(404);

  for (const { child, ended } of [worker, server]) {
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, err: '' });
  }
});

it('`seneschal work` answers nothing where no port is named, and says so where it is taken', async () => {
  const quiet = start(['work'], { DATABASE_URL: database.url });
  await until(() => quiet.said.out !== '');
  expect(quiet.said.out).toBe('Seneschal works jobs\n');
  quiet.child.kill('SIGTERM');
  expect(await quiet.ended).toMatchObject({ code: 0, err: '' });
  const { port } = new URL(database.url);
  expect(await run(['work'], { DATABASE_URL: database.url, HOST: '127.0.0.1', METRICS_PORT: port })).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining(port) as unknown,
  });
});

it('`seneschal work` says that it needs a database that can be shared', async () => {
  expect(await run(['work'])).toMatchObject({ code: 1, out: '', err: expect.stringContaining('DATABASE_URL') as unknown });
});
