/** Files of the command line: JSON, gzipped or not; `-` is the standard input. */
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { text } from 'node:stream/consumers';
import { jsonFault } from '../service/input/json-fault.js';

/** The text of a file, without the mark that some editors put before it. Throws with the file's name when it cannot be read. */
export async function readText(path: string): Promise<string> {
  return (await contentOf(path)).replace(/^\uFEFF/, '');
}

async function contentOf(path: string): Promise<string> {
  if (path === '-') return text(process.stdin);
  try {
    const bytes = await readFile(path);
    const gzipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
    return (gzipped ? gunzipSync(bytes) : bytes).toString('utf8');
  } catch (error) {
    throw unreadable(path, error);
  }
}

/** What there is instead of a file; what Node says otherwise, as of a file that only begins like a gzipped one, does not always name it. */
function unreadable(path: string, error: unknown): Error {
  const { message, code = '' } = error as NodeJS.ErrnoException;
  const told = NO_FILE[code] ?? message;
  return new Error(told.includes(path) ? told : `${nameOf(path)}: ${told}`, { cause: error });
}
const NO_FILE: Readonly<Record<string, string>> = { ENOENT: 'there is no such file', EISDIR: 'this is a folder', EACCES: 'it may not be read' };

const nameOf = (path: string): string => (path === '-' ? 'the standard input' : path);

/** The JSON of a file. Throws with the file's name when it is none. */
export async function readJson(path: string): Promise<unknown> {
  return jsonIn(path, await readText(path));
}

/** The JSON of a text. Throws with the name of the file that it comes from when it is none. */
export function jsonIn(path: string, content: string): unknown {
  try {
    return JSON.parse(content) as unknown;
  } catch (error) {
    throw new Error(`${nameOf(path)}: ${content.trim() === '' ? 'it is empty' : jsonFault(content)}`, { cause: error });
  }
}
