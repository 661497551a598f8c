/** What only a real connection can do: say half of it, say it slowly, say two things at once, not listen. */
import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { Dice } from './dice.js';

export interface Abuse {
  readonly name: string;
  /** What is written, part by part. */
  readonly parts: readonly (string | Buffer)[];
  /** What comes last: say that nothing more comes, or break the connection. */
  readonly end: 'end' | 'destroy';
  /** Whether the answer is taken in. */
  readonly listens: boolean;
}

const head = (path: string, ...lines: string[]): string =>
  [`POST ${path} HTTP/1.1`, 'Host: x', 'Content-Type: application/json', ...lines, '', ''].join('\r\n');
const ADJUDICATE = '/v1/adjudications';
const BATCH = '/v1/adjudications/batch';
const LINE = '{"snapshot":{},"action":{"type":"pass"}}\n';

const ABUSES: readonly (readonly [name: string, ...parts: (string | Buffer)[]])[] = [
  ['says nothing', ''],
  ['is not HTTP', 'HELO example.org\r\n\r\n'],
  ['is bytes', Buffer.from(Array.from({ length: 2000 }, (_, i) => i % 256))],
  ['begins TLS', Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03])],
  ['stops in its headers', `POST ${ADJUDICATE} HTTP/1.1\r\nHost: x\r\nContent-Le`],
  ['never sends its body', head(ADJUDICATE, 'Content-Length: 100')],
  ['stops in its body', head(ADJUDICATE, 'Content-Length: 100'), '{"snapshot":'],
  ['sends its body byte by byte', head(ADJUDICATE, 'Content-Length: 41'), ...LINE.split(/(?=.)/s)],
  ['says more than it announced', `${head(ADJUDICATE, 'Content-Length: 2')}{}{}{}{}`],
  ['asks many times at once', 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(200)],
  ['has a chunk that is none', head(ADJUDICATE, 'Transfer-Encoding: chunked'), 'zz\r\n{}\r\n0\r\n\r\n'],
  ['has a chunk without end', head(ADJUDICATE, 'Transfer-Encoding: chunked'), 'ffffffffffff\r\n', '{'.repeat(5000)],
  ['has two lengths', `${head(ADJUDICATE, 'Content-Length: 2', 'Content-Length: 3')}{}`],
  ['has a length and chunks', `${head(ADJUDICATE, 'Content-Length: 2', 'Transfer-Encoding: chunked')}0\r\n\r\nGET /healthz HTTP/1.1\r\n\r\n`],
  ['has a length below nothing', head(ADJUDICATE, 'Content-Length: -1')],
  ['expects the impossible', `${head(ADJUDICATE, 'Expect: 42', 'Content-Length: 2')}{}`],
  ['waits to be told to go on', head(ADJUDICATE, 'Expect: 100-continue', 'Content-Length: 2')],
  ['has headers without end', `${head(ADJUDICATE, ...Array.from({ length: 3000 }, (_, i) => `X-${i}: ${'y'.repeat(50)}`), 'Content-Length: 2')}{}`],
  ['has an address without end', `GET /v1/clauses?q=${'x'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
  [
    'has bytes in its address',
    Buffer.concat([Buffer.from('GET /v1/tiles/'), Buffer.from([0xff, 0x00, 0xc0]), Buffer.from(' HTTP/1.1\r\nHost: x\r\n\r\n')]),
  ],
  ['has no host', 'GET /v1/tiles HTTP/1.1\r\n\r\n'],
  ['asks as a proxy', 'GET http://example.org/v1/tiles HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['asks for a tunnel', 'CONNECT example.org:443 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['asks for another protocol', 'GET /v1/tiles HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n'],
  ['is of an age that is over', 'GET /v1/tiles\r\n'],
  ['is of an age to come', 'GET /v1/tiles HTTP/7.3\r\nHost: x\r\n\r\n'],
  ['sends lines that never end', head(BATCH, 'Transfer-Encoding: chunked').replace('json', 'x-ndjson'), `ffff\r\n${'x'.repeat(0xffff)}\r\n`],
  ['sends lines and stops', head(BATCH, 'Transfer-Encoding: chunked').replace('json', 'x-ndjson'), `29\r\n${LINE}\r\n`.repeat(20), '29\r\n{'],
  ['asks for much', 'GET /v1/bulk/clauses HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(5)],
];

export function abuse(dice: Dice): Abuse {
  const [name, ...parts] = dice.one(ABUSES);
  return { name, parts, end: dice.percent(50) ? 'end' : 'destroy', listens: dice.percent(70) };
}

const STATUS = /HTTP\/1\.[01] (\d{3})/g;

/** Every status that was answered. Resolves once the connection is closed. */
export async function abused(port: number, { parts, end, listens }: Abuse): Promise<number[]> {
  const socket = connect(port, '127.0.0.1');
  const closed = new Promise<void>((resolve) => void socket.on('close', () => resolve()));
  // a server may well break off what makes no sense
  socket.on('error', () => undefined);
  let heard = '';
  if (listens) socket.on('data', (bytes) => (heard += bytes.toString('latin1')));
  for (const part of parts) await written(socket, part);
  // whoever does not listen never learns of an end
  if (end === 'end' && listens) socket.end();
  else socket.destroy();
  await closed;
  return [...heard.matchAll(STATUS)].map(([, status]) => Number(status));
}

async function written(socket: Socket, part: string | Buffer): Promise<void> {
  if (!socket.destroyed && part.length > 0) socket.write(part);
  await setImmediate();
}
