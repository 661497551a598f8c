/** Promise: what is true of some features only is not cited for others. */
import { expect, it } from 'vitest';
import { caseFiles } from '../../src/conformance/files.js';
import { runCase } from '../../src/conformance/run.js';

const cases = new Map(caseFiles().flatMap((file) => file.cases.map((test) => [test.id, test])));

it.each([
  ['magic-scoring.a-road-with-the-mage', 'mage-and-witch.score.mage-no-pennants'],
  ['magic-scoring.the-witch-without-inn', 'mage-and-witch.score.bonuses-first'],
  ['magic-scoring.not-whoever-has-less', 'mage-and-witch.score.all-winners'],
  ['double-turn.with-one-tile-left', 'traders-and-builders.double-turn.last-tile'],
  ['portal.to-a-completed-city-of-unknown-past', 'pd.portal.feature-completed-by-portal-tile'],
  ['siege.fairy-beside-a-farmer', 'siege.fairy.bonus'],
  ['wt-others.fairy-elsewhere', 'watchtowers.fairy.separate'],
  ['wt-others.fairy-elsewhere', 'watchtowers.dragon.before'],
])('%s does not cite %s', (id, clause) => {
  const cited = runCase(cases.get(id)!).flatMap(({ verdict }) => Object.keys(verdict!.clauses));
  expect(cited.length).toBeGreaterThan(0);
  expect(cited).not.toContain(clause);
});
