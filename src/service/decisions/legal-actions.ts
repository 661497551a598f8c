/** Everything that is legal in a position, under the rulings that bind. */
import { legalActions, type LegalActions } from '../../kernel/judge/adjudicate.js';
import type { Ruleset } from '../../kernel/ruleset/ruleset.js';
import type { LegalActionsRequest } from '../../contract/requests.js';
import { legalActionsIn } from '../../languages/index.js';
import { checkNesting } from '../input/nesting.js';
import { plainEnglish, type Speak } from '../language.js';
import { underLaw } from '../rulesets/lookup.js';
import type { Services } from '../services.js';
import { within } from './position.js';
import { tellingOf } from './snapshot-defects.js';

/** Throws `Invalid` with every defect, `Unavailable`. */
export async function legalActionsUnderLaw(
  { rulesets, law }: Pick<Services, 'rulesets' | 'law'>,
  request: LegalActionsRequest,
  speak: Speak = plainEnglish,
): Promise<LegalActions> {
  checkNesting(request);
  return tellingOf(request, async () => {
    const { ruleset } = await underLaw(rulesets, law, request.ruleset);
    const answer = legalActionsOf(ruleset, request);
    return legalActionsIn(answer, speak(ruleset.edition));
  });
}

/** Throws `Invalid` with every defect. */
export const legalActionsOf = (ruleset: Ruleset, { snapshot, explain = false }: LegalActionsRequest): LegalActions =>
  within('snapshot', '/snapshot', () => legalActions(ruleset, snapshot, { explain }));
