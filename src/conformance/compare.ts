/** An expectation against an answer: every difference, with where it lies. */
import type { Expectation, ExpectedScore } from '../contract/case.js';
import type { OutcomeKind, Verdict, VerdictKind } from '../contract/verdict.js';

export interface Difference {
  /** JSON pointer into the expectation. */
  readonly at: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

/** The outcome of a finding that leads to a verdict. */
const DECIDES: Readonly<Record<VerdictKind, OutcomeKind>> = {
  legal: 'permit',
  illegal: 'forbid',
  disputed: 'disputed',
  unregulated: 'unregulated',
  undetermined: 'unknown',
};

/** `legal` are the legal actions of the position, asked for only where the expectation speaks of them. */
export function compare(expected: Expectation, actual: Verdict, legal: () => readonly unknown[]): Difference[] {
  return [
    ...(expected.verdict === actual.verdict ? [] : [difference('/verdict', expected.verdict, actual.verdict)]),
    ...compareRules(expected, actual),
    ...compareEffects(expected, actual),
    ...(expected.scores ? compareScores(expected.scores, actual) : []),
    ...(expected.after === undefined || matches(expected.after, actual.after) ? [] : [difference('/after', expected.after, actual.after)]),
    ...(expected.next === undefined || (matches(expected.next, actual.next) && matches(actual.next, expected.next))
      ? []
      : [difference('/next', expected.next, actual.next)]),
    ...(expected.legal ? compareLegal(expected.legal, legal()) : []),
  ];
}

const difference = (at: string, expected: unknown, actual: unknown): Difference => ({ at, expected, actual });

/** Whether `actual` has everything that `partial` asks for. */
export function matches(partial: unknown, actual: unknown): boolean {
  if (Array.isArray(partial))
    return Array.isArray(actual) && partial.length === actual.length && partial.every((item, i) => matches(item, actual[i]));
  if (partial === null || typeof partial !== 'object') return partial === actual;
  if (actual === null || typeof actual !== 'object' || Array.isArray(actual)) return false;
  return Object.entries(partial).every(([key, value]) => matches(value, (actual as Record<string, unknown>)[key]));
}

function compareRules({ rules, verdict }: Expectation, { findings }: Verdict): Difference[] {
  if (!rules) return [];
  const deciding = [...new Set(findings.filter(({ outcome }) => outcome === DECIDES[verdict]).map(({ rule }) => rule))].sort();
  const missing = rules.filter((rule) => !deciding.includes(rule));
  const surplus = verdict === 'legal' ? [] : deciding.filter((rule) => !rules.includes(rule));
  return missing.length + surplus.length === 0 ? [] : [difference('/rules', rules, deciding)];
}

function compareEffects({ effects = [], noEffects = [] }: Expectation, { effects: actual }: Verdict): Difference[] {
  const differences: Difference[] = [];
  let from = 0;
  effects.forEach((effect, i) => {
    const at = actual.findIndex((candidate, j) => j >= from && matches(effect, candidate));
    if (at < 0) differences.push(difference(`/effects/${i}`, effect, actual.slice(from)));
    else from = at + 1;
  });
  noEffects.forEach((effect, i) => {
    const found = actual.find((candidate) => matches(effect, candidate));
    if (found) differences.push(difference(`/noEffects/${i}`, null, found));
  });
  return differences;
}

function compareScores(expected: readonly ExpectedScore[], { scores }: Verdict): Difference[] {
  const left = [...scores];
  const missing = expected.filter((score) => {
    const at = left.findIndex((candidate) => matches(score, candidate));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return missing.length + left.length === 0 ? [] : [difference('/scores', expected, scores)];
}

function compareLegal(expected: readonly unknown[], legal: readonly unknown[]): Difference[] {
  const unheard = expected.filter((partial) => !legal.some((action) => matches(partial, action)));
  const surplus = legal.filter((action) => !expected.some((partial) => matches(partial, action)));
  return unheard.length + surplus.length === 0 ? [] : [difference('/legal', expected, legal)];
}
