/** Rulesets in the database. */
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { isRulesetId, type RulesetStore, type StoredRuleset } from './store.js';
import { rulesets } from './tables.js';

/** What both drivers have in common. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, unknown>>;

const UNIQUE_VIOLATION = '23505';
const ATTEMPTS = 5;

export function rulesetStore(database: Database): RulesetStore {
  return {
    async get(id, version) {
      if (!isRulesetId(id)) return undefined;
      const which = and(eq(rulesets.id, id), version === undefined ? undefined : eq(rulesets.version, version));
      const [row] = await database.select().from(rulesets).where(which).orderBy(desc(rulesets.version)).limit(1);
      return row && stored(row);
    },

    async list({ after, limit }) {
      const rows = await database
        .selectDistinctOn([rulesets.id])
        .from(rulesets)
        .where(after === undefined ? undefined : gt(rulesets.id, after))
        .orderBy(rulesets.id, desc(rulesets.version))
        .limit(limit);
      return rows.map(stored);
    },

    async add(id, document) {
      if (!isRulesetId(id)) throw new RangeError(`\`${id}\` cannot be the id of a ruleset`);
      for (let attempt = 1; ; attempt++) {
        try {
          const next = sql<number>`(select coalesce(max(${rulesets.version}), 0) + 1 from ${rulesets} where ${rulesets.id} = ${id})`;
          const [row] = await database.insert(rulesets).values({ id, version: next, document }).returning();
          return stored(row!);
        } catch (error) {
          // another process took the number in between
          if (sqlState(error) !== UNIQUE_VIOLATION || attempt === ATTEMPTS) throw error;
        }
      }
    },
  };
}

const stored = ({ createdAt, ...row }: typeof rulesets.$inferSelect): StoredRuleset => ({ ...row, createdAt: new Date(createdAt).toISOString() });

const sqlState = (error: unknown): unknown => (error as { cause?: { code?: unknown } }).cause?.code;
