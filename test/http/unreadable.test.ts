/** Promise: errors are problem+json with a stable code, also where what comes in is no HTTP request and no route ever hears of it. */
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Problem } from '../../src/contract/problem.js';
import { testApp, type TestApp } from '../support/app.js';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await testApp();
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.app.server.address() as AddressInfo);
});
afterAll(() => app.close());

async function send(bytes: string): Promise<{ head: string; body: string }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, body };
}

it.each([
  ['a method that there is not', 'DANCE /v1 HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'bad-request'],
  ['a length that is no number', 'POST /v1/adjudications HTTP/1.1\r\nHost: a\r\nContent-Length: long\r\n\r\n', 400, 'bad-request'],
  ['no host', 'GET /v1 HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'bad-request'],
  ['two hosts', 'GET /v1 HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400, 'bad-request'],
  ['an expectation that nobody knows', 'GET /v1 HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\n\r\n', 417, 'expectation-failed'],
  ['headers without end', `GET /v1 HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'headers-too-large'],
])('%s', async (_what, bytes, status, code) => {
  const { head, body } = await send(bytes);
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain('content-type: application/problem+json');
  expect(head).toContain('access-control-allow-origin: *');
  expect(JSON.parse(body) as Problem).toMatchObject({ status, code, type: `/v1/problems/${code}`, errors: [] });
  // the next one is answered
  expect((await send('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).head).toMatch(/^HTTP\/1\.1 200 /);
});

it.each([
  ['an address that cannot be decoded', '/v1/tiles/%zz', {}, 400],
  ['an id that is too long', `/v1/clauses/${'x'.repeat(600)}`, {}, 400],
  ['a query that cannot be decoded', '/v1/clauses?q=%zz', {}, 400],
  ['a form that there is not', '/v1/clauses', { accept: 'image/png' }, 406],
])('pages of other origins can read what is answered to %s', async (_what, url, headers, status) => {
  const { headers: given, ...answer } = await app.get(url, headers);
  expect(answer).toMatchObject({ status, body: { status } });
  expect(given).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': expect.stringContaining('x-request-id') as string,
    'x-request-id': expect.any(String) as string,
  });
});

it('tells that the service is there', async () => {
  expect((await send('OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).head).toMatch(/^HTTP\/1\.1 204 /);
});

it('needs no host where HTTP has none yet', async () => {
  expect((await send('GET /healthz HTTP/1.0\r\n\r\n')).head).toMatch(/^HTTP\/1\.1 200 /);
});
