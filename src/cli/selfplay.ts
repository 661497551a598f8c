/** `selfplay`: random games through the engine, at each step of which its promises must hold. */
import { writeFile } from 'node:fs/promises';
import { availableIn } from '../selfplay/choices.js';
import { PROMISES } from '../selfplay/promises.js';
import { selfplay, type Failure } from '../selfplay/run.js';
import { complain, say } from './print.js';

export interface SelfplayCommand {
  readonly games: string;
  readonly preset?: string;
  readonly expansions?: string;
  readonly players: string;
  readonly seed: string;
  readonly json?: boolean;
  readonly failures?: string;
}

/** True when every game kept every promise. */
export async function playThemselves({ games, players, seed, json, failures: file, ...asked }: SelfplayCommand): Promise<boolean> {
  const table = seats(players);
  const started = performance.now();
  const isWatched = process.stderr.isTTY;
  const played = selfplay(
    { games: whole(games, 'games'), choices: availableIn(asked), players: table, seed: whole(seed, 'seed') },
    (done, failed) => isWatched && process.stderr.write(`\r${done} of ${games} games, ${failed} failed `),
  );
  if (isWatched) process.stderr.write('\n');
  const seconds = (performance.now() - started) / 1000;
  if (file !== undefined && played.failures.length > 0) await writeFile(file, JSON.stringify(played.failures, null, 2));
  if (json) say(JSON.stringify(played, null, 2));
  else {
    for (const failure of played.failures) complain(told(failure));
    say(
      `${played.games} games, ${played.decisions} decisions, ${played.failures.length} failed; ${(played.games / seconds).toFixed(1)} games a second`,
    );
  }
  return played.failures.length === 0;
}

const told = ({ game, seed, players, promise, detail, action }: Failure): string =>
  `game ${game} (seed ${seed}, ${players} players): not so that ${PROMISES[promise]}: ${detail}${action ? `, after ${JSON.stringify(action)}` : ''}`;

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

function whole(text: string, name: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isSafeInteger(value) || value < 0) throw new Error(`--${name} takes a whole number, not \`${text}\``);
  return value;
}
