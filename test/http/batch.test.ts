/** `POST /v1/adjudications/batch`: in order, line by line, and no line can spoil the others. */
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layCap, layMisfit, toLay } from '../support/positions.js';
import { testApp, type TestApp } from '../support/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

type Line = Record<string, unknown>;
const NDJSON = { 'content-type': 'application/x-ndjson' };
const legal = JSON.stringify({ snapshot: toLay, action: layCap });
const illegal = JSON.stringify({ snapshot: toLay, action: layMisfit });

async function batch(text: string) {
  const answer = await app.post<string>('/v1/adjudications/batch', text, NDJSON);
  return {
    ...answer,
    lines: answer.text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line),
  };
}

describe('a batch', () => {
  it('is answered in order', async () => {
    const { status, headers, lines } = await batch(`${legal}\n${illegal}\n${legal}`);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/x-ndjson/);
    expect(lines.map(({ verdict }) => verdict)).toEqual(['legal', 'illegal', 'legal']);
  });

  it('answers as the single request does', async () => {
    const { lines } = await batch(legal);
    expect(lines[0]).toEqual((await app.post('/v1/adjudications', legal)).body);
  });

  it('goes on after bad lines, each with a problem and its number', async () => {
    const bad = [
      '{',
      '[]',
      '{"__proto__":{}}',
      JSON.stringify({ ruleset: 'none', snapshot: toLay, action: layCap }),
      JSON.stringify({ snapshot: toLay, action: { type: 'fly' } }),
      '{"a":"\0"}',
    ];
    const { lines } = await batch([legal, ...bad, illegal].join('\n'));
    expect(lines.map((line) => line.verdict ?? line.code)).toEqual([
      'legal',
      'invalid-json',
      'invalid-request',
      'invalid-json',
      'unknown-ruleset',
      'invalid-request',
      'invalid-json',
      'illegal',
    ]);
    expect(lines.slice(1, -1).map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(lines[5]).toMatchObject({ status: 400, errors: [{ pointer: '/action/type', code: 'unknown-type' }] });
  });

  it('names the request in problems as every answer does, without its query', async () => {
    const headers = { 'content-type': 'application/x-ndjson', 'x-request-id': 'mine-3' };
    const { text } = await app.post('/v1/adjudications/batch?clauses=ids', '{}', headers);
    expect(JSON.parse(text)).toMatchObject({ instance: '/v1/adjudications/batch#mine-3' });
  });

  it('bounds each line, not the whole', async () => {
    const long = JSON.stringify({ snapshot: toLay, action: layCap, pad: 'x'.repeat(1_100_000) });
    const { lines } = await batch([legal, long, illegal].join('\n'));
    expect(lines.map((line) => line.verdict ?? line.code)).toEqual(['legal', 'body-too-large', 'illegal']);
    const many = await batch(Array.from({ length: 2000 }, () => legal).join('\n'));
    expect(many.lines).toHaveLength(2000);
    expect(many.lines.every(({ verdict }) => verdict === 'legal')).toBe(true);
  });

  it('skips empty lines, takes CRLF, and needs no newline at the end', async () => {
    const { lines } = await batch(`\r\n${legal}\r\n\n  \n{\n${illegal}\r\n`);
    expect(lines.map((line) => line.verdict ?? `${String(line.code)} ${String(line.line)}`)).toEqual(['legal', 'invalid-json 5', 'illegal']);
    // the line is told beside it: it is not line 1 of anything
    expect(lines[1]!.detail).toMatch(/^column \d+: /);
    expect((await batch('')).lines).toEqual([]);
  });

  it('is NDJSON only', async () => {
    expect((await app.post('/v1/adjudications/batch', legal)).status).toBe(415);
    expect((await app.post('/v1/adjudications', legal, NDJSON)).status).toBe(415);
  });
});

describe('a batch over a connection', () => {
  it('is answered line by line, before the request has ended', async () => {
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.app.server.address() as AddressInfo;
    const sent = request({ port, host: '127.0.0.1', method: 'POST', path: '/v1/adjudications/batch', headers: NDJSON });
    const answered = new Promise<IncomingMessage>((resolve) => sent.on('response', resolve));
    sent.write(`${legal}\n`);
    const lines = (await answered).setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterator<string>;
    expect(JSON.parse((await lines.next()).value as string)).toMatchObject({ verdict: 'legal' });
    // a line in two pieces
    sent.write(illegal.slice(0, 50));
    sent.end(`${illegal.slice(50)}\n`);
    expect(JSON.parse((await lines.next()).value as string)).toMatchObject({ verdict: 'illegal' });
    expect((await lines.next()).done).toBe(true);
  });

  it.each([
    ['gzip', createGunzip],
    ['deflate', createInflate],
    ['br', createBrotliDecompress],
  ] as const)('compressed (%s) as well, when asked for: no answer waits for the next question', async (coding, unpacked) => {
    if (!app.app.server.listening) await app.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.app.server.address() as AddressInfo;
    const headers = { ...NDJSON, 'accept-encoding': coding };
    const sent = request({ port, host: '127.0.0.1', method: 'POST', path: '/v1/adjudications/batch', headers });
    const answered = new Promise<IncomingMessage>((resolve) => sent.on('response', resolve));
    sent.write(`${legal}\n`);
    const answer = await answered;
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(answer.headers['vary']).toBe('Accept-Language, accept-encoding');
    const lines = answer.pipe(unpacked()).setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterator<string>;
    expect(JSON.parse((await lines.next()).value as string)).toMatchObject({ verdict: 'legal' });
    sent.end(`${illegal}\n`);
    expect(JSON.parse((await lines.next()).value as string)).toMatchObject({ verdict: 'illegal' });
    expect((await lines.next()).done).toBe(true);
  });
});
