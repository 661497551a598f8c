/** Lists of rulings: filters, full-text search, pages. */
import { sql, type SQL } from 'drizzle-orm';
import type { Ruling } from '../contract/ruling.js';
import { fromCursor, isInstant, listName, toCursor, type CursorKey, type CursorShape } from './cursor.js';
import { rowsOf, utc, type Connection, type Database } from './database.js';
import { BEST_SHAPE, bestRulings } from './ruling-best.js';
import { allOf, checkFilter, conditionsOf, instant } from './ruling-filter.js';
import { matchOf } from './ruling-match.js';
import { isRulingId, type RulingPage, type RulingQuery } from './ruling-store.js';
import { instantOf } from './text.js';

interface Row {
  readonly document: Ruling;
  readonly changed: string;
}

interface Order {
  readonly by: SQL;
  readonly keyOf: (row: Row) => CursorKey;
  /** What lies beyond the key of the last row seen. */
  readonly beyond: (key: CursorKey) => SQL;
}

const isId = (part: unknown): boolean => typeof part === 'string' && isRulingId(part);
const SHAPE: CursorShape = [isInstant, isId];

const NEWEST: Order = {
  by: sql`created_at desc, id desc`,
  keyOf: ({ document }) => [document.createdAt, document.id],
  beyond: ([at, id]) => sql`(created_at, id) < (${instant(at)}, ${id})`,
};
const CHANGED: Order = {
  by: sql`changed_at, id`,
  keyOf: ({ document, changed }) => [changed, document.id],
  beyond: ([at, id]) => sql`(changed_at, id) > (${instant(at)}, ${id})`,
};

export async function listRulings({ run }: Connection, { limit, cursor, reader, ...filter }: RulingQuery): Promise<RulingPage> {
  checkFilter(filter);
  const since = filter.changedSince === undefined ? undefined : instantOf(filter.changedSince, '/changedSince');
  const kind = since !== undefined ? 'changed' : filter.q !== undefined ? 'best' : 'newest';
  const name = listName({ kind, ...filter });
  const key = cursor === undefined ? undefined : fromCursor(cursor, name, kind === 'best' ? BEST_SHAPE : SHAPE);
  const conditions = conditionsOf(filter, reader);
  if (kind === 'best') {
    const { items, next } = await run(async (database) => bestRulings(database, { match: await matchOf(database, filter), conditions, key, limit }));
    return { items, next: next ? toCursor(name, next) : null };
  }
  const order = kind === 'changed' ? CHANGED : NEWEST;
  const rows = await run(async (database) => {
    const matches = filter.q === undefined ? [] : [(await matchOf(database, filter)).matches];
    const later = since === undefined ? [] : [sql`changed_at > ${instant(since)}`];
    return select(database, [...conditions, ...matches, ...later, ...(key ? [order.beyond(key)] : [])], order, limit + 1);
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ document }) => document),
    next: last && rows.length > limit ? toCursor(name, order.keyOf(last)) : null,
    ...(since !== undefined && { asOf: last?.changed ?? (key?.[0] as string | undefined) ?? since }),
  };
}

/** The documents are fetched for the rows of this page alone. */
const select = (database: Database, conditions: readonly SQL[], { by }: Order, limit: number): Promise<Row[]> =>
  rowsOf<Row>(
    database,
    sql`with page as (select id, created_at, changed_at from rulings ${allOf(conditions)} order by ${by} limit ${limit})
      select (select document from rulings where rulings.id = page.id) as document, ${utc(sql`changed_at`)} as changed
      from page order by ${by}`,
  );
