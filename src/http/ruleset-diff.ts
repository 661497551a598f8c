/** On what two rulesets differ, as they are written. */
import { settings } from '../catalog.js';
import type { RulesetDocument } from '../contract/ruleset.js';
import type { SettingDifference } from './schemas/answers.js';
import type { RulesetDiff } from './schemas/rulings.js';
import type { RulesetSummary } from './schemas/catalogue.js';
import type { SuiteDifference } from './ruleset-suite.js';

export function diff(
  first: RulesetDocument,
  second: RulesetDocument,
  summary: (document: RulesetDocument) => RulesetSummary,
): Omit<RulesetDiff, keyof SuiteDifference> {
  return {
    rulesets: [summary(first), summary(second)],
    same: first.hash === second.hash,
    settings: differing(first, second),
    expansions: sides(first.expansions, second.expansions),
    disabledClauses: sides(first.disabledClauses, second.disabledClauses),
  };
}

function differing(first: RulesetDocument, second: RulesetDocument): SettingDifference[] {
  return [...settings.values()].flatMap(({ key, text }) => {
    const values = [first, second].map(({ settings: { [key]: chosen } }) => ({ value: chosen?.value ?? null, cites: [...(chosen?.cites ?? [])] }));
    return values[0]!.value === values[1]!.value ? [] : [{ setting: key, question: text.question, values }];
  });
}

const sides = (first: readonly string[], second: readonly string[]) => ({
  first: first.filter((id) => !second.includes(id)),
  second: second.filter((id) => !first.includes(id)),
});
