/** Conflicts and open questions as they are served. */
import type { Finding, Verdict, VerdictKind } from '../../contract/verdict.js';
import { conflictById, conflicts, openQuestions, type Conflict, type OpenQuestion } from '../../corpus/conflicts.js';
import { inEnglish, textIn, type Language } from '../../languages/index.js';
import { found } from '../lookup.js';

/** Where each of them is found. */
export const conflictLinks = (list: readonly Pick<Conflict, 'id'>[]) => list.map(({ id }) => ({ id, href: `/v1/conflicts/${id}` }));

const conflictDocument = ({ question, readings, resolution, ...rest }: Conflict, language: Language) => ({
  ...rest,
  question: textIn(question, language),
  readings: readings.map((reading) => ({ ...reading, statement: textIn(reading.statement, language) })),
  resolution: { ...resolution, explanation: textIn(resolution.explanation, language) },
  ...inEnglish(language),
});

const questionDocument = ({ question, explanation, ...rest }: OpenQuestion, language: Language) => ({
  ...rest,
  question: textIn(question, language),
  explanation: textIn(explanation, language),
  ...inEnglish(language),
});

const names = [...conflicts, ...openQuestions].map(({ id }) => id);

/** All of them; `limit` of each kind. */
export const conflictList = (language: Language, limit?: number) => ({
  items: conflicts.slice(0, limit).map((conflict) => conflictDocument(conflict, language)),
  openQuestions: openQuestions.slice(0, limit).map((question) => questionDocument(question, language)),
});

/** Throws `NotFound`. */
export function conflictOrQuestion(id: string, language: Language) {
  const question = openQuestions.find((candidate) => candidate.id === id);
  return question ? questionDocument(question, language) : conflictDocument(found(conflictById(id), 'conflict', id, names), language);
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
