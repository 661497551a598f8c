/** Who did what, when and why. */
import { and, asc, eq, gt } from 'drizzle-orm';
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
  await database.insert(audit).values(deeds.map(({ by, ...deed }) => ({ ...deed, keyId: by.keyId, name: by.name })));
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
