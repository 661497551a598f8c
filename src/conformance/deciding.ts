/** The rules that a case's expectations name: without them another rule could bring about the verdict, and nobody would notice. */
import { EVERY_OTHER_PRESET, type Case, type Expectation } from '../contract/case.js';
import type { Finding, Verdict } from '../contract/verdict.js';
import { presets } from '../corpus/presets.js';
import { decidingRules } from './compare.js';
import { runCase } from './run.js';

/** Whether an expectation says what brings its verdict about; nothing does where nothing is modelled. */
export const namesDeciding = ({ verdict, rules }: Expectation): boolean => verdict === 'unsupported' || (rules !== undefined && rules.length > 0);

/** Cases with an expectation that names no deciding rule. */
export const undecided = (cases: readonly Case[]): readonly Case[] => cases.filter(({ expect }) => !Object.values(expect).every(namesDeciding));

/** Whether a finding points to a clause that the case is about, whether it holds for the printing or not. */
const isAbout = ({ cites, seeAlso = [] }: Finding, clauses: ReadonlySet<string>): boolean =>
  cites.some((id) => clauses.has(id)) || seeAlso.some(({ clause }) => clauses.has(clause));

/** Of a legal action the permits that the case is about, or else what decides; of any other all that decides. */
function decidingIn(verdict: Verdict, about: ReadonlySet<string>): readonly string[] {
  const { findings, decidedBy } = verdict;
  if (verdict.verdict !== 'legal') return decidingRules(verdict);
  const permits = findings.filter(({ outcome, rule }) => outcome === 'permit' && !rule.startsWith('settings.'));
  const own = permits.filter((finding) => isAbout(finding, about)).map(({ rule }) => rule);
  return [...new Set(own.length > 0 ? own : decidedBy)].sort();
}

/** The case with the deciding rules named wherever it names none, as the engine has them now: to be read before they are kept. */
export function withDeciding(test: Case): Case {
  const about = new Set(test.exercises.map(({ clause }) => clause));
  const verdicts = new Map(runCase(test).map(({ preset, verdict }) => [preset, verdict]));
  const keyOf = (preset: string) => Object.keys(test.expect).find((key) => key.split('|').includes(preset)) ?? EVERY_OTHER_PRESET;
  const groups = new Map<string, { expectation: Expectation; presets: string[]; key: string }>();
  for (const { id } of presets) {
    const key = keyOf(id);
    const expectation = test.expect[key];
    if (!expectation) continue;
    const verdict = verdicts.get(id);
    const rules = namesDeciding(expectation) || !verdict ? expectation.rules : decidingIn(verdict, about);
    const named = { verdict: expectation.verdict, ...(rules && { rules: [...rules] }), ...omitting(expectation) };
    const group = `${key} ${JSON.stringify(rules)}`;
    groups.set(group, { expectation: named, key, presets: [...(groups.get(group)?.presets ?? []), id] });
  }
  return { ...test, expect: regrouped(test, [...groups.values()]) };
}

const omitting = ({ verdict: _verdict, rules: _rules, ...rest }: Expectation) => rest;

type Group = { readonly expectation: Expectation; readonly presets: readonly string[]; readonly key: string };

/** As it was where the groups are the same; otherwise the largest of those that stood under `*` stays there. */
function regrouped(test: Case, groups: readonly Group[]): Case['expect'] {
  const starred = groups.filter(({ key }) => key === EVERY_OTHER_PRESET).sort((a, b) => b.presets.length - a.presets.length)[0];
  return Object.fromEntries(
    Object.keys(test.expect).flatMap((key) => {
      const own = groups.filter((group) => group.key === key);
      if (own.length === 0) return [[key, test.expect[key]!] as const];
      return own.map(
        (group) => [own.length === 1 ? key : group === starred ? EVERY_OTHER_PRESET : group.presets.join('|'), group.expectation] as const,
      );
    }),
  );
}
