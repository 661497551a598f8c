/** What the library hands out of its own, as tiles and clauses, is one object for all who ask, the engine among them: nobody can write to it. */

const known = new WeakSet();

/** Frozen, all the way down to what is no object or list of JSON. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || known.has(value) || !isPlain(value)) return value;
  known.add(Object.freeze(value));
  for (const inner of Object.values(value)) frozen(inner);
  return value;
}

/** Of a map, what it holds; the map itself is `ReadonlyMap`. */
export function frozenIn<K, T>(map: ReadonlyMap<K, T>): ReadonlyMap<K, T> {
  for (const value of map.values()) frozen(value);
  return map;
}

function isPlain(value: object): boolean {
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
