/** Rulings in the database. */
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Ruling } from '../contract/ruling.js';
import type { Connection } from './database.js';
import { listRulings } from './ruling-list.js';
import { isVersion } from './ruleset-store.js';
import { isRulingId, type FacetsOf, type RulingStore } from './ruling-store.js';
import { rulingWrites } from './ruling-writes.js';
import { rulings, rulingVersions } from './tables.js';

/** How many an export fetches at a time. */
const EXPORT_PAGE = 200;

export function rulingStore(connection: Connection, known: FacetsOf): RulingStore {
  const { run } = connection;
  return {
    ...rulingWrites(connection, known),

    async countWords() {
      // a server does so by itself after a minute, a database in this process never
      await run((database) => database.execute(sql`analyze rulings`));
    },

    async get(id) {
      if (!isRulingId(id)) return undefined;
      const [row] = await run((database) => database.select({ document: rulings.document }).from(rulings).where(eq(rulings.id, id)));
      return row?.document;
    },

    async getVersion(id, version) {
      if (!isRulingId(id) || !isVersion(version)) return undefined;
      const which = and(eq(rulingVersions.id, id), eq(rulingVersions.version, version));
      const [row] = await run((database) => database.select({ document: rulingVersions.document }).from(rulingVersions).where(which));
      return row?.document;
    },

    async getByHash(hash) {
      if (!/^sha256-[0-9a-f]{64}$/.test(hash)) return undefined;
      const [row] = await run((database) =>
        database.select({ document: rulingVersions.document }).from(rulingVersions).where(eq(rulingVersions.hash, hash)).limit(1),
      );
      return row?.document;
    },

    async versions(id) {
      if (!isRulingId(id)) return [];
      const all = { document: rulingVersions.document };
      const rows = await run((database) =>
        database.select(all).from(rulingVersions).where(eq(rulingVersions.id, id)).orderBy(asc(rulingVersions.version)),
      );
      return rows.map(({ document }) => document);
    },

    list: (query) => listRulings(connection, query),
    exportAll: () => exportAll(connection),
  };
}

/** Writes come in one order, so that going on after the last one seen misses none. */
async function* exportAll({ run }: Connection): AsyncGenerator<Ruling> {
  for (let after = 0; ;) {
    const from = after;
    const columns = { seq: rulingVersions.seq, document: rulingVersions.document };
    const rows = await run((database) =>
      database.select(columns).from(rulingVersions).where(gt(rulingVersions.seq, from)).orderBy(asc(rulingVersions.seq)).limit(EXPORT_PAGE),
    );
    for (const { document } of rows) yield document;
    if (rows.length < EXPORT_PAGE) return;
    after = rows.at(-1)!.seq;
  }
}
