/** One action under several rulesets: what comes out differently, and which settings make it so. */
import { textsOfSetting } from '../../corpus/texts.js';
import { stableJson } from '../../kernel/position/canonical.js';
import type { Ruleset } from '../../kernel/ruleset/ruleset.js';
import { settings as knownSettings } from '../../catalog.js';
import type { Differences, RuleDifference, SettingDifference } from '../../contract/answers.js';
import type { Effect } from '../../contract/effect.js';
import type { Invalid } from '../../contract/errors.js';
import type { Next, Score, Verdict } from '../../contract/verdict.js';

/** What one ruleset says, or why it can say nothing. */
export type Opinion = { readonly ruleset: Ruleset; readonly verdict: Verdict } | { readonly ruleset: Ruleset; readonly refused: Invalid };

const verdictIn = (opinion: Opinion): Verdict | undefined => ('verdict' in opinion ? opinion.verdict : undefined);

export interface Agreement {
  /** Whether the verdict and all that follows are the same under each. */
  readonly agree: boolean;
  readonly differences: Differences;
}

/** `ask` puts the same question to another ruleset. */
export function compare(opinions: readonly Opinion[], ask: (ruleset: Ruleset) => Opinion): Agreement {
  const verdicts = opinions.map(verdictIn);
  const rules = ruleDifferences(verdicts);
  const effects = notShared(verdicts, (verdict) => verdict.effects, unexplained).map(({ item, where }) => ({ effect: item, in: where }));
  const scores = notShared(verdicts, (verdict) => verdict.scores, bare).map(({ item, where }) => ({ score: item, in: where }));
  const differences: Differences = {
    verdicts: verdictDifferences(verdicts),
    rules,
    settings: settingDifferences(opinions, rules, [
      ...effects.flatMap(({ effect }) => pointedTo(effect)),
      ...scores.flatMap(({ score }) => score.lines.flatMap(pointedTo)),
    ]),
    effects,
    scores,
    next: nextDifferences(verdicts),
    order: effects.length === 0 && scores.length === 0 && orderDiffers(verdicts),
  };
  const agree = [differences.verdicts, effects, scores, differences.next].every(({ length }) => length === 0) && !differences.order;
  if (agree || differences.settings.length > 0) return { agree, differences };
  return { agree, differences: { ...differences, settings: triedOut(opinions, ask) } };
}

/** The clauses that something rests on, whether they hold for the printing or not. */
const pointedTo = ({ cites, seeAlso = [] }: Pick<Effect, 'cites' | 'seeAlso'>): string[] => [...cites, ...seeAlso.map(({ clause }) => clause)];

function verdictDifferences(verdicts: readonly (Verdict | undefined)[]): Differences['verdicts'] {
  const kinds = verdicts.map((verdict) => verdict?.verdict ?? null);
  const distinct = [...new Set(kinds)];
  return distinct.length === 1 ? [] : distinct.map((kind) => ({ verdict: kind, in: kinds.flatMap((other, i) => (other === kind ? [i] : [])) }));
}

function nextDifferences(verdicts: readonly (Verdict | undefined)[]): Differences['next'] {
  const found = new Map<string, { next: Next; in: number[] }>();
  verdicts.forEach((verdict, i) => {
    if (!verdict) return;
    const key = stableJson(verdict.next);
    const known = found.get(key);
    if (known) known.in.push(i);
    else found.set(key, { next: verdict.next, in: [i] });
  });
  return found.size > 1 ? [...found.values()] : [];
}

function ruleDifferences(verdicts: readonly (Verdict | undefined)[]): RuleDifference[] {
  const ids = new Set(verdicts.flatMap((verdict) => verdict?.findings.map(({ rule }) => rule) ?? []));
  return [...ids].flatMap((rule) => {
    const outcomes = verdicts.map((verdict) => {
      const finding = verdict?.findings.find((candidate) => candidate.rule === rule);
      return finding ? { outcome: finding.outcome, message: finding.message, cites: finding.cites } : { outcome: null, cites: [] };
    });
    return outcomes.every(({ outcome }) => outcome === outcomes[0]!.outcome) ? [] : [{ rule, outcomes }];
  });
}

/** Settings on which the rulesets differ, and that these rules read, or whose clauses these citations are. */
function settingDifferences(opinions: readonly Opinion[], rules: readonly RuleDifference[], citations: readonly string[]): SettingDifference[] {
  const names = new Set(rules.map(({ rule }) => rule));
  const findings = opinions.flatMap((opinion) => verdictIn(opinion)?.findings ?? []).filter(({ rule }) => names.has(rule));
  const read = new Set(
    findings.flatMap(({ settings, readings }) => [...Object.keys(settings ?? {}), ...(readings ?? []).map(({ setting }) => setting)]),
  );
  const cited = new Set(citations);
  return differing(opinions).filter(({ setting, values }) => read.has(setting) || values.some(({ cites }) => cites.some((id) => cited.has(id))));
}

/**
 * Where no rule and no effect says why, as where a step is left out or comes at another time: the settings of which the value of another ruleset
 * alone changes what the first one answers. Where it takes several together, any of them may be.
 */
function triedOut(opinions: readonly Opinion[], ask: (ruleset: Ruleset) => Opinion): SettingDifference[] {
  const candidates = differing(opinions);
  const first = opinions.find((opinion) => 'verdict' in opinion);
  if (!first || candidates.length < 2) return candidates;
  const at = opinions.indexOf(first);
  const usual = answerOf(ask(first.ruleset));
  const matters = (key: string, value: string) => answerOf(ask(first.ruleset.choosing(knownSettings.get(key)!, value))) !== usual;
  const alone = candidates.filter(({ setting, values }) => {
    const own = values[at]!.value;
    const others = [...new Set(values.map(({ value }) => value))].filter((value) => value !== null && value !== own);
    return own !== null && others.some((value) => matters(setting, value!));
  });
  return alone.length > 0 ? alone : candidates;
}

/** The verdict and all that follows. */
function answerOf(opinion: Opinion): string | undefined {
  const verdict = verdictIn(opinion);
  return verdict && stableJson([verdict.verdict, verdict.effects.map(unexplained), verdict.scores.map(bare), verdict.next]);
}

/** Every setting that the rulesets answer differently. */
function differing(opinions: readonly Opinion[]): SettingDifference[] {
  return [...knownSettings.values()].flatMap(({ key }) => {
    const values = opinions.map(({ ruleset }) => {
      const chosen = ruleset.settings.entry(key);
      return { value: chosen?.value ?? null, cites: [...(chosen?.cites ?? [])] };
    });
    return values.every(({ value }) => value === values[0]!.value) ? [] : [{ setting: key, question: textsOfSetting(key).question, values }];
  });
}

export const unexplained = ({ rule: _rule, cites: _cites, seeAlso: _see, ...effect }: Effect): unknown => effect;
export const bare = ({ player, feature, points, lines }: Score): unknown => ({
  player,
  feature,
  points,
  lines: lines.map(({ label, quantity, each }) => ({ label, quantity, each })),
});

/** What some verdicts hold and others do not, each once; equal when `essence` is. */
function notShared<T>(
  verdicts: readonly (Verdict | undefined)[],
  items: (verdict: Verdict) => readonly T[],
  essence: (item: T) => unknown,
): { item: T; where: number[] }[] {
  const found = new Map<string, { item: T; where: number[] }>();
  verdicts.forEach((verdict, i) => {
    for (const item of verdict ? items(verdict) : []) {
      const key = stableJson(essence(item));
      const known = found.get(key);
      if (!known) found.set(key, { item, where: [i] });
      else if (known.where.at(-1) !== i) known.where.push(i);
    }
  });
  const readable = verdicts.filter(Boolean).length;
  return [...found.values()].filter(({ where }) => where.length < readable);
}

function orderDiffers(verdicts: readonly (Verdict | undefined)[]): boolean {
  const orders = verdicts.flatMap((verdict) => (verdict ? [stableJson([verdict.effects.map(unexplained), verdict.scores.map(bare)])] : []));
  return new Set(orders).size > 1;
}
