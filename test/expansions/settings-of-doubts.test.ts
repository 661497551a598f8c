/**
 * Promise: where no source says what holds, and a setting that the table may choose would say it, the finding names the setting. In the
 * positions of all cases of which that is so.
 */
import { describe, expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import { caseFiles } from '../../src/conformance/files.js';
import { expectations } from '../../src/conformance/run.js';
import { adjudicate, legalActions } from '../../src/kernel/judge/adjudicate.js';
import { ourEngine } from '../../src/conformance/engine.js';

/** Under another value of these it does not come to the question, which stays open all the same; and a trait of the table is read where one of them lets figures do what no source says. */
const ELSEWHERE = [
  'abbey-and-mayor.wagonMove',
  'dragon.sharedTile',
  'mage-and-witch.onDragonTile',
  'markets-of-leipzig.sending',
  'winter.tileDestination',
];

const unsaid = caseFiles()
  .flatMap(({ cases }) => cases)
  .flatMap((test) => {
    const [preset] = expectations(test).find(([, { verdict }]) => verdict === 'unregulated') ?? [];
    return preset === undefined ? [] : [{ test, preset }];
  });

/** Settings with a value under which something is said. */
function wouldSay({ test, preset }: (typeof unsaid)[number]): { readonly needed: string[]; readonly named: string[] } {
  const choice = { preset, ...test.ruleset };
  const { verdict, read } = ourEngine.answer(choice, test.snapshot, test.action);
  const { settings } = ruleset(choice);
  const needed = [...read].filter(([key, value]) =>
    settings.entry(key)!.setting.values.some(
      (other) =>
        other !== value &&
        // without the piece there is no question
        other !== 'off' &&
        ourEngine.answer({ ...choice, settings: { ...choice.settings, [key]: other } }, test.snapshot, test.action).verdict.verdict === 'legal',
    ),
  );
  const silent = verdict.findings.filter(({ outcome }) => outcome === 'unregulated');
  return { needed: needed.map(([key]) => key), named: silent.flatMap((finding) => Object.keys(finding.settings ?? {})) };
}

describe('what no source says', () => {
  it('names the settings by which it would be said', () => {
    const wrong = unsaid.flatMap((one) => {
      const { needed, named } = wouldSay(one);
      const unnamed = needed.filter((key) => !named.includes(key) && !ELSEWHERE.includes(key));
      return unnamed.length > 0 ? [`${one.test.id}: ${unnamed.join()}`] : [];
    });
    expect(unsaid.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  it('rests on them, in the list of legal actions too', () => {
    const test = unsaid.find(({ test: { id } }) => id === 'bt-circus.on-a-tower')!;
    const choice = { preset: test.preset, ...test.test.ruleset };
    const verdict = adjudicate(ruleset(choice), test.test.snapshot, test.test.action);
    const found = verdict.findings.find(({ outcome }) => outcome === 'unregulated');
    expect(found).toMatchObject({
      rule: 'under-the-big-top.circus.is-scored',
      settings: { 'under-the-big-top.followersOnTowers': 'unregulated' },
      reads: [{ setting: 'under-the-big-top.followersOnTowers', value: 'unregulated', basis: 'inferred' }],
      basis: 'inferred',
    });
    const listed = legalActions(ruleset(choice), test.test.snapshot).undetermined!;
    expect(listed.map(({ findings }) => findings)).toContainEqual([found]);
  });
});
