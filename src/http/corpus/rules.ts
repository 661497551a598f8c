/** Every rule that a verdict can name, from all expansions. */
import { expansions } from '../../catalog.js';
import type { Expansion } from '../../kernel/expansion.js';
import type { RuleDocument, RULE_KINDS } from '../schemas/corpus.js';

interface Declared {
  readonly id: string;
  readonly cites: readonly string[];
  readonly overrides?: readonly string[];
}

const overriders = new Map<string, string[]>();
for (const { id, overrides = [] } of expansions.flatMap((expansion) => expansion.rules ?? []))
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
  const { rules = [], scoring = [], bonuses = [], finals = [], triggers = [], skips = [], extraParts = [], consequences = [] } = expansion;
  return [
    ...rules.map((rule) => of(expansion, 'rule', rule, [rule.on].flat())),
    ...scoring.map((rule) => of(expansion, 'scoring', rule, rule.of)),
    ...bonuses.map((bonus) => of(expansion, 'bonus', bonus, ['*'])),
    ...finals.map((final) => of(expansion, 'final', final, ['*'])),
    ...triggers.map((trigger) => of(expansion, 'trigger', trigger, [trigger.on])),
    ...extraParts.map((part) => of(expansion, 'consequence', part, ['place-tile'])),
    ...consequences.map((deed) => of(expansion, 'consequence', deed, ['*'])),
    ...skips.map((skip) => of(expansion, 'skip', skip, skip.steps)),
  ];
}

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
