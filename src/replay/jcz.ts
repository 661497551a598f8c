/** Plays the messages of a JCloisterZone game. */
import type { Action } from '../contract/action.js';
import type { Defect } from '../contract/problem.js';
import type { Replay, ReplayStep } from '../contract/replay.js';
import type { Verdict, VerdictKind } from '../contract/verdict.js';
import { actionDefects } from '../kernel/action-defects.js';
import { ordered } from '../kernel/canonical.js';
import { InvalidInput, inspect } from '../kernel/defects.js';
import { Position } from '../kernel/position.js';
import { endGame, GAME_OVER } from '../kernel/progress.js';
import { answer } from './assertions.js';
import { readGame, rulesetOfGame, tilesRemaining, type ReadGame, type ReadMessage } from './jcz-game.js';
import { rulesetBelow, type ReplayOptions } from './options.js';
import { firstSnapshot, playerIds } from './setup.js';
import {
  accepts,
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
  readonly verdict?: Verdict;
  readonly legal?: readonly Action[];
  readonly defects?: readonly Defect[];
}

export function replayJcz(value: unknown, options: ReplayOptions): Replay {
  const read = readGame(value);
  const past: Table[] = [firstTable(read, options)];
  const steps = read.messages.map((message, index): ReplayStep => {
    const before = past.at(-1)!;
    const played = playMessage(past, message, index, options);
    if (message.request !== 'undo') past.push(played.table);
    else if (past.length > 1) past.pop();
    if (past.length > UNDO_DEPTH) past.shift();
    return stepOf(played, before, message, index, options);
  });
  const before = past.at(-1)!;
  const { view, booked } = ended(before, options);
  const points = pointsOf(view);
  const outcome = { view, players: playerIds(read.game.players), points, scores: booked };
  const { assertions } = read.game.test ?? {};
  return {
    steps,
    final: { points, snapshot: ordered(view.snapshot), scores: booked.slice(before.booked.length) },
    ...(assertions && { assertions: assertions.map((text) => answer(text, outcome)) }),
    ruleset: { id: view.ruleset.id, hash: view.ruleset.hash },
  };
}

function firstTable(read: ReadGame, options: ReplayOptions): Table {
  const ruleset = rulesetBelow('/ruleset', rulesetOfGame(read, options.ruleset));
  const snapshot = firstSnapshot(read.game, tilesRemaining(read, options.endGame));
  // a game may give its players more figures than are in the box
  const defects = inspect(ruleset, snapshot).defects.filter(({ pointer }) => pointer.startsWith('/tiles'));
  if (defects.length > 0)
    throw new InvalidInput(defects.map((defect) => ({ ...defect, pointer: `/game/setup/start${defect.pointer.slice('/tiles'.length)}` })));
  return { view: new Position(ruleset, snapshot), held: [], booked: [] };
}

function stepOf(
  { table, judged, action, verdict, legal, defects = [] }: Played,
  before: Table,
  { type }: ReadMessage,
  index: number,
  options: ReplayOptions,
): ReplayStep {
  return {
    index,
    message: type,
    player: decider(judged ?? before.view),
    action: action ?? null,
    verdict: verdict?.verdict ?? (action ? unjudged(before.view) : null),
    findings: verdict?.findings ?? [],
    scores: table.booked.slice(before.booked.length),
    points: pointsOf(table.view, table.held),
    ...(options.legalActions && { legalActions: [...(legal ?? [])] }),
    ...(defects.length > 0 && { defects: [...defects] }),
  };
}

/** What an action is whose figure or place is not there: where everything is modelled, nothing allows it. */
const unjudged = (view: Position): VerdictKind => (isModelled(view) ? 'illegal' : 'unregulated');
const isModelled = ({ ruleset }: Position): boolean => ruleset.expansions.every(({ modelled }) => modelled === 'complete');

function playMessage(past: readonly Table[], { request, awaitsCommit }: ReadMessage, index: number, options: ReplayOptions): Played {
  const table = past.at(-1)!;
  if (request === null) return { table };
  if (request === 'undo') return { table: past.at(-2) ?? table };
  if (request === 'commit') return commit(table);
  // the game asked for a decision where we see nothing to decide any more
  if (request.type === 'pass' && !accepts(table.view, request)) return { table };
  return playAction(table, request, awaitsCommit, index, options);
}

/** What was held back is booked; a decision that we still see open, and the game did not, is passed over. */
function commit({ view, held, booked }: Table): Played {
  if (!mayPass(view)) return { table: { view, held: [], booked: [...booked, ...held] } };
  const taken = take(view, { type: 'pass' });
  return {
    table: { view: taken.view, held: [], booked: [...booked, ...held, ...taken.own, ...taken.followed] },
    action: { type: 'pass' },
    verdict: taken.verdict,
  };
}

function playAction(table: Table, action: Action, awaitsCommit: boolean, index: number, options: ReplayOptions): Played {
  const start = action.type === 'place-tile' ? newTurn(table, action.tile) : sameTurn(table, action);
  const defects = misnamed(start.view, action, `/game/replay/${index}/payload`);
  const legal = options.legalActions ? listed(start.view) : [];
  if (defects.some(({ code }) => code !== 'duplicate-id')) return { table, judged: start.view, action, legal, defects };
  const taken = defects.length === 0 ? take(start.view, action, start.forced) : take(withoutFigure(start.view, action), action);
  return {
    table: after(start.before, taken, awaitsCommit),
    judged: start.view,
    action: taken.verdict.action,
    verdict: taken.verdict,
    legal,
    defects,
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
  return { view: due ? forced : table.view, forced, before: { ...table, view, held: [], booked: [...table.booked, ...table.held, ...scores] } };
}

/** A turn that left nothing to decide, as we see it, has run on: for an action that still belongs to it that is taken back. */
function sameTurn(table: Table, action: Action): Start {
  const earlier = !accepts(table.view, action) && table.last ? reopened(table.last, action) : undefined;
  if (!earlier) return { view: table.view, forced: table.view, before: table };
  return { view: earlier, forced: earlier, before: { ...table, view: earlier, held: [] } };
}

function after({ booked, held, last }: Table, { view, from, own, followed, verdict }: Taken, awaitsCommit: boolean): Table {
  const previous = from ? { before: from, action: verdict.action } : last;
  const taken = { view, ...(previous && { last: previous }) };
  if (awaitsCommit) return { ...taken, held: [...held, ...followed], booked: [...booked, ...own] };
  return { ...taken, held: [], booked: [...booked, ...held, ...own, ...followed] };
}

/**
 * What an action names and is not there. Figures may stand elsewhere than in the game that was recorded, once we have disagreed with it, and
 * what expansions that are not modelled put on the board we do not know; a feature or tile that is not there cannot be read.
 */
function misnamed(view: Position, action: Action, at: string): Defect[] {
  const defects = actionDefects(view, action).map(({ code, message }): Defect => ({ pointer: at, code, message }));
  if (action.type === 'move-dragon' && !view.board.tile(action.to))
    defects.push({ pointer: at, code: 'no-tile-there', message: `no tile lies on [${action.to.join(', ')}]` });
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
