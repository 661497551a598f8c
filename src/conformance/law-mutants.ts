/** Mutation of the law: a rule that always permits, always forbids, or cites something else has to fail a case, under each preset where it speaks. */
import { expansions } from '../catalog.js';
import type { Case } from '../contract/case.js';
import type { Rule } from '../kernel/declare/rule.js';
import { declared } from '../kernel/ruleset/in-play.js';
import { citations } from './citations.js';
import { caseFiles } from './files.js';
import { runCase, type Result } from './run.js';

export const MUTATIONS = ['permits', 'forbids', 'cites'] as const;
export type Mutation = (typeof MUTATIONS)[number];

/** Presets under which a mutant of a rule fails no case. */
export interface Survivor {
  readonly rule: string;
  readonly mutation: Mutation;
  readonly presets: readonly string[];
}

export interface Mutated {
  /** Pairs of rule and preset that were mutated, by mutation. */
  readonly tried: Readonly<Record<Mutation, number>>;
  readonly survivors: readonly Survivor[];
}

type Changeable = { -readonly [K in keyof Rule]: Rule[K] };

/** Something that holds for every printing, and that no rule of a move rests on. */
const OTHER = 'base.final.incomplete';

const CHANGE: Readonly<Record<Mutation, (rule: Changeable) => void>> = {
  permits: (rule) => void (rule.judge = ({ pass }) => pass('mutated')),
  forbids: (rule) => void (rule.judge = ({ forbid }) => forbid('mutated')),
  cites: (rule) => void (rule.cites = [OTHER]),
};

/** Rules are shared by all rulesets, so that a change of one is a change everywhere until it is taken back. */
function under<T>(rule: Rule, mutation: Mutation, run: () => T): T {
  const changed = rule as Changeable;
  const { judge, cites } = rule;
  CHANGE[mutation](changed);
  try {
    return run();
  } finally {
    Object.assign(changed, { judge, cites });
  }
}

/** Where the mutant says something else than the rule; an objection that is overruled counts for nothing either way. */
function differs(mutation: Mutation, { verdict }: Result, rule: string): boolean {
  const outcomes = (verdict?.findings ?? []).filter((finding) => finding.rule === rule).map(({ outcome }) => outcome);
  if (mutation === 'permits') return outcomes.some((outcome) => outcome !== 'permit' && outcome !== 'overruled');
  return outcomes.some((outcome) => mutation === 'cites' || outcome === 'permit');
}

/** What the mutation of every rule that the cases let speak comes to. */
export function mutateLaw(cases: readonly Case[] = caseFiles().flatMap((file) => file.cases)): Mutated {
  const whole = cases.map((test) => ({ test, results: runCase(test) }));
  const rules = expansions.flatMap((expansion) => declared(expansion, 'rules'));
  const tried = { permits: 0, forbids: 0, cites: 0 };
  const survivors: Survivor[] = [];
  for (const rule of rules)
    for (const mutation of MUTATIONS) {
      const concerned = whole.filter(({ results }) => results.some((result) => differs(mutation, result, rule.id)));
      const at = [
        ...new Set(concerned.flatMap(({ results }) => results.filter((result) => differs(mutation, result, rule.id)).map(({ preset }) => preset))),
      ];
      tried[mutation] += at.length;
      const left = surviving(rule, mutation, at, concerned);
      if (left.length > 0) survivors.push({ rule: rule.id, mutation, presets: left });
    }
  return { tried, survivors };
}

interface Concerned {
  readonly test: Case;
  readonly results: readonly Result[];
}

function surviving(rule: Rule, mutation: Mutation, at: readonly string[], concerned: readonly Concerned[]): string[] {
  const left = new Set(at);
  const before = concerned.flatMap(({ results }) => results);
  if (mutation === 'cites') {
    const after = under(rule, mutation, () => concerned.flatMap(({ test }) => runCase(test)));
    const row = (results: readonly Result[], preset: string) =>
      JSON.stringify(citations(results.filter((result) => result.preset === preset))[rule.id]);
    return at.filter((preset) => row(before, preset) === row(after, preset));
  }
  for (const { test, results } of concerned) {
    if (left.size === 0) break;
    for (const preset of under(rule, mutation, () => noticing(test, results))) left.delete(preset);
  }
  return [...left];
}

/** The presets under which a case fails; an action that is let through though it cannot be carried out fails it under all. */
function noticing(test: Case, before: readonly Result[]): readonly string[] {
  try {
    return runCase(test)
      .filter(({ passed }) => !passed)
      .map(({ preset }) => preset);
  } catch {
    return before.map(({ preset }) => preset);
  }
}
