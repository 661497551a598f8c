/** Plays the messages of a JCloisterZone game. */
import type { RulesetChoice } from '../catalog.js';
import type { Action } from '../contract/action.js';
import { anyAction } from '../any-action.js';
import type { Defect } from '../contract/problem.js';
import type { JczMoment } from '../contract/foreign.js';
import type { Question } from '../contract/question.js';
import type { JczGame, Replay, ReplayStep } from '../contract/replay.js';
import type { Score, VerdictKind } from '../contract/verdict.js';
import type { Phase } from '../kernel/declare/step.js';
import type { Judgement } from '../kernel/judge/adjudicate.js';
import { actionDefects } from '../kernel/position/action-defects.js';
import { ordered } from '../kernel/position/canonical.js';
import { InvalidInput } from '../kernel/position/invalid-input.js';
import { inspect } from '../kernel/position/defects.js';
import { phaseOf } from '../kernel/play/phase.js';
import type { Position } from '../kernel/position/position.js';
import { endGame } from '../kernel/play/run.js';
import { GAME_OVER } from '../kernel/play/game-over.js';
import { answer } from './assertions.js';
import { jczFolders } from './jcz-folders.js';
import { readGame, rulesetOfGame, tilesRemaining, type ReadGame, type ReadMessage } from './jcz-game.js';
import { rulesetBelow, type ReplayOptions } from './options.js';
import { questionAt, requireReached } from './position-at.js';
import { COUNTED_BEFORE_COMMIT } from './names.js';
import { firstSnapshot, playerIds } from './setup.js';
import { playEach } from './unread.js';
import {
  accepts,
  begun,
  decider,
  listed,
  mayPass,
  pointsOf,
  reopened,
  take,
  withNewTurn,
  withoutFigure,
  withTile,
  type Table,
  type Taken,
} from './table.js';

/** How many messages can be taken back; a recorded game takes back the last few of a turn. */
const UNDO_DEPTH = 50;

interface Played {
  readonly table: Table;
  /** Where the message was judged. */
  readonly judged?: Position;
  readonly action?: Action;
  readonly verdict?: Judgement;
  readonly legal?: readonly Action[];
  readonly defects?: readonly Defect[];
}

export function replayJcz(value: unknown, options: ReplayOptions): Replay {
  const read = readGame(value, options.stopped !== undefined);
  requireReached(options, read.messages.length);
  const choice = rulesetOfGame(read, options.ruleset);
  const past: Table[] = [firstTable(read, choice, options)];
  let position: Question | undefined;
  const steps = playEach(read.messages, read.unread, options, (message, index) => {
    const before = past.at(-1)!;
    const played = playMessage(past, message, index, options, read.game);
    options.judgedIn?.(played.judged ?? before.view, index);
    if (index === options.at) position = questionAt(played.judged ?? before.view, choice, played.action ?? null);
    if (message.request !== 'undo') past.push(played.table);
    else if (past.length > 1) past.pop();
    if (past.length > UNDO_DEPTH) past.shift();
    options.watch?.(past.at(-1)!.view.snapshot, index, read.messages.length);
    return stepOf(played, before, message, index, options);
  });
  const before = past.at(-1)!;
  if (options.at === read.messages.length) position = questionAt(before.view, choice, null);
  const { view, booked } = ended(before, options);
  const points = pointsOf(view);
  const outcome = { view, players: playerIds(read.game.players), points, scores: booked };
  const { assertions } = read.game.test ?? {};
  return {
    steps,
    final: { points, snapshot: ordered(view.snapshot), scores: booked.slice(before.booked.length) },
    ...(assertions && { assertions: assertions.map((text) => answer(text, outcome)) }),
    ruleset: { id: view.ruleset.id, hash: view.ruleset.hash },
    ...(position && { position }),
  };
}

function firstTable(read: ReadGame, choice: RulesetChoice, options: ReplayOptions): Table {
  const ruleset = rulesetBelow('/ruleset', choice);
  const snapshot = firstSnapshot(read.game, tilesRemaining(read, options.endGame));
  // a game may give its players more figures than are in the box
  const defects = inspect(ruleset, snapshot).defects.filter(({ pointer }) => pointer.startsWith('/tiles'));
  if (defects.length > 0)
    throw new InvalidInput(defects.map((defect) => ({ ...defect, pointer: `/game/setup/start${defect.pointer.slice('/tiles'.length)}` })));
  return { view: begun(ruleset, snapshot), held: [], booked: [] };
}

function stepOf(
  { table, judged, action, verdict, legal, defects = [] }: Played,
  before: Table,
  message: ReadMessage,
  index: number,
  options: ReplayOptions,
): ReplayStep {
  return {
    index,
    message: message.type,
    player: decider(judged ?? before.view),
    action: action ?? null,
    verdict: verdict?.verdict ?? (action ? unjudged(before.view) : null),
    findings: verdict?.findings ?? [],
    scores: table.booked.slice(before.booked.length),
    points: pointsOf(
      table.view,
      table.held.filter((score) => goesOn(message) || !countsBeforeCommit(score)),
    ),
    ...(options.legalActions && { legalActions: [...(legal ?? [])] }),
    ...(defects.length > 0 && { defects: [...defects] }),
  };
}

const countsBeforeCommit = ({ lines }: Score): boolean => lines.every(({ rule }) => COUNTED_BEFORE_COMMIT.has(rule));

/** What an action is whose figure or place is not there: where everything is modelled, nothing allows it. */
const unjudged = (view: Position): VerdictKind => (isModelled(view) ? 'illegal' : 'unregulated');
const isModelled = ({ ruleset }: Position): boolean => ruleset.expansions.every(({ modelled }) => modelled === 'complete');

/** A message, and what is drawn by itself after it. */
function playMessage(past: readonly Table[], message: ReadMessage, index: number, options: ReplayOptions, game: JczGame): Played {
  let played = playRequest(past, message, index, options, game);
  if (message.request === 'undo' || (message.awaitsCommit && message.request !== 'commit')) return played;
  for (let draw = drawnNow(played.table.view, index, game); draw; draw = drawnNow(played.table.view, index, game))
    played = together(played, playAction(played.table, draw, { ...message, awaitsCommit: false }, index, options));
  return played;
}

/** What chance has brought, where nobody decides and a folder knows it. */
function drawnNow(view: Position, index: number, game: JczGame): Action | undefined {
  if (view.snapshot.turn === undefined || !view.ruleset.step(view.turn.step)?.chance) return undefined;
  const moment = momentAt(view, index, game);
  for (const { drawn } of jczFolders) {
    const draw = drawn?.(moment);
    if (draw) return draw;
  }
  return undefined;
}

function playRequest(past: readonly Table[], message: ReadMessage, index: number, options: ReplayOptions, game: JczGame): Played {
  const { request } = message;
  const table = past.at(-1)!;
  const instead = request === 'undo' ? undefined : readInPlace(table.view, request, index, game);
  if (instead) {
    const first: Played = { table: request === 'commit' ? booked(table) : table };
    return instead.reduce((played, action) => together(played, playAction(played.table, action, message, index, options)), first);
  }
  if (request === null) return { table };
  if (request === 'undo') return { table: past.at(-2) ?? table };
  if (request === 'commit') return goesOn(message) || isForATrap(message) ? { table } : commit(table);
  // the game asked for a decision where we see nothing to decide any more
  if (request.type === 'pass' && (!accepts(table.view, request) || hasRunOn(table, message) || asksAgain(table.view, message.phase)))
    return { table: goesOn(message) ? table : bookedAtOnce(table) };
  return playAction(table, request, message, index, options);
}

const momentAt = (view: Position, index: number, game: JczGame): JczMoment => ({
  game,
  index,
  message: game.replay[index]!,
  snapshot: view.snapshot,
  step: view.turn.step,
  player: decider(view),
});

/** What an expansion makes of a message where it stands. */
function readInPlace(view: Position, request: Action | 'commit' | null, index: number, game: JczGame): readonly Action[] | undefined {
  const moment = momentAt(view, index, game);
  for (const { play } of jczFolders) {
    const instead = play?.(request, moment);
    if (instead) return instead;
  }
  return undefined;
}

/** Several actions of one message: what was legal before the first, and the first verdict that is not `legal`. */
function together(first: Played, second: Played): Played {
  if (!first.verdict) return { ...second, ...(first.legal && { legal: first.legal }) };
  const verdict = first.verdict.verdict === 'legal' && second.verdict ? second.verdict : first.verdict;
  return { ...first, table: second.table, verdict, defects: [...(first.defects ?? []), ...(second.defects ?? [])] };
}

const booked = ({ view, held, booked: before }: Table): Table => ({ view, held: [], booked: [...before, ...held] });

/** What was held back is booked; a decision that we still see open, and the game did not, is passed over. */
function commit(table: Table): Played {
  const { view, held, booked: before } = table;
  if (!mayPass(view)) return { table: booked(table) };
  const taken = take(view, { type: 'pass' });
  return {
    table: { view: taken.view, held: [], booked: [...before, ...held, ...taken.own, ...taken.followed] },
    action: { type: 'pass' },
    verdict: taken.verdict,
  };
}

function playAction(table: Table, action: Action, message: ReadMessage, index: number, options: ReplayOptions): Played {
  const posted = anyAction(action);
  const start = posted.type === 'place-tile' ? newTurn(table, posted.tile) : sameTurn(table, action, message);
  const defects = misnamed(start.view, action, `/game/replay/${index}/payload`);
  const legal = options.legalActions ? listed(start.view) : [];
  if (defects.some(({ code }) => code !== 'duplicate-id')) return { table, judged: start.view, action, legal, defects };
  const taken = defects.length === 0 ? take(start.view, action, start.forced) : take(withoutFigure(start.view, action), action);
  return {
    table: after(start.before, taken, message),
    judged: start.view,
    action: taken.verdict.action,
    verdict: taken.verdict,
    legal,
    defects: [...defects, ...taken.defects.map((defect) => ({ ...defect, pointer: `/game/replay/${index}/payload` }))],
  };
}

interface Start {
  /** Where the action is judged, and where it is taken though it is not legal. */
  readonly view: Position;
  readonly forced: Position;
  readonly before: Table;
}

function newTurn(table: Table, tile: string): Start {
  const { view, scores } = withNewTurn(table.view);
  const forced = withTile(view, tile);
  const due = table.view.laid === undefined || mayPass(table.view);
  const drawn = isInHand(view, tile) ? view : forced;
  return { view: due ? drawn : table.view, forced, before: { ...table, view, held: [], booked: [...table.booked, ...table.held, ...scores] } };
}

/** Whether a tile that was not drawn is laid: one that its player has in front of him, where he may choose it. */
const isInHand = (view: Position, tile: string): boolean =>
  view.turn.step !== 'place-tile' && (view.player(decider(view))?.hand?.includes(tile) ?? false);

/** Whether our turn is over, though the game has not committed its own: it may still ask what for us is no decision, or the same twice. */
const hasRunOn = ({ view, last }: Table, { awaitsCommit, followsTile }: ReadMessage): boolean =>
  awaitsCommit && followsTile && isAfterCommit(view) && last !== undefined && last.before.laid !== undefined;

/** What comes after scoring waits for the COMMIT. */
const AFTER_COMMIT: readonly (Phase | undefined)[] = ['after-scoring', 'after-part', 'end'];
const isAfterCommit = (view: Position): boolean => view.laid === undefined || AFTER_COMMIT.includes(phaseOf(view));

/** Where the game asks for figures and pieces once more, whether or not there is anything to do; a file with a trace says so. */
const ASKS_AGAIN = ['PhantomPhase', 'TunnelPhase'];
const goesOn = ({ next }: ReadMessage): boolean => next !== undefined && ASKS_AGAIN.includes(next);
/** What else may be decided after a COMMIT that only let a trap take somebody: the turn goes on, and its own COMMIT comes later. */
const AFTER_A_TRAP = [
  ...ASKS_AGAIN,
  'PlaceFerryPhase',
  'ChangeFerriesPhase',
  'ShepherdPlacementConfirmPhase',
  'ShepherdPhase',
  'DragonMovePhase',
  'CastlePhase',
];
const isForATrap = ({ phase, next }: ReadMessage): boolean => phase === 'CommitPhase' && next !== undefined && AFTER_A_TRAP.includes(next);
const FIGURES_AND_PIECES = ['place-figure', 'place-piece'];
const asksAgain = (view: Position, phase: string | undefined): boolean =>
  phase !== undefined && ASKS_AGAIN.includes(phase) && !FIGURES_AND_PIECES.includes(view.turn.step);

/** A turn that left nothing to decide, as we see it, has run on: for an action that still belongs to it that is taken back. */
function sameTurn(table: Table, action: Action, message: ReadMessage): Start {
  const earlier = (!accepts(table.view, action) || hasRunOn(table, message)) && table.last ? reopened(table.last, action) : undefined;
  if (!earlier) return { view: table.view, forced: table.view, before: table };
  return { view: earlier, forced: earlier, before: { ...table, view: earlier, held: [] } };
}

const AT_ONCE: ReadonlySet<string> = new Set(jczFolders.flatMap(({ bookedAtOnce = [] }) => bookedAtOnce));
const isBookedAtOnce = ({ lines }: Score): boolean => lines.some(({ rule }) => AT_ONCE.has(rule));

/** Some scores do not wait for the COMMIT. */
const bookedAtOnce = ({ held, booked: before, ...table }: Table): Table => ({
  ...table,
  held: held.filter((score) => !isBookedAtOnce(score)),
  booked: [...before, ...held.filter(isBookedAtOnce)],
});

function after({ booked, held, last }: Table, { view, from, own, followed, verdict }: Taken, message: ReadMessage): Table {
  const previous = from ? { before: from, action: verdict.action } : last;
  const taken = { view, ...(previous && { last: previous }) };
  if (message.awaitsCommit && goesOn(message)) return { ...taken, held: [...held, ...followed], booked: [...booked, ...own] };
  if (message.awaitsCommit) {
    const later = followed.filter((score) => !isBookedAtOnce(score));
    return { ...taken, held: [...held, ...later], booked: [...booked, ...own, ...followed.filter(isBookedAtOnce)] };
  }
  return { ...taken, held: [], booked: [...booked, ...held, ...own, ...followed] };
}

/**
 * What an action names and is not there. Figures may stand elsewhere than in the game that was recorded, once we have disagreed with it, and
 * what expansions that are not modelled put on the board we do not know; a feature or tile that is not there cannot be read.
 */
function misnamed(view: Position, action: Action, at: string): Defect[] {
  const defects = actionDefects(view, action).map(({ code, message }): Defect => ({ pointer: at, code, message }));
  const posted = anyAction(action);
  if (posted.type === 'move-dragon' && !view.board.tile(posted.to))
    defects.push({ pointer: at, code: 'no-tile-there', message: `no tile lies on [${posted.to.join(', ')}]` });
  if (isModelled(view) && defects.some(({ code }) => !ABOUT_FIGURES.includes(code))) throw new InvalidInput(defects);
  return defects;
}

const ABOUT_FIGURES = ['unknown-figure', 'duplicate-id'];

/** The final scoring, where the caller wants it and the messages did not bring it. */
function ended({ view, held, booked }: Table, options: ReplayOptions): Table {
  if (options.endGame !== true || view.turn.step === GAME_OVER) return { view, held: [], booked: [...booked, ...held] };
  const { position, scores } = endGame(view);
  return { view: position, held: [], booked: [...booked, ...held, ...scores] };
}
