/** How versions of rulings are put down: kept for ever, made the current ones, found by their words, noted in the audit. */
import { sql } from 'drizzle-orm';
import type { Author, Ruling } from '../contract/ruling.js';
import { noteAll } from './audit.js';
import type { Database } from './database.js';
import { facetsOf } from './ruling-facets.js';
import type { FacetsOf } from './ruling-store.js';
import { learn } from './words.js';

/** Belongs into a transaction. `as` is said for versions that come from elsewhere: who brought them. */
export type Recorder = (
  database: Database,
  versions: readonly Ruling[],
  now: string,
  as?: { readonly by: Author; readonly action: string },
) => Promise<void>;

export function recorder(known: FacetsOf): Recorder {
  return async (database, versions, now, as) => {
    if (versions.length === 0) return;
    // as one value: a thousand of them, one for each field, take longer to be put together than to be written
    const written = versions.map((ruling) => ({ id: ruling.id, version: ruling.version, hash: ruling.hash, document: ruling }));
    await database.execute(sql`
      insert into ruling_versions (id, version, hash, document, recorded_at)
      select id, version, hash, document, ${now}
      from json_to_recordset(${JSON.stringify(written)}::json) as given (id text, version integer, hash text, document jsonb)`);
    const current = newest(versions).map((ruling) => ({
      id: ruling.id,
      version: ruling.version,
      status: ruling.status,
      facets: facetsOf(ruling, known),
      date: ruling.effectiveFrom ?? ruling.createdAt.slice(0, 10),
      created_at: ruling.createdAt,
    }));
    // the documents are there by now: sending and reading them twice is what an import would take longest for; and it may bring an old version later than a new one
    await database.execute(sql`
      insert into rulings (id, version, status, document, facets, date, created_at, changed_at)
      select id, version, status, document, array(select jsonb_array_elements_text(facets)), date, created_at, ${now}
      from jsonb_to_recordset(${JSON.stringify(current)}::jsonb)
        as given (id text, version integer, status text, facets jsonb, date text, created_at timestamptz(3)) join ruling_versions using (id, version)
      on conflict (id) do update set version = excluded.version, status = excluded.status, document = excluded.document, facets = excluded.facets,
        date = excluded.date, created_at = excluded.created_at, changed_at = excluded.changed_at
        where rulings.version < excluded.version`);
    await database.execute(sql`select sort_into_search()`);
    await learn(
      database,
      versions.flatMap(({ question, decision, reasoning, event = '', tags }) => [question, decision, reasoning, event, ...tags]).join(' '),
    );
    await noteAll(
      database,
      versions.map(({ id, version, change }) => ({
        at: now,
        by: change.by,
        action: change.kind,
        reason: change.reason,
        subject: `ruling:${id}`,
        version,
        ...as,
      })),
    );
  };
}

/** One statement changes a row once. */
function newest(versions: readonly Ruling[]): Ruling[] {
  const byId = new Map<string, Ruling>();
  for (const ruling of versions) if (ruling.version > (byId.get(ruling.id)?.version ?? 0)) byId.set(ruling.id, ruling);
  return [...byId.values()];
}
