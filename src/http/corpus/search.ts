/** Finding clauses: filters, and the words of a question. */
import MiniSearch, { type SearchResult } from 'minisearch';
import { clauses } from '../../catalog.js';
import { holdsIn, inForceAt } from '../../corpus/law.js';
import { presetById } from '../../corpus/presets.js';
import type { Clause } from '../../contract/clause.js';
import { inSecondEdition } from '../../languages/second-edition.js';
import { escapeHtml } from '../html.js';
import { asked, isStop, stem, wordsOf, type Asked } from './words.js';

export interface ClauseFilter {
  readonly q?: string | undefined;
  readonly edition?: string | undefined;
  readonly publisher?: string | undefined;
  readonly authority?: string | undefined;
  readonly kind?: string | undefined;
  readonly expansion?: string | undefined;
  readonly figure?: string | undefined;
  readonly token?: string | undefined;
  readonly phase?: string | undefined;
  readonly source?: string | undefined;
  /** Id of a preset. */
  readonly preset?: string | undefined;
  /** `YYYY` or `YYYY-MM`. */
  readonly asOf?: string | undefined;
}

const FILTERS: Readonly<Record<Exclude<keyof ClauseFilter, 'q' | 'asOf'>, (clause: Clause, wanted: string) => boolean>> = {
  edition: ({ editions }, wanted) => (editions as string[]).includes(wanted),
  // `*` are all publishers
  publisher: ({ publishers }, wanted) => publishers.includes('*') || (publishers as string[]).includes(wanted),
  authority: ({ authority }, wanted) => authority === wanted,
  kind: ({ kind }, wanted) => kind === wanted,
  expansion: ({ involves }, wanted) => involves.expansions.includes(wanted),
  figure: ({ involves }, wanted) => involves.figures.includes(wanted),
  token: ({ involves }, wanted) => involves.tokens.includes(wanted),
  phase: ({ involves }, wanted) => involves.phases.includes(wanted),
  source: ({ sources }, wanted) => sources.some(({ source }) => source === wanted),
  preset: (clause, wanted) => {
    const preset = presetById(wanted);
    return preset !== undefined && holdsIn(clause, preset);
  },
};

/** A clause, and the stems of its words that the question found. */
export interface Found {
  readonly clause: Clause;
  readonly stems: ReadonlySet<string>;
}

/** The clauses that pass every filter, best first; without words in the order of the corpus. */
export function findClauses({ q, asOf, ...filter }: ClauseFilter): Found[] {
  const wanted = Object.entries(filter).filter((entry): entry is [keyof typeof FILTERS, string] => entry[1] !== undefined);
  const passes = (clause: Clause) => wanted.every(([name, value]) => FILTERS[name](clause, value));
  const inForce = asOf === undefined ? () => true : inForceAt(clauses, asOf);
  return ranked(q?.trim() ?? '').filter(({ clause }) => passes(clause) && inForce(clause));
}

/** Where words with these stems stand in a text: `[from, to)` in characters. */
export const matches = (text: string, stems: ReadonlySet<string>): [from: number, to: number][] =>
  wordsOf(text).flatMap(({ word, at }): [number, number][] => (stems.has(stem(word)) ? [[at, at + word.length]] : []));

/** The text as HTML, with what was found marked. */
export function highlighted(text: string, found: readonly (readonly [from: number, to: number])[]): string {
  const ends = found.map(([, to]) => to);
  const marked = found.map(([from, to], i) => `${escapeHtml(text.slice(ends[i - 1] ?? 0, from))}<mark>${escapeHtml(text.slice(from, to))}</mark>`);
  return marked.join('') + escapeHtml(text.slice(ends.at(-1) ?? 0));
}

const FIELDS: Readonly<Record<string, (clause: Clause) => string>> = {
  id: ({ id }) => id,
  statement: ({ statement }) => statement,
  // so that the words of either edition find it
  restated: ({ statement }) => inSecondEdition(statement),
  note: ({ note = '' }) => note,
  resolution: ({ resolution = '' }) => resolution,
  subjects: ({ involves }) => Object.values(involves).flat().join(' '),
};

const order = new Map([...clauses.keys()].map((id, i) => [id, i]));
const vocabulary = new Set<string>();

/** What is law comes before what is told about it. */
const WEIGHTS: Partial<Record<Clause['kind'], number>> = {
  rule: 1.2,
  faq: 1.1,
  clarification: 1.1,
  example: 0.8,
  'change-note': 0.7,
  'publisher-difference': 0.8,
  'house-rule': 0.7,
};

const index = new MiniSearch<Clause>({
  fields: Object.keys(FIELDS),
  tokenize: (text) => wordsOf(text).map(({ word }) => word),
  processTerm: (word) => (isStop(stem(word)) ? null : stem(word)),
  extractField: (clause, field) => (field === 'id' ? clause.id : FIELDS[field]!(clause)),
  searchOptions: {
    // a query is one stem
    tokenize: (text) => [text],
    processTerm: (term) => term,
    boost: { statement: 3, id: 4, subjects: 0.5 },
    boostDocument: (id) => WEIGHTS[clauses.get(id as string)!.kind] ?? 1,
  },
});
index.addAll([...clauses.values()]);
for (const clause of clauses.values())
  for (const text of Object.values(FIELDS)) for (const { word } of wordsOf(text(clause))) if (!isStop(stem(word))) vocabulary.add(stem(word));

/** A word with two neighbouring letters exchanged, in all ways. */
const exchanged = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, i) => word.slice(0, i) + word[i + 1]! + word[i]! + word.slice(i + 2));

/** What a synonym counts beside the word itself. */
const SYNONYM = 0.8;

/** The clauses that one word of the question finds: a word that is known as it is, one that was begun as each it may become, any other as what it may be meant for. */
function finding({ word, typed, alike, meant }: Asked): SearchResult[] {
  const known = (list: readonly string[]) => list.filter((other) => vocabulary.has(other));
  const words = vocabulary.has(word) ? [word] : known([...exchanged(word), ...meant]);
  const others = known(alike);
  if (words.length + others.length > 0)
    return best([...words, ...others].map((term) => index.search(term, { boostTerm: () => (words.includes(term) ? 1 : SYNONYM) })));
  const begun = typed.length > 3 ? [...vocabulary].filter((other) => other.startsWith(typed)) : [];
  if (begun.length > 0) return best(begun.map((term) => index.search(term)));
  return index.search(word, { prefix: word.length > 2, fuzzy: word.length < 4 ? false : word.length < 6 ? 1 : 2 });
}

/** What a word counts that says something only beside others. */
const WEAK = 0.3;

/** A clause counts as what finds it best, and not the more for each of several words that mean the same. */
function best(lists: readonly SearchResult[][]): SearchResult[] {
  const byId = new Map<string, SearchResult>();
  for (const result of lists.flat()) {
    const other = byId.get(result.id as string);
    const [more, less] = other && other.score > result.score ? [other, result] : [result, other];
    byId.set(result.id as string, { ...more, terms: [...more.terms, ...(less?.terms ?? [])] });
  }
  return [...byId.values()];
}

/** How many of the words a clause must hold: all of one or two, half of more. */
const enough = (words: number): number => (words < 3 ? words : Math.ceil(words / 2));

/** What a phrase is worth that stands in the statement as it was asked for, and what an id is. */
const PHRASE = 10_000;
const ID = 100_000;

function ranked(q: string): Found[] {
  if (q === '') return [...clauses.values()].map((clause) => ({ clause, stems: new Set() }));
  const words = asked(q);
  const strong = words.filter(({ weak }) => !weak).length;
  const found = new Map<string, { count: number; score: number; stems: Set<string> }>();
  for (const word of words)
    for (const { id, score, terms } of finding(word)) {
      const { count, score: before, stems } = found.get(id as string) ?? { count: 0, score: 0, stems: new Set<string>() };
      found.set(id as string, {
        count: count + (word.weak ? 0 : 1),
        score: before + score * (word.weak ? WEAK : 1),
        stems: new Set([...stems, ...terms]),
      });
    }
  const phrase = q.toLowerCase();
  const exactly = (id: string) =>
    (id === q ? ID : 0) +
    (q.includes('.') && id.startsWith(q) ? ID : 0) +
    (words.length > 1 && clauses.get(id)!.statement.toLowerCase().includes(phrase) ? PHRASE : 0);
  return [...found]
    .filter(([, { count }]) => count >= enough(strong))
    .map(([id, { count, score, stems }]) => ({ clause: clauses.get(id)!, stems, score: (score * count) / strong + exactly(id) }))
    .sort((a, b) => b.score - a.score || order.get(a.clause.id)! - order.get(b.clause.id)!)
    .map(({ clause, stems }) => ({ clause, stems }));
}
