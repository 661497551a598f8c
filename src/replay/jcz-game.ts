/** Reads a game of JCloisterZone: every defect with its pointer, and what follows from the game as a whole. */
import { tile, type RulesetChoice } from '../catalog.js';
import type { Action } from '../contract/action.js';
import { anyAction } from '../any-action.js';
import type { Defect } from '../contract/problem.js';
import { JczGameSchema, type JczGame, type JczMessage, type JczSetup } from '../contract/replay.js';
import { InvalidInput } from '../kernel/position/invalid-input.js';
import { jczFolders } from './jcz-folders.js';
import { readMessage, type Request } from './messages.js';
import { playerIds, rulesetOf, setupDefects, tilesToDraw } from './setup.js';
import { shapeDefects } from './shape.js';
import { firstUnread, type Unread } from './unread.js';

export interface ReadMessage {
  readonly type: string;
  readonly request: Request;
  /** A COMMIT follows before the next tile: what is scored before it is booked only then. */
  readonly awaitsCommit: boolean;
  /** A tile has been laid since the last COMMIT. */
  readonly followsTile: boolean;
  /** The phase of the game that took it, where the file has a trace. */
  readonly phase?: string;
  /** The phase that takes the next one. */
  readonly next?: string;
}

export interface ReadGame {
  readonly game: JczGame;
  readonly messages: readonly ReadMessage[];
  /** The first message that cannot be read. */
  readonly unread?: Unread;
}

/** Throws `InvalidInput`, pointers below `/game`. With `upToUnread` a message that cannot be read is told, and is nothing that was done. */
export function readGame(value: unknown, upToUnread = false): ReadGame {
  const defects = shapeDefects(JczGameSchema, value, '/game');
  const game = value as JczGame;
  const sound = (part: string) => !defects.some(({ pointer }) => pointer === '/game' || pointer.startsWith(`/game/${part}`));
  if (sound('setup')) defects.push(...setupDefects(game.setup).map((defect) => ({ ...defect, pointer: `/game${defect.pointer}` })));
  const players = sound('players') ? playerIds(game.players) : [];
  const messages = sound('replay') && sound('players') ? readMessages(game.replay, phasesIn(value), players, defects) : [];
  if (defects.length === 0) return { game, messages };
  const unread = upToUnread && sound('setup') && sound('players') && messages.length > 0 ? firstUnread(defects, '/game/replay') : undefined;
  if (!unread) throw new InvalidInput(defects);
  return { game, messages, unread };
}

function readMessages(replay: readonly JczMessage[], phases: readonly unknown[], players: readonly string[], defects: Defect[]): ReadMessage[] {
  const requests = replay.map((message, i): Request => {
    const request = readMessage(message, players.length, `/game/replay/${i}`, defects);
    if (request === null || typeof request === 'string') return request;
    const player = players[message.player ?? ownerOf(request)];
    return player === undefined ? request : { ...request, player };
  });
  let awaitsCommit = false;
  let followsTile = false;
  const messages = replay.map(({ type }, i): ReadMessage => {
    const [phase, next] = [phases[i], phases[i + 1]];
    const told = { ...(typeof phase === 'string' && { phase }), ...(typeof next === 'string' && { next }) };
    const message = { type, request: requests[i]!, awaitsCommit: false, followsTile, ...told };
    followsTile = isTile(message.request) || (followsTile && message.request !== 'commit');
    return message;
  });
  for (let i = messages.length - 1; i >= 0; i--) {
    messages[i] = { ...messages[i]!, awaitsCommit };
    if (requests[i] === 'commit') awaitsCommit = true;
    else if (isTile(requests[i]!)) awaitsCommit = false;
  }
  return messages;
}

function phasesIn(file: unknown): readonly unknown[] {
  const { trace } = file as { readonly trace?: unknown };
  return Array.isArray(trace) ? trace.map((offer: { readonly phase?: unknown } | null) => offer?.phase) : [];
}

/** Whose figure is placed; -1 for any other action. */
function ownerOf(taken: Action): number {
  const action = anyAction(taken);
  return action.type === 'place-figure' ? Number(action.figure!.split('.')[0]) : -1;
}

const isTile = (request: Request): boolean => request !== null && typeof request === 'object' && request.type === 'place-tile';

/** A tile that is in no set is nobody's draw: a player has it in front of him. */
const isDrawn = (id: string): boolean => Object.keys(tile(id)?.copies ?? {}).length > 0;

/** The tiles that are drawn and laid, those that were taken back left out. */
function tilesLaid(messages: readonly ReadMessage[]): readonly string[] {
  const standing: Request[] = [];
  for (const { request } of messages) {
    if (request === 'undo') standing.pop();
    else standing.push(request);
  }
  return standing.flatMap((request) => {
    const action = request !== null && typeof request === 'object' ? anyAction(request) : undefined;
    return action?.type === 'place-tile' && isDrawn(action.tile) ? [action.tile] : [];
  });
}

/** How many tiles have left the bag with them. */
const alsoDrawn = (setup: JczSetup, laid: readonly string[]): number =>
  laid.reduce((sum, id) => jczFolders.reduce((all, folder) => all + (folder.alsoDrawn?.(setup, tile(id)!) ?? 0), sum), 0);

/**
 * How many tiles are left after the first one in hand. The game is over when they run out, so the count says when: when the sets are used
 * up, with the turn that the annotations name, or, when the caller wants it or the file holds the end, with the last turn that was recorded.
 */
export function tilesRemaining({ game, messages }: ReadGame, endGame: boolean | undefined): number {
  const tiles = tilesLaid(messages);
  const further = alsoDrawn(game.setup, tiles);
  const laid = tiles.length + further;
  const inSets = Math.max(tilesToDraw(game.setup), 1) - 1;
  const last = Math.max(laid - 1, 0);
  if (endGame === false) return Math.max(inSets, laid);
  const { endTurn } = game.gameAnnotations ?? {};
  if (endGame === true || game.final?.phase === 'GameOverPhase') return last;
  // a turn can take more than one tile, so more tiles than turns do not go beyond the last turn
  return Math.max(typeof endTurn === 'number' ? Math.min(endTurn - 1 + further, inSets) : inSets, last);
}

export const rulesetOfGame = ({ game }: ReadGame, chosen: RulesetChoice | undefined): RulesetChoice => rulesetOf(game.setup, chosen);
