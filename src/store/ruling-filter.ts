/** Which rulings a list is about, apart from words. */
import { sql, type SQL } from 'drizzle-orm';
import { wanted } from './ruling-facets.js';
import type { Reader, RulingFilter } from './ruling-store.js';
import { badDates, badText, refuse } from './text.js';

/** Throws `BadText`, `BadInput` with every defect. */
export const checkFilter = (filter: RulingFilter): void => refuse([...badText(filter), ...badDates(filter)]);

/** All of them must hold. */
export function conditionsOf(filter: RulingFilter, reader: Reader | undefined): SQL[] {
  const { rules, status, from, to, ruleset } = filter;
  const facets = wanted(filter);
  const statuses = status === undefined ? undefined : [status].flat();
  return [
    facets.length > 0 ? sql`facets @> ${textsOf(facets)}` : undefined,
    rules ? sql`facets && ${textsOf(rules.map((rule) => `rule:${rule}`))}` : undefined,
    statuses ? sql`status = any(${textsOf(statuses)})` : undefined,
    ruleset === undefined ? undefined : sql`${ruleset} in (document ->> 'ruleset', document #>> '{ruleset,id}', document #>> '{ruleset,preset}')`,
    from === undefined ? undefined : sql`date >= ${from}`,
    to === undefined ? undefined : sql`date <= ${to}`,
    reader && shownTo(reader),
  ].filter((condition) => condition !== undefined);
}

/** Documents are looked into only where the status does not tell. */
function shownTo({ keyId }: Reader): SQL {
  const own = keyId === undefined ? sql`false` : sql`document #>> '{author,keyId}' = ${keyId}`;
  return sql`case status when 'draft' then ${own} when 'withdrawn' then document ->> 'publishedAt' is not null or ${own} else true end`;
}

export const allOf = (conditions: readonly SQL[]): SQL => (conditions.length > 0 ? sql`where ${sql.join([...conditions], sql` and `)}` : sql``);

/** As a value that the planner knows: by it, it tells whether few have it or many. */
export const textsOf = (values: readonly string[]): SQL => sql`${`{${values.map(quoted).join(',')}}`}::text[]`;

const quoted = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;

export const instant = (part: unknown): SQL => sql`${part}::timestamptz`;
