/** The service itself: health, addresses and methods that are not there, browsers on other pages, real connections. */
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../src/contract/problem.js';
import { emptyStore } from '../../src/store/store.js';
import { testApp, type TestApp } from '../support/app.js';
import { layCap, toLay } from '../support/positions.js';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await testApp();
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.app.server.address() as AddressInfo);
});
afterAll(() => app.close());

const good = JSON.stringify({ snapshot: toLay, action: layCap });

describe('health', () => {
  it('is reported', async () => {
    expect(await app.get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await app.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  });

  it('is not readiness while the store does not answer', async () => {
    const without = await testApp({ store: { ...emptyStore, ping: () => Promise.reject(new Error('gone')) } });
    expect((await without.get('/healthz')).status).toBe(200);
    const { status, headers, body } = await without.get('/readyz');
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toMatchObject({ code: 'not-ready' });
    expect(JSON.stringify(body)).not.toContain('gone');
    await without.close();
  });
});

describe('an address or a method that is not there', () => {
  it.each([
    '/nothing',
    '/v1/nothing',
    '/v1/clauses/none',
    '/v1/rules/none',
    '/v1/settings/none',
    '/v1/tiles/none',
    '/v1/tiles/none/none',
    '/v1/tiles/',
    '/v1/rulesets/none',
    '/v1/problems/none',
    `/v1/clauses/${'x'.repeat(300)}`,
  ])('%s is a problem', async (url) => {
    const { status, headers, body } = await app.get(url);
    expect(headers['content-type']).toMatch(/^application\/problem\+json/);
    expect([400, 404]).toContain(status);
    expect(body).toMatchObject({ status, errors: expect.any(Array) as unknown });
  });

  it('cannot be decoded', async () => {
    expect(await app.get('/v1/tiles/%zz')).toMatchObject({ status: 400, body: { code: 'bad-request' } });
  });

  it.each([
    ['GET', '/v1/adjudications', 'POST'],
    ['PUT', '/v1/adjudications', 'POST'],
    ['TRACE', '/v1/adjudications', 'POST'],
    ['GET', '/v1/adjudications/batch', 'POST'],
    ['POST', '/v1/clauses', 'GET, HEAD'],
    ['DELETE', '/v1/tiles/base/D', 'GET, HEAD'],
    ['PATCH', '/v1/rulesets/hig-c2', 'GET, HEAD'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['POST', '/openapi.json', 'GET, HEAD'],
    ['POST', '/metrics', 'GET, HEAD'],
    ['PUT', '/v1/rulings/some', 'GET, HEAD, PATCH'],
    ['DELETE', '/v1/audit', 'GET, HEAD'],
  ])('%s %s is answered with 405 and what is allowed', async (method, url, allow) => {
    const { status, headers, body } = await app.send(method, url, { 'content-type': 'text/plain' });
    expect(status).toBe(405);
    expect(headers.allow).toBe(allow);
    expect(body).toMatchObject({ code: 'method-not-allowed' });
  });

  it.each([
    ['/v1/adjudications', 'POST'],
    ['/v1/tiles/base/D', 'GET, HEAD'],
    ['/v1/rulings/some', 'GET, HEAD, PATCH'],
    ['/v1/jobs', 'GET, HEAD, POST'],
    ['/healthz', 'GET, HEAD'],
    ['/docs', 'GET, HEAD'],
    ['/law/rulings', 'GET, HEAD'],
  ])('OPTIONS of %s tells what is allowed', async (url, allow) => {
    expect(await app.send('OPTIONS', url)).toMatchObject({ status: 204, text: '', headers: { allow } });
  });

  it.each(['/v1/nonsense', '/nonsense', '/v1/adjudications/more/of/it'])('OPTIONS of %s, where nothing is, is what GET is', async (url) => {
    expect(await app.send('OPTIONS', url)).toMatchObject({
      status: 404,
      body: { code: 'not-found', detail: (await app.get<Problem>(url)).body.detail },
    });
  });

  it('HEAD is what GET is, without the body', async () => {
    expect(await app.send('HEAD', '/v1/expansions')).toMatchObject({ status: 200, text: '' });
  });
});

describe('a page of another origin', () => {
  it('may call', async () => {
    const origin = { origin: 'https://example.org' };
    expect((await app.get('/v1/sources', origin)).headers['access-control-allow-origin']).toBe('*');
    const preflight = await app.send('OPTIONS', '/v1/adjudications', {
      ...origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    });
    expect(preflight).toMatchObject({ status: 204, headers: { allow: 'POST' } });
    const { paths } = (await app.get('/openapi.json')).body as { paths: Record<string, object> };
    const methods = new Set(
      Object.values(paths)
        .flatMap((path) => Object.keys(path))
        .filter((key) => key !== 'parameters'),
    );
    const allowed = String(preflight.headers['access-control-allow-methods']).toLowerCase().split(', ');
    expect([...methods].filter((method) => !allowed.includes(method))).toEqual([]);
    // so that it can read that nothing is there
    const nowhere = await app.send('OPTIONS', '/v1/nonsense', { ...origin, 'access-control-request-method': 'POST' });
    expect([nowhere.status, nowhere.headers['access-control-allow-methods'], nowhere.headers.allow]).toEqual([
      204,
      preflight.headers['access-control-allow-methods'],
      undefined,
    ]);
    expect(String((await app.get('/v1/sources', origin)).headers['access-control-expose-headers']).split(', ')).toContain('link');
  });
});

describe('a fault of the service', () => {
  it('is a problem that tells nothing of what is inside', async () => {
    const broken = await testApp({ store: { ...emptyStore, rulesets: { ...emptyStore.rulesets, list: () => Promise.reject(new Error('secret')) } } });
    const { status, body } = await broken.get('/v1/rulesets');
    expect(status).toBe(500);
    expect(body).toMatchObject({ code: 'internal-error', errors: [] });
    expect(JSON.stringify(body)).not.toContain('secret');
    await broken.close();
  });
});

describe('over a connection', () => {
  const post = (body: string | undefined, headers: Record<string, string | number> = {}, path = '/v1/adjudications') =>
    new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', method: 'POST', path, headers: { 'content-type': 'application/json', ...headers } });
      sent.on('error', reject).on('response', (answer: IncomingMessage) => {
        let text = '';
        answer
          .setEncoding('utf8')
          .on('data', (chunk: string) => (text += chunk))
          .on('end', () => resolve({ status: answer.statusCode!, type: answer.headers['content-type'] ?? '', text }));
      });
      sent.end(body);
    });

  it.each([
    ['with its length', { 'content-length': 5_000_000 }],
    ['in chunks', { 'transfer-encoding': 'chunked' }],
  ])('a body of 5 MB %s is refused, and the next request answered', async (_how, headers) => {
    for (let round = 0; round < 5; round++) {
      const refused = await post('x'.repeat(5_000_000), headers);
      expect(refused).toMatchObject({ status: 413 });
      expect(refused.type).toMatch(/^application\/problem\+json/);
      expect((await post(good)).status).toBe(200);
    }
  });

  it('a body of 5 MB is refused to fetch as well', async () => {
    for (let round = 0; round < 5; round++) {
      const refused = await fetch(`http://127.0.0.1:${port}/v1/adjudications`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: 'x'.repeat(5_000_000),
      });
      expect(refused.status).toBe(413);
      expect(await refused.json()).toMatchObject({ code: 'body-too-large' });
    }
  });

  it.each(['', 'NONSENSE\r\n\r\n', 'POST /v1/adjudications HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{'])(
    'a client that breaks off does no harm',
    async (text) => {
      const socket = connect(port, '127.0.0.1');
      await new Promise<void>((resolve) => socket.write(text, () => resolve()));
      socket.on('error', () => undefined).destroy();
      expect((await post(good)).status).toBe(200);
    },
  );

  it('a batch that breaks off does no harm', async () => {
    const received = once(app.app.server, 'request') as Promise<[IncomingMessage]>;
    const sent = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/v1/adjudications/batch',
      headers: { 'content-type': 'application/x-ndjson' },
    });
    sent.on('error', () => undefined);
    sent.write(`${good}\n${good.slice(0, 100)}`);
    await once(sent, 'response');
    const [{ socket }] = await received;
    const gone = new Promise((resolve) => socket.once('close', resolve));
    sent.destroy();
    await gone;
    expect((await post(good)).status).toBe(200);
  });
});
