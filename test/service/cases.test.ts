/** Promise: the cases are there for whoever asks, and to read them holds nobody up. */
import { expect, it } from 'vitest';
import { caseFiles, caseTopics } from '../../src/conformance/files.js';
import { caseDocument, caseList, readCases } from '../../src/service/corpus/cases.js';

const ids = caseFiles().flatMap(({ cases }) => cases.map(({ id }) => id));

it('are read a file at a time, and others have their turn in between', async () => {
  let turns = 0;
  let isOver = false;
  const next = (): void => {
    turns += 1;
    if (!isOver) setImmediate(next);
  };
  setImmediate(next);
  await readCases();
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(caseTopics().length - 1);
  expect(caseList({ limit: 200 }).total).toBe(ids.length);
});

it('are in the order of the suite, and each is found', () => {
  expect(caseList({ limit: 200 }).items.map(({ id }) => id)).toEqual(ids.slice(0, 200));
  expect(caseDocument(ids.at(-1)!).id).toBe(ids.at(-1));
  expect(() => caseDocument('figure.second-on')).toThrow('no case `figure.second-on` is known');
});
