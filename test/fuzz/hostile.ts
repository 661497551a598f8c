/** What hurts programs: as values within a body, as texts in an address or a header, as whole bodies. */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Dice } from './dice.js';

/** JSON as it is written, so that what no value can hold may stand in it too. */
export type Written = string;

const nested = (open: string, inner: string, close: string, depth: number): Written => open.repeat(depth) + inner + close.repeat(depth);

const LONG = 20_000;

const VALUES: readonly Written[] = [
  'null',
  'true',
  '0',
  '-0',
  '-1',
  '1.5',
  '1e308',
  '1e999',
  '-1e999',
  '9007199254740993',
  `1${'0'.repeat(400)}`,
  '5e-324',
  '""',
  '" "',
  '"\\u0000"',
  '"r\\u0000d"',
  '"\\ud800"',
  '"\\udfff x"',
  '"\\ufeff"',
  '"\\u202e\\u200b"',
  '"__proto__"',
  '"constructor"',
  '"toString"',
  '"hasOwnProperty"',
  '"NaN"',
  '"%s%n{{7*7}}${7*7}"',
  '"\'; drop table rulings; --"',
  '"<script>alert(1)</script>&amp;]]>"',
  '"../../../etc/passwd"',
  '"base/D"',
  '"red"',
  '"city"',
  `"${'x'.repeat(LONG)}"`,
  `"${'\\u0000'.repeat(1000)}"`,
  '[]',
  '{}',
  '[null]',
  '[0,0]',
  '[1e9,-1e9]',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"\\u005f_proto__":1}',
  '{"toString":null,"valueOf":1,"length":-1,"then":1,"toJSON":1}',
  '{"type":"pass","type":"place-tile"}',
  '{"":{"":{"":""}}}',
  nested('[', '', ']', 40),
  nested('[', '', ']', 5000),
  nested('{"a":', '1', '}', 40),
  nested('{"a":', '1', '}', 5000),
  `[${'0,'.repeat(5000)}0]`,
  `[${'{},'.repeat(2000)}{}]`,
  `{${Array.from({ length: 2000 }, (_, i) => `"k${i}":${i}`).join()}}`,
];
export const hostileValue = (dice: Dice): Written => dice.one(VALUES);

const TEXTS: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  '99999999999999999999',
  'NaN',
  'null',
  'true',
  '\0',
  'a\0b',
  '\ufeff',
  '\u202e',
  '__proto__',
  'constructor',
  'toString',
  '..',
  '../../etc/passwd',
  "' or 1=1 --",
  '%',
  '%%',
  '_',
  '\\',
  '*',
  '(((((',
  '"',
  'a b',
  'a,b,,c',
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  '-271821-04-20',
  'W/"x", *',
  '<b>&',
  'ß',
  '🐉',
  'x'.repeat(300),
  'x'.repeat(5000),
  'x y '.repeat(500),
];
export const hostileText = (dice: Dice): string => dice.one(TEXTS);

/** Percent-encoded text that decodes to no text, or does not decode at all. */
const ADDRESSES: readonly string[] = ['%', '%zz', '%00', '%ff', '%c0%ae', '%ed%a0%80', '%2e%2e%2f', '%2F', ';a=b', '+', '%252e', '//', '#', '?'];
export const hostileAddress = (dice: Dice): string => dice.one(ADDRESSES);

export interface RawBody {
  readonly bytes: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

const BOMB = Buffer.alloc(8_000_000, ' ');
const raw = (text: string, headers?: RawBody['headers']): RawBody => ({ bytes: Buffer.from(text), ...(headers && { headers }) });

const BODIES: readonly RawBody[] = [
  raw(''),
  raw(' '),
  raw('null'),
  raw('[]'),
  raw('"x"'),
  raw('{'),
  raw('{"snapshot":'),
  raw('{"snapshot":"\0"}'),
  raw('\ufeff{}'),
  raw('{}{}'),
  raw('{"__proto__":{"admin":true}}'),
  raw('{"constructor":{"prototype":{"admin":true}}}'),
  raw(nested('[', '', ']', 400_000)),
  raw(nested('{"a":', '1', '}', 150_000)),
  raw(`"${'x'.repeat(1_100_000)}"`),
  raw('\n'.repeat(5000)),
  raw('{}\n'.repeat(300)),
  raw('null\nfalse\n[]\n"x"\n{"action":\n'),
  raw(`{"snapshot":${nested('[', '', ']', 5000)}}\n{}`),
  { bytes: Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]) },
  { bytes: Buffer.from('{"snapshot":"\xff\xfe\xc0\xaf"}', 'latin1') },
  { bytes: Buffer.from([0x7b, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x3a, 0x31, 0x7d]) },
  { bytes: gzipSync(BOMB), headers: { 'content-encoding': 'gzip' } },
  { bytes: brotliCompressSync(BOMB), headers: { 'content-encoding': 'br' } },
  { bytes: gzipSync('{}'), headers: { 'content-encoding': 'gzip, gzip' } },
  raw('{}', { 'content-encoding': 'identity' }),
  raw('{}', { 'content-type': 'text/plain' }),
  raw('{}', { 'content-type': 'application/json; charset=utf-16' }),
  raw('{}', { 'content-type': 'application/json;;;' }),
  raw('{}', { 'content-type': '\u0000' }),
  raw('{}', { 'content-type': '' }),
  raw('a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
  raw('{}', { 'content-length': '1' }),
  raw('{}', { 'content-length': '99999999999' }),
  raw('{}', { 'content-length': '-1' }),
];
export const hostileBody = (dice: Dice): RawBody => dice.one(BODIES);
