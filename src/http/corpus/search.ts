/** Finding clauses: filters first, then the words, exact hits before those that are only alike. */
import MiniSearch from 'minisearch';
import { clauses } from '../../catalog.js';
import { holdsIn, inForceAt } from '../../corpus/law.js';
import { presetAliases, presets } from '../../corpus/presets.js';
import type { Clause } from '../../contract/clause.js';

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

const index = new MiniSearch<Clause>({
  fields: ['id', 'statement', 'note', 'resolution', 'subjects'],
  tokenize: (text) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  extractField: (clause, field) =>
    field === 'subjects' ? Object.values(clause.involves).flat().join(' ') : String(clause[field as keyof Clause] ?? ''),
  searchOptions: { boost: { statement: 3, id: 2 }, fuzzy: 0.2, prefix: (term) => term.length > 2, combineWith: 'AND' },
});
index.addAll([...clauses.values()]);

/** The clauses that pass every filter, best first; without words in the order of the corpus. */
export function findClauses({ q, asOf, ...filter }: ClauseFilter): Clause[] {
  const wanted = Object.entries(filter).filter((entry): entry is [keyof typeof FILTERS, string] => entry[1] !== undefined);
  const passes = (clause: Clause) => wanted.every(([name, value]) => FILTERS[name](clause, value));
  const inForce = asOf === undefined ? () => true : inForceAt(clauses, asOf);
  return ranked(q?.trim() ?? '').filter((clause) => passes(clause) && inForce(clause));
}

const presetById = (id: string) => presets.find((preset) => preset.id === (presetAliases[id] ?? id));

/** The words of a clause's statement that the search found, so that a page can mark them: `[from, to)` in characters. */
export function matches(q: string, { statement }: Clause): [from: number, to: number][] {
  const found = new Set(index.search(q).flatMap(({ terms }) => terms));
  return [...statement.matchAll(/[\p{L}\p{N}]+/gu)]
    .filter(([word]) => found.has(word.toLowerCase()))
    .map(({ index: at, 0: word }) => [at, at + word.length]);
}

function ranked(q: string): Clause[] {
  const all = [...clauses.values()];
  if (q === '') return all;
  const words = q.toLowerCase();
  const holds = (text: string | undefined) => text?.toLowerCase().includes(words) ?? false;
  const exact = [
    ...all.filter(({ id }) => id === q),
    ...all.filter(({ id }) => id.includes(words)),
    ...all.filter(({ statement }) => holds(statement)),
    ...all.filter(({ note, resolution }) => holds(note) || holds(resolution)),
  ];
  const alike = index.search(q).map(({ id }) => clauses.get(id as string)!);
  return [...new Set([...exact, ...alike])];
}
