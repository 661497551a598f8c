/** Who did what, when and why. */
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { AuditEntry, Author } from '../contract/ruling.js';
import type { Connection, Database } from './database.js';
import type { AuditStore } from './key-store.js';
import { audit } from './tables.js';
import { checkText } from './text.js';

export interface Deed {
  readonly at: string;
  readonly by: Author;
  readonly action: string;
  readonly subject: string;
  readonly version?: number;
  readonly reason?: string | undefined;
}

/** Belongs into the transaction that does the deed. */
export const note = (database: Database, deed: Deed): Promise<void> => noteAll(database, [deed]);

/** Several deeds, in their order. */
export async function noteAll(database: Database, deeds: readonly Deed[]): Promise<void> {
  const written = deeds.map(({ by, ...deed }) => ({ ...deed, key_id: by.keyId, name: by.name }));
  await database.execute(sql`
    insert into audit (at, key_id, name, action, subject, version, reason)
    select at, key_id, name, action, subject, version, reason
    from json_to_recordset(${JSON.stringify(written)}::json)
      as given (at timestamptz(3), key_id text, name text, action text, subject text, version integer, reason text)`);
}

export function auditStore({ run }: Connection): AuditStore {
  return {
    async list({ subject, after, limit }) {
      checkText({ subject });
      const which = and(subject === undefined ? undefined : eq(audit.subject, subject), after === undefined ? undefined : gt(audit.seq, after));
      const rows = await run((database) => database.select().from(audit).where(which).orderBy(asc(audit.seq)).limit(limit));
      return rows.map(entry);
    },
  };
}

const entry = ({ at, keyId, name, version, reason, ...row }: typeof audit.$inferSelect): AuditEntry => ({
  ...row,
  at: new Date(at).toISOString(),
  by: { keyId, name },
  ...(version !== null && { version }),
  ...(reason !== null && { reason }),
});
