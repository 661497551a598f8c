/** A game in JCloisterZone's engine: somebody chooses among what it offers, and what it offered and answered is written down. */
import type { Action } from '../../contract/action.js';
import type { JczItem, JczPointer } from '../../contract/foreign.js';
import type { Defect } from '../../contract/problem.js';
import type { JczMessage, JczSetup } from '../../contract/replay.js';
import { readMessage } from '../../replay/messages.js';
import { takesRandom } from '../../replay/names.js';
import { answersTo, type Seat } from '../../replay/offers.js';
import { keyOf, type Offer } from '../../replay/trace.js';
import { Broken } from '../engines/engine.js';
import { JczConnection, type JczEngine, type JczState } from './connection.js';

export interface Table {
  readonly setup: JczSetup;
  readonly players: number;
  /** Tiles to be drawn before chance draws; left out: chance draws all. */
  readonly drawOrder?: readonly string[];
}

/** A message that takes something offered. */
export interface Answer {
  readonly message: JczMessage;
  /** Left out where the message only lets the game go on. */
  readonly action?: Action;
  /** The action in words; two that differ in nothing but the figure are one. */
  readonly key: string;
  /** Of the item that offers it. */
  readonly item: number;
}

export interface Recorded extends Offer {
  readonly deployedMeeples?: JczState['deployedMeeples'];
  /** By kind. */
  readonly neutral?: JczState['neutralFigures'];
}

/** As its own files have it, with what was offered before each message. */
export interface RecordedGame {
  readonly setup: JczSetup;
  readonly players: number;
  readonly initialRandom: number;
  readonly gameAnnotations: object;
  readonly replay: readonly JczMessage[];
  readonly trace: readonly Recorded[];
  /** What it says after the last message. */
  readonly final?: { readonly phase: string; readonly points: number[] };
}

export interface Walk {
  readonly game: RecordedGame;
  /** What was taken at each message. */
  readonly taken: readonly Answer[];
  /** Why the game ended before its end: what was offered cannot be answered. */
  readonly stopped?: string;
  readonly broken?: Broken;
}

/** Undefined: the game is left. */
export type Choose = (answers: readonly Answer[]) => Answer | undefined;

/** Resolves also when the engine breaks. */
export async function walk(engine: JczEngine, table: Table, next: () => number, choose: Choose): Promise<Walk> {
  const { setup, players, drawOrder } = table;
  const gameAnnotations = drawOrder ? { tilePack: { className: 'com.jcloisterzone.debug.ForcedDrawTilePack', params: { drawOrder } } } : {};
  const initialRandom = next();
  const replay: JczMessage[] = [];
  const trace: Recorded[] = [];
  const taken: Answer[] = [];
  let state: JczState | undefined;
  let end: Pick<Walk, 'stopped' | 'broken'> = {};
  const connection = new JczConnection(engine);
  try {
    state = await connection.send({ type: 'GAME_SETUP', payload: { ...setup, timer: null, players, initialRandom, gameAnnotations } });
    while (state.action && state.phase !== OVER) {
      const answers = answersIn(state, players);
      if (answers.length === 0) {
        end = { stopped: `${itemsOf(state).join(', ')} cannot be answered` };
        break;
      }
      const answer: Answer | undefined = isToGoOn(answers) ? answers[0] : choose(answers);
      if (!answer) break;
      const { message } = answer;
      const sent = takesRandom(message.type) ? { ...message, payload: { ...message.payload, random: next() } } : message;
      const offer = offerOf(state);
      state = await connection.send(sent);
      replay.push(sent);
      trace.push(offer);
      taken.push(answer);
    }
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    end = { broken: error };
  } finally {
    await connection.close();
  }
  const final = state && { phase: state.phase, points: pointsIn(state) };
  return { game: { setup, players, initialRandom, gameAnnotations, replay, trace, ...(final && { final }) }, taken, ...end };
}

const OVER = 'GameOverPhase';
const isToGoOn = (answers: readonly Answer[]): boolean => answers.length === 1 && answers[0]!.action === undefined;

const pointsIn = ({ players }: JczState): number[] => players.map(({ points }) => points);

const offerOf = (state: JczState): Recorded => {
  const { phase, action, deployedMeeples, neutralFigures: neutral } = state;
  return { phase, points: pointsIn(state), ...action, ...(deployedMeeples && { deployedMeeples }), ...(neutral && { neutral }) };
};

const itemsOf = ({ action }: JczState): string[] => (action?.items ?? []).map(({ type }) => type ?? 'an item of no type');

/** Whatever can be sent; only what is offered ever is. */
function answersIn(state: JczState, players: number): Answer[] {
  const { action: { player, canPass = false, items = [] } = {}, phase } = state;
  const answers = items.flatMap((item, i) => {
    const seat: Seat = { player: player ?? 0, phase, figure: (name) => figureOf(state, player ?? 0, name, item) };
    return messagesOf(item, seat).flatMap((message) => answerWith(message, players, i));
  });
  const hasPass = answers.some(({ message }) => message.type === PASS.type);
  return canPass && !hasPass ? [...answers, ...answerWith(PASS, players, items.length)] : answers;
}

const PASS: JczMessage = { type: 'PASS', payload: {} };

/** What is not known cannot be taken. */
function messagesOf(item: JczItem, seat: Seat): readonly JczMessage[] {
  try {
    return answersTo(item, seat);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return [];
  }
}

/** None where the message is not whole: it would end the game. */
function answerWith(message: JczMessage, players: number, item: number): Answer[] {
  const defects: Defect[] = [];
  const request = readMessage(message, players, '', defects);
  if (defects.length > 0) return [];
  // what chance brings nobody chooses
  const isAction = request !== null && typeof request === 'object' && request.type !== 'chance';
  return [{ message, item, ...(isAction ? { action: request, key: keyOf(request) } : { key: message.type }) }];
}

/** Who moves on still stands where it says, or is in the supply again. */
function figureOf({ players, deployedMeeples = [] }: JczState, player: number, name: string, item: JczItem): string {
  const origin = item['origin'] as JczPointer | undefined;
  const standing = deployedMeeples.find(
    (one) =>
      origin && one.player === player && one.type === name && one.location === origin.location && one.position.join() === origin.position.join(),
  );
  return String(standing?.id ?? players[player]?.meeples?.[name]?.[1]);
}
