/** The law of a date: which clauses were there, and had not been superseded. */
import type { Clause, Edition, Scope, Supersession } from '../contract/clause.js';
import { releasedIn } from './clauses.js';
import { month, monthOf } from './printings.js';
import { sources } from './sources.js';

/** Since when a clause is known; undefined where no source dates it. A report is dated by itself, and not by what it reports. */
export const knownSince = ({ authority, dated }: Clause): string | undefined => (authority === 'reported' ? undefined : dated?.map(month).sort()[0]);

/** What players write about a rule is dated by itself. */
const dated = sources.flatMap(({ date, ...source }) => (date === null || source.authority === 'community' ? [] : [{ ...source, date: month(date) }]));

/** When the first printing came out that a clause of this edition is taken from, or that one of its documents speaks of. */
function printedBy({ sources: references }: Clause, of: Edition): string | undefined {
  const cited = references.map(({ source }) => source);
  const about = dated.filter(
    ({ id, edition, documents = [] }) => (edition === '*' || edition === of) && [id, ...documents].some((document) => cited.includes(document)),
  );
  return about.map(({ date }) => date).sort()[0];
}

/**
 * The month in which a clause began to hold: not before it is known, nor before the first printing that has it, nor before any of the
 * expansions that it speaks of came out. Empty where nothing of that is dated: it has been there from the beginning.
 */
function began(clause: Clause, { edition, from }: Scope): string {
  if (from !== undefined) return monthOf(from);
  const released = clause.involves.expansions.flatMap((expansion) => releasedIn(expansion, edition) ?? []);
  return [knownSince(clause) ?? '', printedBy(clause, edition) ?? '', ...released.map(month)].sort().at(-1)!;
}

interface Superseded extends Pick<Supersession, 'publisher'> {
  readonly by: Clause;
}

function superseding(clauses: Iterable<Clause>): Map<string, Superseded[]> {
  const later = new Map<string, Superseded[]>();
  for (const by of clauses)
    for (const { clause, ...narrowed } of by.supersessions ?? []) later.set(clause, [...(later.get(clause) ?? []), { by, ...narrowed }]);
  return later;
}

/** Ids of the clauses that each clause is superseded by, for one publisher at least. */
export const supersededBy = (clauses: Iterable<Clause>): Map<string, string[]> =>
  new Map([...superseding(clauses)].map(([older, later]) => [older, later.map(({ by }) => by.id)]));

/**
 * A test for the law of a date, `YYYY` or `YYYY-MM`, one scope of a clause at a time: it held when it had begun, had not ended, and nothing
 * known by then had superseded it for its publisher. What no source dates supersedes nothing before the last date that the sources name.
 */
export function inForceAt(clauses: ReadonlyMap<string, Clause>, date: string): (clause: Clause, scope: Scope) => boolean {
  const then = date.length === 4 ? `${date}-12` : date;
  const later = superseding(clauses.values());
  const last =
    [...clauses.values()]
      .flatMap((clause) => knownSince(clause) ?? [])
      .sort()
      .at(-1) ?? '';
  const since = (clause: Clause) =>
    knownSince(clause) ?? clause.holds.flatMap(({ from }) => (from === undefined ? [] : monthOf(from))).sort()[0] ?? last;
  const isSuperseded = (clause: Clause, scope: Scope) =>
    (later.get(clause.id) ?? []).some(({ by, publisher }) => (publisher === undefined || publisher === scope.publisher) && since(by) <= then);
  return (clause, scope) => began(clause, scope) <= then && (scope.to === undefined || monthOf(scope.to) > then) && !isSuperseded(clause, scope);
}
