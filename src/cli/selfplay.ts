/** `selfplay`: random games through the engine, at each step of which its promises must hold. */
import { counted } from '../contract/counted.js';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brokenIn } from '../selfplay/again.js';
import { availableIn } from '../selfplay/choices.js';
import { PROMISES, type Broken } from '../selfplay/promises.js';
import type { Failure } from '../selfplay/run.js';
import { shrunk } from '../selfplay/shrink.js';
import { playTogether } from '../selfplay/threads.js';
import { readJson } from './files.js';
import { complain, say } from './print.js';
import { teller } from './selfplay-progress.js';

export interface SelfplayCommand {
  readonly games: string;
  /** The first one; what was played before is left out. */
  readonly from?: string;
  /** Games at a time. */
  readonly jobs?: string;
  readonly preset?: string;
  readonly expansions?: string;
  readonly players: string;
  readonly seed: string;
  /** Of so many decisions one is looked at with all that is rejected. */
  readonly each?: string;
  /** Each game with a few of the expansions, and other settings. */
  readonly vary?: boolean;
  readonly json?: boolean;
  readonly failures?: string;
  /** A folder for what is left of the games that fail. */
  readonly shrunk?: string;
  /** A game that was written there. */
  readonly again?: string;
}

/** Where failing games go when nobody said. */
const FOLDER = 'selfplay-failures';

/** True when every game kept every promise. */
export async function playThemselves(command: SelfplayCommand): Promise<boolean> {
  const { games, from, jobs, players, seed, each, json, failures: file, shrunk: folder = FOLDER, again, vary, ...asked } = command;
  if (again !== undefined) return lookAgain(again);
  const options = {
    games: whole(games, 'games'),
    from: whole(from ?? '0', 'from'),
    choices: availableIn(asked),
    players: seats(players),
    seed: whole(seed, 'seed'),
    each: spacing(each),
    ...(vary && { vary }),
  };
  const failures: Failure[] = [];
  let [done, decisions] = [0, 0];
  const tell = teller(options.games);
  await playTogether(options, workers(jobs), async (outcome, next) => {
    done++;
    decisions += outcome.decisions;
    if (outcome.failure) {
      failures.push(outcome.failure);
      complain(told(outcome.failure), ...(await written(outcome.failure, folder)));
    }
    tell.progress({ done, failed: failures.length, next });
  });
  tell.stop();
  failures.sort((a, b) => a.game - b.game);
  if (file !== undefined && failures.length > 0) await writeFile(file, JSON.stringify(failures, null, 2));
  if (json) say(JSON.stringify({ games: done, decisions, failures }, null, 2));
  else say(`${counted(done, 'game')}, ${counted(decisions, 'decision')}, ${failures.length} failed; ${tell.speed(done)} games a second`);
  return failures.length === 0;
}

/** Writes down the shortest game that breaks the promise, and says how it is seen again. */
async function written(failure: Failure, folder: string): Promise<string[]> {
  const { snapshot, seed } = failure;
  const game = snapshot && shrunk({ ...failure, snapshot }, failure);
  if (!game) return [];
  const path = join(folder, `${seed}.json`);
  await mkdir(folder, { recursive: true });
  await writeFile(path, JSON.stringify(game, null, 2));
  return [`  shrunk to ${counted(game.snapshot.tiles.length, 'tile')}: seneschal selfplay --again ${path} (or: seneschal replay ${path})`];
}

/** True when a game that was written down breaks nothing any more. */
async function lookAgain(path: string): Promise<boolean> {
  const broken = brokenIn(await readJson(path));
  for (const one of broken) complain(brokenText(one));
  if (broken.length === 0) say('every promise is kept');
  return broken.length === 0;
}

const brokenText = ({ promise, detail }: Broken): string => `not so that ${PROMISES[promise]}: ${detail}`;

const told = ({ game, seed, players, action, ...broken }: Failure): string =>
  `game ${game} (seed ${seed}, ${counted(players, 'player')}): ${brokenText(broken)}${action ? `, after ${JSON.stringify(action)}` : ''}`;

/** How many a table may have: as many as have figures of a colour of their own. */
const [FEWEST, MOST] = [1, 6];

/** Throws where it is no range of players. */
export function seats(text: string): readonly [from: number, to: number] {
  const [, from = '', to = from] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  const [fewest, most] = [Number(from), Number(to)];
  if (from === '' || fewest < FEWEST || most > MOST || fewest > most)
    throw new Error(`--players takes a number or a range from ${FEWEST} to ${MOST}, as \`3\` or \`2-6\`, not \`${text}\``);
  return [fewest, most];
}

/** Of threads there may be as many as an engine may be started. */
const MOST_JOBS = 64;

function workers(jobs = '1'): number {
  const count = whole(jobs, 'jobs');
  if (count < 1 || count > MOST_JOBS) throw new Error(`--jobs takes a number from 1 to ${MOST_JOBS}, not \`${jobs}\``);
  return count;
}

function spacing(each = '1'): number {
  const count = whole(each, 'each');
  if (count < 1) throw new Error(`--each takes a number from 1, not \`${each}\``);
  return count;
}

function whole(text: string, name: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isSafeInteger(value) || value < 0) throw new Error(`--${name} takes a whole number, not \`${text}\``);
  return value;
}
