/** A verdict as the service gives it: under the rulings that bind, with those that touch it, in the language that was asked for. */
import { clauses } from '../catalog.js';
import type { Verdict } from '../contract/verdict.js';
import type { Ruleset } from '../kernel/ruleset.js';
import { localise, type Language } from '../languages/index.js';
import { judge } from './input.js';
import { languageOf } from './language.js';
import { underLaw } from './rulesets.js';
import type { AdjudicationRequest } from './schemas/requests.js';
import type { Services } from './services.js';

export interface Decision {
  /** The one that was applied, with the rulings that bind in it. */
  readonly ruleset: Ruleset;
  readonly verdict: Verdict;
  readonly language: Language;
}

/** `acceptLanguage` left out: English, as the rules speak it. Throws `ProblemError` with every defect. */
export async function decideUnderLaw({ rulesets, law }: Services, body: AdjudicationRequest, acceptLanguage?: string): Promise<Decision> {
  const { ruleset, law: current } = await underLaw(rulesets, law, body.ruleset);
  const judged = judge(ruleset, body);
  const precedents = current.precedents(judged);
  const verdict = precedents.length > 0 ? { ...judged, precedents: [...precedents] } : judged;
  const language = languageOf(acceptLanguage, ruleset.edition);
  return { ruleset, verdict: language === 'en' ? verdict : (localise(verdict, language, clauses) as Verdict), language };
}

export { languageHeaders } from './language.js';
