/** From a file of the law to the clauses as the API has them. */
import type { Clause, Publisher, Scope } from '../contract/clause.js';
import type { ClauseEntry, ClauseFile } from './clause-file.js';
import { stepsOf } from './steps.js';

type Whole = ClauseEntry & Required<Pick<ClauseEntry, 'kind' | 'authority' | 'holds' | 'sources'>>;

/** The clauses of a file in its order. Throws where neither a clause nor the defaults of its file say what every clause must say. */
export function clausesIn({ documents = {}, defaults = {}, clauses }: ClauseFile): Clause[] {
  return Object.entries(clauses).map(([id, entry]) => toClause(id, whole(id, { ...defaults, ...entry }), documents));
}

function whole(id: string, entry: ClauseEntry): Whole {
  const { kind, authority, holds, sources } = entry;
  if (!kind || !authority || !holds || !sources) throw new Error(`clause \`${id}\` lacks its kind, authority, scope or sources`);
  return { ...entry, kind, authority, holds, sources };
}

function toClause(id: string, entry: Whole, documents: NonNullable<ClauseFile['documents']>): Clause {
  const { statement, kind, authority, printings, dated, notAdjudicable, supersedes, conflictsWith, resolution, note, authorityBySource } = entry;
  const each = (name: string) => documents[name] ?? [name];
  const holds = entry.holds.map(scope);
  return {
    id,
    statement,
    kind,
    authority,
    editions: [...new Set(holds.map(({ edition }) => edition))],
    publishers: publishers(holds),
    holds,
    ...(printings && { printings: [...printings] }),
    ...(dated && { dated: [...dated] }),
    sources: entry.sources.flatMap(([name, locator]) => each(name!).map((source) => ({ source, locator: locator! }))),
    involves: {
      expansions: [...(entry.expansions ?? [])],
      figures: [...(entry.figures ?? [])],
      tokens: [...(entry.tokens ?? [])],
      steps: stepsOf(entry.phases ?? []),
      phases: [...(entry.phases ?? [])],
    },
    adjudicable: notAdjudicable === undefined,
    ...(notAdjudicable !== undefined && { adjudicableWhy: notAdjudicable }),
    ...(supersedes && superseding(supersedes)),
    ...(conflictsWith && { conflictsWith: [...conflictsWith] }),
    ...(resolution !== undefined && { resolution }),
    ...(note !== undefined && { note }),
    ...(authorityBySource && {
      authorityBySource: Object.fromEntries(
        Object.entries(authorityBySource).flatMap(([name, label]) => each(name).map((source) => [source, label])),
      ),
    }),
  };
}

/** `C1`, or `C1 HiG`, stands for the scope that says no more. */
function scope(written: Whole['holds'][number]): Scope {
  if (typeof written !== 'string') return written;
  const [edition, publisher] = written.split(' ') as [Scope['edition'], Scope['publisher']];
  return { edition, ...(publisher && { publisher }) };
}

/** All that are named, or `*` where one scope leaves the publisher open. */
function publishers(holds: readonly Scope[]): Publisher[] {
  const named = holds.flatMap(({ publisher }) => publisher ?? []);
  return named.length < holds.length ? ['*'] : [...new Set(named)];
}

function superseding(supersedes: NonNullable<ClauseEntry['supersedes']>): Pick<Clause, 'supersedes' | 'supersessions'> {
  const supersessions = supersedes.map((older) => (typeof older === 'string' ? { clause: older } : older));
  return { supersedes: [...new Set(supersessions.map(({ clause }) => clause))], supersessions };
}
