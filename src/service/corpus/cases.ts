/** The cases of the conformance suite as they are served. */
import { expansions } from '../../catalog.js';
import { casePicture, cases, findCases } from '../../conformance/catalogue.js';
import { presetById } from '../../corpus/presets.js';
import { found } from '../lookup.js';
import { page, type PageQuery } from '../page.js';

export interface CaseFilter {
  /** Id of a clause that they exercise. */
  readonly clause?: string;
  readonly expansion?: string;
  readonly topic?: string;
  /** Id or alias. */
  readonly preset?: string;
}

const all = [...cases().values()];
const played = new Set(all.flatMap(({ ruleset }) => ruleset.expansions));

/** The names that a filter may have. */
export const caseNames = {
  clause: all.flatMap(({ exercises }) => exercises.map(({ clause }) => clause)),
  expansion: expansions.map(({ id }) => id).filter((id) => played.has(id)),
  topic: all.map(({ topic }) => topic),
} as const;

export const caseIds: readonly string[] = [...cases().keys()];

/** Throws `Invalid` for a cursor of another list. */
export function caseList({ limit, cursor, preset, ...filter }: CaseFilter & PageQuery) {
  const items = findCases({ ...filter, preset: preset === undefined ? undefined : presetById(preset)!.id });
  return { ...page(items, { limit, cursor }, { list: 'cases', preset, ...filter }), total: items.length };
}

/** Throws `NotFound`. */
export const caseDocument = (id: string) => found(cases().get(id), 'case', id, caseIds);

/** Its position as SVG. Throws `NotFound`. */
export const caseSvg = (id: string): string => found(casePicture(caseDocument(id).id), 'picture of the case', id, caseIds);
