/**
 * Judges a whole recorded game: right, wrong, unsupported where it plays what is not modelled, or defective where it cannot be read.
 *
 * Whatever a file says of itself is compared: `trace` (what was offered before each message), `final` and `test.assertions`.
 */
import Type from 'typebox';
import { expansionById, ruleset as assemble } from '../catalog.js';
import type { Defect } from '../contract/problem.js';
import type { JczGame, Replay, ReplayFormat, ReplayStep } from '../contract/replay.js';
import { InvalidInput } from '../kernel/position/invalid-input.js';
import { isUnmodelled, RULES } from './names.js';
import { replay } from './replay.js';
import { expansionsOf, playerIds } from './setup.js';
import { shapeDefects } from './shape.js';
import { EndSchema, keyOf, OfferSchema, traceMismatches, type End, type Mismatch, type Offer } from './trace.js';

export const GAME_STATES = ['right', 'wrong', 'unsupported', 'defective'] as const;
export type GameState = (typeof GAME_STATES)[number];

export interface JudgedGame {
  readonly state: GameState;
  readonly format: ReplayFormat;
  /** How many messages or actions. */
  readonly length: number;
  /** At the end; empty where it could not be played. */
  readonly points: readonly number[];
  readonly assertions: { readonly held: number; readonly all: number };
  readonly mismatches: readonly Mismatch[];
  /** What is not modelled. */
  readonly unsupported: readonly string[];
  readonly defects: readonly Defect[];
  readonly replay?: Replay;
}

type Loose = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A file as it is to be replayed, and what it says of itself. */
export interface ReadGame {
  readonly format: ReplayFormat;
  readonly game: unknown;
  /** Whether what was legal before each step is to be compared. */
  readonly legalActions: boolean;
  readonly trace: readonly Offer[];
  readonly end: End;
  readonly unsupported: readonly string[];
}

/** Never throws for what a file may hold. */
export function judgeGame(file: unknown): JudgedGame {
  const read = readGame(file);
  if ('state' in read) return read;
  const { game, format, legalActions } = read;
  try {
    return judgePlayed(read, replay(game, { format, legalActions }));
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return judgeRefused(read, error.defects);
  }
}

/** What is to be replayed; or what comes of a file that is none. */
export function readGame(file: unknown): ReadGame | JudgedGame {
  const format: ReplayFormat = isObject(file) && 'setup' in file && 'replay' in file ? 'jcz' : 'seneschal';
  const { trace, final: end, ...rest } = isObject(file) ? file : {};
  // the contract of our own games knows no further members; in those of another engine what was offered tells some draws apart
  const game = format === 'jcz' || !isObject(file) ? file : rest;
  const wrongShape = [...shapeDefects(Type.Array(OfferSchema), trace ?? [], '/trace'), ...shapeDefects(EndSchema, end ?? {}, '/final')];
  if (wrongShape.length > 0) return refused(format, wrongShape, []);
  const legalActions = trace !== undefined;
  return { format, game, legalActions, trace: (trace ?? []) as readonly Offer[], end: end ?? {}, unsupported: unsupportedIn(game, format) };
}

/** Of a game that could not be replayed: the defects that were told. */
export const judgeRefused = ({ format, unsupported }: ReadGame, defects: readonly Defect[]): JudgedGame => refused(format, defects, unsupported);

/** Of a game that was replayed, here or elsewhere. */
export function judgePlayed({ format, unsupported: beforehand, trace, end, game }: ReadGame, played: Replay): JudgedGame {
  const { steps, final, assertions = [] } = played;
  const players = format === 'jcz' ? playerIds((game as JczGame).players) : final.snapshot.players.map(({ id }) => id);
  const mismatches: Mismatch[] = [
    ...steps.filter(({ action, verdict }) => action && verdict !== 'legal').map(illegal),
    ...(trace.length > 0 ? traceMismatches(trace, end, played, players) : []),
    ...(end.points && end.points.join() !== final.points.join()
      ? [{ text: `at the end we have ${final.points.join()} points, they ${end.points.join()}` }]
      : []),
    ...assertions.filter(({ ok }) => ok === false).map(({ text, actual }) => ({ text: `not so: ${text} (${JSON.stringify(actual)})` })),
  ];
  // what is neither true nor false is no proof that the game came out right
  const unread = assertions.filter(({ ok, actual }) => ok === null && actual === 'not understood').map(({ text }) => `no assertion \`${text}\``);
  const passedOver = steps.flatMap(({ message }) => (message !== undefined && isUnmodelled(message) ? [`no message ${message}`] : []));
  const unsupported = [...new Set([...beforehand, ...passedOver, ...unread])];
  const isProven = mismatches.length === 0 && passedOver.length + unread.length === 0;
  return {
    state: isProven ? 'right' : unsupported.length > 0 ? 'unsupported' : 'wrong',
    format,
    length: steps.length,
    points: final.points,
    assertions: { held: assertions.filter(({ ok }) => ok).length, all: assertions.length },
    mismatches: mismatches.sort(byIndex),
    unsupported,
    defects: [],
    replay: played,
  };
}

/** The end of the game comes last. */
const byIndex = (a: Mismatch, b: Mismatch): number => (a.index ?? Infinity) - (b.index ?? Infinity) || 0;

const illegal = ({ index, verdict, action, findings }: ReplayStep): Mismatch => {
  const bans = findings.filter(({ outcome }) => outcome !== 'permit' && outcome !== 'overruled').map(({ rule }) => rule);
  return { index, text: `the move is ${verdict}: ${keyOf(action!)}${bans.length > 0 ? ` (${bans.join(', ')})` : ''}` };
};

/** Names that another catalogue may have. */
const UNMODELLED: readonly string[] = ['unknown-set', 'unknown-element', 'unknown-tile'];
/** Nonsense in any catalogue. */
const NONSENSE: readonly string[] = ['unknown-message', 'unknown-rule-value'];

function refused(format: ReplayFormat, defects: readonly Defect[], unsupported: readonly string[]): JudgedGame {
  const codes = defects.map(({ code }) => code);
  const isForeign = unsupported.length > 0 || codes.some((code) => UNMODELLED.includes(code));
  const isUnsupported = isForeign && !codes.some((code) => NONSENSE.includes(code) || code === 'missing');
  const named = defects.filter(({ code }) => UNMODELLED.includes(code)).map(({ message }) => message);
  return {
    state: isUnsupported ? 'unsupported' : 'defective',
    format,
    length: 0,
    points: [],
    assertions: { held: 0, all: 0 },
    mismatches: [],
    // its sets and tiles go without saying
    unsupported: isUnsupported ? [...new Set(unsupported.length > 0 ? unsupported : named)] : [],
    defects,
  };
}

/** Expansions that are not modelled whole, and switches that nobody knows. */
function unsupportedIn(game: unknown, format: ReplayFormat): string[] {
  try {
    if (format === 'seneschal') return unmodelled(assemble((game as { ruleset?: object }).ruleset ?? {}).expansions.map(({ id }) => id));
    const { setup } = game as JczGame;
    return [
      ...unmodelled(expansionsOf(setup)),
      ...Object.keys(setup.rules ?? {}).flatMap((rule) => (Object.hasOwn(RULES, rule) ? [] : [`no rule \`${rule}\``])),
    ];
  } catch {
    // whatever is wrong with its shape is told by the replay
    return [];
  }
}

const unmodelled = (ids: readonly string[]): string[] =>
  ids.flatMap((id) => (expansionById.get(id)?.modelled === 'complete' ? [] : [`no expansion \`${id}\``]));
