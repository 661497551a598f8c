/// <reference lib="dom" />
/** Promise: what the desk answers is what the engine answers, whichever expansions have to be loaded for it: those in play, and that of an action out of play. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ruleset, type RulesetChoice } from '../../src/catalog.js';
import type { Action } from '../../src/contract/action.js';
import type { Snapshot } from '../../src/contract/snapshot.js';
import { expansions } from '../../src/expansions/index.js';
import { adjudicate } from '../../src/kernel/judge/adjudicate.js';
import { servedInBrowser } from '../support/browser.js';
import { openDesk, paste, quietly, verdict } from './desk.js';

const served = servedInBrowser();

interface Case {
  readonly id: string;
  readonly ruleset?: RulesetChoice;
  readonly snapshot: Snapshot;
  readonly action: Action;
}

const casesOf = (folder: string, file: string) =>
  JSON.parse(readFileSync(new URL(`../../src/expansions/${folder}/cases/${file}.json`, import.meta.url), 'utf8')) as readonly Case[];

const tower = casesOf('tower', 'tower-capture')[0]!;
const asked: readonly (readonly [string, Case])[] = [
  ['one expansion', casesOf('goldmines', 'gold-award')[0]!],
  ['two that speak of each other', casesOf('tower', 'tower-with-bridges-castles-and-bazaars')[0]!],
  ['all of them', { ...tower, ruleset: { expansions: expansions.map(({ id }) => id) } }],
  ['an action that nothing in play knows', { ...tower, ruleset: { expansions: ['base'] }, snapshot: { ...tower.snapshot, tokens: [] } }],
];

describe('a verdict of the desk', () => {
  it.each(asked)('is the verdict of the engine: %s', async (_, { ruleset: choice = {}, snapshot, action }) => {
    const desk = await openDesk(served);
    await paste(desk.page, { ruleset: choice, snapshot, action });
    await verdict(desk.page).waitFor();
    const ours = adjudicate(ruleset(choice), snapshot, action);
    expect(await verdict(desk.page).getAttribute('data-verdict')).toBe(ours.verdict);
    const rules = await verdict(desk.page)
      .locator('[data-rule]')
      .evaluateAll((findings) => findings.map((finding) => finding.getAttribute('data-rule')!));
    expect([...new Set(rules)].sort()).toEqual([...new Set(ours.findings.map(({ rule }) => rule))].sort());
    await quietly(desk);
  });
});
