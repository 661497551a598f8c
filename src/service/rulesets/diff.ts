/** On what two rulesets differ: as they are written, and in the cases of the suite. */
import type { RulesetStore } from '../../store/store.js';
import { textsOfSetting } from '../../corpus/texts.js';
import { settings, type RulesetChoice } from '../../catalog.js';
import type { SettingDifference } from '../../contract/answers.js';
import type { RulesetDocument } from '../../contract/ruleset.js';
import type { RulesetDiff } from '../../contract/ruling-requests.js';
import type { Asking, WithWorkers } from '../workers/workers.js';
import { documentOf, rulesetChoice, summaryOf } from './catalogue.js';
import { suiteDifference, suiteDifferenceAtOnce, type SuiteDifference } from './suite.js';

/** A ruleset by its id or hash; the latest version when it is left out. */
export interface Named {
  readonly id: string;
  readonly version?: number | undefined;
}

/** Throws `NotFound`, `Invalid`, `Unavailable`. */
export async function diffRulesets(
  { rulesets: store, workers }: { readonly rulesets: RulesetStore } & WithWorkers,
  first: Named,
  second: Named,
  asking: Asking,
): Promise<RulesetDiff> {
  const one = await rulesetChoice(store, first.id, first.version);
  const other = await rulesetChoice(store, second.id, second.version);
  // both must be known before the suite is run
  const documents = [documentOf(one), documentOf(other)] as const;
  return difference(...documents, await suiteDifference(workers, [one, other], asking));
}

/** The same without letting anything else run meanwhile, for the documentation. Throws `Invalid`. */
export const diffAtOnce = (one: RulesetChoice, other: RulesetChoice): RulesetDiff =>
  difference(documentOf(one), documentOf(other), suiteDifferenceAtOnce(one, other));

const difference = (first: RulesetDocument, second: RulesetDocument, suite: SuiteDifference): RulesetDiff => ({
  rulesets: [summaryOf(first), summaryOf(second)],
  same: first.hash === second.hash,
  settings: differing(first, second),
  expansions: sides(first.expansions, second.expansions),
  disabledClauses: sides(first.disabledClauses, second.disabledClauses),
  ...suite,
});

function differing(first: RulesetDocument, second: RulesetDocument): SettingDifference[] {
  return [...settings.values()].flatMap(({ key }) => {
    const values = [first, second].map(({ settings: { [key]: chosen } }) => ({ value: chosen?.value ?? null, cites: [...(chosen?.cites ?? [])] }));
    return values[0]!.value === values[1]!.value ? [] : [{ setting: key, question: textsOfSetting(key).question, values }];
  });
}

const sides = (first: readonly string[], second: readonly string[]) => ({
  first: first.filter((id) => !second.includes(id)),
  second: second.filter((id) => !first.includes(id)),
});
