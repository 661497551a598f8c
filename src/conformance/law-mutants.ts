/** Mutation of the law: a rule that always permits, always forbids, or cites something else has to fail a case, under each preset where it speaks. */
import { expansions } from '../catalog.js';
import type { Case } from '../contract/case.js';
import type { Rule } from '../kernel/declare/rule.js';
import type { Inquiry } from '../kernel/judge/inquiry.js';
import { declared } from '../kernel/ruleset/in-play.js';
import { restingOn } from './citations.js';
import { ourEngine } from './engine.js';
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
  permits: (rule) => void Object.assign(rule, { judge: ({ pass }: Inquiry) => pass('mutated'), seconds: undefined }),
  forbids: (rule) => void (rule.judge = ({ forbid }) => forbid('mutated')),
  cites: (rule) => void (rule.cites = [OTHER]),
};

/** Rules are shared by all rulesets, so that a change of one is a change everywhere until it is taken back. */
function under<T>(rule: Rule, mutation: Mutation, run: () => T): T {
  const changed = rule as Changeable;
  const { judge, cites, seconds } = rule;
  CHANGE[mutation](changed);
  try {
    return run();
  } finally {
    Object.assign(changed, { judge, cites, seconds });
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
  const heard = byRule(whole);
  const rules = expansions.flatMap((expansion) => declared(expansion, 'rules'));
  const tried = { permits: 0, forbids: 0, cites: 0 };
  const survivors: Survivor[] = [];
  for (const rule of rules)
    for (const mutation of MUTATIONS) {
      const concerned = (heard.get(rule.id) ?? []).filter(({ results }) => results.some((result) => differs(mutation, result, rule.id)));
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

/** The cases in which each rule speaks. */
function byRule(whole: readonly Concerned[]): ReadonlyMap<string, readonly Concerned[]> {
  const heard = new Map<string, Concerned[]>();
  for (const each of whole)
    for (const id of new Set(each.results.flatMap(({ verdict }) => (verdict?.findings ?? []).map(({ rule }) => rule))))
      (heard.get(id) ?? heard.set(id, []).get(id)!).push(each);
  return heard;
}

function surviving(rule: Rule, mutation: Mutation, at: readonly string[], concerned: readonly Concerned[]): string[] {
  const left = new Set(at);
  const notices = mutation === 'cites' ? citingOtherwise(rule, concerned) : failing;
  // one that fails a case need not be tried on others
  for (const each of concerned) {
    if (left.size === 0) break;
    for (const preset of under(rule, mutation, () => notices(each, left))) left.delete(preset);
  }
  return [...left];
}

/** The presets under which a case fails; an action that is let through though it cannot be carried out fails it under all. */
function failing({ test, results }: Concerned, left: ReadonlySet<string>): readonly string[] {
  try {
    return runCase(test, ourEngine, left)
      .filter(({ passed }) => !passed)
      .map(({ preset }) => preset);
  } catch {
    return results.map(({ preset }) => preset);
  }
}

/** The presets under which a case shows the rule resting on what no case had it rest on before. */
function citingOtherwise(rule: Rule, concerned: readonly Concerned[]) {
  const before = new Set(concerned.flatMap(({ results }) => results.flatMap((result) => clausesOf(rule, result))));
  return ({ test }: Concerned, left: ReadonlySet<string>): readonly string[] =>
    runCase(test, ourEngine, left)
      .filter((result) => clausesOf(rule, result).some((named) => !before.has(named)))
      .map(({ preset }) => preset);
}

/** With the preset, as what a rule rests on is told apart by it. */
const clausesOf = (rule: Rule, result: Result): string[] => [...(restingOn(result).get(rule.id) ?? [])].map((clause) => `${result.preset} ${clause}`);
