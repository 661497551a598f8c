/** Every rule that a verdict can name, from all expansions. */
import { expansions } from '../../catalog.js';
import type { Parts, Expansion } from '../../kernel/declare/expansion.js';
import type { Setting } from '../../kernel/declare/setting.js';
import { declared } from '../../kernel/ruleset/in-play.js';
import type { RuleDocument, RULE_KINDS } from '../../contract/corpus.js';
import { namesOf, type Language } from '../../languages/index.js';
import { found } from '../lookup.js';

interface Declared {
  readonly id: string;
  readonly cites: readonly string[];
  readonly overrides?: readonly string[];
}

const overriders = new Map<string, string[]>();
for (const { id, overrides = [] } of expansions.flatMap((expansion) => declared(expansion, 'rules')))
  for (const beaten of overrides) overriders.set(beaten, [...(overriders.get(beaten) ?? []), id]);

function of(
  { id: expansion }: Expansion,
  kind: (typeof RULE_KINDS)[number],
  { id, cites, overrides = [] }: Declared,
  on: readonly string[],
): RuleDocument {
  return { id, expansion, kind, on: [...on], cites: [...cites], overrides: [...overrides], overriddenBy: overriders.get(id) ?? [] };
}

function rulesOf(expansion: Expansion): RuleDocument[] {
  const all = <K extends keyof Parts>(member: K) => declared(expansion, member);
  return [
    ...all('rules').map((rule) => of(expansion, 'rule', rule, [rule.on].flat())),
    ...all('scoring').map((rule) => of(expansion, 'scoring', rule, rule.of)),
    ...all('payouts').map((payout) => of(expansion, 'bonus', payout, ['*'])),
    ...[...all('weights'), ...all('tieBreaks'), ...all('additions'), ...all('withholdings')].map((rule) => of(expansion, 'scoring', rule, ['*'])),
    ...all('finals').map((final) => of(expansion, 'final', final, ['*'])),
    ...all('triggers').map((trigger) => of(expansion, 'trigger', trigger, [trigger.on].flat())),
    ...all('extraParts').map((part) => of(expansion, 'consequence', part, ['place-tile'])),
    ...[...all('consequences'), ...all('completions'), ...all('departures'), ...all('settlements'), ...all('successions'), ...all('dangers')].map(
      (deed) => of(expansion, 'consequence', deed, ['*']),
    ),
    ...[...all('starts'), ...all('setups')].map((part) => of(expansion, 'setup', part, ['*'])),
    ...all('skips').map((skip) => of(expansion, 'skip', skip, skip.steps)),
    // a verdict that hangs on a setting names it like a rule
    ...(expansion.settings ?? []).map((setting) => of(expansion, 'setting', { id: `settings.${setting.key}`, cites: citedBy(setting) }, ['*'])),
  ];
}

const citedBy = ({ text }: Setting): string[] => [...new Set(text.values.flatMap(({ cites }) => cites))];

/** A rule may judge under the same name as something follows from it: to clients that is one rule. */
function merged(known: RuleDocument, more: RuleDocument): RuleDocument {
  const both = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])];
  return { ...known, on: both(known.on, more.on), cites: both(known.cites, more.cites), overrides: both(known.overrides, more.overrides) };
}

const byId = new Map<string, RuleDocument>();
for (const rule of expansions.flatMap(rulesOf)) {
  const known = byId.get(rule.id);
  byId.set(rule.id, known ? merged(known, rule) : rule);
}

export const ruleById: ReadonlyMap<string, RuleDocument> = byId;

/** In the order of the expansions. */
export const rules: readonly RuleDocument[] = [...byId.values()];

export interface RuleFilter {
  /** Id of the expansion that declares it. */
  readonly expansion?: string;
  readonly kind?: string;
  /** Kind of action, of feature or of effect. */
  readonly on?: string;
}

export function ruleList({ expansion, kind, on }: RuleFilter, language: Language) {
  const items = rules.filter(
    (rule) =>
      rule.expansion === (expansion ?? rule.expansion) &&
      rule.kind === (kind ?? rule.kind) &&
      (on === undefined || rule.on.includes(on) || rule.on.includes('*')),
  );
  const ons = items.flatMap((rule) => rule.on);
  return { items, names: namesOf({ expansion: items.map((rule) => rule.expansion), step: ons, feature: ons }, language) };
}

/** Throws `NotFound`. */
export const ruleDocument = (id: string): RuleDocument => found(ruleById.get(id), 'rule', id, ruleById.keys());
