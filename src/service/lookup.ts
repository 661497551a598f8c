/** Looking things up by their names. */
import { closest, distance } from 'fastest-levenshtein';
import { NotFound } from '../contract/errors.js';

/** The item. Throws `NotFound`, with the names among `known` that are like the one that was looked for. */
export function found<T>(item: T | undefined, what: string, id: string, known: Iterable<string> = []): T {
  if (item === undefined) throw new NotFound(`no ${what} \`${id}\` is known`, () => nearest(id, known));
  return item;
}

/** Nobody means a name of which he has mistyped more than every third letter. */
const LIKE = 1 / 3;

/** What somebody may have meant who wrote `id`: one name, or none. */
export function nearest(id: string, known: Iterable<string>): string[] {
  const name = closest(id, [...known]);
  return name && distance(id, name) <= LIKE * id.length ? [name] : [];
}
