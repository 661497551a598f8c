/** `conformance run` and `conformance engine`. */
import type { Level } from '../contract/conformance.js';
import type { SuiteResult } from '../conformance/kit/result.js';
import { SingleBar } from 'cli-progress';
import {
  exitStatus,
  httpEngine,
  LEVELS,
  processEngine,
  readBaseline,
  reportOf,
  runSuite,
  serveEngine,
  UnknownName,
  writeReport,
  type EngineUnderTest,
  type SuiteOptions,
} from '../conformance/index.js';
import { readJson } from './files.js';
import { complain } from './print.js';
import { Misuse, save, targetsOf } from './targets.js';

/** As the command line has them: texts. */
export interface RunOptions {
  readonly engine?: string;
  readonly url?: string;
  readonly expansions?: readonly string[];
  readonly presets?: readonly string[];
  readonly only?: readonly string[];
  readonly level?: string;
  readonly seed?: string;
  readonly jobs?: string;
  readonly timeout?: string;
  readonly baseline?: string;
  readonly report?: readonly string[];
}

/** Ends in good order: the engines are ended as well. */
export function endOnSignals(): void {
  const statuses = { SIGINT: 130, SIGTERM: 143 } as const;
  for (const [signal, status] of Object.entries(statuses)) process.once(signal, () => process.exit(status));
}

/** The exit status: 0 all right, 1 wrong, 2 misuse, 3 the engine broke. */
export async function runConformance(options: RunOptions): Promise<number> {
  try {
    const targets = targetsOf(options.report ?? ['text']);
    const baseline = options.baseline === undefined ? undefined : await baselineOf(options.baseline);
    endOnSignals();
    const result = await runWithBar(suiteOptions(options));
    const report = reportOf(result, { date: new Date().toISOString(), ...(baseline && { baseline }) });
    for (const { form, file } of targets) {
      const text = writeReport(form, report, result);
      await save(text, file);
    }
    const status = exitStatus(report);
    if (status === 2) complain('nothing was judged: the engine says that it can do none of the cases that were chosen, or none was chosen');
    return status;
  } catch (error) {
    if (!(error instanceof Misuse || error instanceof UnknownName)) throw error;
    complain(error.message);
    return 2;
  }
}

function suiteOptions({ expansions, presets, only, level, seed, jobs, timeout, ...rest }: RunOptions): SuiteOptions {
  return {
    engine: engineOf(rest),
    select: { ...(expansions && { expansions }), ...(presets && { presets }), ...(only && { only }) },
    ...(level !== undefined && { level: levelOf(level) }),
    ...(seed !== undefined && { seed: whole('seed', seed, 0, 2 ** 31 - 1) }),
    ...(jobs !== undefined && { jobs: whole('jobs', jobs, 1, 64) }),
    ...(timeout !== undefined && { timeout: whole('timeout', timeout, 1, 3600) * 1000 }),
  };
}

export function engineOf({ engine, url }: Pick<RunOptions, 'engine' | 'url'>): EngineUnderTest {
  if ((engine === undefined) === (url === undefined)) throw new Misuse('either --engine or --url must be given');
  if (engine !== undefined) return processEngine(engine);
  if (!/^https?:\/\//.test(url!) || !URL.canParse(url!)) throw new Misuse(`\`${url!}\` is no address: such as http://localhost:3000`);
  return httpEngine(url!);
}

function levelOf(text: string): Level {
  const level = LEVELS.find((name, i) => name === text || String(i + 1) === text);
  if (!level) throw new Misuse(`\`${text}\` is no level: ${LEVELS.join(', ')}`);
  return level;
}

export function whole(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most)
    throw new Misuse(`--${name} must be a whole number from ${least} to ${most}, not \`${text}\``);
  return number;
}

async function baselineOf(file: string) {
  try {
    return readBaseline(await readJson(file));
  } catch (error) {
    const { message } = error as Error;
    throw new Misuse(message.includes(file) ? message : `${file}: ${message}`);
  }
}

async function runWithBar(options: SuiteOptions): Promise<SuiteResult> {
  if (!process.stderr.isTTY) return runSuite(options);
  const bar = new SingleBar({ format: '{bar} {value}/{total} {wrong} wrong', clearOnComplete: true });
  let wrong = 0;
  bar.start(1, 0, { wrong });
  try {
    return await runSuite({
      ...options,
      onResult: ({ state }, done, total) => {
        if (state === 'failed' || state === 'broken') wrong++;
        bar.setTotal(total);
        bar.update(done, { wrong });
      },
    });
  } finally {
    bar.stop();
  }
}

/** Our own engine, on the standard input and output. */
export const runEngine = (): Promise<void> => serveEngine(process.stdin, process.stdout);
