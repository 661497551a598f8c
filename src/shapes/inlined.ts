/** Schemas written out where they are referred to, as far as they are short: a check that calls no other for each tile takes half the time. */

/** Characters of JSON; the unions of all actions and states stay references. */
const SHORT = 1500;

type Members = Readonly<Record<string, unknown>>;
type Table = ReadonlyMap<string, object>;

/** The same schemas, short ones written out wherever others name them by `$id`. */
export function inlined(schemas: readonly object[]): object[] {
  const table: Table = new Map(schemas.map((schema) => [String((schema as Members)['$id']), schema]));
  return schemas.map((schema) => writtenOut(schema, table, []) as object);
}

/** `within` are the references that led here: one that leads back to itself stays. */
function writtenOut(part: unknown, table: Table, within: readonly string[]): unknown {
  if (Array.isArray(part)) return part.map((item) => writtenOut(item, table, within));
  if (typeof part !== 'object' || part === null) return part;
  // a tag leads straight to one branch, which is as good as it gets
  if ('discriminator' in part) return part;
  const { $ref, ...own } = part as Members;
  const target = typeof $ref === 'string' && !within.includes($ref) ? table.get($ref.replace(/#$/, '')) : undefined;
  if (!target) return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, writtenOut(inner, table, within)]));
  const { $id: _id, ...whole } = writtenOut(target, table, [...within, String($ref)]) as Members;
  return JSON.stringify(whole).length < SHORT ? { ...whole, ...own } : part;
}
