/** Verdicts with the texts of what they cite: the engine knows ids alone. */
import type { Clause } from '../contract/clause.js';
import type { CitedClause, Verdict } from '../contract/verdict.js';
import { nearestClauses } from './nearest.js';

type Cites = Pick<Verdict['findings'][number], 'cites' | 'seeAlso'>;

/** Ids of everything that findings, effects and scores cite or point to, each once, in that order; rulings among them. */
export function citedIn({ findings, effects, scores }: Pick<Verdict, 'findings' | 'effects' | 'scores'>): Set<string> {
  const ids = new Set<string>();
  const note = ({ cites, seeAlso }: Cites) => {
    cites.forEach((id) => ids.add(id));
    seeAlso?.forEach(({ clause }) => ids.add(clause));
  };
  findings.forEach(note);
  effects.forEach(note);
  for (const { lines } of scores) lines.forEach(note);
  return ids;
}

/** What fills in the texts of a verdict. */
export interface Citing {
  /** The clauses with these ids, as verdicts show them; ids that are no clause's are passed over. */
  texts(ids: Iterable<string>): Record<string, CitedClause>;
  /** The verdict with its clauses; where no expansion models the action, also with those that come nearest to it. */
  cited(verdict: Verdict, isModelled: boolean): Verdict;
}

export function citing(clauses: ReadonlyMap<string, Clause>): Citing {
  // one object each for all verdicts, so that writing it out can be remembered
  const citations = new Map<string, CitedClause>(
    [...clauses.values()].map(
      ({ id, statement, authority, sources, authorityBySource }) =>
        [id, { statement, authority, sources, ...(authorityBySource && { authorityBySource }) }] as const,
    ),
  );
  const texts = (ids: Iterable<string>) => {
    // without a prototype it is a table from the start, not a shape of its own for each set of clauses
    const found = Object.create(null) as Record<string, CitedClause>;
    for (const id of ids) {
      const clause = citations.get(id);
      if (clause) found[id] = clause;
    }
    return found;
  };
  return {
    texts,
    cited: (verdict, isModelled) => {
      const nearest = isModelled ? [] : nearestClauses(clauses.values(), verdict.action);
      if (nearest.length === 0) return { ...verdict, clauses: texts(citedIn(verdict)) };
      const { ruleset, engine, ...rest } = verdict;
      return { ...rest, clauses: texts([...citedIn(verdict), ...nearest]), nearest, ruleset, engine };
    },
  };
}
