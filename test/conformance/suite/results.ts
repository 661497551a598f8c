/** What comes out of the case suite, run once. */
import { caseFiles } from '../../../src/conformance/files.js';
import { runCase, type Result } from '../../../src/conformance/run.js';
import type { Case } from '../../../src/contract/case.js';

export const cases = caseFiles().flatMap((file) => file.cases);

const byCase = new Map<Case, readonly Result[]>();

/** Of one of the cases of `caseFiles`, under every preset that it speaks of. */
export function resultsOf(test: Case): readonly Result[] {
  const known = byCase.get(test) ?? runCase(test);
  byCase.set(test, known);
  return known;
}

export const results = cases.flatMap(resultsOf);
