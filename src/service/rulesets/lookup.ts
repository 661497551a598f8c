/** From what a request calls its ruleset to the ruleset itself: built-in, stored, or inline. */
import type { RulesetStore, StoredRuleset } from '../../store/store.js';
import { InvalidInput } from '../../kernel/position/invalid-input.js';
import type { Ruleset } from '../../kernel/ruleset/ruleset.js';
import { builtIn, builtInRuleset, ruleset as assemble, type BindingRuling, type RulesetChoice } from '../../catalog.js';
import { Invalid } from '../../contract/errors.js';
import type { RequestedRuleset, RulesetReference, RulesetVersion } from '../../contract/ruleset.js';
import { presetAliases } from '../../corpus/presets.js';
import type { CaseLaw, Law } from '../case-law/law.js';
import { within } from '../decisions/position.js';
import { instead, nearest } from '../../contract/cure.js';

export const DEFAULT_RULESET = 'hig-c1-current';

/** `pointer` is where the reference stands in the body. Both throw `Invalid`, and answer at once unless the store must be asked. */
export interface Rulesets {
  /** The ruleset itself; the default one when left out. */
  of(reference?: RulesetReference, pointer?: string): Ruleset | Promise<Ruleset>;
  /** What a reference stands for, not yet put together. */
  choiceOf(reference: RulesetReference, pointer?: string): RulesetChoice | Promise<RulesetChoice>;
}

/** Which ruleset a stored reference stands for now; undefined where it stands for none any more. */
export async function hashOf(rulesets: Rulesets, reference: RulesetReference): Promise<string | undefined> {
  try {
    return (await rulesets.of(reference)).hash;
  } catch (error) {
    if (error instanceof Invalid) return undefined;
    throw error;
  }
}

export interface InForce {
  readonly ruleset: Ruleset;
  readonly law: Law;
  /** The rulings that bind in it, the newest last. */
  readonly bound: readonly BindingRuling[];
}

/** With the rulings that bind in it, where there are any. `pointer` is where the reference stands in the body. */
export async function underLaw(rulesets: Rulesets, law: CaseLaw, reference: RulesetReference = DEFAULT_RULESET, pointer?: string): Promise<InForce> {
  if (namesHash(reference)) return exactly(rulesets, law, reference, pointer);
  const known = rulesets.of(reference, pointer);
  // most are known at once, and waiting for nothing takes its time as well
  const plain = known instanceof Promise ? await known : known;
  const now = law.current();
  const current = now instanceof Promise ? await now : now;
  if (current.bindings(plain, reference).length === 0) return { ruleset: plain, law: current, bound: [] };
  const choice = await choiceUnderLaw(rulesets, law, reference, pointer);
  return { ruleset: assemble(choice), law: current, bound: choice.rulings ?? [] };
}

/** What a reference stands for, with the rulings that bind in it. */
export async function choiceUnderLaw(
  rulesets: Rulesets,
  law: CaseLaw,
  reference: RulesetReference = DEFAULT_RULESET,
  pointer?: string,
): Promise<RulesetChoice> {
  if (namesHash(reference)) return (await exactly(rulesets, law, reference, pointer)).choice;
  const choice = await rulesets.choiceOf(reference, pointer);
  const rulings = (await law.current()).bindings(await rulesets.of(reference, pointer), reference);
  return rulings.length === 0 ? choice : { ...choice, rulings };
}

/** Also as data, for whoever puts it together elsewhere. */
export interface ChosenInForce extends InForce {
  readonly choice: RulesetChoice;
}

export async function chosenUnderLaw(rulesets: Rulesets, law: CaseLaw, reference?: RulesetReference, pointer?: string): Promise<ChosenInForce> {
  const choice = await choiceUnderLaw(rulesets, law, reference, pointer);
  return { choice, ruleset: assemble(choice), law: await law.current(), bound: choice.rulings ?? [] };
}

/** As it was put together, whatever has been ruled; where the reference has a hash, what has it. */
export async function beforeLaw(rulesets: Rulesets, law: CaseLaw, reference?: RulesetReference): Promise<Ruleset> {
  return namesHash(reference) ? (await exactly(rulesets, law, reference)).ruleset : rulesets.of(reference);
}

type Exact = RulesetVersion & { readonly hash: string };
const namesHash = (reference: RulesetReference | undefined): reference is Exact => typeof reference === 'object' && 'hash' in reference;

/** What has the hash that the reference names: the ruleset itself, or with the rulings that bind in it today. */
async function exactly(rulesets: Rulesets, law: CaseLaw, reference: Exact, pointer = '/ruleset'): Promise<ChosenInForce> {
  const plain = await rulesets.choiceOf(reference, pointer);
  const made = (choice: RulesetChoice) => within('ruleset', pointer, () => assemble(choice));
  const current = await law.current();
  const bound = current.bindings(made(plain), reference);
  for (const choice of [plain, { ...plain, rulings: bound }]) {
    const ruleset = made(choice);
    if (ruleset.hash === reference.hash) return { choice, ruleset, law: current, bound: choice.rulings ?? [] };
  }
  const message = `\`${reference.id}\` has another hash: what it is made of, the rulings that bind in it or the release have changed; leave the hash out to be judged by what it is now`;
  throw new Invalid('unknown-ruleset', message, [{ pointer: `${pointer}/hash`, code: 'unknown-ruleset', message }]);
}

/** What is asked of the store; a version is found by its hash only where there are `versions`. */
export type Looked = Pick<RulesetStore, 'get'> & Partial<Pick<RulesetStore, 'versions'>>;

export function rulesetsOf(store: Looked): Rulesets {
  const choiceOf: Rulesets['choiceOf'] = (reference, pointer = '/ruleset') => {
    const named = namedBy(reference);
    if (!named) return withoutCircumstances(reference as RequestedRuleset);
    return (
      builtInVersion(named) ??
      findStored(store, named).then(
        async (choice) => choice ?? refuse(named, await newestOf(store, named.id), typeof reference === 'string' ? pointer : { pointer }),
      )
    );
  };
  return {
    choiceOf,
    of(reference = DEFAULT_RULESET, pointer = '/ruleset') {
      const made = (choice: RulesetChoice) => within('ruleset', pointer, () => assemble(choice));
      const choice = choiceOf(reference, pointer);
      return choice instanceof Promise ? choice.then(made) : made(choice);
    },
  };
}

/** What a request says beside its ruleset is no part of it. */
export function withoutCircumstances(reference: RequestedRuleset): RulesetChoice {
  const { rulings: _rulings, event: _event, ...choice } = reference;
  return choice;
}

function namedBy(reference: RulesetReference): RulesetVersion | undefined {
  if (typeof reference === 'string') return { id: reference };
  return 'id' in reference ? reference : undefined;
}

/** A built-in ruleset has one version. */
export const builtInVersion = ({ id, version = 1 }: RulesetVersion): RulesetChoice | undefined => (version === 1 ? builtInRuleset(id) : undefined);

export async function findStored(store: Looked, { id, version, hash }: RulesetVersion): Promise<RulesetChoice | undefined> {
  if (builtInRuleset(id)) return undefined;
  const versions = version === undefined && hash !== undefined ? await store.versions?.(id) : undefined;
  const exact = versions?.map(choiceFrom).findLast((choice) => isMadeInto(hash!, choice));
  if (exact) return exact;
  const found = await store.get(id, version);
  return found && choiceFrom(found);
}

const choiceFrom = ({ id, version, document }: StoredRuleset): RulesetChoice => ({ ...document, id, version });

/** One that names what this release knows no more is made into nothing. */
function isMadeInto(hash: string, choice: RulesetChoice): boolean {
  try {
    return assemble(choice).hash === hash;
  } catch (error) {
    if (error instanceof InvalidInput) return false;
    throw error;
  }
}

/** A built-in ruleset by an id that is one: as it was chosen, and put together. */
export const choiceCalled = (id: string): RulesetChoice => builtInRuleset(id)!;
export const rulesetCalled = (id: string): Ruleset => assemble(choiceCalled(id));

/** Of the built-in rulesets. */
export const builtInNames = [...builtIn.map(({ id }) => id!), ...Object.keys(presetAliases)];

/** Its newest version; undefined where no ruleset is called so. */
const newestOf = async (store: Pick<RulesetStore, 'get'>, id: string): Promise<number | undefined> =>
  builtInRuleset(id) ? 1 : (await store.get(id, undefined))?.version;

/** `at` is where the id stands, or the object that holds it. */
function refuse({ id, version }: RulesetVersion, newest: number | undefined, at: string | { readonly pointer: string }): never {
  const hasId = version !== undefined && newest !== undefined;
  const message = hasId
    ? `\`${id}\` has no version ${version}; the newest is ${newest}`
    : `no ruleset \`${id}\`${version === undefined ? '' : ` in version ${version}`} is known${instead(id, builtInNames)}`;
  const pointer = typeof at === 'string' ? at : `${at.pointer}/${hasId ? 'version' : 'id'}`;
  const defect = { pointer, code: hasId ? 'unknown-version' : 'unknown-ruleset', message };
  throw new Invalid('unknown-ruleset', message, [defect], { nearest: () => (hasId ? [] : nearest(id, builtInNames)) });
}
