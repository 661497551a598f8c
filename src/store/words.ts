/** Words, and what a misspelt one was meant to be. */
import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from './database.js';

/** Longer ones are no words. */
const WORD = /[\p{L}\p{N}]{1,40}/gu;
/** Words of a query that are corrected; the others are taken as they are. */
const CORRECTED = 12;
/** Too short to tell what was meant. */
const SHORTEST = 4;

export const wordsOf = (text: string): string[] => [...new Set(text.toLowerCase().match(WORD) ?? [])];

/** Belongs into the transaction that writes the text. */
export async function learn(database: Database, text: string): Promise<void> {
  const words = wordsOf(text)
    .filter((word) => word.length >= SHORTEST)
    .sort();
  await database.execute(sql`insert into ruling_words select jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) on conflict do nothing`);
}

/**
 * For each text a `to_tsquery` text that all of its words must match, each as it is or as what it may have been meant to be; undefined where all are
 * as they are. What is near all of them is asked at once.
 */
export async function wideQueries(database: Database, texts: readonly string[]): Promise<(string | undefined)[]> {
  const lists = texts.map(wordsOf);
  const asked = lists.flatMap((words) => words.filter((word) => word.length >= SHORTEST).slice(0, CORRECTED));
  const near = await neighbours(database, [...new Set(asked)]);
  return lists.map((words) => wideQuery(words, near));
}

function wideQuery(words: readonly string[], near: readonly Neighbour[]): string | undefined {
  const variants = words.map((word) => [
    word,
    ...meant(
      word,
      near.filter(({ asked }) => asked === word),
    ),
  ]);
  if (variants.every(({ length }) => length === 1)) return undefined;
  return variants.map((list) => `(${list.map((word) => `'${word}'`).join(' | ')})`).join(' & ');
}

interface Neighbour {
  readonly asked: string;
  readonly word: string;
  /** The same word, or another form of it, which is found anyway. */
  readonly isSame: boolean;
}

async function neighbours(database: Database, words: readonly string[]): Promise<Neighbour[]> {
  if (words.length === 0) return [];
  return rowsOf<Neighbour>(
    database,
    sql`select asked, near.word, ts_lexize('english_stem', near.word) = ts_lexize('english_stem', asked) as "isSame"
      from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as asked cross join lateral near_words(asked) as near (word)`,
  );
}

/** The words next to it; if it is a known word, only what differs by one letter, for the texts may be misspelt too. */
function meant(word: string, near: readonly Neighbour[]): string[] {
  const isKnown = near.some(({ isSame }) => isSame);
  const others = near.filter(({ isSame }) => !isSame).map((other) => ({ word: other.word, away: distance(word, other.word) }));
  const furthest = isKnown ? (word.length > 4 ? 1 : 0) : Math.min(word.length > 5 ? 2 : 1, ...others.map(({ away }) => Math.max(away, 1)));
  return others.filter(({ away }) => away <= furthest).map((other) => other.word);
}

/** How many letters must be put in, left out, exchanged or swapped with their neighbour. */
export function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? before[j - 2]! + 1 : Infinity;
      row.push(Math.min(row[j - 1]! + 1, previous[j]! + 1, previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1), swap));
    }
    [before, previous] = [previous, row];
  }
  return previous[b.length]!;
}
