/**
 * The types of what the library takes and gives: those of the contract, with the actions and positions of all expansions in them. What it gives
 * may be written to, so that it can be handed on to whoever asks for that, and what it takes is only read. What comes again in a verdict of what was asked
 * about, the `action` and all that stands in `after` as it stood, is the same object: whoever changes it there changes the question.
 */
import type { Differences as Differing } from './contract/answers.js';
import type { PositionDescription as Described } from './contract/position.js';
import type { Defect as Wrong } from './contract/problem.js';
import type { Replay as Played, ReplayStep as Step } from './contract/replay.js';
import type { InlineRuleset as Inline, RulesetDocument as Documented } from './contract/ruleset.js';
import type { Setup as Begun } from './contract/setup.js';
import type { Verdict as Judged } from './contract/verdict.js';
import type { LegalActions as Listed, UndecidedAction as Undecided } from './kernel/judge/adjudicate.js';
import type { AnyAction, AnySnapshot } from './wire.js';

/** All the way down. */
export type Writable<T> = T extends object ? { -readonly [member in keyof T]: Writable<T[member]> } : T;
/** All the way down. */
export type Readable<T> = T extends object ? { readonly [member in keyof T]: Readable<T[member]> } : T;
/** Where the contract says that something is an action, or a position, here it is said which. */
type With<T, Known> = Writable<Omit<T, keyof Known> & Known>;

export type Snapshot = Writable<AnySnapshot>;
export type Action = Writable<AnyAction>;
/** A type of action, `place-figure`. */
export type ActionType = Action['type'];
/** The action of a type: `ActionOf<'place-figure'>`. */
export type ActionOf<Type extends ActionType> = Extract<Action, { type: Type }>;

export type Defect = Writable<Wrong>;
export type InlineRuleset = Writable<Inline>;
export type RulesetDocument = Writable<Documented>;
export type Setup = With<Begun, { snapshot: AnySnapshot }>;
export type Verdict = With<Judged, { action: AnyAction; after: AnySnapshot | null }>;
export type UndecidedAction = With<Undecided, { action: AnyAction }>;
export type RejectedAction = With<NonNullable<Listed['rejected']>[number], { action: AnyAction }>;
/** What `legalActions` answers; `rejected` is there with `explain`. */
export type LegalActions = With<
  Omit<Listed, 'undetermined' | 'rejected'>,
  { actions: AnyAction[]; undetermined?: UndecidedAction[]; rejected?: RejectedAction[] }
>;
type PlaceToStand = With<NonNullable<Described['places']>[number], { actions: AnyAction[] }>;
export type PositionDescription = Writable<Omit<Described, 'places'>> & { places?: PlaceToStand[] };

export type Differences = Writable<Differing>;
export type ReplayStep = With<Omit<Step, 'legalActions'>, { action: AnyAction | null; legalActions?: AnyAction[] }>;
type Asked = Omit<NonNullable<Played['position']>, 'snapshot' | 'action'> & { snapshot: AnySnapshot; action?: AnyAction };
export type Replay = With<
  Omit<Played, 'steps' | 'position'>,
  { steps: ReplayStep[]; final: Omit<Played['final'], 'snapshot'> & { snapshot: AnySnapshot }; position?: Asked }
>;
