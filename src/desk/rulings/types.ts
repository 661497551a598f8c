/** Rulings as the server tells them. */
import type { Action, RulesetChoice, RulesetReference, Snapshot } from '../engine/api.js';
import { t } from '../words/index.js';
import { printingText } from '../words/say.js';

/** Of which questions a binding ruling speaks; what is left out matches everything. */
export interface Pattern {
  readonly figureKinds?: readonly string[];
  readonly featureKinds?: readonly string[];
  readonly step?: string;
}
export interface QuestionBinding {
  readonly kind: 'question';
  readonly rule: string;
  readonly pattern: Pattern;
  readonly outcome: 'permit' | 'forbid';
}
export interface SettingBinding {
  readonly kind: 'setting';
  readonly setting: string;
  readonly value: string;
}
export type Binding = QuestionBinding | SettingBinding;

export interface Ruling {
  readonly id: string;
  readonly version: number;
  readonly status: 'draft' | 'published' | 'superseded' | 'withdrawn';
  readonly question: string;
  readonly decision: string;
  readonly reasoning: string;
  /** Of question, decision and reasoning: a tag of RFC 5646. */
  readonly language?: string;
  readonly cites: readonly string[];
  readonly ruleset: RulesetReference;
  readonly snapshot?: Snapshot;
  readonly action?: Action;
  readonly event?: string;
  readonly authorityLevel: string;
  readonly tags: readonly string[];
  readonly supersedes?: string;
  readonly supersededBy?: string;
  readonly binding?: Binding;
  readonly effectiveFrom?: string;
  /** What the engine said when it was written down. */
  readonly verdict?: { readonly findings?: readonly { readonly rule: string }[] };
  readonly author: { readonly name: string };
  readonly updatedAt: string;
  readonly publishedAt?: string;
  readonly change: { readonly kind: string; readonly by: { readonly name: string }; readonly reason?: string };
  readonly hash: string;
}

/** A printing is called as in the list of the desk. */
export function nameOfRuleset(ruleset: RulesetReference): string {
  if (typeof ruleset === 'string') return printingText(ruleset);
  if (!('id' in ruleset)) return printingText(ruleset.preset ?? 'hig-c1-current');
  const name = printingText(ruleset.id);
  return ruleset.version === undefined ? name : t('{ruleset}, version {version}', { ruleset: name, version: ruleset.version });
}

const today = () => new Date().toISOString().slice(0, 10);

/** Whether it binds in what lies on the desk: in the ruleset that it names, or in one that has all that this one has. One for an event binds there alone. */
export function bindsIn({ binding, status, effectiveFrom, event, ruleset }: Ruling, choice: RulesetChoice): boolean {
  if (!binding || status !== 'published' || event !== undefined || (effectiveFrom ?? '') > today()) return false;
  const isInline = choice.id === undefined;
  // what a table has chosen in so many words no ruling for others changes
  if (isInline && binding.kind === 'setting' && choice.settings?.[binding.setting] !== undefined) return false;
  if (typeof ruleset === 'string') return ruleset === (choice.id ?? choice.preset);
  if ('id' in ruleset)
    return ruleset.id === (choice.id ?? choice.preset) && (ruleset.version === undefined || ruleset.version === (choice.version ?? 1));
  const lists = ['expansions', 'houseRules', 'disabledClauses', 'without'] as const;
  return (
    isInline &&
    (ruleset.preset ?? 'hig-c1-current') === choice.preset &&
    Object.entries(ruleset.settings ?? {}).every(([key, value]) => choice.settings?.[key] === value) &&
    lists.every((name) => (ruleset[name] ?? []).every((item) => choice[name]?.includes(item)))
  );
}

/** A bare verdict has a word in every language; what the judge has written stays as it is. */
export const decisionText = (decision: string): string => (decision === 'legal' || decision === 'illegal' ? t(decision) : decision);
