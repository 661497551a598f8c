/**
 * In which rulesets a ruling binds: in the one that it names, in what is built inline on that preset, and, where it was made for a ruleset
 * given inline, in every one given so that has all that this one has. One made for an event binds in requests of that event alone.
 */
import { builtInRuleset, type BindingRuling } from '../../catalog.js';
import type { InlineRuleset, RequestedRuleset, RulesetReference } from '../../contract/ruleset.js';
import type { Ruleset } from '../../kernel/ruleset/ruleset.js';
import type { Ruling } from '../../contract/ruling.js';

/** Those that bind in the ruleset that a reference stands for, the newest last. */
export type Bindings = (ruleset: Pick<Ruleset, 'id' | 'hash'>, reference: RulesetReference) => readonly BindingRuling[];

/** What verdicts need of a ruling: positions and reasons may be long. */
export type Essence = Omit<Ruling, 'snapshot' | 'action' | 'reasoning' | 'verdict'>;
export const essence = ({ snapshot: _snapshot, action: _action, reasoning: _reasoning, verdict: _verdict, ...rest }: Ruling): Essence => rest;

/** Which ruleset a reference stands for; undefined where there is none any more. */
export type HashOf = (reference: RulesetReference) => Promise<string | undefined>;

const today = () => new Date().toISOString().slice(0, 10);

interface Bound {
  readonly ruling: BindingRuling;
  readonly event: string | undefined;
  binds(asked: Pick<Ruleset, 'id' | 'hash'>, reference: RulesetReference): boolean;
}

/** Of the rulings, the newest first. */
export async function bindingsOf(rulings: readonly Essence[], hashOf: HashOf): Promise<Bindings> {
  const bound: Bound[] = [];
  for (const { id, binding, ruleset, effectiveFrom, event } of [...rulings].reverse())
    if (binding && (effectiveFrom === undefined || effectiveFrom <= today()))
      bound.push({ ruling: { id, binding }, event, binds: await placeOf(ruleset, hashOf) });
  return (asked, reference) => {
    const { rulings: obeyed, event } = typeof reference === 'string' ? {} : reference;
    if (obeyed === 'none') return [];
    return bound
      .filter((candidate) => candidate.event === undefined || candidate.event === event)
      .filter((candidate) => candidate.binds(asked, reference))
      .map(({ ruling }) => ruling)
      .filter(({ binding }) => binding.kind !== 'setting' || !saysItself(reference, binding.setting));
  };
}

/** The name of a built-in ruleset, whichever of its aliases is used. */
const nameOf = (id: string): string => builtInRuleset(id)?.id ?? id;

const isInline = (reference: RulesetReference): reference is RequestedRuleset => typeof reference === 'object' && !('id' in reference);

async function placeOf(made: RulesetReference, hashOf: HashOf): Promise<Bound['binds']> {
  if (isInline(made)) return (_asked, reference) => isInline(reference) && hasAllOf(reference, made);
  const { id, version } = typeof made === 'string' ? { id: made } : made;
  const name = nameOf(id);
  const hash = version === undefined ? undefined : await hashOf({ id, version });
  return (asked, reference) =>
    isInline(reference) ? presetOf(reference) === name : asked.id === name && (version === undefined || asked.hash === hash);
}

const presetOf = ({ preset = 'hig-c1-current' }: InlineRuleset): string => nameOf(preset);

/** Whether a ruleset given inline says everything that the other says. */
function hasAllOf(reference: InlineRuleset, made: InlineRuleset): boolean {
  const lists = ['expansions', 'houseRules', 'disabledClauses', 'without'] as const;
  return (
    presetOf(reference) === presetOf(made) &&
    Object.entries(made.settings ?? {}).every(([key, value]) => reference.settings?.[key] === value) &&
    lists.every((name) => (made[name] ?? []).every((item) => reference[name]?.includes(item)))
  );
}

/** What a table has chosen for itself in so many words no ruling for others changes. */
const saysItself = (reference: RulesetReference, setting: string): boolean => isInline(reference) && Object.hasOwn(reference.settings ?? {}, setting);
