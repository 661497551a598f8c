/** Requests that may be sent again, in the database. */
import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Connection, Database } from './database.js';
import { Conflict, InProgress, KeyReused } from './errors.js';
import type { IdempotencyStore, Receipt, RequestName, StoredAnswer, Ticket } from './idempotency-store.js';
import { idempotency as table } from './tables.js';
import { checkText } from './text.js';

/** For so long a request is left to whoever began it. */
const LEASE = sql`now() + interval '1 minute'`;
const KEPT = sql`now() + interval '1 day'`;

export function idempotencyStore({ run }: Connection): IdempotencyStore {
  return {
    async begin({ requestHash, ...request }) {
      checkText(request);
      const claim = randomUUID();
      return run(async (database) => {
        if (await claimed(database, request, requestHash, claim)) return { ticket: { ...request, claim } };
        const [row] = await database.select().from(table).where(named(request));
        if (row && row.requestHash !== requestHash) throw new KeyReused();
        if (row?.answer) return { answer: row.answer };
        throw new InProgress();
      });
    },

    finish: (ticket, answer) => run((database) => keepAnswer(database, ticket, answer)),

    async abandon(ticket) {
      await run((database) => database.delete(table).where(and(mine(ticket), isNull(table.answer))));
    },

    async sweep() {
      const gone = await run((database) =>
        database
          .delete(table)
          .where(lt(table.expiresAt, sql`now()`))
          .returning({ key: table.key }),
      );
      return gone.length;
    },
  };
}

const named = ({ keyId, key, route }: RequestName) => and(eq(table.keyId, keyId), eq(table.key, key), eq(table.route, route));
const mine = (ticket: Ticket) => and(named(ticket), eq(table.claim, ticket.claim));

/** In one statement, so that of two at the same time one gets it: a name that is new, has expired, or whose worker is gone. */
async function claimed(database: Database, request: RequestName, requestHash: string, claim: string): Promise<boolean> {
  const fresh = { requestHash, claim, claimedUntil: LEASE, answer: null, expiresAt: KEPT };
  const free = sql`${table.expiresAt} < now() or (${table.answer} is null and ${table.claimedUntil} < now() and ${table.requestHash} = ${requestHash})`;
  const rows = await database
    .insert(table)
    .values({ ...request, ...fresh })
    .onConflictDoUpdate({ target: [table.keyId, table.key, table.route], set: fresh, setWhere: free })
    .returning({ claim: table.claim });
  return rows.length > 0;
}

async function keepAnswer(database: Database, ticket: Ticket, answer: StoredAnswer): Promise<void> {
  const rows = await database
    .update(table)
    .set({ answer, expiresAt: KEPT })
    .where(and(mine(ticket), isNull(table.answer)))
    .returning({ key: table.key });
  if (rows.length === 0) throw new Conflict('in-progress', { detail: 'another request has taken over' });
}

/** Belongs into the transaction that writes. Throws `Conflict` (`claim`), which undoes it, when another request has taken over. */
export async function keepReceipt<T>(database: Database, receipt: Receipt<T> | undefined, written: T): Promise<T> {
  if (receipt) await keepAnswer(database, receipt.ticket, receipt.answer(written));
  return written;
}
