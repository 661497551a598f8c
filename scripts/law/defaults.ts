/** What the clauses of a file have in common stands in its defaults. */
import type { ClauseEntry, ClauseFile } from '../../src/corpus/clause-file.js';

const SHARED = ['kind', 'authority', 'holds', 'expansions'] as const;

/** Every clause with all that it takes from its file, the documents by their own names. */
export function expanded({ documents = {}, defaults = {}, clauses }: ClauseFile): Record<string, ClauseEntry> {
  const whole = (entry: ClauseEntry): ClauseEntry => ({
    ...defaults,
    ...entry,
    ...(entry.sources && { sources: entry.sources.flatMap(([name, locator]) => (documents[name!] ?? [name!]).map((source) => [source, locator!])) }),
  });
  return Object.fromEntries(Object.entries(clauses).map(([id, entry]) => [id, whole(entry)]));
}

/** The same file with what most clauses say written once. */
export function compact({ clauses, ...rest }: ClauseFile): ClauseFile {
  const defaults = Object.fromEntries(
    SHARED.flatMap((key) => (most(Object.values(clauses).map((entry) => entry[key])) ?? []).map((value) => [key, value])),
  );
  const short = (entry: ClauseEntry) =>
    Object.fromEntries(
      Object.entries(entry).filter(([key, value]) => JSON.stringify((defaults as Record<string, unknown>)[key]) !== JSON.stringify(value)),
    );
  const entries = Object.entries(clauses).map(([id, entry]) => [id, short(entry) as ClauseEntry] as const);
  return { ...rest, defaults, clauses: Object.fromEntries(entries) };
}

/** The value that comes most often, if any comes twice and none lacks one. */
function most(values: readonly unknown[]): [unknown] | undefined {
  if (values.includes(undefined)) return undefined;
  const counts = new Map<string, number>();
  for (const value of values) counts.set(JSON.stringify(value), (counts.get(JSON.stringify(value)) ?? 0) + 1);
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  return first && first[1] > 1 ? [JSON.parse(first[0])] : undefined;
}
