/** Cursors: where a page ended, as base64url JSON; to clients they are opaque. */
import { BadCursor } from './errors.js';
import { contentHash } from './hash.js';

export type CursorKey = readonly (string | number)[];
/** For each part of the key, whether a value can be one. */
export type CursorShape = readonly ((part: unknown) => boolean)[];

/** Names a list by its order and filters: a cursor belongs to one list. */
export const listName = (list: object): string => contentHash(list).slice(7, 19);

export const toCursor = (list: string, key: CursorKey): string => Buffer.from(JSON.stringify({ l: list, k: key })).toString('base64url');

/** Throws `BadCursor` for whatever `toCursor` has not made for this list. */
export function fromCursor(cursor: string, list: string, shape: CursorShape): CursorKey {
  const { l, k } = parse(cursor);
  if (l !== list || !Array.isArray(k) || k.length !== shape.length || !k.every((part, i) => shape[i]!(part))) throw new BadCursor();
  return k as CursorKey;
}

function parse(cursor: string): { readonly l?: unknown; readonly k?: unknown } {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (value !== null && typeof value === 'object') return value;
  } catch {
    // said below
  }
  throw new BadCursor();
}

const INSTANT = /^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
export const isInstant = (part: unknown): boolean => typeof part === 'string' && INSTANT.test(part) && !Number.isNaN(Date.parse(part));
export const isCount = (part: unknown): boolean => Number.isInteger(part) && Math.abs(part as number) <= 2_147_483_647;
