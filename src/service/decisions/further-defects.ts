/** A request that has not the shape of one: what is wrong all the same with the parts of it that can be read. */
import { builtInRuleset, ruleset as assemble, unknownSettings } from '../../catalog.js';
import type { Defect } from '../../contract/problem.js';
import type { ReplayFormat } from '../../contract/replay.js';
import { InvalidInput } from '../../kernel/position/invalid-input.js';
import type { Ruleset } from '../../kernel/ruleset/ruleset.js';
import { furtherOf } from '../../shapes/further.js';
import { readableRuleset, unreadSettings, withoutUnknown } from '../../shapes/repaired.js';
import { isNestedTooDeeply } from '../input/nesting.js';
import { defectsOf as shapeDefects, misshapen } from '../input/validation.js';
import { withoutCircumstances } from '../rulesets/lookup.js';
import { everything } from './snapshot-defects.js';

type JsonObject = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value as what the named schema describes. Throws `Invalid` with every defect, also of what could be read. */
export function acceptedRequest<T>(name: string, value: unknown): T {
  const defects = shapeDefects(name, value);
  const further = name === 'ReplayRequest' ? furtherGameDefects : furtherDefects;
  if (defects.length > 0) throw misshapen([...defects, ...further(value, defects)]);
  return value as T;
}

/** Pointers are relative to the body; those that are known are not said again. */
export function furtherDefects(body: unknown, known: readonly Defect[]): Defect[] {
  const { at, holder } = holding(body);
  // what is nested without end cannot be gone through
  if (!holder || isNestedTooDeeply(body)) return [];
  const { rules, defects } = rulesIn(body as JsonObject, known);
  const below = (name: string) => within(known, `${at}/${name}`);
  const isSnapshot = (value: unknown) => shapeDefects('Snapshot', value).length === 0;
  const { snapshot } = holder;
  const actions = Array.isArray(holder['actions'])
    ? holder['actions'].map((action: unknown, i) => ({ action, name: `actions/${i}` }))
    : [{ action: holder['action'], name: 'action' }];
  // where the body has another fault it may not have been looked at
  const shapeOf = (action: unknown, name: string) => (action === undefined || below(name).length > 0 ? below(name) : shapeDefects('Action', action));
  const found = actions.map(({ action, name }) => ({
    name,
    ...furtherOf(rules, { snapshot, action }, { snapshot: below('snapshot'), action: shapeOf(action, name) }, isSnapshot),
  }));
  const said = new Set(known.map(({ pointer }) => pointer));
  return [
    // a setting that there is not has no values at all, whatever is wrong with the one that is given
    ...defects.filter(({ pointer, code }) => !said.has(pointer) || code === 'unknown-setting'),
    ...placed(found[0]?.snapshot ?? [], `${at}/snapshot`),
    // what the later actions of a game name is there once the first have been carried out
    ...found.slice(0, 1).flatMap(({ name, action }) => placed(action, `${at}/${name}`)),
  ];
}

/** The same of a body that holds a game: one that does not say its format, or none that there is, is read as what its game looks like. */
export function furtherGameDefects(body: unknown, known: readonly Defect[]): Defect[] {
  if (!isObject(body) || isNestedTooDeeply(body) || known.every(({ pointer }) => pointer !== '/format')) return furtherDefects(body, known);
  const format = lookOf(body['game']);
  const meant = { ...body, format: format ?? 'jcz' };
  const shape = shapeDefects('ReplayRequest', meant).filter(({ pointer }) => format !== undefined || !pointer.startsWith('/game/'));
  return [...shape, ...furtherDefects(meant, [...known, ...shape])];
}

/** undefined: like none. */
function lookOf(game: unknown): ReplayFormat | undefined {
  if (!isObject(game)) return undefined;
  if ('setup' in game || 'replay' in game) return 'jcz';
  return 'snapshot' in game || 'actions' in game ? 'seneschal' : undefined;
}

const HELD = ['snapshot', 'action', 'ruleset', 'rulesets'];

/** What holds the position: the body, or its game. */
function holding(body: unknown): { readonly at: string; readonly holder: JsonObject | undefined } {
  if (!isObject(body)) return { at: '', holder: undefined };
  const { game } = body;
  if (isObject(game) && 'snapshot' in game) return { at: '/game', holder: game };
  return { at: '', holder: HELD.some((member) => member in body) ? body : undefined };
}

const within = (defects: readonly Defect[], prefix: string): Defect[] =>
  defects.flatMap((defect) =>
    defect.pointer === prefix || defect.pointer.startsWith(`${prefix}/`) ? [{ ...defect, pointer: defect.pointer.slice(prefix.length) }] : [],
  );

const placed = (defects: readonly Defect[], pointer: string): Defect[] => defects.map((defect) => ({ ...defect, pointer: pointer + defect.pointer }));

interface Rules {
  readonly rules: Ruleset;
  readonly defects: readonly Defect[];
}

/** The first ruleset that the body names, and the defects of all. */
function rulesIn(body: JsonObject, known: readonly Defect[]): Rules {
  const { ruleset, rulesets } = body;
  if (!Array.isArray(rulesets)) return 'ruleset' in body ? named(ruleset, known, '/ruleset') : rulesFor(undefined, '/ruleset', false);
  const each = rulesets.map((reference: unknown, i) => named(reference, known, `/rulesets/${i}`));
  return { rules: each.find(({ defects }) => defects.length === 0)?.rules ?? everything(), defects: each.flatMap(({ defects }) => defects) };
}

/** Where something is wrong with its shape, the rest of it is read all the same, and nothing is judged by that. */
function named(reference: unknown, known: readonly Defect[], pointer: string): Rules {
  const whole = withoutUnknown(reference, known, pointer);
  if (whole !== undefined || reference === undefined) return rulesFor(whole, pointer, true);
  const unread = unknownSettings(unreadSettings(known, pointer));
  return { rules: everything(), defects: placed([...unread, ...restDefects(readableRuleset(reference, known, pointer))], pointer) };
}

/** What is wrong with what is left of an inline ruleset; where that has no shape itself, nothing that could be told. */
export function restDefects(rest: unknown): readonly Defect[] {
  if (!isObject(rest) || 'id' in rest || shapeDefects('RulesetReference', rest).length > 0) return [];
  try {
    assemble(withoutCircumstances(rest));
    return [];
  } catch (error) {
    if (error instanceof InvalidInput) return error.defects;
    throw error;
  }
}

/** `isNamed`: the body says something of it, readable or not. */
function rulesFor(reference: unknown, pointer: string, isNamed: boolean): Rules {
  if (reference === undefined) return { rules: isNamed ? everything() : assemble({}), defects: [] };
  const builtIn = typeof reference === 'string' ? builtInRuleset(reference) : undefined;
  // where the body is of no known kind nobody has looked at its ruleset
  const misshaped = shapeDefects('RulesetReference', reference);
  if (misshaped.length > 0)
    return {
      rules: everything(),
      defects: placed([...misshaped, ...unknownSettings(unreadSettings(misshaped)), ...restDefects(readableRuleset(reference, misshaped))], pointer),
    };
  const inline = isObject(reference) && !('id' in reference) ? withoutCircumstances(reference) : undefined;
  try {
    const choice = builtIn ?? inline;
    // what is stored is not looked up for a request that is refused anyway
    return { rules: choice ? assemble(choice) : everything(), defects: [] };
  } catch (error) {
    if (error instanceof InvalidInput) return { rules: everything(), defects: placed(error.defects, pointer) };
    throw error;
  }
}
