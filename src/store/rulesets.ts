/** Rulesets in the database. */
import { and, asc, desc, eq, gt, or, sql } from 'drizzle-orm';
import { note } from './audit.js';
import type { Connection } from './database.js';
import { contentHash } from './hash.js';
import { keepReceipt } from './idempotency.js';
import { isRulesetId, isVersion, type RulesetPage, type RulesetStore, type StoredRuleset } from './ruleset-store.js';
import { rulesets } from './tables.js';
import { checkText } from './text.js';

/** How much of what was asked for must be found in the text, by trigrams. */
const SIMILAR = 0.45;

export function rulesetStore({ run, inOrder }: Connection): RulesetStore {
  return {
    async get(id, version) {
      if (!isRulesetId(id) || (version !== undefined && !isVersion(version))) return undefined;
      const which = and(eq(rulesets.id, id), version === undefined ? undefined : eq(rulesets.version, version));
      const [row] = await run((database) => database.select().from(rulesets).where(which).orderBy(desc(rulesets.version)).limit(1));
      return row && stored(row);
    },

    async getByHash(hash) {
      if (!/^sha256-[0-9a-f]{64}$/.test(hash)) return undefined;
      const which = or(eq(rulesets.hash, hash), eq(rulesets.engineHash, hash));
      const [row] = await run((database) =>
        database.select().from(rulesets).where(which).orderBy(desc(rulesets.createdAt), desc(rulesets.version)).limit(1),
      );
      return row && stored(row);
    },

    async versions(id) {
      if (!isRulesetId(id)) return [];
      const rows = await run((database) => database.select().from(rulesets).where(eq(rulesets.id, id)).orderBy(asc(rulesets.version)));
      return rows.map(stored);
    },

    list: (page) => list(run, page),

    async add(id, document, { by, engineHash, receipt }) {
      if (!isRulesetId(id)) throw new RangeError(`\`${id}\` cannot be the id of a ruleset`);
      checkText(document);
      return inOrder(async (database, now) => {
        const next = sql<number>`(select coalesce(max(${rulesets.version}), 0) + 1 from ${rulesets} where ${rulesets.id} = ${id})`;
        const hash = contentHash(document);
        const [row] = await database
          .insert(rulesets)
          .values({ id, version: next, document, hash, engineHash: engineHash ?? null, createdAt: now })
          .returning();
        const added = stored(row!);
        await note(database, { at: now, by, action: 'add-ruleset', subject: `ruleset:${id}`, version: added.version });
        return keepReceipt(database, receipt, added);
      });
    },
  };
}

async function list(run: Connection['run'], { after, limit, q }: RulesetPage): Promise<StoredRuleset[]> {
  checkText({ q });
  const rows = await run((database) => {
    const latest = database.selectDistinctOn([rulesets.id]).from(rulesets).orderBy(rulesets.id, desc(rulesets.version)).as('latest');
    const words = sql`concat_ws(' ', ${latest.id}, ${latest.document} ->> 'label', ${latest.document} ->> 'notes')`;
    const matches = q === undefined ? undefined : sql`(strpos(lower(${words}), lower(${q})) > 0 or word_similarity(${q}, ${words}) >= ${SIMILAR})`;
    return database
      .select()
      .from(latest)
      .where(and(after === undefined ? undefined : gt(latest.id, after), matches))
      .orderBy(latest.id)
      .limit(limit);
  });
  return rows.map(stored);
}

type Row = typeof rulesets.$inferSelect;

const stored = ({ id, version, document, hash, createdAt }: Row): StoredRuleset => ({
  id,
  version,
  document,
  hash: hash ?? contentHash(document),
  createdAt: new Date(createdAt).toISOString(),
});
