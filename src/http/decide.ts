/** A verdict as the service gives it: under the rulings that bind, with those that touch it. */
import type { Verdict } from '../contract/verdict.js';
import { judge } from './input.js';
import { underLaw } from './rulesets.js';
import type { AdjudicationRequest } from './schemas/requests.js';
import type { Services } from './services.js';

/** Throws `ProblemError` with every defect. */
export async function decideUnderLaw({ rulesets, law }: Services, body: AdjudicationRequest): Promise<Verdict> {
  const inForce = await underLaw(rulesets, law, body.ruleset);
  const verdict = judge(inForce.ruleset, body);
  return { ...verdict, precedents: [...inForce.law.precedents(verdict)] };
}
