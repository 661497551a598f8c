/** Good input in which something is changed. */
import fc from 'fast-check';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** All places in a value, as paths. */
function places(value: Json, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (value === null || typeof value !== 'object') return [path];
  const inner = Array.isArray(value)
    ? value.flatMap((item, i) => places(item, [...path, i]))
    : Object.entries(value).flatMap(([name, item]) => places(item, [...path, name]));
  return [path, ...inner];
}

function replaced(value: Json, [first, ...rest]: readonly (string | number)[], by: Json | undefined): Json {
  if (first === undefined) return by ?? null;
  // an earlier change may have taken the place away
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value))
    return value.flatMap((item, i) => (i !== first ? [item] : rest.length === 0 && by === undefined ? [] : [replaced(item, rest, by)]));
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.flatMap(([name, item]) =>
      name !== first ? [[name, item]] : rest.length === 0 && by === undefined ? [] : [[name, replaced(item, rest, by)]],
    ),
  );
}

/** What comes into its place; undefined: nothing. */
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
  fc.constantFrom<Json>('red', 'constructor', '__proto__', 'toString', '', 'base/D', 'city', 'n', 'pass', 0, -1, 1e308, [0, 0], [0, 1], {}, []),
  fc.constant(undefined),
);

/** Everything that is in a value and has no parts. */
function leaves(value: Json): Json[] {
  if (value === null || typeof value !== 'object') return [value];
  return Object.values(value).flatMap(leaves);
}

/** The value, with one to three of its places changed, at any depth; now and then by what stands elsewhere in it, which has more often a meaning there. */
export function mutated(good: Json): fc.Arbitrary<Json> {
  const where = places(good);
  const by = fc.oneof(value, fc.constantFrom(...leaves(good)));
  return fc
    .array(fc.tuple(fc.nat(where.length - 1), by), { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce((whole: Json, [place, change]) => replaced(whole, where[place]!, change), good));
}
