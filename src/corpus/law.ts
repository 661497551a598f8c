/** Which clauses hold for a printing, and which held at a date. */
import type { Clause } from '../contract/clause.js';
import type { Preset } from './presets.js';
import { sources, type Source } from './sources.js';

/** Whether a clause speaks of the printing of a preset: by edition and publisher. */
export const holdsIn = ({ editions, publishers }: Clause, { edition, publisher }: Preset): boolean =>
  editions.includes(edition) && (publishers.includes('*') || publisher === '*' || publishers.includes(publisher));

/** `YYYY-MM`; a year alone counts from its January. */
const month = (date: string): string => (date.length === 4 ? `${date}-01` : date);

/** Since when a clause is known; undefined where no source dates it, so that it is taken to have been there from the beginning. */
export const knownSince = ({ dated }: Clause): string | undefined => dated?.map(month).sort()[0];

const dated = (sources as readonly Source[]).flatMap(({ date, ...source }) => (date === null ? [] : [{ ...source, date: month(date) }]));

/**
 * When the first printing came out that a clause can be about: a dated source that it is taken from, or a printing of its editions that
 * one of its documents speaks of. Undefined where none of them is dated.
 */
export function publishedBy({ editions, sources: references }: Clause): string | undefined {
  const documents = references.map(({ source }) => source);
  const about = dated.filter(
    ({ id, edition, documents: told = [] }) => editions.includes(edition) && [id, ...told].some((document) => documents.includes(document)),
  );
  return about.map(({ date }) => date).sort()[0];
}

/** Ids of the clauses that each clause is superseded by. */
export function supersededBy(clauses: Iterable<Clause>): Map<string, string[]> {
  const later = new Map<string, string[]>();
  for (const { id, supersedes = [] } of clauses) for (const older of supersedes) later.set(older, [...(later.get(older) ?? []), id]);
  return later;
}

/**
 * A test for the law of a date, `YYYY` or `YYYY-MM`: a clause was there when it was known by then and nothing known by then
 * had superseded it. Clauses that no source dates were there from their first printing on, but supersede nothing before the last
 * date that the sources name.
 */
export function inForceAt(clauses: ReadonlyMap<string, Clause>, date: string): (clause: Clause) => boolean {
  const then = date.length === 4 ? `${date}-12` : date;
  const later = supersededBy(clauses.values());
  const dates = [...clauses.values()].flatMap((clause) => knownSince(clause) ?? []).sort();
  const last = dates.at(-1) ?? '';
  const began = (id: string) => knownSince(clauses.get(id)!) ?? last;
  // what was superseded is told by notes that are dated later than the rule itself
  const since = (clause: Clause) => (later.has(clause.id) ? undefined : knownSince(clause)) ?? publishedBy(clause) ?? '';
  return (clause) => since(clause) <= then && !(later.get(clause.id) ?? []).some((id) => began(id) <= then);
}
