/** A verdict as it is kept for later, and what is different about another one on the same question. */
import { stableJson } from '../../kernel/position/canonical.js';
import type { Effect } from '../../contract/effect.js';
import type { RecordedVerdict } from '../../contract/ruling.js';
import type { OutcomeKind, Score, Verdict, VerdictKind } from '../../contract/verdict.js';
import { bare, unexplained } from './differences.js';

/** Citations and messages are left out: that a clause is worded or numbered otherwise is no other verdict. */
export const recorded = ({ id, verdict, findings, effects, scores, engine }: Verdict): RecordedVerdict => ({
  verdict,
  rules: [...new Set(findings.map(({ rule }) => rule))],
  findings: findings.map(({ rule, outcome }) => ({ rule, outcome })),
  effects: effects.map((effect) => unexplained(effect) as Record<string, unknown>),
  scores: scores.map((score) => bare(score) as NonNullable<RecordedVerdict['scores']>[number]),
  decisionId: id,
  engine,
});

/** A verdict, or the record of one; what is left out was not recorded, and is not compared. */
export interface Comparable {
  readonly verdict: VerdictKind;
  readonly findings?: readonly { readonly rule: string; readonly outcome: OutcomeKind }[];
  readonly effects?: readonly object[];
  readonly scores?: readonly object[];
}

/** What only one of the two holds. */
export interface Sides<T> {
  readonly before: readonly T[];
  readonly now: readonly T[];
}

/** What is left out is the same. */
export interface VerdictChange {
  readonly verdict?: { readonly before: VerdictKind; readonly now: VerdictKind };
  /** The rules that keep an action from being legal under one of the two only; null: the rule does not apply. */
  readonly rules?: readonly { readonly rule: string; readonly before: OutcomeKind | null; readonly now: OutcomeKind | null }[];
  readonly effects?: Sides<object>;
  readonly scores?: Sides<object>;
  /** The same follows, in another order. */
  readonly order?: true;
}

/** Undefined where both say the same. */
export function changeOf(before: Comparable, now: Comparable): VerdictChange | undefined {
  const rules = before.findings && now.findings ? failing(before.findings, now.findings) : [];
  const effects = sides(before.effects, now.effects, (effect) => unexplained(effect as Effect));
  const scores = sides(before.scores, now.scores, (score) => bare(score as Score));
  const change: VerdictChange = {
    ...(before.verdict !== now.verdict && { verdict: { before: before.verdict, now: now.verdict } }),
    ...(rules.length > 0 && { rules }),
    ...(effects && effects !== REORDERED && { effects }),
    ...(scores && scores !== REORDERED && { scores }),
    ...((effects === REORDERED || scores === REORDERED) && { order: true as const }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
}

const LETS_PASS: ReadonlySet<OutcomeKind> = new Set(['permit', 'overruled']);

function failing(before: NonNullable<Comparable['findings']>, now: NonNullable<Comparable['findings']>): NonNullable<VerdictChange['rules']> {
  const [old, current] = [outcomes(before), outcomes(now)];
  const counts = (outcome: OutcomeKind | undefined) => outcome !== undefined && !LETS_PASS.has(outcome);
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((rule) => {
    const [then, today] = [old.get(rule), current.get(rule)];
    return then !== today && (counts(then) || counts(today)) ? [{ rule, before: then ?? null, now: today ?? null }] : [];
  });
}

/** Of several findings of one rule, the one that keeps the action from being legal. */
function outcomes(findings: NonNullable<Comparable['findings']>): Map<string, OutcomeKind> {
  const found = new Map<string, OutcomeKind>();
  for (const { rule, outcome } of findings) if (!found.has(rule) || !LETS_PASS.has(outcome)) found.set(rule, outcome);
  return found;
}

const REORDERED = { before: [], now: [] } as const satisfies Sides<object>;

function sides(
  before: readonly object[] | undefined,
  now: readonly object[] | undefined,
  essence: (item: object) => unknown,
): Sides<object> | undefined {
  if (!before || !now) return undefined;
  const keys = [before, now].map((items) => items.map((item) => stableJson(essence(item)))) as [string[], string[]];
  const [gone, come] = [without(before, keys[0], keys[1]), without(now, keys[1], keys[0])];
  if (gone.length + come.length > 0) return { before: gone, now: come };
  return keys[0].every((key, i) => key === keys[1][i]) ? undefined : REORDERED;
}

/** The items that have no counterpart in the other list, each of which answers for one. */
function without(items: readonly object[], keys: readonly string[], others: readonly string[]): object[] {
  const left = [...others];
  return items.filter((_item, i) => {
    const at = left.indexOf(keys[i]!);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
