/** Lists of rulings: filters, full-text search, pages. */
import { sql, type SQL } from 'drizzle-orm';
import type { Ruling } from '../contract/ruling.js';
import { fromCursor, isCount, isInstant, listName, toCursor, type CursorKey, type CursorShape } from './cursor.js';
import { rowsOf, utc, type Connection, type Database } from './database.js';
import { wanted } from './ruling-facets.js';
import { isRulingId, type Reader, type RulingFilter, type RulingPage, type RulingQuery } from './ruling-store.js';
import { checkDate, checkText, instantOf } from './text.js';
import { wideQuery } from './words.js';

interface Row {
  readonly document: Ruling;
  readonly changed: string;
  readonly score: number;
}

interface Order {
  readonly by: SQL;
  readonly shape: CursorShape;
  readonly keyOf: (row: Row) => CursorKey;
  /** What lies beyond the key of the last row seen. */
  readonly beyond: (key: CursorKey) => SQL;
}

const isId = (part: unknown): boolean => typeof part === 'string' && isRulingId(part);
const instant = (part: unknown): SQL => sql`${part}::timestamptz`;

const ORDERS: Readonly<Record<'newest' | 'changed' | 'best', Order>> = {
  newest: {
    by: sql`created_at desc, id desc`,
    shape: [isInstant, isId],
    keyOf: ({ document }) => [document.createdAt, document.id],
    beyond: ([at, id]) => sql`(created_at, id) < (${instant(at)}, ${id})`,
  },
  changed: {
    by: sql`changed_at, id`,
    shape: [isInstant, isId],
    keyOf: ({ document, changed }) => [changed, document.id],
    beyond: ([at, id]) => sql`(changed_at, id) > (${instant(at)}, ${id})`,
  },
  best: {
    by: sql`score desc, created_at desc, id desc`,
    shape: [isCount, isInstant, isId],
    keyOf: ({ document, score }) => [score, document.createdAt, document.id],
    beyond: ([score, at, id]) => sql`(score, created_at, id) < (${score}::int, ${instant(at)}, ${id})`,
  },
};

export async function listRulings({ run }: Connection, { limit, cursor, reader, ...filter }: RulingQuery): Promise<RulingPage> {
  checkFilter(filter);
  const since = filter.changedSince === undefined ? undefined : instantOf(filter.changedSince, '/changedSince');
  const kind = since !== undefined ? 'changed' : filter.q !== undefined ? 'best' : 'newest';
  const order = ORDERS[kind];
  const name = listName({ kind, ...filter });
  const key = cursor === undefined ? undefined : fromCursor(cursor, name, order.shape);
  const rows = await run((database) => select(database, { filter, reader, since, order, key, limit }));
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ document }) => document),
    next: last && rows.length > limit ? toCursor(name, order.keyOf(last)) : null,
    ...(since !== undefined && { asOf: last?.changed ?? (key?.[0] as string | undefined) ?? since }),
  };
}

function checkFilter(filter: RulingFilter): void {
  checkText(filter);
  checkDate(filter.from, '/from');
  checkDate(filter.to, '/to');
}

interface Selection {
  readonly filter: RulingFilter;
  readonly reader: Reader | undefined;
  readonly since: string | undefined;
  readonly order: Order;
  readonly key: CursorKey | undefined;
  readonly limit: number;
}

async function select(database: Database, { filter, reader, since, order, key, limit }: Selection): Promise<Row[]> {
  const { matches, score } = await either(database, filter.q, filter.alike);
  const conditions = [
    ...conditionsOf(filter),
    ...(reader ? [shownTo(reader)] : []),
    ...(matches ? [matches] : []),
    ...(since === undefined ? [] : [sql`changed_at > ${instant(since)}`]),
  ];
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  // the documents are fetched for the rows of this page alone
  return rowsOf<Row>(
    database,
    sql`with page as (
        select * from (select id, created_at, changed_at, ${score} as score from rulings ${where}) as found
        ${key ? sql`where ${order.beyond(key)}` : sql``} order by ${order.by} limit ${limit + 1}
      )
      select (select document from rulings where rulings.id = page.id) as document, ${utc(sql`changed_at`)} as changed, score
      from page order by ${order.by}`,
  );
}

function conditionsOf(filter: RulingFilter): SQL[] {
  const { rules, status, from, to, ruleset } = filter;
  const facets = wanted(filter);
  const statuses = status === undefined ? undefined : [status].flat();
  return [
    facets.length > 0 ? sql`facets @> ${list(facets)}` : undefined,
    rules ? sql`facets && ${list(rules.map((rule) => `rule:${rule}`))}` : undefined,
    statuses ? sql`status = any(${list(statuses)})` : undefined,
    ruleset === undefined ? undefined : sql`${ruleset} in (document ->> 'ruleset', document #>> '{ruleset,id}', document #>> '{ruleset,preset}')`,
    from === undefined ? undefined : sql`date >= ${from}`,
    to === undefined ? undefined : sql`date <= ${to}`,
  ].filter((condition) => condition !== undefined);
}

/** Documents are looked into only where the status does not tell. */
function shownTo({ keyId }: Reader): SQL {
  const own = keyId === undefined ? sql`false` : sql`document #>> '{author,keyId}' = ${keyId}`;
  return sql`case status when 'draft' then ${own} when 'withdrawn' then document ->> 'publishedAt' is not null or ${own} else true end`;
}

const list = (values: readonly string[]): SQL => sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;

/** What is found by the one or the other. */
async function either(database: Database, q: string | undefined, alike: string | undefined): Promise<{ matches?: SQL; score: SQL }> {
  const first = await searching(database, q);
  const second = q === undefined || alike === undefined ? undefined : await searching(database, alike);
  if (!first.matches || !second?.matches) return first;
  return { matches: sql`(${first.matches} or ${second.matches})`, score: sql`greatest(${first.score}, ${second.score})` };
}

/** Exact matches come before those that were reached by correcting a word. */
async function searching(database: Database, q: string | undefined): Promise<{ matches?: SQL; score: SQL }> {
  if (q === undefined) return { score: sql`0` };
  const exact = sql`websearch_to_tsquery('english', ${q})`;
  const wide = usesOperators(q) ? undefined : await wideQuery(database, q);
  if (wide === undefined) return { matches: sql`search @@ ${exact}`, score: rank(exact) };
  const either = sql`(${exact} || to_tsquery('english', ${wide}))`;
  // ranking is what takes the time: once is enough
  return { matches: sql`search @@ ${either}`, score: sql`${rank(either)} + case when search @@ ${exact} then 1000000 else 0 end` };
}

const usesOperators = (q: string): boolean => /"|(^|\s)-\S|\sor\s/i.test(q);
/** At most a million. Whole numbers: a cursor must hold exactly what the database computes again. */
const rank = (query: SQL): SQL => sql`(1000000 * ts_rank(search, ${query}))::int`;
