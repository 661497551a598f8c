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

function of({ id: expansion }: Expansion, kind: (typeof RULE_KINDS)[number], { id, cites, overrides = [] }: Declared, on: readonly string[]): RuleDocument {
  return { id, expansion, kind, on: [...on], cites: [...cites], overrides: [...overrides], overriddenBy: overriders.get(id) ?? [] };
}

function rulesOf(expansion: Expansion): RuleDocument[] {
  const { rules = [], scoring = [], bonuses = [], finals = [], triggers = [], skips = [] } = expansion;
  return [
    ...rules.map((rule) => of(expansion, 'rule', rule, [rule.on].flat())),
    ...scoring.map((rule) => of(expansion, 'scoring', rule, rule.of)),
    ...bonuses.map((bonus) => of(expansion, 'bonus', bonus, ['*'])),
    ...finals.map((final) => of(expansion, 'final', final, ['*'])),
    ...triggers.map((trigger) => of(expansion, 'trigger', trigger, [trigger.on])),
    ...skips.map((skip) => of(expansion, 'skip', skip, skip.steps)),
  ];
}

/** In the order of the expansions. */
export const rules: readonly RuleDocument[] = expansions.flatMap(rulesOf);

export const ruleById: ReadonlyMap<string, RuleDocument> = new Map(rules.map((rule) => [rule.id, rule]));
