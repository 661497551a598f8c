/** `replay FILE...`: whole games, what is wrong with them, and what we do not model. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SingleBar } from 'cli-progress';
import { gamesReport, gamesStatus, gamesSummary, type FiledGame } from '../conformance/replays/report.js';
import { gameText, writeGames } from '../conformance/replays/write.js';
import { writeLine } from '../notation/index.js';
import { judgeGame } from '../replay/judge.js';
import { positionAt } from '../service/decisions/replays.js';
import { readJson } from './files.js';
import { complain, say } from './print.js';
import type { FileRead } from './replay-elsewhere.js';
import { Misuse, save, targetsOf } from './targets.js';

export interface ReplayOptions {
  readonly json?: boolean;
  readonly report?: readonly string[];
  /** Index of a message. */
  readonly at?: string;
  /** The position as a line. */
  readonly notation?: boolean;
  /** Address of a service that replays them. */
  readonly server?: string;
  /** The secret of its key. */
  readonly key?: string;
}

const GAMES = /\.(jcz|json)(\.gz)?$/;

/** The exit status: 0 all right, 1 something wrong, 2 misuse, or nothing wrong but something that cannot be read, 3 that is not modelled. */
export async function replayFiles(
  paths: readonly string[],
  { json = false, report: forms, at, notation = false, ...where }: ReplayOptions,
): Promise<number> {
  try {
    if (at !== undefined && where.server !== undefined) throw new Misuse('--at tells a position of a game here: leave --server out');
    if (at !== undefined) return await printPosition(paths, at, notation);
    if (notation) throw new Misuse('--notation is the form of a position: say which one with --at');
    const targets = forms && targetsOf(forms);
    const names = (await Promise.all(paths.map(filesOf))).flat();
    const files = new Map<string, unknown>();
    const games = await judgeAll(names, files, where);
    const report = gamesReport(games);
    if (json) say(JSON.stringify(games.map(asJson), null, 2));
    else if (targets) for (const { form, file } of targets) await save(writeGames(form, report, files), file);
    else {
      for (const game of report.games) (game.state === 'right' ? say : complain)(...gameText(game));
      if (report.games.length > 1) say(gamesSummary(report));
    }
    return gamesStatus(report);
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    complain(error.message);
    return 2;
  }
}

/** The games in a folder and all below it; anything else is a file. */
async function filesOf(path: string): Promise<string[]> {
  const isFolder = path !== '-' && (await stat(path).catch(() => undefined))?.isDirectory();
  if (!isFolder) return [path];
  const names = (await readdir(path, { recursive: true })).filter((name) => GAMES.test(name)).sort();
  if (names.length === 0) throw new Misuse(`${path}: there are no games in it: no file ends in .jcz or .json, gzipped or not`);
  return names.map((name) => join(path, name));
}

async function judgeAll(
  names: readonly string[],
  files: Map<string, unknown>,
  { server, key }: Pick<ReplayOptions, 'server' | 'key'>,
): Promise<FiledGame[]> {
  const bar = names.length > 3 && process.stderr.isTTY ? new SingleBar({ format: '{bar} {value}/{total} {file}', clearOnComplete: true }) : undefined;
  bar?.start(names.length, 0, { file: '' });
  try {
    if (server !== undefined) {
      const { judgeElsewhere } = await import('./replay-elsewhere.js');
      return await judgeElsewhere(names, { server, key, read: (file) => readInto(files, file), onProgress: (done) => bar?.update(done) });
    }
    const games: FiledGame[] = [];
    for (const file of names) {
      bar?.update(games.length, { file });
      const game = await readInto(files, file);
      games.push({ file, game: 'unreadable' in game ? game.unreadable : judgeGame(game.content) });
    }
    return games;
  } finally {
    bar?.stop();
  }
}

async function readInto(files: Map<string, unknown>, file: string): Promise<FileRead> {
  try {
    const content = await readJson(file);
    files.set(file, content);
    return { content };
  } catch (error) {
    const defects = [{ pointer: '', code: 'unreadable', message: (error as Error).message }];
    return {
      unreadable: {
        state: 'defective',
        format: 'seneschal',
        length: 0,
        points: [],
        assertions: { held: 0, all: 0 },
        mismatches: [],
        unsupported: [],
        defects,
      },
    };
  }
}

const asJson = ({ file, game: { replay, state, ...rest } }: FiledGame) => ({ file, ok: state === 'right', state, ...rest, answer: replay ?? null });

/** The position before a message of the one game that is given. */
async function printPosition(paths: readonly string[], at: string, asLine: boolean): Promise<number> {
  const [path] = paths;
  if (path === undefined || paths.length > 1) throw new Misuse('--at tells a position of one game: give one file');
  if (!/^\d+$/.test(at)) throw new Misuse(`--at ${at}: the index of a message is a whole number from 0`);
  const position = positionAt(await readJson(path), Number(at));
  say(asLine ? writeLine(position) : JSON.stringify(position, null, 2));
  return 0;
}
