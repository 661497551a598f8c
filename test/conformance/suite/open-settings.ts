/**
 * Promise: a setting that nobody chose makes the verdict disputed exactly where its values lead to different answers, for every setting in
 * every case that reads it; the findings name it then. One preset for each case and setting, or all of them with SENESCHAL_WHOLE=1.
 */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ruleset, settings } from '../../../src/catalog.js';
import { readJson } from '../../../src/conformance/files.js';
import type { Case } from '../../../src/contract/case.js';
import type { Verdict } from '../../../src/contract/verdict.js';
import type { Setting } from '../../../src/kernel/declare/setting.js';
import { adjudicate } from '../../../src/kernel/judge/adjudicate.js';
import { stableJson } from '../../../src/kernel/position/canonical.js';
import { cases, resultsOf } from './results.js';

const isWhole = process.env['SENESCHAL_WHOLE'] === '1';

/** A case with a preset under which it reads the setting. */
interface Read {
  readonly test: Case;
  readonly preset: string;
}

/** By setting; of the presets of a case and setting one, another one for each case. */
function readings(): Map<string, Read[]> {
  const all = new Map<string, Read[]>([...settings.keys()].map((key) => [key, []]));
  cases.forEach((test, i) => {
    const results = resultsOf(test).filter(({ verdict }) => verdict !== undefined);
    for (const [key, list] of all) {
      const reading = results.filter(({ read }) => read.has(key));
      const chosen = isWhole ? reading : reading.slice(i % Math.max(1, reading.length)).slice(0, 1);
      list.push(...chosen.map(({ preset }) => ({ test, preset })));
    }
  });
  return all;
}

const under = ({ test, preset }: Read, key: string, value: string | null): Verdict => {
  const choice = { preset, ...test.ruleset, settings: { ...test.ruleset?.settings, [key]: value } };
  return adjudicate(ruleset(choice), test.snapshot, test.action);
};

/** What an answer comes to: whether it is legal, and what follows, without the reasons. */
const essence = ({ verdict, effects, scores, next }: Verdict): string =>
  stableJson([
    verdict,
    effects.map(({ rule: _rule, cites: _cites, seeAlso: _see, ...deed }) => deed),
    scores.map(({ player, points }) => [player, points]),
    next,
  ]);

const names = ({ findings }: Verdict, key: string) => findings.some(({ readings: list = [] }) => list.some(({ setting }) => setting === key));

/** What is wrong with the answer where nobody chose; undefined: nothing. */
function wrong(read: Read, setting: Setting): string | undefined {
  const answers = [...new Set(setting.values.map((value) => essence(under(read, setting.key, value))))];
  const open = under(read, setting.key, null);
  const where = `${read.test.id} under ${read.preset}`;
  if (answers.length === 1) return essence(open) === answers[0] ? undefined : `${where}: ${open.verdict}, not what every value leads to`;
  if (open.verdict !== 'disputed') return `${where}: ${open.verdict} though its values lead to ${answers.length} answers`;
  return names(open, setting.key) ? undefined : `${where}: disputed, and no reading names it`;
}

const all = readings();

describe('a setting that nobody chose', () => {
  it.each([...all].filter(([, reads]) => reads.length > 0))('%s is disputed exactly where its values differ', (key, reads) => {
    const setting = settings.get(key)!;
    expect(reads.flatMap((read) => wrong(read, setting) ?? [])).toEqual([]);
  });

  it('is read by some case, unless no modelled expansion reads it', () => {
    const outOfReach = new Set(Object.keys(readJson<Record<string, string>>(fileURLToPath(new URL('../out-of-reach.json', import.meta.url)))));
    const unread = [...all].filter(([, reads]) => reads.length === 0).map(([key]) => settings.get(key)!);
    expect(unread.filter(({ key, values }) => values.some((value) => !outOfReach.has(`${key}=${value}`))).map(({ key }) => key)).toEqual([]);
  });
});
