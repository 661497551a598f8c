/** What a reference to a ruleset stands for: printings are known here, stored rulesets are asked of the server. */
import type { RulesetChoice, RulesetDocument, RulesetReference } from '../engine/api.js';
import { address, get, type Got } from './remote.js';
import { PRESETS } from './start.js';

const isPrinting = (id: string): boolean => PRESETS.some(([preset]) => preset === id);

/** The ruleset to put on the desk; a problem where nobody knows it. */
export async function choiceOf(reference: RulesetReference): Promise<Got<RulesetChoice>> {
  if (typeof reference === 'object' && !('id' in reference)) return known(inline(reference));
  const { id, version } = typeof reference === 'string' ? { id: reference, version: undefined } : reference;
  if (isPrinting(id)) return known({ preset: id, expansions: ['base', 'princess-and-dragon'] });
  const got = await get<RulesetDocument>(address(`/v1/rulesets/${encodeURIComponent(id)}`, { version: version?.toString(), rulings: 'none' }));
  return got.ok ? known(chosenIn(got.value)) : got;
}

const known = (value: RulesetChoice): Got<RulesetChoice> => ({ ok: true, value, etag: null });

/** What was chosen, from the document in which every setting has its value. */
function chosenIn({
  id,
  version,
  label,
  builtIn,
  preset,
  expansions,
  settings,
  houseRules,
  disabledClauses,
  without,
}: RulesetDocument): RulesetChoice {
  const overrides = Object.entries(settings).flatMap(([key, { value, setBy }]) => (setBy === 'override' ? [[key, value] as const] : []));
  return {
    ...(!builtIn && { id, version, label }),
    preset,
    expansions,
    ...(overrides.length > 0 && { settings: Object.fromEntries(overrides) }),
    ...(houseRules.length > 0 && { houseRules }),
    ...(disabledClauses.length > 0 && { disabledClauses }),
    ...(without && { without }),
  };
}

/** What the choice says of the ruleset, without what a stored one has beside it. */
type Inline = Pick<RulesetChoice, 'preset' | 'expansions' | 'settings' | 'houseRules' | 'disabledClauses' | 'without'>;

export const inline = ({ preset, expansions, settings, houseRules, disabledClauses, without }: Inline): Inline => ({
  ...(preset !== undefined && { preset }),
  ...(expansions && { expansions }),
  ...(settings && { settings }),
  ...(houseRules && { houseRules }),
  ...(disabledClauses && { disabledClauses }),
  ...(without && { without }),
});

/** How the server is told of it: a stored ruleset by its name, so that a ruling on it binds there. */
export const referenceOf = ({ id, version, ...choice }: RulesetChoice): RulesetReference =>
  id !== undefined && version !== undefined ? { id, version } : inline(choice);
