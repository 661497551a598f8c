/** Promise: heavy work is done in threads, says what it says in this one, byte for byte, and is stopped when nobody waits for it. */
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleAction, exampleSnapshot } from '../../src/http/schemas/examples.js';
import type { Workers } from '../../src/service/workers/workers.js';
import { startService, type Service } from '../support/service.js';
import { testApp, type TestApp } from '../support/app.js';
import { layCap, layMisfit, toLay } from '../support/positions.js';

let here: Service;
/** On the same store. */
let threads: TestApp;
beforeAll(async () => {
  here = await startService();
  threads = await testApp({ store: here.store, workers: 1 });
});
afterAll(async () => {
  await threads.close();
  await here.close();
});

const verdict = { snapshot: toLay, action: layCap };
const replay = { format: 'seneschal', game: { snapshot: toLay, actions: [layCap] } };
const NDJSON = { 'content-type': 'application/x-ndjson' };

/** What both answer; the identifiers of the requests left out. */
async function both(url: string, body?: unknown, headers?: Record<string, string>) {
  const ask = (app: TestApp) => (body === undefined ? app.get(url, headers) : app.post(url, body, headers));
  const [one, other] = [await ask(here), await ask(threads)];
  const withoutId = (text: string) => text.replaceAll(/#[\w-]+"/g, '#"');
  expect(withoutId(other.text)).toBe(withoutId(one.text));
  expect(other.status).toBe(one.status);
  for (const name of ['content-type', 'content-language', 'vary', 'preference-applied']) expect(other.headers[name]).toEqual(one.headers[name]);
  return one;
}

describe('in a thread', () => {
  it('the same is said of games, comparisons, batches and suites', async () => {
    expect((await both('/v1/replays', replay)).status).toBe(200);
    expect((await both('/v1/replays', { ...replay, legalActions: true }, { 'accept-language': 'de', prefer: 'wait=300' })).headers).toMatchObject({
      'content-language': 'de',
      'preference-applied': 'wait=300',
    });
    await both('/v1/comparisons', { rulesets: ['hig-c1-current', 'hig-c2'], ...verdict });
    expect((await both('/v1/rulesets/zmg-c1/diff/hig-c2')).status).toBe(200);
    const lines = [verdict, { ...verdict, action: layMisfit }, { ...verdict, ruleset: 'none' }, { snapshot: {} }].map((line) => JSON.stringify(line));
    expect((await both('/v1/adjudications/batch?clauses=ids', [...lines, '{'].join('\n'), NDJSON)).text.trim().split('\n')).toHaveLength(5);
  });

  it('and the same is refused, with every defect', async () => {
    const unsound = { ...toLay, tiles: [{ tile: 'none', at: [0, 0], rotation: 0 }] };
    const refused = [
      await both('/v1/replays', { ...replay, game: { snapshot: unsound, actions: [] } }),
      await both('/v1/replays', { ...replay, ruleset: { settings: { none: 'x' } } }),
      await both('/v1/comparisons', { rulesets: ['hig-c1-current', 'hig-c2'], snapshot: unsound, action: layCap }),
    ];
    for (const { status, body } of refused) expect([status, (body as { errors: unknown[] }).errors.length > 0]).toEqual([422, true]);
  });

  it('rulings that bind are obeyed, and named as precedents', async () => {
    const question = { snapshot: exampleSnapshot, action: exampleAction };
    const comparison = { rulesets: ['hig-c1-current', 'hig-c2'], ...question };
    const before = await both('/v1/comparisons', comparison);
    const binding = { kind: 'setting', setting: 'dragon.sharedTile', value: 'unrestricted' };
    await here.published({ event: undefined, binding, authorityLevel: 'organiser' }, 'organiser');
    const after = await both('/v1/comparisons', comparison);
    expect(after.text).not.toBe(before.text);
    const line = await both('/v1/adjudications/batch', JSON.stringify(question), NDJSON);
    const single = await here.post<{ precedents: unknown[] }>('/v1/adjudications', question);
    expect(JSON.parse(line.text)).toEqual(single.body);
    expect(single.body.precedents).not.toEqual([]);
    expect(
      (await both('/v1/replays', { format: 'seneschal', ruleset: 'hig-c1-current', game: { snapshot: exampleSnapshot, actions: [exampleAction] } }))
        .text,
    ).toContain('ruling:');
  });
});

describe('work for which nobody waits', () => {
  it('is refused where the client does not wait at all', async () => {
    for (const app of [here, threads])
      for (const prefer of ['wait=0', 'respond-async, wait="0"']) {
        const { status, headers, body } = await app.post('/v1/replays', replay, { prefer });
        expect([status, body]).toMatchObject([503, { code: 'too-slow' }]);
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
    // what cannot be read is passed over
    expect((await here.post('/v1/replays', replay, { prefer: 'wait=soon' })).status).toBe(200);
  });

  /** Work that lasts until it is stopped. */
  function endless() {
    let begun: (signal: AbortSignal) => void;
    const signal = new Promise<AbortSignal>((resolve) => (begun = resolve));
    const run: Workers['run'] = (_kind, _input, asking) =>
      new Promise((_resolve, reject) => {
        begun(asking.signal!);
        asking.signal!.addEventListener('abort', () => reject(asking.signal!.reason as Error));
      });
    return { signal, workers: { run, load: () => ({ waiting: 0, running: 1 }), close: () => Promise.resolve() } satisfies Workers };
  }

  it('is stopped when the time is up', async () => {
    const { signal, workers } = endless();
    const app = await testApp({ workers });
    const { status, headers, body } = await app.post('/v1/replays', replay, { prefer: 'wait=1' });
    expect([status, headers['preference-applied'], body]).toMatchObject([503, 'wait=1', { code: 'too-slow' }]);
    expect((await signal).aborted).toBe(true);
    await app.close();
  });

  it.each([
    ['/v1/replays', JSON.stringify(replay), 'application/json'],
    ['/v1/comparisons', JSON.stringify({ rulesets: ['hig-c2'], ...verdict }), 'application/json'],
    ['/v1/adjudications/batch', `${JSON.stringify(verdict)}\n`, 'application/x-ndjson'],
  ])('is stopped when the client has gone from %s', async (path, body, type) => {
    const { signal, workers } = endless();
    const app = await testApp({ workers });
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.app.server.address() as AddressInfo;
    const sent = request({ port, host: '127.0.0.1', method: 'POST', path, headers: { 'content-type': type } });
    sent.on('error', () => undefined).end(body);
    const ended = await signal;
    const stopped = new Promise((resolve) => ended.addEventListener('abort', resolve));
    sent.destroy();
    await stopped;
    await app.close();
  });
});
