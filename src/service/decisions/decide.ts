/** A verdict as the service gives it: under the rulings that bind, with those that touch it, in the language that was asked for. */
import { clauses } from '../../corpus/clauses.js';
import type { Ruleset } from '../../kernel/ruleset/ruleset.js';
import type { AdjudicationRequest } from '../../contract/requests.js';
import type { Verdict } from '../../contract/verdict.js';
import { localise, precedentsIn, type Language } from '../../languages/index.js';
import { touchedBy } from '../case-law/law.js';
import { checkNesting } from '../input/nesting.js';
import { plainEnglish, type Speak } from '../language.js';
import { underLaw } from '../rulesets/lookup.js';
import type { Services } from '../services.js';
import { signal } from '../signals.js';
import { judge } from './position.js';
import { tellingOf } from './snapshot-defects.js';

export interface Decision {
  /** The one that was applied, with the rulings that bind in it. */
  readonly ruleset: Ruleset;
  readonly verdict: Verdict;
  readonly language: Language;
}

type Bench = Pick<Services, 'rulesets' | 'law'>;

/** Throws `Invalid` with every defect, `Unavailable`. */
export async function decideUnderLaw({ rulesets, law }: Bench, request: AdjudicationRequest, speak: Speak = plainEnglish): Promise<Decision> {
  checkNesting(request);
  return tellingOf(request, async () => {
    const { ruleset, law: current, bound } = await underLaw(rulesets, law, request.ruleset);
    const judged = judge(ruleset, request);
    signal('verdict', { verdict: judged.verdict });
    const precedents = current.precedents(touchedBy(judged), bound);
    const language = speak(ruleset.edition);
    const verdict = precedents.length > 0 ? { ...judged, precedents: precedentsIn(precedents, language) } : judged;
    return { ruleset, verdict: language === 'en' ? verdict : localise(verdict, language, clauses), language };
  });
}
