/** The process: what it says when it starts, that it ends in good order, and what it makes of its environment. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configuration } from '../../src/http/config.js';
import { layCap, toLay } from '../support/positions.js';

let directory: string;
const started: ChildProcess[] = [];
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'seneschal-server-'));
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await rm(directory, { recursive: true, force: true });
});

/** Starts the server in a process of its own, on a free port. */
function start(environment: Record<string, string>) {
  const program = `import { serve } from ${JSON.stringify(new URL('../../src/http/server.ts', import.meta.url).href)}; await serve();`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    env: { ...process.env, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text));
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const url = /(http:\S+)\/docs\n/.exec(said.out)?.[1];
      if (url) resolve(url);
    });
    void ended.then((code) => reject(new Error(`ended with ${String(code)}: ${said.err}`)));
  });
  // a process that is expected to fail is only waited for to end
  ready.catch(() => undefined);
  return { child, said, ended, ready };
}

describe('the server', () => {
  it('says in one line where its documentation is, answers, and ends when it is told to', async () => {
    const { child, said, ended, ready } = start({ DATA_DIR: join(directory, 'data') });
    const url = await ready;
    expect(said.out.split('\n')).toHaveLength(2);
    for (const address of [url, url.replace('localhost', '127.0.0.1')]) expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const verdict = await fetch(`${url}/v1/adjudications`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ snapshot: toLay, action: layCap }),
    });
    expect(await verdict.json()).toMatchObject({ verdict: 'legal' });

    // the directory is taken, and the port is
    expect(await start({ DATA_DIR: join(directory, 'data') }).ended).not.toBe(0);
    const second = start({ DATA_DIR: join(directory, 'other'), PORT: new URL(url).port });
    expect(await second.ended).not.toBe(0);
    expect(second.said.err).toContain('EADDRINUSE');

    child.kill('SIGTERM');
    // 143 where the signal is passed on
    expect([0, 143, null]).toContain(await ended);
    expect(said.err).toBe('');
    const again = start({ DATA_DIR: join(directory, 'data') });
    expect((await fetch(`${await again.ready}/readyz`)).status).toBe(200);
    again.child.kill('SIGTERM');
    await again.ended;
  }, 120_000);
});

describe('the environment', () => {
  it('may be empty', () => {
    expect(configuration({})).toEqual({ port: 3000, host: undefined, databaseUrl: undefined, dataDir: './data', logLevel: 'warn' });
    expect(configuration({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it('is taken over', () => {
    expect(configuration({ PORT: '8080', HOST: '::1', DATABASE_URL: 'postgres://db', DATA_DIR: '/var/lib/x', LOG_LEVEL: 'info' })).toEqual({
      port: 8080,
      host: '::1',
      databaseUrl: 'postgres://db',
      dataDir: '/var/lib/x',
      logLevel: 'info',
    });
  });

  it.each([
    ['PORT', 'x'],
    ['PORT', '70000'],
    ['LOG_LEVEL', 'loud'],
  ])('is refused with %s=%s, by name', (name, value) => {
    expect(() => configuration({ [name]: value })).toThrow(name);
  });
});
