/** `replay FILE...`: whole games, and what their assertions say. */
import { SingleBar } from 'cli-progress';
import type { Problem } from '../contract/problem.js';
import { client, type Client } from './client.js';
import { readJson } from './files.js';
import { complain, problemText, say } from './print.js';

interface ReplayAnswer {
  readonly steps: readonly { readonly index: number; readonly verdict: string | null; readonly action: unknown }[];
  readonly final: { readonly points: readonly number[] };
  readonly assertions?: readonly { readonly text: string; readonly ok: boolean | null; readonly actual: unknown }[];
}

interface Result {
  readonly file: string;
  readonly ok: boolean;
  readonly lines: readonly string[];
  readonly answer: unknown;
}

const isJcz = (game: unknown) => typeof game === 'object' && game !== null && 'setup' in game && 'replay' in game;

async function replayOne(http: Client, file: string): Promise<Result> {
  let game: unknown;
  try {
    game = await readJson(file);
  } catch (error) {
    return { file, ok: false, lines: [(error as Error).message], answer: null };
  }
  const { ok, body } = await http.post<ReplayAnswer | Problem>('/v1/replays', { format: isJcz(game) ? 'jcz' : 'seneschal', game });
  if (!ok) return { file, ok, lines: problemText(body as Problem), answer: body };
  const { steps, final, assertions = [] } = body as ReplayAnswer;
  const notLegal = steps.filter(({ action, verdict }) => action && verdict !== 'legal');
  const untrue = assertions.filter((assertion) => assertion.ok === false);
  return {
    file,
    ok: notLegal.length + untrue.length === 0,
    lines: [
      `${steps.length} steps, points ${final.points.join(' ')}, ${assertions.filter((assertion) => assertion.ok).length} of ${assertions.length} assertions hold`,
      ...notLegal.map(({ index, verdict, action }) => `step ${index} is ${verdict}: ${JSON.stringify(action)}`),
      ...untrue.map(({ text, actual }) => `not so: ${text} (${String(actual)})`),
    ],
    answer: body,
  };
}

/** True when every move was legal and every assertion held. */
export async function replayFiles(files: readonly string[], { json = false }: { json?: boolean }): Promise<boolean> {
  const bar = files.length > 3 && process.stderr.isTTY ? new SingleBar({ format: '{bar} {value}/{total} {file}', clearOnComplete: true }) : undefined;
  const http = await client();
  const results: Result[] = [];
  bar?.start(files.length, 0, { file: '' });
  for (const file of files) {
    bar?.update(results.length, { file });
    results.push(await replayOne(http, file));
  }
  bar?.stop();
  await http.close();
  if (json)
    say(
      JSON.stringify(
        results.map(({ file, ok, answer }) => ({ file, ok, answer })),
        null,
        2,
      ),
    );
  else for (const { file, ok, lines } of results) (ok ? say : complain)(`${ok ? 'ok  ' : 'FAIL'} ${file}`, ...lines.map((line) => `     ${line}`));
  return results.every(({ ok }) => ok);
}
