/** Promise: a finding cites what says so: a ban no permission, and nothing of what is not played. */
import { expect, it } from 'vitest';
import type { PresetId } from '../../src/contract/presets.js';
import { caseFiles } from '../../src/conformance/files.js';
import { ourEngine } from '../../src/conformance/engine.js';
import { runCase } from '../../src/conformance/run.js';

const cases = new Map(caseFiles().flatMap((file) => file.cases.map((test) => [test.id, test])));

function citedBy(id: string, preset: PresetId, rule: string): readonly string[] {
  const [result] = runCase(cases.get(id)!, ourEngine, new Set([preset]));
  return result!.verdict!.findings.find((finding) => finding.rule === rule)!.cites;
}

const HIG = 'hig-c1-current';
const RGG = 'rgg-big-box-3';
const WIKI = 'wikicarpedia-c2-current';
const CONDITION = 'princess-and-dragon.fairy.move-condition';

it.each<[id: string, preset: PresetId, rule: string, cites: readonly string[]]>([
  [
    'fairy-move.last-follower-just-placed',
    HIG,
    CONDITION,
    ['pd.fairy.move-condition-difference', 'pd.fairy.move-when-no-follower-deployed', 'pd.fairy.moved.no-other-figure'],
  ],
  ['fairy-move.last-follower-just-placed', RGG, CONDITION, ['pd.fairy.move-condition-difference']],
  ['fairy-move.last-follower-just-placed', WIKI, CONDITION, ['pd.fairy.move-condition-difference', 'pd.fairy.move-when-nothing-placed-or-moved-c2']],
  [
    'ru-others.fairy-after-a-release',
    HIG,
    CONDITION,
    ['pd.fairy.move-condition-difference', 'pd.fairy.move-when-no-follower-deployed', 'pd.fairy.moved.no-other-figure'],
  ],
  [
    'flier-flight.not-where-the-dragon-stands',
    HIG,
    'princess-and-dragon.dragon.shares-no-tile',
    ['pd.dragon.exclusive.scope-conflict', 'pd.dragon.exclusive.no-follower-shares-tile'],
  ],
  [
    'fairy-move.not-with-shepherd',
    WIKI,
    'princess-and-dragon.fairy.next-to-a-follower',
    ['pd.fairy.own-follower-only', 'pd.fairy.not-assignable.shepherd'],
  ],
  [
    'plague-hits.the-dragon-enters',
    HIG,
    'plague.with-princess-and-dragon.not-eaten',
    ['plague.dragon.token-not-eaten', 'pd.dragon.diet.plague-token'],
  ],
  [
    'fairy-bonus.who-stands-with-her-is-not-known',
    'zmg-c1',
    'princess-and-dragon.fairy.bonus',
    ['pd.fairy.bonus.three-points', 'pd.fairy.bonus.zmg-stand-together', 'pd.fairy.bonus.zmg-internal-conflict'],
  ],
])('%s under %s: %s cites just this', (id, preset, rule, cites) => {
  expect(citedBy(id, preset, rule)).toEqual(cites);
});

it.each<[id: string, preset: PresetId, cites: string]>([
  ['fairy-others.not-after-the-festival-took-a-builder', RGG, 'festival.fairy.not-after-return'],
  ['festival.fairy-after-return', HIG, 'festival.fairy.not-after-return'],
])('in %s under %s no finding permits by %s, which forbids', (id, preset, clause) => {
  const [result] = runCase(cases.get(id)!, ourEngine, new Set([preset]));
  const permits = result!.verdict!.findings.filter(({ outcome }) => outcome === 'permit');
  expect(permits.filter(({ cites }) => cites.includes(clause)).map(({ rule }) => rule)).toEqual([]);
});
