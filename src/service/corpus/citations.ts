/** Who rests on a clause: rules, values of settings, cells of the trait table. */
import { expansions, settings } from '../../catalog.js';
import { clauses } from '../../corpus/clauses.js';
import { saidOf } from '../../kernel/declare/setting.js';
import { declared } from '../../kernel/ruleset/in-play.js';
import { caseFiles } from '../../conformance/files.js';
import type { ClauseDetail } from '../../contract/corpus.js';
import { conflictsOf } from '../../corpus/conflicts.js';
import { supersededBy } from '../../corpus/law.js';
import { conflictLinks } from './conflicts.js';
import { rules } from './rules.js';

const citing = new Map<string, Pick<ClauseDetail, 'rules' | 'settings' | 'traits'>>(
  [...clauses.keys()].map((id) => [id, { rules: [], settings: [], traits: [] }]),
);

for (const { id, cites } of rules) for (const clause of new Set(cites)) citing.get(clause)?.rules.push(id);

for (const { key, text } of settings.values())
  for (const one of text.values) for (const clause of new Set(saidOf(one))) citing.get(clause)?.settings.push({ key, value: one.value });

for (const { subject, cells } of expansions.flatMap((expansion) => declared(expansion, 'traits')))
  for (const [column, { C1, C2 }] of Object.entries(cells))
    for (const clause of new Set([...C1.cites, ...C2.cites])) citing.get(clause)?.traits.push({ subject, column });

const later = supersededBy(clauses.values());

let byClause: Map<string, ClauseDetail['cases']> | undefined;

/** The cases that exercise each clause; read when first asked for. */
function exercising(): Map<string, ClauseDetail['cases']> {
  if (byClause) return byClause;
  byClause = new Map();
  for (const { id, exercises } of caseFiles().flatMap(({ cases }) => cases))
    for (const { clause, side } of exercises) byClause.set(clause, [...(byClause.get(clause) ?? []), { case: id, side }]);
  return byClause;
}

/** A clause with all that rests on it; undefined where there is no such clause. */
export function clauseDetail(id: string): ClauseDetail | undefined {
  const clause = clauses.get(id);
  if (!clause) return undefined;
  const history = { supersedes: clause.supersedes ?? [], supersededBy: later.get(id) ?? [] };
  return { ...clause, ...citing.get(id)!, history, conflicts: conflictLinks(conflictsOf(id)), cases: exercising().get(id) ?? [] };
}
