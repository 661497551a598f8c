/** The suite: `import { cases } from 'seneschal/cases'`, as `GET /v1/cases` has it. Reads the files of the package, and so needs Node. */
import { cases as known, findCases as found, type CaseDocument, type CaseFilter } from '../conformance/catalogue.js';
import { checkShape } from '../library-answers.js';
import { frozenIn } from '../library-frozen.js';

export { casePicture, type CaseDocument, type CaseFilter } from '../conformance/catalogue.js';
export type { Case, Exercised, Expectation } from '../contract/case.js';

let handedOut: ReadonlyMap<string, CaseDocument> | undefined;

/** Every case by its id, in the order of the suite; the first call reads them, which takes some tenths of a second. Nobody can write to them. */
export const cases = (): ReadonlyMap<string, CaseDocument> => (handedOut ??= frozenIn(known()));

const FILTER = { 'q?': 'string', 'clause?': 'string', 'expansion?': 'string', 'folder?': 'string', 'topic?': 'string', 'preset?': 'string' } as const;

/** Those for which all of the filter holds, in the order of the suite. Throws `InvalidInput` for a filter that is none. */
export function findCases(filter: CaseFilter = {}): CaseDocument[] {
  checkShape(FILTER, filter);
  cases();
  return found(filter);
}
