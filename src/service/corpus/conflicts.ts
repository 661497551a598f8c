/** Conflicts and open questions as they are served. */
import type { Finding, Verdict, VerdictKind } from '../../contract/verdict.js';
import { conflictById, conflicts, openQuestions, type Conflict } from '../../corpus/conflicts.js';
import { conflictIn, openQuestionIn, type Language } from '../../languages/index.js';
import { found } from '../lookup.js';

/** Where each of them is found. */
export const conflictLinks = (list: readonly Pick<Conflict, 'id'>[]) => list.map(({ id }) => ({ id, href: `/v1/conflicts/${id}` }));

const names = [...conflicts, ...openQuestions].map(({ id }) => id);

/** All of them; `limit` of each kind. */
export const conflictList = (language: Language, limit?: number) => ({
  items: conflicts.slice(0, limit).map((conflict) => conflictIn(conflict, language)),
  openQuestions: openQuestions.slice(0, limit).map((question) => openQuestionIn(question, language)),
});

/** Throws `NotFound`. */
export function conflictOrQuestion(id: string, language: Language) {
  const question = openQuestions.find((candidate) => candidate.id === id);
  return question ? openQuestionIn(question, language) : conflictIn(found(conflictById(id), 'conflict', id, names), language);
}

const bySetting = new Map<string, string[]>();
for (const { id, setting } of conflicts) if (setting !== undefined) bySetting.set(setting, [...(bySetting.get(setting) ?? []), id]);
for (const { id, decidedBy } of openQuestions)
  if (decidedBy !== undefined && !decidedBy.startsWith('conflict.')) bySetting.set(decidedBy, [...(bySetting.get(decidedBy) ?? []), id]);

/** A disputed finding with the ids of the conflicts that its readings are about. */
function named(finding: Finding): Finding {
  if (finding.outcome !== 'disputed') return finding;
  const ids = (finding.readings ?? []).flatMap(({ setting }) => bySetting.get(setting) ?? []);
  return ids.length > 0 ? { ...finding, conflicts: [...new Set(ids)] } : finding;
}

/** The verdict, or the step of a replay, itself, unless it is disputed. */
export const namingConflicts = <T extends Pick<Verdict, 'findings'> & { readonly verdict: VerdictKind | null }>(judged: T): T =>
  judged.verdict === 'disputed' ? { ...judged, findings: judged.findings.map(named) } : judged;
