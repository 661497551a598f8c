/** Names as they stand in a line: letters, digits, `-` and `.` for themselves, everything else as bytes of UTF-8 after `%`, as in addresses. */
import type { Cursor } from './cursor.js';

const PLAIN = /^[\p{L}\p{N}.-]$/u;
const NAME = /(?:[\p{L}\p{N}.-]|%u[\da-f]{4}|%[\da-f]{2})+/iuy;
/** A name that cannot be taken for a number. */
const WORD = /(?:\p{L}|%u[\da-f]{4}|%[\da-f]{2})(?:[\p{L}\p{N}./-]|%u[\da-f]{4}|%[\da-f]{2})*/iuy;
/** The id of a tile, or nothing. */
export const TILE = /(?:[\p{L}\p{N}./:-]|%u[\da-f]{4}|%[\da-f]{2})*/iuy;
/** The name that has no characters. */
const EMPTY = "''";

const utf8 = new TextEncoder();
const hex = (code: number, digits: number): string => code.toString(16).toUpperCase().padStart(digits, '0');

/** One character of a text. Half of a surrogate pair has no bytes. */
function escaped(character: string): string {
  const code = character.codePointAt(0)!;
  if (code >= 0xd800 && code <= 0xdfff) return `%u${hex(code, 4)}`;
  return Array.from(utf8.encode(character), (byte) => `%${hex(byte, 2)}`).join('');
}

/** The text with what `isPlain` does not know escaped. */
export const escapeText = (text: string, isPlain: (character: string) => boolean): string =>
  Array.from(text, (character) => (isPlain(character) ? character : escaped(character))).join('');

/** What an escaped text stands for. Fails at `start` where its bytes are no UTF-8. */
export function unescapeText(cursor: Cursor, text: string, start: number): string {
  try {
    return text
      .replaceAll(/%u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      .replaceAll(/(?:%[\da-f]{2})+/gi, (bytes) => decodeURIComponent(bytes));
  } catch {
    return cursor.fail('bytes of UTF-8 after `%`', start);
  }
}

const isPlain = (character: string): boolean => PLAIN.test(character);

export const writeName = (name: string): string => (name === '' ? EMPTY : escapeText(name, isPlain));

/** `what` tells whose name should be there. */
export function readName(cursor: Cursor, what: string): string {
  if (cursor.take(EMPTY)) return '';
  const start = cursor.at;
  const name = cursor.match(NAME);
  return name === undefined ? cursor.fail(what) : unescapeText(cursor, name, start);
}

export const isWord = (text: string): boolean => /^\p{L}[\p{L}\p{N}./-]*$/u.test(text);

export function readWord(cursor: Cursor): string | undefined {
  const start = cursor.at;
  const word = cursor.match(WORD);
  return word === undefined ? undefined : unescapeText(cursor, word, start);
}

/** Tiles that are called by their last name alone. */
const HOME = 'base/';

const isPlainInTile = (character: string): boolean => PLAIN.test(character) || character === '/' || character === ':';

/** The id of a tile, without the prefix of the base game; behind a `:` where it would be taken for one of these. */
export function writeTileName(id: string): string {
  const short = id.startsWith(HOME) ? id.slice(HOME.length) : '';
  if (short !== '' && !/[/:]/.test(short)) return escapeText(short, isPlainInTile);
  const text = escapeText(id, isPlainInTile);
  return !/[/:]/.test(id) || id.startsWith(':') ? `:${text}` : text;
}

export function readTileName(cursor: Cursor): string {
  const start = cursor.at;
  const name = cursor.match(TILE)!;
  if (name === '') cursor.fail('the id of a tile');
  const text = unescapeText(cursor, name, start);
  if (name.startsWith(':')) return text.slice(1);
  return /[/:]/.test(name) ? text : HOME + text;
}
