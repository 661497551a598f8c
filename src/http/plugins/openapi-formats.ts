/** How texts are written whose values nobody can list, said in the document wherever one stands. What comes in is checked where it is read, with better words. */
import { memberOf, type NamedSchemas } from './openapi-members.js';

const SHA256 = { pattern: '^sha256-[0-9a-f]{64}$' } as const;

/** Each with the members that hold one, or a list of them. */
const PLACES: readonly (readonly [written: object, places: readonly string[]])[] = [
  [
    { format: 'date-time' },
    ['AuditEntry.at', 'HistoryEntry.at', 'HistoryEntry.imported.at', 'Ruling.createdAt', 'Ruling.updatedAt', 'Ruling.publishedAt', 'RulingPage.asOf'],
  ],
  [{ format: 'date' }, ['Precedent.effectiveFrom']],
  [{ format: 'json-pointer' }, ['Defect.pointer', 'Finding.missing', 'LegalActions.missing', 'Verdict.missing']],
  [
    { format: 'uri-reference' },
    ['Problem.type', 'Problem.instance', 'LineProblem.type', 'LineProblem.instance', 'Import.refused.type', 'Import.refused.instance'],
  ],
  [{ format: 'uri-reference' }, ['Download.href', 'ClauseDetail.conflicts.href', 'Setting.conflicts.href']],
  [{ format: 'uri' }, ['Source.url']],
  [
    SHA256,
    [
      'Verdict.id',
      'RecordedVerdict.decisionId',
      'Ruling.hash',
      'Precedent.hash',
      'HistoryEntry.hash',
      'Verdict.ruleset.hash',
      'Replay.ruleset.hash',
      'Ruleset.hash',
      'RulesetSummary.hash',
    ],
  ],
  [{ pattern: '^[0-9a-f]{64}$' }, ['Download.sha256']],
  [{ pattern: '^\\d{4}(-\\d{2}){0,2}$' }, ['Clause.dated', 'ClauseDetail.dated', 'ClausePage.items.dated']],
  [{ pattern: '^[a-z]{2}$' }, ['Source.language']],
];

/** The schemas are those of one document, made for it: they are changed in place. */
export function nameFormats(schemas: NamedSchemas): void {
  for (const [written, places] of PLACES)
    for (const place of places) {
      const { holder, last, found } = memberOf(schemas, place);
      holder[last] = found.items ? { ...found, items: { ...found.items, ...written } } : { ...found, ...written };
    }
}
