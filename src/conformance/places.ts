/** Where something stands in a value as it came, so that it can be changed there. */

export type Path = readonly (string | number)[];

/** What stands in a value, and what the member is called that it is in. */
export interface Place {
  readonly path: Path;
  readonly name: string;
  readonly value: unknown;
}

/** Everything in it, from the outside in. */
export function placesIn(value: unknown, path: Path = [], name = ''): Place[] {
  const here = { path, name, value };
  if (isLeaf(here)) return [here];
  if (Array.isArray(value)) return [here, ...value.flatMap((item: unknown, i) => placesIn(item, [...path, i], name))];
  return [here, ...Object.entries(value as object).flatMap(([member, item]) => placesIn(item, [...path, member], member))];
}

/** Nothing stands in it. */
export const isLeaf = ({ value }: Pick<Place, 'value'>): boolean => value === null || typeof value !== 'object';

/** What stands in places of the same name, and has the same form. */
export function othersFor({ name, value }: Place, places: readonly Place[]): unknown[] {
  const alike = places.filter((other) => other.name === name && typeof other.value === typeof value && other.value !== value);
  return [...new Set(alike.map((other) => other.value))];
}

/** The object or list that a place is in; undefined where there is none any more. */
export function around(whole: unknown, path: Path): Record<string | number, unknown> | undefined {
  const inner = path.slice(0, -1).reduce((value, step) => (value as Record<string | number, unknown> | undefined)?.[step], whole);
  return inner as Record<string | number, unknown> | undefined;
}
