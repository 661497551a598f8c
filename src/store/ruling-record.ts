/** How a version of a ruling is put down: kept for ever, made the current one, found by its words, noted in the audit. */
import { lt } from 'drizzle-orm';
import type { Author, Ruling } from '../contract/ruling.js';
import { note } from './audit.js';
import type { Database } from './database.js';
import { facetsOf } from './ruling-facets.js';
import type { FacetsOf } from './ruling-store.js';
import { rulings, rulingVersions } from './tables.js';
import { learn } from './words.js';

/** Belongs into a transaction. `as` is said for versions that come from elsewhere: who brought them. */
export type Recorder = (database: Database, ruling: Ruling, now: string, as?: { readonly by: Author; readonly action: string }) => Promise<Ruling>;

export function recorder(known: FacetsOf): Recorder {
  return async (database, ruling, now, as) => {
    const { id, version, status, hash, createdAt, change } = ruling;
    await database.insert(rulingVersions).values({ id, version, hash, document: ruling, recordedAt: now });
    const current = {
      version,
      status,
      document: ruling,
      facets: facetsOf(ruling, known),
      date: ruling.effectiveFrom ?? createdAt.slice(0, 10),
      createdAt,
      changedAt: now,
    };
    await database
      .insert(rulings)
      .values({ id, ...current })
      // an import may bring an old version later than a new one
      .onConflictDoUpdate({ target: rulings.id, set: current, setWhere: lt(rulings.version, version) });
    await learn(database, [ruling.question, ruling.decision, ruling.reasoning, ...ruling.tags].join(' '));
    await note(database, { at: now, by: change.by, action: change.kind, reason: change.reason, subject: `ruling:${id}`, version, ...as });
    return ruling;
  };
}
