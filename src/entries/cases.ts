/** The suite: `import { cases } from 'seneschal/cases'`, as `GET /v1/cases` has it. Reads the files of the package, and so needs Node. */
export { casePicture, cases, findCases, type CaseDocument, type CaseFilter } from '../conformance/catalogue.js';
export type { Case, Exercised, Expectation } from '../contract/case.js';
