/**
 * Lists of rulings with the best match first. Of a word that thousands hold it would take long to rank all of them, and it would tell little: so
 * an index tells which are the best by where the word stands, the newest first, some hundred of these are ranked, and the others come behind as they are.
 * Which ones are ranked is decided with the first page, and told in the cursor.
 */
import { sql, type SQL } from 'drizzle-orm';
import type { Ruling } from '../contract/ruling.js';
import { isCount, isInstant, type CursorKey, type CursorShape } from './cursor.js';
import { rowsOf, utc, type Database } from './database.js';
import { allOf, instant, textsOf } from './ruling-filter.js';
import type { Match } from './ruling-match.js';
import { isRulingId } from './ruling-store.js';

/** How many are ranked. */
export const RANKED = 300;

/** Where a ruling stands in the order in which the index tells them. */
interface Spot {
  readonly tier: number;
  readonly at: string;
  readonly id: string;
}

/** Where it stands in the list; the score of those that are not ranked is the negative of their tier. */
interface Place {
  readonly score: number;
  readonly at: string;
  readonly id: string;
}

const isId = (part: unknown): boolean => typeof part === 'string' && isRulingId(part);
/** The place of the last one seen, and the spot of the last one that is ranked. */
export const BEST_SHAPE: CursorShape = [isCount, isInstant, isId, isCount, isInstant, isId];

export interface BestPage {
  readonly items: readonly Ruling[];
  /** Undefined on the last page. */
  readonly next: CursorKey | undefined;
}

interface Asked {
  readonly match: Match;
  readonly conditions: readonly SQL[];
  readonly key: CursorKey | undefined;
  readonly limit: number;
}

/** Tiers are counted from 1. */
export async function bestRulings(database: Database, { match, conditions, key, limit }: Asked): Promise<BestPage> {
  const [seen, last] = key === undefined ? [] : [placeOf(key), spotOf(key.slice(3))];
  const list = { database, match, conditions };
  const places: Place[] = [];
  let border = last;
  let isAll = false;
  if (!seen || seen.score >= 0) {
    const ranked = await walk(list, last ? { upTo: last, isRanked: true } : { most: RANKED, isRanked: true });
    border ??= ranked.at(-1);
    isAll = !last && ranked.length < RANKED;
    places.push(...ranked.filter((place) => !seen || compare(seen, place) < 0).sort(compare));
  }
  if (border && places.length <= limit && !isAll) {
    const after = seen && seen.score < 0 ? { ...seen, tier: -seen.score } : border;
    places.push(...(await walk(list, { after, most: limit + 1 - places.length, isRanked: false })));
  }
  const shown = places.slice(0, limit);
  const end = places.length > limit ? shown.at(-1) : undefined;
  return {
    items: await documentsOf(database, shown),
    next: end && [end.score, end.at, end.id, border!.tier, border!.at, border!.id],
  };
}

/** The best first, of equals the newest. Instants and ids are compared as the database does. */
function compare(one: Place, other: Place): number {
  if (one.score !== other.score) return other.score - one.score;
  if (one.at !== other.at) return one.at < other.at ? 1 : -1;
  return one.id < other.id ? 1 : one.id > other.id ? -1 : 0;
}

// the shape of the cursor has been checked
const placeOf = ([score, at, id]: CursorKey) => ({ score, at, id }) as Place;
const spotOf = ([tier, at, id]: CursorKey) => ({ tier, at, id }) as Spot;

interface Range {
  readonly after?: Spot;
  /** The last one that belongs to it. */
  readonly upTo?: Spot;
  readonly most?: number;
  readonly isRanked: boolean;
}

interface List {
  readonly database: Database;
  readonly match: Match;
  readonly conditions: readonly SQL[];
}

/** Tier by tier, the newest first; those that nobody needs any more are not looked at. */
async function walk({ database, match, conditions }: List, { after, upTo, most = Infinity, isRanked }: Range): Promise<(Spot & Place)[]> {
  const found: (Spot & Place)[] = [];
  const lastTier = Math.min(match.tiers.length, upTo?.tier ?? match.tiers.length);
  for (let tier = after?.tier ?? 1; tier <= lastTier && found.length < most; tier++) {
    const within = [
      ...(after?.tier === tier ? [sql`(created_at, id) < (${instant(after.at)}, ${after.id})`] : []),
      ...(upTo?.tier === tier ? [sql`(created_at, id) >= (${instant(upTo.at)}, ${upTo.id})`] : []),
    ];
    const where = allOf([...conditions, match.tiers[tier - 1]!, ...within]);
    const limit = most === Infinity ? sql`` : sql`limit ${most - found.length}`;
    const rows = await rowsOf<Place>(
      database,
      // no score is computed before the limit has been applied
      sql`select ${isRanked ? match.score : sql`${-tier}::int`} as score, ${utc(sql`created_at`)} as at, id
        from (select id, created_at, search from rulings ${where} order by created_at desc, id desc ${limit}) as found`,
    );
    for (const row of rows) found.push({ tier, ...row });
  }
  return found;
}

async function documentsOf(database: Database, places: readonly Place[]): Promise<Ruling[]> {
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  const rows = await rowsOf<{ id: string; document: Ruling }>(database, sql`select id, document from rulings where id = any(${textsOf(ids)})`);
  const documents = new Map(rows.map(({ id, document }) => [id, document]));
  return ids.map((id) => documents.get(id)!);
}
