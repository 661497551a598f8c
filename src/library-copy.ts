/** Answers may be written to: what they share with other answers, as the texts of clauses, is copied into them. */

/** All the way down; for values of JSON. */
export function copied<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copied) as T;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copied(inner)])) as T;
}
