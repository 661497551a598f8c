/** The functions of the library, as `engine.ts` offers them: they check what they are given, and hand it to the kernel. */
import { builtIn, builtInRuleset, ruleset as assembled, rulesetDocument as documented, unknownSettings, type RulesetChoice } from './catalog.js';
import { likeness } from './contract/cure.js';
import { holdsIn as holds } from './corpus/scopes.js';
import { textsOf } from './corpus/texts-loaded.js';
import type { Effect } from './contract/effect.js';
import { legalActions as legal, read as readSnapshot, validate as defectsOf, warnings as unlikely } from './kernel/judge/adjudicate.js';
import { describe as described } from './kernel/judge/describe.js';
import { apply as applied } from './kernel/position/apply.js';
import { InvalidInput } from './kernel/position/invalid-input.js';
import { Ruleset } from './kernel/ruleset/ruleset.js';
import type { AnySnapshot } from './wire.js';
import { decided, listed, ownOf, Position } from './library-position.js';
import type { Action, Defect, LegalActions, PositionDescription, Readable, RulesetDocument, Setup, Snapshot, Verdict } from './library-types.js';
import { copied } from './library-copy.js';
import { fathomed } from './library-depth.js';
import { checkOptions } from './library-options.js';
import { citedIn, setup as settingUp } from './setup/setup.js';
import type { Seating } from './contract/setup.js';
import { furtherOf } from './shapes/further.js';
import { unreadSettings } from './shapes/repaired.js';
import { shapeDefects } from './shapes/shapes.js';

/** The id of a built-in ruleset or an alias of it, or what was chosen; nothing: `hig-c1-current`. */
export type Choice = string | RulesetChoice;

/** Puts a ruleset together, once for many positions. Throws `InvalidInput` with every unknown or contradictory name, pointers relative to the choice. */
export const ruleset = (choice: Choice = 'hig-c1-current'): Ruleset => fathomed([choice], () => assembled(chosen(choice)));

/** The ruleset as the API shows it. Throws `InvalidInput`. */
export const rulesetDocument = (choice: Choice = 'hig-c1-current'): RulesetDocument => fathomed([choice], () => copied(documented(chosen(choice))));

/**
 * The decision on one action, as `POST /v1/adjudications` gives it, apart from rulings. `clauses` is empty, and an action that is not
 * modelled has no `nearest` ones, unless `seneschal/law` has been loaded. Throws `InvalidInput` when the snapshot is not sound or the
 * action names what is not there; pointers are relative to the one or the other.
 */
export function adjudicate(ruleset: Ruleset, snapshot: Readable<Snapshot>, action: Readable<Action>): Verdict {
  require(ruleset, misshapen(ruleset, snapshot, action));
  return fathomed([snapshot, action], () => ownOf(decided(readSnapshot(ruleset, read(snapshot)), action)));
}

/** Every legal action of a snapshot with a turn, with `explain` also why each other candidate is not. Throws `InvalidInput`. */
export function legalActions(ruleset: Ruleset, snapshot: Readable<Snapshot>, options: { readonly explain?: boolean } = {}): LegalActions {
  require(ruleset, misshapen(ruleset, snapshot));
  checkOptions(options);
  return listed(legal(ruleset, read(snapshot), options) as LegalActions);
}

/** A position to be asked about many times, checked and read once. Throws `InvalidInput` when it is not sound, pointers relative to the snapshot. */
export function position(ruleset: Ruleset, snapshot: Readable<Snapshot>): Position {
  require(ruleset, misshapen(ruleset, snapshot));
  return new Position(readSnapshot(ruleset, read(snapshot)));
}

/** What stands there, as `POST /v1/positions` tells it. Throws `InvalidInput`. */
export function describe(ruleset: Ruleset, snapshot: Readable<Snapshot>): PositionDescription {
  require(ruleset, misshapen(ruleset, snapshot));
  return copied(described(ruleset, read(snapshot))) as PositionDescription;
}

/**
 * How a game begins, as `POST /v1/setups` tells it. `clauses` is empty unless `seneschal/law` has been loaded. Throws `InvalidInput`, pointers relative to
 * the seating.
 */
export function setup(ruleset: Ruleset, seating: Readable<Seating>): Setup {
  require(ruleset, shapeDefects('Seating', seating));
  const answer = settingUp(ruleset, seating as Seating);
  return { ...answer, clauses: copied(textsOf(citedIn(answer))) } as Setup;
}

/** What is wrong with a snapshot; empty when it is sound. Throws `InvalidInput` for a ruleset that is none. */
export function validate(ruleset: Ruleset, snapshot: Readable<Snapshot>): Defect[] {
  require(ruleset, []);
  const found = misshapen(ruleset, snapshot);
  return found.length > 0 ? found : defectsOf(ruleset, read(snapshot));
}

/** The snapshot, of which and of the action it is known that they have the shape of one. Throws `InvalidInput`. */
export function checked(ruleset: Ruleset, snapshot: Readable<Snapshot>, action?: Readable<Action>): AnySnapshot {
  require(ruleset, action === undefined ? misshapen(ruleset, snapshot) : misshapen(ruleset, snapshot, action));
  return read(snapshot);
}

/** What is wrong where something has not its shape, with what can be read all the same; nothing where all have theirs. */
function misshapen(ruleset: Ruleset, snapshot: unknown, ...proposed: readonly unknown[]): Defect[] {
  const known = { snapshot: shapeDefects('Snapshot', snapshot), action: proposed.flatMap((one) => shapeDefects('Action', one)) };
  const shapes = [...known.snapshot, ...known.action];
  if (shapes.length === 0 || !(ruleset instanceof Ruleset)) return shapes;
  const further = furtherOf(ruleset, { snapshot, action: proposed[0] }, known, (value) => shapeDefects('Snapshot', value).length === 0);
  return [...shapes, ...further.snapshot, ...further.action];
}

/** Nothing of ours writes to a position that it is given. */
const read = (snapshot: Readable<Snapshot>): AnySnapshot => snapshot as AnySnapshot;

/** What effects make of a snapshot: a new one, the old one untouched. Throws `InvalidInput` where the one or the others have not their shape. */
export function apply(snapshot: Readable<Snapshot>, effects: readonly Readable<Effect>[]): Snapshot {
  const given: unknown = effects;
  const defects = [
    ...below('/snapshot', shapeDefects('Snapshot', snapshot)),
    ...(Array.isArray(given) ? Array.from(given, (effect, i) => below(`/effects/${i}`, shapeDefects('Effect', effect))).flat() : noList('/effects')),
  ];
  if (defects.length > 0) throw new InvalidInput(defects);
  return applied(read(snapshot), effects as readonly Effect[]) as Snapshot;
}

const mistyped = (pointer: string, type: string): Defect => ({ pointer, code: 'wrong-type', message: `must be ${type}` });
const noList = (pointer: string): Defect[] => [mistyped(pointer, 'array')];
const below = (pointer: string, defects: readonly Defect[]): Defect[] => defects.map((defect) => ({ ...defect, pointer: pointer + defect.pointer }));

/** What is unlikely of a sound snapshot, but possible: more copies of a tile than a box holds, a figure beside the dragon. Throws `InvalidInput`. */
export function warnings(ruleset: Ruleset, snapshot: Readable<Snapshot>): Defect[] {
  return unlikely(ruleset, checked(ruleset, snapshot));
}

type HoldsIn = Parameters<typeof holds>;

/** Whether a clause of this scope (`scopes`) is law of a printing, which its edition, publisher and name tell. Throws `InvalidInput` for what is neither. */
export function holdsIn(scope: HoldsIn[0], printing: HoldsIn[1]): boolean {
  const [where, which] = [Object(scope) as Given, Object(printing) as Given];
  const isText = (value: unknown) => value === undefined || typeof value === 'string';
  const defects = [
    ...(['edition', 'publisher', 'from', 'to'] as const).flatMap((name) => (isText(where[name]) ? [] : [mistyped(`/scope/${name}`, 'string')])),
    ...(where['edition'] === undefined ? [mistyped('/scope/edition', 'string')] : []),
    ...(where['printings'] === undefined || Array.isArray(where['printings']) ? [] : [mistyped('/scope/printings', 'array')]),
    ...(['edition', 'publisher', 'printing'] as const).flatMap((name) =>
      typeof which[name] === 'string' ? [] : [mistyped(`/printing/${name}`, 'string')],
    ),
  ];
  if (defects.length > 0) throw new InvalidInput(defects);
  return holds(scope, printing);
}

type Given = Readonly<Record<string, unknown>>;

function require(ruleset: Ruleset, defects: readonly Defect[]): void {
  if (!(ruleset instanceof Ruleset))
    throw new InvalidInput([{ pointer: '', code: 'wrong-type', message: 'the ruleset must be what `ruleset(...)` returns' }]);
  if (defects.length > 0) throw new InvalidInput(defects);
}

/** What a stored or built-in ruleset has besides the choice itself. */
const FURTHER = ['id', 'version', 'label', 'notes', 'rulings'] as const;

/** A choice that has the shape of one. Throws `InvalidInput`, pointers below `pointer`. */
export function chosen(choice: Choice, pointer = ''): RulesetChoice {
  if (typeof choice === 'string') {
    const known = builtInRuleset(choice);
    if (known) return known;
    const names = builtIn.flatMap(({ id }) => (id === undefined ? [] : [id]));
    throw new InvalidInput([
      {
        pointer,
        code: 'unknown-ruleset',
        message: `no ruleset \`${choice}\` is built in${likeness(choice, names)}; there are ${names.map((name) => `\`${name}\``).join(', ')}`,
      },
    ]);
  }
  const given: unknown = choice;
  const inline = typeof given === 'object' && given !== null && !Array.isArray(given) ? without(given, FURTHER) : given;
  const defects = shapeDefects('InlineRuleset', inline);
  if (defects.length > 0) throw new InvalidInput(below(pointer, [...defects, ...unknownSettings(unreadSettings(defects))]));
  // a request can say that it wants no rulings; here there are none but those in the list
  return Array.isArray(choice.rulings) ? choice : without(choice, ['rulings']);
}

const without = <T extends object>(object: T, names: readonly string[]): Partial<T> =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name))) as Partial<T>;
