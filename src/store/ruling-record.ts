/** How versions of rulings are put down: kept for ever, made the current ones, found by their words, noted in the audit. */
import { lt, sql } from 'drizzle-orm';
import type { Author, Ruling } from '../contract/ruling.js';
import { noteAll } from './audit.js';
import type { Database } from './database.js';
import { facetsOf } from './ruling-facets.js';
import type { FacetsOf } from './ruling-store.js';
import { rulings, rulingVersions } from './tables.js';
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
    await database
      .insert(rulingVersions)
      .values(versions.map((ruling) => ({ id: ruling.id, version: ruling.version, hash: ruling.hash, document: ruling, recordedAt: now })));
    const current = newest(versions).map((ruling) => ({
      id: ruling.id,
      version: ruling.version,
      status: ruling.status,
      document: ruling,
      facets: facetsOf(ruling, known),
      date: ruling.effectiveFrom ?? ruling.createdAt.slice(0, 10),
      createdAt: ruling.createdAt,
      changedAt: now,
    }));
    await database
      .insert(rulings)
      .values(current)
      // an import may bring an old version later than a new one
      .onConflictDoUpdate({ target: rulings.id, set: BROUGHT, setWhere: lt(rulings.version, sql`excluded.version`) });
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

const BROUGHT = {
  version: sql`excluded.version`,
  status: sql`excluded.status`,
  document: sql`excluded.document`,
  facets: sql`excluded.facets`,
  date: sql`excluded.date`,
  createdAt: sql`excluded.created_at`,
  changedAt: sql`excluded.changed_at`,
};

/** One statement changes a row once. */
function newest(versions: readonly Ruling[]): Ruling[] {
  const byId = new Map<string, Ruling>();
  for (const ruling of versions) if (ruling.version > (byId.get(ruling.id)?.version ?? 0)) byId.set(ruling.id, ruling);
  return [...byId.values()];
}
