/** The OpenAPI document as it is committed: keys in a fixed order, so that a change shows as what it is. */
import { buildApp } from '../app.js';

export async function openApiText(): Promise<string> {
  const app = await buildApp();
  await app.ready();
  const document: unknown = app.swagger();
  await app.close();
  return `${JSON.stringify(ordered(document), null, 2)}\n`;
}

const FIRST = ['openapi', 'info', 'servers', 'tags', 'paths', 'components'];

/** The document's parts in the usual order, paths, schemas and responses by name; the rest as it was written down. */
function ordered(document: unknown): unknown {
  const parts = document as Record<string, Record<string, Record<string, unknown>>>;
  const known = FIRST.filter((name) => name in parts);
  const rest = Object.keys(parts)
    .filter((name) => !FIRST.includes(name))
    .sort();
  return Object.fromEntries(
    [...known, ...rest].map((name) => {
      if (name === 'paths') return [name, byName(parts[name]!)];
      if (name === 'components') return [name, Object.fromEntries(Object.entries(parts[name]!).map(([kind, entries]) => [kind, byName(entries)]))];
      return [name, parts[name]];
    }),
  );
}

const byName = (entries: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
