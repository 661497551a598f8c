/** An expectation against an answer: every difference, with where it lies. */
import type { Expectation, ExpectedScore } from '../contract/case.js';
import type { Verdict } from '../contract/verdict.js';

export interface Difference {
  /** JSON pointer into the expectation. */
  readonly at: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

/** `legal` are the legal actions of the position, asked for only where the expectation speaks of them. */
export function compare(expected: Expectation, actual: Verdict, legal: () => readonly unknown[]): Difference[] {
  return [
    ...(expected.verdict === actual.verdict ? [] : [difference('/verdict', expected.verdict, actual.verdict)]),
    ...compareRules(expected, decidingRules(actual)),
    ...compareEffects(expected, actual.effects),
    ...(expected.scores ? compareScores(expected.scores, actual.scores) : []),
    ...(expected.after === undefined || matches(expected.after, actual.after) ? [] : [difference('/after', expected.after, actual.after)]),
    ...(expected.next === undefined || (matches(expected.next, actual.next) && matches(actual.next, expected.next))
      ? []
      : [difference('/next', expected.next, actual.next)]),
    ...(expected.legal ? compareLegal(expected.legal, legal()) : []),
  ];
}

export const difference = (at: string, expected: unknown, actual: unknown): Difference => ({ at, expected, actual });

/** Whether `actual` has everything that `partial` asks for. */
export function matches(partial: unknown, actual: unknown): boolean {
  if (Array.isArray(partial))
    return Array.isArray(actual) && partial.length === actual.length && partial.every((item, i) => matches(item, actual[i]));
  if (partial === null || typeof partial !== 'object') return partial === actual;
  if (actual === null || typeof actual !== 'object' || Array.isArray(actual)) return false;
  return Object.entries(partial).every(([key, value]) => matches(value, (actual as Record<string, unknown>)[key]));
}

/**
 * The rules that made a verdict; of a legal one every permit, as a case may be about one that only tells what holds, and of an illegal one every
 * ban, also one that is inferred beside another that is stated.
 */
export function decidingRules({ verdict, findings, decidedBy }: Verdict): string[] {
  if (verdict !== 'legal' && verdict !== 'illegal') return [...decidedBy].sort();
  const told = verdict === 'legal' ? 'permit' : 'forbid';
  return [...new Set(findings.filter(({ outcome }) => outcome === told).map(({ rule }) => rule))].sort();
}

/** `deciding` are the rules that the engine says made the verdict. */
export function compareRules({ rules, verdict }: Expectation, deciding: readonly string[]): Difference[] {
  if (!rules) return [];
  const missing = rules.filter((rule) => !deciding.includes(rule));
  const surplus = verdict === 'legal' ? [] : deciding.filter((rule) => !rules.includes(rule));
  return missing.length + surplus.length === 0 ? [] : [difference('/rules', rules, deciding)];
}

export function compareEffects({ effects = [], noEffects = [] }: Expectation, actual: readonly unknown[]): Difference[] {
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

export function compareScores(expected: readonly ExpectedScore[], scores: readonly unknown[]): Difference[] {
  const left = [...scores];
  const missing = expected.filter((score) => {
    const at = left.findIndex((candidate) => matches(score, candidate));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return missing.length + left.length === 0 ? [] : [difference('/scores', expected, scores)];
}

export function compareLegal(expected: readonly unknown[], legal: readonly unknown[]): Difference[] {
  const unheard = expected.filter((partial) => !legal.some((action) => matches(partial, action)));
  const surplus = legal.filter((action) => !expected.some((partial) => matches(partial, action)));
  return unheard.length + surplus.length === 0 ? [] : [difference('/legal', expected, legal)];
}
