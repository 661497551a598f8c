/** Files of the command line: JSON, gzipped or not; `-` is the standard input. */
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { text } from 'node:stream/consumers';

/** The text of a file. Throws with the file's name when it cannot be read. */
export async function readText(path: string): Promise<string> {
  if (path === '-') return text(process.stdin);
  try {
    const bytes = await readFile(path);
    const gzipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
    return (gzipped ? gunzipSync(bytes) : bytes).toString('utf8');
  } catch (error) {
    throw unreadable(path, error);
  }
}

/** What Node says of a directory, or of a file that only begins like a gzipped one, does not name it. */
function unreadable(path: string, error: unknown): Error {
  const { message } = error as Error;
  return new Error(message.includes(path) ? message : `${path}: ${message}`, { cause: error });
}

/** The JSON of a file. Throws with the file's name when it is none. */
export async function readJson(path: string): Promise<unknown> {
  return jsonIn(path, await readText(path));
}

/** The JSON of a text. Throws with the name of the file that it comes from when it is none. */
export function jsonIn(path: string, content: string): unknown {
  try {
    return JSON.parse(content) as unknown;
  } catch (error) {
    throw unreadable(path, error);
  }
}
