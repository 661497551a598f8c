/** One action under several rulesets: what comes out differently, and which settings make it so. */
import { textsOfSetting } from '../../corpus/texts.js';
import { stableJson } from '../../kernel/position/canonical.js';
import type { Ruleset } from '../../kernel/ruleset/ruleset.js';
import { settings as knownSettings } from '../../catalog.js';
import type { Differences, RuleDifference, SettingDifference } from '../../contract/answers.js';
import type { Effect } from '../../contract/effect.js';
import type { Invalid } from '../../contract/errors.js';
import type { Score, Verdict } from '../../contract/verdict.js';

/** What one ruleset says, or why it can say nothing. */
export type Opinion = { readonly ruleset: Ruleset; readonly verdict: Verdict } | { readonly ruleset: Ruleset; readonly refused: Invalid };

const verdictIn = (opinion: Opinion): Verdict | undefined => ('verdict' in opinion ? opinion.verdict : undefined);

export interface Agreement {
  /** Whether the verdict and all that follows are the same under each. */
  readonly agree: boolean;
  readonly differences: Differences;
}

export function compare(opinions: readonly Opinion[]): Agreement {
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
    order: effects.length === 0 && scores.length === 0 && orderDiffers(verdicts),
  };
  const agree = differences.verdicts.length === 0 && effects.length === 0 && scores.length === 0 && !differences.order;
  return { agree, differences: differences.order ? withAllSettings(differences, opinions) : differences };
}

/** The clauses that something rests on, whether they hold for the printing or not. */
const pointedTo = ({ cites, seeAlso = [] }: Pick<Effect, 'cites' | 'seeAlso'>): string[] => [...cites, ...seeAlso.map(({ clause }) => clause)];

function verdictDifferences(verdicts: readonly (Verdict | undefined)[]): Differences['verdicts'] {
  const kinds = verdicts.map((verdict) => verdict?.verdict ?? null);
  const distinct = [...new Set(kinds)];
  return distinct.length === 1 ? [] : distinct.map((kind) => ({ verdict: kind, in: kinds.flatMap((other, i) => (other === kind ? [i] : [])) }));
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

/** Where only the order differs, no rule and no effect can say why: any of the settings may. */
const withAllSettings = (differences: Differences, opinions: readonly Opinion[]): Differences => ({ ...differences, settings: differing(opinions) });

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
