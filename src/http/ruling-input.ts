/** Checks what a judge hands in, and asks the engine what it says. */
import { clauses, settings } from '../catalog.js';
import type { Defect } from '../contract/problem.js';
import type { Binding, RecordedVerdict, RulingInput } from '../contract/ruling.js';
import { ruleById } from './corpus/rules.js';
import { judge, readSnapshot } from './input.js';
import { checkNesting } from './nesting.js';
import { ProblemError } from './problems.js';
import { recorded } from './recorded-verdict.js';
import type { Rulesets } from './rulesets.js';

/** What the engine says of the ruling's position by itself, without case law. Throws `ProblemError` with every defect. */
export async function examine(rulesets: Rulesets, input: RulingInput): Promise<RecordedVerdict | undefined> {
  checkNesting(input);
  const defects = [...unknownClauses(input.cites), ...bindingDefects(input.binding), ...(input.action && !input.snapshot ? [NO_SNAPSHOT] : [])];
  try {
    const verdict = await engineVerdict(rulesets, input);
    if (defects.length === 0) return verdict;
  } catch (error) {
    if (!(error instanceof ProblemError) || defects.length === 0) throw error;
    defects.push(...error.defects);
  }
  throw new ProblemError('invalid-ruling', `${defects.length} defect${defects.length === 1 ? '' : 's'} in the ruling`, defects);
}

/** Undefined for a ruling about no action. Throws `ProblemError`. */
export async function engineVerdict(rulesets: Rulesets, { ruleset: reference, snapshot, action }: RulingInput): Promise<RecordedVerdict | undefined> {
  const ruleset = await rulesets.of(reference);
  if (!snapshot) return undefined;
  if (!action) {
    readSnapshot(ruleset, snapshot);
    return undefined;
  }
  return recorded(judge(ruleset, { snapshot, action }));
}

const NO_SNAPSHOT: Defect = { pointer: '/snapshot', code: 'missing', message: 'an action needs its position' };

const unknownClauses = (cites: readonly string[]): Defect[] =>
  cites.flatMap((id, i) => (clauses.has(id) ? [] : [{ pointer: `/cites/${i}`, code: 'unknown-clause', message: `no clause \`${id}\` is known` }]));

function bindingDefects(binding: Binding | undefined): Defect[] {
  if (!binding) return [];
  if (binding.kind === 'question')
    return ruleById.has(binding.rule) ? [] : [{ pointer: '/binding/rule', code: 'unknown-rule', message: `no rule \`${binding.rule}\` is known` }];
  const setting = settings.get(binding.setting);
  if (!setting) return [{ pointer: '/binding/setting', code: 'unknown-setting', message: `no setting \`${binding.setting}\` is known` }];
  if (setting.values.includes(binding.value)) return [];
  const message = `\`${binding.setting}\` has the values ${setting.values.map((value) => `\`${value}\``).join(', ')}`;
  return [{ pointer: '/binding/value', code: 'unknown-setting-value', message }];
}
