/** Anything that JSON can say, in characters that a link can hold: what has no shorter form is written so. */
import type { Cursor, Form } from './cursor.js';
import { isMembers, type Members } from './members.js';
import { escapeText, isWord, readName, readWord, unescapeText, writeName } from './names.js';
import { isCell, namedOf, readCell, readSpot, writeCell, writeSpot } from './spots.js';

const NUMBER = /-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/iy;
const QUOTED = /'(?:[^'%\s_]|%u[\da-f]{4}|%[\da-f]{2})*'/iuy;
const isPlainInQuotes = (character: string): boolean => /^[\p{L}\p{N}!$&()*+,./:;=?@~-]$/u.test(character);
const CONSTANTS = [
  ['!t', true],
  ['!f', false],
  ['!n', null],
] as const;

/** A spot of which nothing is said but what its short form says. */
const isPlainSpot = (value: Members): boolean => isCell(value['tile']) && Object.keys(value).every((name) => namedOf(value).includes(name));

function write(value: unknown): string {
  if (typeof value === 'string') return isWord(value) ? value : `'${escapeText(value, isPlainInQuotes)}'`;
  if (typeof value === 'number') return String(value);
  if (isCell(value)) return writeCell(value);
  if (Array.isArray(value)) return `!(${value.map(write).join(';')})`;
  if (!isMembers(value)) return CONSTANTS.find(([, constant]) => constant === value)?.[0] ?? '!n';
  return isPlainSpot(value) ? `@${writeSpot(value)}` : `(${membersText(value)})`;
}

/** In the order of their names: what is the same is written in the same way. */
const membersText = (members: Members): string =>
  Object.keys(members)
    .filter((name) => members[name] !== undefined)
    .sort()
    .map((name) => `${writeName(name)}:${write(members[name])}`)
    .join(';');

function read(cursor: Cursor): unknown {
  for (const [text, constant] of CONSTANTS) if (cursor.take(text)) return constant;
  if (cursor.take('!(')) return cursor.deeper(() => readItems(cursor));
  if (cursor.sees('(')) return cursor.deeper(() => readMembers(cursor));
  if (cursor.take('@')) return readSpot(cursor);
  return (
    readQuoted(cursor) ??
    readNumber(cursor) ??
    readWord(cursor) ??
    cursor.fail('a value: a word, a number, a cell, `(`, `!(`, `@`, `!t`, `!f` or `!n`')
  );
}

function readQuoted(cursor: Cursor): string | undefined {
  const start = cursor.at;
  const text = cursor.match(QUOTED);
  return text === undefined ? undefined : unescapeText(cursor, text.slice(1, -1), start);
}

function readNumber(cursor: Cursor): unknown {
  const start = cursor.at;
  const text = cursor.match(NUMBER);
  if (text === undefined) return undefined;
  if (!cursor.sees(',')) return Number(text);
  cursor.at = start;
  return readCell(cursor);
}

function readItems(cursor: Cursor): unknown[] {
  const items: unknown[] = [];
  if (cursor.take(')')) return items;
  do items.push(read(cursor));
  while (cursor.take(';'));
  cursor.need(')', '`;` or `)`');
  return items;
}

function readMembers(cursor: Cursor): Members {
  cursor.need('(');
  const members = new Map<string, unknown>();
  if (cursor.take(')')) return {};
  do {
    const start = cursor.at;
    const name = readName(cursor, 'the name of a member');
    if (members.has(name)) cursor.fail(`each member once, and \`${name}\` is there already`, start);
    cursor.need(':');
    members.set(name, read(cursor));
  } while (cursor.take(';'));
  cursor.need(')', '`;` or `)`');
  return Object.fromEntries(members);
}

export const term: Form<unknown> = { write, read };

/** The members of an object that its short form has not named, in parentheses; nothing where there are none. */
export function writeRest(object: object, named: readonly string[]): string {
  const text = membersText(Object.fromEntries(Object.entries(object).filter(([name]) => !named.includes(name))));
  return text === '' ? '' : `(${text})`;
}

/** What the short form has named, and the members in parentheses after it. */
export function withRest<T extends object>(cursor: Cursor, named: T): T {
  if (!cursor.sees('(')) return named;
  const start = cursor.at;
  const rest = cursor.deeper(() => readMembers(cursor));
  const twice = Object.keys(rest).find((name) => Object.hasOwn(named, name));
  if (twice !== undefined) cursor.fail(`each member once, and \`${twice}\` is said before the parenthesis`, start);
  return Object.fromEntries([...Object.entries(named), ...Object.entries(rest)]) as T;
}
