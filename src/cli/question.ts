/** What a command is asked about: a file of JSON or of the notation of positions, or a line of that as it is. */
import { questionIn } from '../service/decisions/notation.js';
import { jsonIn, readText } from './files.js';

/** A line of the notation begins with a field; a link to the desk holds one. */
const LINE = /^(?:\S*#n=)?[ _]*[a-z]+=/;

/** The line in a text, out of a link where it stands in one; undefined for anything else. */
export const lineIn = (text: string): string | undefined => (LINE.test(text.trimStart()) ? text.trim().replace(/^\S*#n=/, '') : undefined);

/** `{ruleset, snapshot, action}`, whose shape has not been checked where it is JSON. Throws what cannot be read. */
export async function readQuestion(argument: string): Promise<Readonly<Record<string, unknown>>> {
  const given = lineIn(argument);
  const text = given ?? (await readText(argument));
  const line = given ?? lineIn(text);
  return line === undefined ? ((jsonIn(argument, text) ?? {}) as Readonly<Record<string, unknown>>) : { ...questionIn(line) };
}
