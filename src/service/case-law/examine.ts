/** Checks what a judge hands in, and asks the engine what it says. */
import { counted } from '../../contract/counted.js';
import { expansions, settings } from '../../catalog.js';
import { declared } from '../../kernel/ruleset/in-play.js';
import { clauses } from '../../corpus/clauses.js';
import { instead } from '../../contract/cure.js';
import { Invalid } from '../../contract/errors.js';
import type { Defect } from '../../contract/problem.js';
import type { Binding, QuestionBinding, RecordedVerdict, RulingInput } from '../../contract/ruling.js';
import { terms } from '../../corpus/terms.js';
import { badDate, badText } from '../../store/store.js';
import { ruleById } from '../corpus/rules.js';
import { furtherDefects } from '../decisions/further-defects.js';
import { judge, readSnapshot } from '../decisions/position.js';
import { recorded } from '../decisions/recorded-verdict.js';
import { withSnapshotDefects } from '../decisions/snapshot-defects.js';
import { checkNesting, isNestedTooDeeply } from '../input/nesting.js';
import type { Rulesets } from '../rulesets/lookup.js';

/** Of a ruling that has not its shape: what is wrong with those parts that have theirs. */
export function furtherRulingDefects(body: unknown, known: readonly Defect[]): Defect[] {
  const { cites, binding, snapshot, action } = (body ?? {}) as Partial<RulingInput>;
  const isRead = (name: string) => !known.some(({ pointer }) => pointer === '' || pointer === `/${name}` || pointer.startsWith(`/${name}/`));
  return [
    ...(cites && isRead('cites') ? unknownClauses(cites) : []),
    ...(isRead('binding') ? bindingDefects(binding) : []),
    ...(action && !snapshot && isRead('snapshot') ? [NO_SNAPSHOT] : []),
    ...furtherDefects(body, known),
    // what is nested without end cannot be gone through
    ...(isNestedTooDeeply(body) ? [] : unstorable(Object.fromEntries(Object.entries(body ?? {}).filter(([name]) => isRead(name))))),
  ];
}

/** Texts and a date that cannot be kept. */
const unstorable = (input: Partial<RulingInput>): Defect[] => [...badText(input), ...badDate(input.effectiveFrom, '/effectiveFrom')];

/** What the engine says of the ruling's position by itself, without case law. Throws `Invalid` with every defect. */
export async function examine(rulesets: Rulesets, input: RulingInput): Promise<RecordedVerdict | undefined> {
  checkNesting(input);
  const defects = [
    ...unknownClauses(input.cites),
    ...bindingDefects(input.binding),
    ...(input.action && !input.snapshot ? [NO_SNAPSHOT] : []),
    ...(typeof input.ruleset === 'object' && 'hash' in input.ruleset ? [NO_HASH] : []),
    ...unstorable(input),
  ];
  try {
    const verdict = await engineVerdict(rulesets, input);
    if (defects.length === 0) return verdict;
  } catch (error) {
    const told = withSnapshotDefects(error, input);
    if (!(told instanceof Invalid) || defects.length === 0) throw told;
    defects.push(...told.defects);
  }
  throw new Invalid('invalid-ruling', `${counted(defects.length, 'defect')} in the ruling`, defects);
}

/** Undefined for a ruling about no action. Throws `Invalid`. */
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

const NO_HASH: Defect = {
  pointer: '/ruleset/hash',
  code: 'unknown-property',
  message: 'a ruling names its ruleset by `id` and `version`: with the next release it has another hash',
};

const unknownClauses = (cites: readonly string[]): Defect[] =>
  cites.flatMap((id, i) =>
    clauses.has(id)
      ? []
      : [{ pointer: `/cites/${i}`, code: 'unknown-clause', message: `no clause \`${id}\` is known${instead(id, clauses.keys())}` }],
  );

function bindingDefects(binding: Binding | undefined): Defect[] {
  if (!binding) return [];
  if (binding.kind === 'question') return questionDefects(binding);
  const setting = settings.get(binding.setting);
  if (!setting)
    return [
      {
        pointer: '/binding/setting',
        code: 'unknown-setting',
        message: `no setting \`${binding.setting}\` is known${instead(binding.setting, settings.keys())}`,
      },
    ];
  if (setting.values.includes(binding.value)) return [];
  const message = `\`${binding.setting}\` has the values ${setting.values.map((value) => `\`${value}\``).join(', ')}`;
  return [{ pointer: '/binding/value', code: 'unknown-setting-value', message }];
}

/** What names nothing would bind nothing, without a word. Only rules that judge are asked; what follows from an action is not. */
function questionDefects({ rule: id, pattern: { figureKinds = [], featureKinds = [], step } }: QuestionBinding): Defect[] {
  const rule = ruleById.get(id);
  const unknown = (pointer: string, code: string, message: string): Defect => ({ pointer: `/binding/${pointer}`, code, message });
  const inPattern = (list: readonly string[], name: string, known: readonly string[], code: string, what: string) =>
    list.flatMap((kind, i) =>
      known.includes(kind) ? [] : [unknown(`pattern/${name}/${i}`, code, `no ${what} \`${kind}\` is known${instead(kind, known)}`)],
    );
  return [
    ...(rule ? [] : [unknown('rule', 'unknown-rule', `no rule \`${id}\` is known${instead(id, ruleById.keys())}`)]),
    ...(rule && rule.kind !== 'rule' ? [unknown('rule', 'decides-nothing', `\`${id}\` permits and forbids nothing: it is a ${rule.kind}`)] : []),
    ...inPattern(figureKinds, 'figureKinds', figureKindNames, 'unknown-figure-kind', 'figure'),
    ...inPattern(featureKinds, 'featureKinds', featureNames, 'unknown-feature', 'feature'),
    ...(step === undefined || stepNames.includes(step)
      ? []
      : [unknown('pattern/step', 'unknown-step', `nothing is decided in a step \`${step}\`${instead(step, stepNames)}`)]),
  ];
}

const figureKindNames = expansions.flatMap((expansion) => declared(expansion, 'figures').map(({ kind }) => kind));
const featureNames = terms.flatMap(({ kind, id }) => (kind === 'feature' ? [id] : []));
const stepNames = expansions.flatMap((expansion) => declared(expansion, 'steps').flatMap(({ id, decides }) => (decides ? [id] : [])));
