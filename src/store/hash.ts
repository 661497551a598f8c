/** Hashes of what is stored: the same content, whatever the order of its properties, has the same hash. */
import { createHash, randomBytes } from 'node:crypto';
import type { Ruling } from '../contract/ruling.js';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** `sha256-` and the hash of a JSON value with its properties sorted; properties that are undefined do not count. */
export const contentHash = (value: unknown): string => `sha256-${sha256(sortedJson(value))}`;

/** The hash that a version of a ruling must have. */
export const rulingHash = ({ hash: _, ...rest }: Omit<Ruling, 'hash'> & { readonly hash?: string }): string => contentHash(rest);

/** What is stored of the secret of a key. It has 256 random bits: no salt and no slow hash is needed. */
export const secretHash = (secret: string): string => sha256(secret);

function sortedJson(value: unknown): string {
  if (value === null || typeof value !== 'object') return value === undefined ? 'null' : JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(',')}]`;
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${sortedJson(inner)}`).join(',')}}`;
}

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** An id of 17 letters and digits that no other server will make; later ones sort after earlier ones. */
export function newId(now = Date.now()): string {
  let time = '';
  for (let rest = now; time.length < 9; rest = Math.floor(rest / 32)) time = ALPHABET[rest % 32]! + time;
  return time + Array.from(randomBytes(8), (byte) => ALPHABET[byte % 32]!).join('');
}
