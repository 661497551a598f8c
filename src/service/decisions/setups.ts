/** How a game begins, with the clauses that say so. */
import { citations, clauses } from '../../corpus/clauses.js';
import type { Setup, SetupRequest } from '../../contract/setup.js';
import type { Ruleset } from '../../kernel/ruleset/ruleset.js';
import { setupIn } from '../../languages/index.js';
import { citedIn, setup } from '../../setup/setup.js';
import { plainEnglish, type Speak } from '../language.js';
import { underLaw } from '../rulesets/lookup.js';
import type { Services } from '../services.js';
import { within } from './position.js';

/** Everything before the first tile is drawn. Throws `Invalid` with every defect. */
export async function setUp(
  { rulesets, law }: Pick<Services, 'rulesets' | 'law'>,
  request: SetupRequest,
  speak: Speak = plainEnglish,
): Promise<Setup> {
  const { ruleset } = await underLaw(rulesets, law, request.ruleset);
  return setupIn(setupOf(ruleset, request), speak(ruleset.edition), clauses);
}

/** The same in English. */
export function setupOf(ruleset: Ruleset, { ruleset: _ruleset, ...seating }: SetupRequest): Setup {
  const answer = within('setup', '', () => setup(ruleset, seating));
  return { ...answer, clauses: citations.texts(citedIn(answer)) };
}
