/** Who did what, when and why. */
import type { AuditStore } from '../../store/store.js';
import type { AuditEntry } from '../../contract/ruling.js';
import { fromCursor, isCount, listName, toCursor } from '../../store/cursor.js';
import { blaming } from '../blaming.js';
import type { Page, PageQuery } from '../page.js';

/** Oldest first. Throws `Invalid`, `Unavailable`. */
export async function listAudit(
  audit: AuditStore,
  { subject, limit = 50, cursor }: PageQuery & { readonly subject?: string },
): Promise<Page<AuditEntry>> {
  const filter = subject === undefined ? {} : { subject };
  const name = listName({ list: 'audit', ...filter });
  const [after] = cursor === undefined ? [] : (fromCursor(cursor, name, [isCount]) as [number]);
  // one more than is asked for, to know whether another page follows
  const entries = await blaming('invalid-parameters', () => audit.list({ ...filter, ...(after !== undefined && { after }), limit: limit + 1 }));
  const items = entries.slice(0, limit);
  return { items, next: entries.length > limit ? toCursor(name, [items.at(-1)!.seq]) : null };
}

/** How many are fetched at a time. */
const AT_ONCE = 200;

/** Every entry on one subject, oldest first. */
export async function* entriesOf(audit: AuditStore, subject: string): AsyncGenerator<AuditEntry> {
  for (let after = 0; ;) {
    const entries = await audit.list({ subject, after, limit: AT_ONCE });
    yield* entries;
    if (entries.length < AT_ONCE) return;
    after = entries.at(-1)!.seq;
  }
}
