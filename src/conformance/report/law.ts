/** What a report says of a clause. */
import { clauses } from '../../corpus/clauses.js';
import type { Clause } from '../../contract/clause.js';

export type ClauseText = Pick<Clause, 'statement' | 'authority' | 'sources'>;

/** Undefined where there is no such clause. */
export function clauseText(id: string): ClauseText | undefined {
  const clause = clauses.get(id);
  return clause && { statement: clause.statement, authority: clause.authority, sources: clause.sources };
}
