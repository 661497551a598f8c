/** A verdict as the service gives it: under the rulings that bind, with those that touch it, in the language that was asked for. */
import { clauses } from '../catalog.js';
import type { Verdict } from '../contract/verdict.js';
import { localise, type Language } from '../languages/index.js';
import { judge } from './input.js';
import { languageOf } from './language.js';
import { underLaw } from './rulesets.js';
import type { AdjudicationRequest } from './schemas/requests.js';
import type { Services } from './services.js';

export interface Decision {
  readonly verdict: Verdict;
  readonly language: Language;
}

/** `acceptLanguage` left out: English, as the rules speak it. Throws `ProblemError` with every defect. */
export async function decideUnderLaw({ rulesets, law }: Services, body: AdjudicationRequest, acceptLanguage?: string): Promise<Decision> {
  const inForce = await underLaw(rulesets, law, body.ruleset);
  const judged = judge(inForce.ruleset, body);
  const verdict = { ...judged, precedents: [...inForce.law.precedents(judged)] };
  const language = languageOf(acceptLanguage, inForce.ruleset.edition);
  return { verdict: language === 'en' ? verdict : (localise(verdict, language, clauses) as Verdict), language };
}

export { languageHeaders } from './language.js';
