/** Promise: who asks for the cases of a folder, of a topic or by id gets every one of them. */
import { expect, it } from 'vitest';
import { caseFiles, casesNamed } from '../../src/conformance/files.js';

it('finds cases by folder, by file and by id', () => {
  const files = caseFiles().filter(({ expansion }) => expansion === 'bridges-castles-and-bazaars');
  const { topic, cases } = files.find(({ cases: own }) => own.every(({ id }) => !id.includes('bazaars')))!;
  expect(casesNamed('bridges-castles-and-bazaars')).toEqual(expect.arrayContaining(files.flatMap((file) => file.cases)));
  expect(casesNamed(`bridges-castles-and-bazaars/${topic}`)).toEqual(expect.arrayContaining([...cases]));
  expect(casesNamed(cases[0]!.id)).toContainEqual(cases[0]);
  expect(casesNamed('nothing is called so')).toEqual([]);
});
