/** What the words of a search match, and how well. */
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from './database.js';
import type { RulingFilter } from './ruling-store.js';
import { wideQueries } from './words.js';

export interface Match {
  /** Whether a ruling is found at all. */
  readonly matches: SQL;
  /** How well, as a whole number from 0 to 2 million: a cursor must hold exactly what the database computes again. Computing it takes longer than finding. */
  readonly score: SQL;
  /**
   * The same from the best to the worst, as an index can tell it: the words stand in the question or the tags; anywhere; and then the like for
   * words that were corrected. Each ruling that is found belongs to one.
   */
  readonly tiers: readonly SQL[];
}

/** What is found by `q`, or by the same in other words. */
export async function matchOf(database: Database, { q = '', alike }: Pick<RulingFilter, 'q' | 'alike'>): Promise<Match> {
  const wordings = await wordingsOf(
    database,
    [q, alike].filter((text) => text !== undefined),
  );
  const exact = anyOf(wordings.map((wording) => wording.exact));
  const wide = wordings.flatMap((wording) => wording.wide ?? []);
  const either = wide.length > 0 ? anyOf([exact, ...wide]) : exact;
  return {
    matches: sql`search @@ ${either}`,
    score: sql`greatest(${sql.join(wordings.map(scoreOf), sql`, `)})`,
    tiers: [
      ...placesOf(exact, usesOperators(q)),
      ...(wide.length > 0 ? placesOf(either, false).map((place) => sql`${place} and not search @@ ${exact}`) : []),
    ],
  };
}

/** As queries of the database. */
interface Wording {
  readonly exact: SQL;
  /** With what misspelt words were meant to be, if there is any. */
  readonly wide: SQL | undefined;
}

async function wordingsOf(database: Database, texts: readonly string[]): Promise<Wording[]> {
  const wide = await wideQueries(
    database,
    texts.map((text) => (usesOperators(text) ? '' : text)),
  );
  return texts.map((text, i) => ({
    exact: sql`websearch_to_tsquery('english', ${text})`,
    wide: wide[i] === undefined ? undefined : sql`to_tsquery('english', ${wide[i]})`,
  }));
}

const usesOperators = (q: string): boolean => /"|(^|\s)-\S|\sor\s/i.test(q);

const anyOf = (queries: readonly SQL[]): SQL => sql`(${sql.join([...queries], sql` || `)})`;

/** Exact matches come before those that were reached by correcting a word. */
function scoreOf({ exact, wide }: Wording): SQL {
  if (!wide) return sql`${rank(exact)} + 1000000`;
  // ranking is what takes the time: once is enough
  return sql`${rank(anyOf([exact, wide]))} + case when search @@ ${exact} then 1000000 else 0 end`;
}

const rank = (query: SQL): SQL => sql`(1000000 * ts_rank(search, ${query}))::int`;

/** The words of the question and the tags; there is an index of them. */
const TITLE = sql`ts_filter(search, '{a}')`;

/** A word that must not be there may stand elsewhere: then the whole text has to match too. */
const placesOf = (query: SQL, mayExclude: boolean): SQL[] => [
  mayExclude ? sql`search @@ ${query} and ${TITLE} @@ ${query}` : sql`${TITLE} @@ ${query}`,
  sql`search @@ ${query} and not ${TITLE} @@ ${query}`,
];
