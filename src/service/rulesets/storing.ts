/** Variants that organisers keep, in versions that never change. */
import { badText, type RulesetAddition, type RulesetStore, type RulesetText, type StoredRuleset } from '../../store/store.js';
import { builtInRuleset, rulesetDocument, unknownSettings } from '../../catalog.js';
import { counted } from '../../contract/counted.js';
import { Invalid } from '../../contract/errors.js';
import { escapePointer, type Defect } from '../../contract/problem.js';
import type { RulesetDocument } from '../../contract/ruleset.js';
import type { RulesetInput } from '../../contract/ruling-requests.js';
import { readableRuleset, unreadSettings } from '../../shapes/repaired.js';
import { blaming } from '../blaming.js';
import { restDefects } from '../decisions/further-defects.js';
import { within } from '../decisions/position.js';

/** Keeps a variant, or a new version of one. Throws `Invalid` with every unknown or contradictory name, `Unavailable`. */
export async function storeRuleset(
  store: RulesetStore,
  { id, ...document }: RulesetInput,
  addition: Omit<RulesetAddition, 'engineHash'>,
): Promise<StoredRuleset> {
  const { hash } = check(id, document);
  return blaming('invalid-ruleset', () => store.add(id, document, { ...addition, engineHash: hash }));
}

/** Of one that has not its shape: what is wrong with the rest of it. */
export function furtherRulesetDefects(body: unknown, known: readonly Defect[]): Defect[] {
  const rest = readableRuleset(body, known);
  if (typeof rest !== 'object' || rest === null) return [];
  const { id: _id, label: _label, notes: _notes, ...document } = rest as Partial<RulesetInput>;
  return [...unknownSettings(unreadSettings(known)), ...restDefects(document)];
}

/** As the interface shows it. */
export const storedDocument = ({ id, version, document }: StoredRuleset): RulesetDocument => rulesetDocument({ ...document, id, version });

/** Throws `Invalid` with every unknown or contradictory name, and what cannot be kept. */
function check(id: string, document: RulesetText): RulesetDocument {
  const isTaken = builtInRuleset(id) !== undefined || /^sha256-/.test(id);
  const message = `\`${id}\` belongs to a built-in ruleset, or looks like a hash`;
  const defects: Defect[] = [...(isTaken ? [{ pointer: '/id', code: 'id-taken', message }] : []), ...badText(document)];
  try {
    const made = within('ruleset', '', () => rulesetDocument({ ...document, id }));
    defects.push(...Object.keys(document.settings ?? {}).flatMap((key) => (key in made.settings ? [] : [withoutExpansion(key)])));
    if (defects.length === 0) return made;
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    defects.push(...error.defects);
  }
  throw new Invalid('invalid-ruleset', `${counted(defects.length, 'defect')} in the ruleset`, defects);
}

/** What is kept should say what is played. */
const withoutExpansion = (key: string): Defect => ({
  pointer: `/settings/${escapePointer(key)}`,
  code: 'idle-setting',
  message: `\`${key}\` belongs to an expansion that the ruleset does not have`,
});
