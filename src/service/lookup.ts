/** Looking things up by their names. */
import { nearest } from '../contract/cure.js';
import { NotFound } from '../contract/errors.js';

/** The item. Throws `NotFound`, with the names among `known` that are like the one that was looked for. */
export function found<T>(item: T | undefined, what: string, id: string, known: Iterable<string> = []): T {
  if (item === undefined) throw new NotFound(`no ${what} \`${id}\` is known`, () => nearest(id, [...known]));
  return item;
}
