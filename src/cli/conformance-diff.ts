/** `conformance diff`: random games, and an engine held against ours at each decision. */
import { counted } from '../contract/counted.js';
import { diffText, playAgainst, playAgainstJcz, type Course, type DiffOptions, type DiffResult } from '../conformance/index.js';
import { availableIn } from '../selfplay/choices.js';
import { endOnSignals, engineOf, whole } from './conformance.js';
import { complain, say } from './print.js';
import { seats } from './selfplay.js';
import { Misuse } from './targets.js';

/** As the command line has them: texts. */
export interface DiffCommand {
  readonly engine?: string;
  readonly url?: string;
  readonly adapter?: string;
  readonly load?: readonly string[];
  readonly games: string;
  readonly preset?: string;
  readonly expansions?: string;
  readonly players: string;
  readonly seed: string;
  readonly timeout?: string;
  readonly json?: boolean;
}

/** The exit status: 0 no difference but known ones, 1 differences, 2 misuse, 3 the engine broke. */
export async function runDiff({ games, players, seed, timeout, json, ...asked }: DiffCommand): Promise<number> {
  try {
    const isWatched = process.stderr.isTTY;
    const options: Games = {
      games: whole('games', games, 1, 1_000_000),
      ...tableOf(players, asked),
      seed: whole('seed', seed, 0, 2 ** 31 - 1),
      ...(timeout !== undefined && { timeout: whole('timeout', timeout, 1, 3600) * 1000 }),
      onGame: (played) => isWatched && process.stderr.write(`\r${played} of ${counted(Number(games), 'game')} `),
    };
    const play = playerOf(asked);
    endOnSignals();
    const result = await play(options);
    if (isWatched) process.stderr.write('\n');
    say(json ? JSON.stringify(result, null, 2) : diffText(result).trimEnd());
    if (result.breaks.length > 0) return 3;
    if (result.divergences.some(({ known }) => !known)) return 1;
    if (result.compared > 0) return 0;
    complain('nothing was compared: the engine says that it can do none of it');
    return 2;
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    complain(error.message);
    return 2;
  }
}

type Games = Omit<DiffOptions, 'engine'>;

/** Who plays against what; throws `Misuse`. */
function playerOf({
  engine,
  url,
  adapter,
  load,
}: Pick<DiffCommand, 'engine' | 'url' | 'adapter' | 'load'>): (games: Games) => Promise<DiffResult<Course>> {
  if (adapter === undefined && load !== undefined) throw new Misuse('--load goes with --adapter jcz');
  if (adapter === undefined) {
    const other = engineOf({ ...(engine !== undefined && { engine }), ...(url !== undefined && { url }) });
    return (games) => playAgainst({ engine: other, ...games });
  }
  if (adapter !== 'jcz') throw new Misuse(`no adapter \`${adapter}\` is known: \`jcz\``);
  if (engine === undefined || url !== undefined) throw new Misuse('--adapter jcz needs --engine, and no --url');
  return (games) => playAgainstJcz({ command: engine, ...(load && { load }), ...games });
}

/** Throws `Misuse`. */
function tableOf(players: string, asked: { readonly preset?: string; readonly expansions?: string }) {
  try {
    return { players: seats(players), choices: availableIn(asked) };
  } catch (error) {
    throw new Misuse((error as Error).message);
  }
}
