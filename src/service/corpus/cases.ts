/** The cases of the conformance suite as they are served. */
import { expansions } from '../../catalog.js';
import { casePicture, cases, findCases, type CaseFilter } from '../../conformance/catalogue.js';
import { caseTopics } from '../../conformance/files.js';
import { clauses } from '../../corpus/clauses.js';
import { presetById } from '../../corpus/presets.js';
import { found } from '../lookup.js';
import { page, type PageQuery } from '../page.js';

export { readCases, topicsOfCases } from '../../conformance/catalogue.js';

/** The names that a filter may have, whether there are cases of that name or not: to know which there are they would all have to be read. */
export const caseNames = {
  clause: [...clauses.keys()],
  expansion: expansions.map(({ id }) => id),
  topic: [...new Set(caseTopics().map(({ topic }) => topic))],
} as const;

/** `preset` is an id or an alias. Throws `Invalid` for a cursor of another list. */
export function caseList({ limit, cursor, preset, ...filter }: CaseFilter & PageQuery) {
  const items = findCases({ ...filter, preset: preset === undefined ? undefined : presetById(preset)!.id });
  return { ...page(items, { limit, cursor }, { list: 'cases', preset, ...filter }), total: items.length };
}

/** Throws `NotFound`. */
export const caseDocument = (id: string) => found(cases().get(id), 'case', id, cases().keys());

/** Its position as SVG. Throws `NotFound`. */
export const caseSvg = (id: string): string => found(casePicture(caseDocument(id).id), 'picture of the case', id);
