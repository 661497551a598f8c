/** How an expansion folder writes its clauses down. */
import type { Clause, ClauseText } from '../contract/clause.js';

/** Checks the shape and keeps the ids as literal types, so that citing an unknown clause does not compile. */
export function clauses<const T extends Record<string, ClauseText>>(texts: T): T {
  return texts;
}

/** The API's form of a clause. */
export function toClause(id: string, text: ClauseText): Clause {
  return {
    id,
    statement: text.statement,
    kind: text.kind,
    authority: text.authority,
    editions: [...text.editions],
    publishers: [...(text.publishers ?? ['*'])],
    ...(text.printings && { printings: [...text.printings] }),
    ...(text.dated && { dated: [...text.dated] }),
    sources: text.sources.map(([source, locator]) => ({ source, locator })),
    involves: {
      expansions: [...(text.expansions ?? [])],
      figures: [...(text.figures ?? [])],
      tokens: [...(text.tokens ?? [])],
      phases: [...(text.phases ?? [])],
    },
    adjudicable: text.notAdjudicable === undefined,
    ...(text.notAdjudicable !== undefined && { adjudicableWhy: text.notAdjudicable }),
    ...(text.supersedes && { supersedes: [...text.supersedes] }),
    ...(text.conflictsWith && { conflictsWith: [...text.conflictsWith] }),
    ...(text.resolution !== undefined && { resolution: text.resolution }),
    ...(text.note !== undefined && { note: text.note }),
    ...(text.authorityBySource && { authorityBySource: { ...text.authorityBySource } }),
  };
}
