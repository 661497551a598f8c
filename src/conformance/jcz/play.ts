/** Random games that JCloisterZone's engine keeps: at each message what it offers is held against what we allow, then points and figures. */
import { anyAction } from '../../any-action.js';
import { PLAYED_AGAINST } from '../../replay/names.js';
import type { JczSetup } from '../../contract/replay.js';
import { keyOf } from '../../replay/trace.js';
import { picked, random } from '../../selfplay/random.js';
import type { Compared } from '../diff/compare.js';
import { gathering } from '../diff/gather.js';
import type { Course, Decision } from '../diff/line.js';
import { START, TIMEOUT, type Dealt, type DiffResult } from '../diff/play.js';
import { shrunk } from '../diff/shrink.js';
import { clock } from '../kit/session.js';
import { compareGame, unnamed } from './compare.js';
import type { JczEngine } from './connection.js';
import { begun, type Begun, type Habit } from './setup.js';
import { walk, type Answer, type Choose, type RecordedGame, type Walk } from './walk.js';

export interface JczOptions extends Dealt {
  /** The command that starts the engine, with its messages on the standard input and output. */
  readonly command: string;
  readonly load?: readonly string[];
}

/** A line of play in its engine. */
export interface JczLine extends Course {
  readonly seed: number;
  readonly players: number;
  readonly beginning: Begun;
  /** As its own files have it; `seneschal replay` reads it. */
  readonly game: RecordedGame;
}

/** How often in a row the engine is started in vain before it is given up. */
const STARTS = 3;
/** A game each. */
const MOST_TRIES = 60;

/** Resolves also when the engine breaks: that is in the result, and the games end when it cannot be started again. */
export async function playAgainstJcz(options: JczOptions): Promise<DiffResult<JczLine>> {
  const { command, load = [], games, choices, players, seed, timeout = TIMEOUT, alarm = clock, onGame } = options;
  const engine: JczEngine = { command, load, timeout, startTimeout: Math.max(timeout, START), alarm };
  const found = gathering<JczLine>();
  const skips: Record<string, number> = {};
  const breaks: string[] = [];
  const habits = new Map<string, Habit>();
  const next = random(seed);
  const skip = (reason: string) => (skips[reason] = (skips[reason] ?? 0) + 1);
  let compared = 0;
  let played = 0;
  let inVain = 0;
  for (; played < games && inVain < STARTS; played++) {
    const choice = choices[played % choices.length]!;
    const table = players[0] + Math.floor(next() * (players[1] - players[0] + 1));
    const own = Math.floor(next() * 2 ** 31);
    const beginning = begun(choice, table);
    for (const habit of beginning.habits) habits.set(`${habit.setting} ${habit.ours}`, habit);
    for (const id of beginning.lacks) skip(`it has no expansion \`${id}\``);
    const walked = await walk(engine, { setup: beginning.setup, players: table }, random(own), atRandom(beginning.setup.start, random(own + 1)));
    inVain = walked.game.final ? 0 : inVain + 1;
    if (walked.broken) breaks.push(walked.broken.message);
    if (walked.stopped !== undefined) skip(walked.stopped);
    const { messages, unread } = compareGame(walked.game, beginning.ruleset);
    if (unread !== undefined) skip(unread);
    messages.forEach((message, index) => {
      const line = { choice, seed: own, players: table, beginning, game: walked.game, decisions: decisionsOf(walked, index) };
      found.note(message, line, { game: played, seed: own, players: table });
    });
    compared += messages.length;
    onGame?.(played + 1);
  }
  await found.shorten((line, isSame) => shortest(engine, line, isSame));
  const divergences = found
    .divergences()
    .map((one) => ({ ...one, ...(one.clauses.some((clause) => PLAYED_AGAINST.has(clause)) && { known: true }) }));
  const label = `JCloisterZone (${command})`;
  return { label, hello: null, games: played, compared, skips, breaks, divergences, habits: [...habits.values()] };
}

/** First what kind of thing is done, then what: there are more places than kinds. */
function atRandom(start: JczSetup['start'], next: () => number): Choose {
  const laid = new Set(start.map(({ x, y }) => `${x},${y}`));
  // where a tile has many neighbours something is completed, which on a board that sprawls hardly ever happens
  const weight = ({ action }: Answer): number => {
    const taken = action && anyAction(action);
    if (taken?.type === 'place-figure') return 'feature' in taken.at && taken.at.feature === 'field' ? 1 : FEATURE;
    if (taken?.type !== 'place-tile') return 1;
    const [x, y] = taken.at;
    return NEIGHBOUR ** [`${x - 1},${y}`, `${x + 1},${y}`, `${x},${y - 1}`, `${x},${y + 1}`].filter((cell) => laid.has(cell)).length;
  };
  return (answers) => {
    const item = picked([...new Set(answers.map((answer) => answer.item))], () => 1, next);
    const answer = picked(
      answers.filter((one) => one.item === item),
      weight,
      next,
    );
    const taken = answer.action && anyAction(answer.action);
    if (taken?.type === 'place-tile') laid.add(taken.at.join());
    return answer;
  };
}

const NEIGHBOUR = 8;
const FEATURE = 4;

/** What was decided up to a message. */
function decisionsOf({ taken, game }: Walk, index: number): Decision[] {
  return taken.slice(0, index + 1).flatMap(({ action, message }, i): Decision[] => {
    if (!action) return [];
    const tile = game.replay[i]!.type === 'PLACE_TILE' ? String(message.payload?.['tileId']) : undefined;
    return [{ action: unnamed(action), ...(tile !== undefined && { tile }) }];
  });
}

/** The shortest game that was found to show the same; the whole one where not even that can be played again. */
async function shortest(engine: JczEngine, line: JczLine, isSame: (compared: Compared) => boolean): Promise<JczLine> {
  let shown = line.game;
  const shows = async (shorter: JczLine): Promise<boolean> => {
    const drawOrder = shorter.decisions.flatMap(({ tile }) => tile ?? []);
    const { setup, ruleset } = line.beginning;
    const walked = await walk(engine, { setup, players: line.players, drawOrder }, random(line.seed), following(shorter.decisions));
    if (walked.broken || !compareGame(walked.game, ruleset).messages.some(isSame)) return false;
    shown = walked.game;
    return true;
  };
  if (!(await shows(line))) return line;
  const short = await shrunk(line, { shows, shorter: (best, decisions) => [{ ...best, decisions }], mostTries: MOST_TRIES, round: line.players });
  return { ...short, game: shown };
}

/** What does not come up is passed over; after the last decision the game is left. */
function following(decisions: readonly Decision[]): Choose {
  let at = 0;
  return (answers) => {
    const due = decisions[at];
    if (!due) return undefined;
    const found = answers.find((answer) => answer.action !== undefined && isDue(answer, due));
    if (found) at++;
    return found ?? answers.find(({ action }) => action?.type === 'pass');
  };
}

const isDue = ({ key }: Answer, { action }: Decision): boolean => key === keyOf(action);
