/** Puts the suite to an engine: several processes, random order, and on again after each break. */
import { LEVELS, type Hello, type Level } from '../../contract/conformance.js';
import { Broken, type EngineUnderTest } from '../engines/engine.js';
import { levelsOf, whyNot } from './ability.js';
import { put, skipped, type Judged } from './ask.js';
import { shuffled } from './order.js';
import { plan, suite, tilesOf, type Run, type Selection, type Suite } from './plan.js';
import type { RunResult, SuiteResult } from './result.js';
import { clock, Session, type Alarm } from './session.js';

export interface SuiteOptions {
  readonly engine: EngineUnderTest;
  /** The suite of this package when left out. */
  readonly suite?: Suite;
  readonly select?: Selection;
  /** No answer is judged beyond this; all levels when left out. */
  readonly level?: Level;
  /** Of the order; 1 when left out. */
  readonly seed?: number;
  /** Processes at once; 1 when left out. */
  readonly jobs?: number;
  /** Milliseconds; 10,000 when left out. */
  readonly timeout?: number;
  /** Milliseconds until the engine says hello; when left out 60,000, or `timeout` where that is longer. */
  readonly startTimeout?: number;
  /** Told of each result as it comes. */
  readonly onResult?: (result: RunResult, done: number, total: number) => void;
  /** Measures the time; a clock when left out. */
  readonly alarm?: Alarm;
}

/**
 * Runs the suite. Resolves also when the engine breaks: that is in the results. Rejects with `UnknownName` where the selection names what
 * is not there.
 */
export async function runSuite(options: SuiteOptions): Promise<SuiteResult> {
  const { engine, level = LEVELS.at(-1)!, seed = 1, jobs = 1 } = options;
  const runs = plan(options.suite ?? suite(), options.select);
  const work = new Work(runs, options);
  await work.run();
  return {
    label: engine.label,
    hello: work.hello ?? null,
    level,
    seed,
    jobs,
    restarts: work.restarts,
    results: runs.map((run) => work.results.get(run)!),
  };
}

class Work {
  readonly results = new Map<Run, RunResult>();
  hello: Hello | undefined;
  private readonly sessions: Session[];
  private readonly queue: Run[];
  private readonly total: number;
  private lastBreak: Broken | undefined;

  constructor(
    runs: readonly Run[],
    private readonly options: SuiteOptions,
  ) {
    const { engine, seed = 1, jobs = 1, timeout = 10_000, startTimeout = Math.max(timeout, 60_000), alarm = clock } = options;
    const tiles = tilesOf(runs);
    this.sessions = Array.from({ length: jobs }, () => new Session({ engine, tiles, timeout, startTimeout, alarm }));
    this.queue = shuffled(runs, seed);
    this.total = runs.length;
  }

  get restarts(): number {
    return this.sessions.reduce((sum, session) => sum + session.restarts, 0);
  }

  async run(): Promise<void> {
    const [first] = this.sessions as [Session];
    await this.isUp(first);
    const { hello } = first;
    if (hello) {
      this.hello = hello;
      const listsLegal = hello.requests?.includes('legal-actions') ?? false;
      const judged: Judged = { levels: levelsOf(hello, this.options.level ?? LEVELS.at(-1)!), listsLegal };
      await Promise.all(this.sessions.map((session) => this.work(session, hello, judged)));
    }
    // every session has given the engine up
    const reason = this.lastBreak?.message ?? 'the engine is gone';
    for (const run of this.queue.splice(0)) this.note({ run, state: 'broken', outcomes: {}, reason, broke: 'not-run' });
    await Promise.all(this.sessions.map((session) => session.end()));
  }

  private async work(session: Session, hello: Hello, judged: Judged): Promise<void> {
    for (let run = this.queue.pop(); run; run = this.queue.pop()) {
      const reason = whyNot(run, hello);
      if (reason !== undefined) this.note(skipped(run, reason));
      else if (await this.isUp(session)) this.note(await this.result(session, run, judged));
      else return void this.queue.push(run);
    }
  }

  /** Starts the engine again where need be. */
  private async isUp(session: Session): Promise<boolean> {
    try {
      await session.ready();
      return true;
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      this.lastBreak = error;
      return false;
    }
  }

  private async result(session: Session, run: Run, judged: Judged): Promise<RunResult> {
    try {
      return await put(run, (request) => session.ask(request), judged);
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      return { run, state: 'broken', outcomes: {}, reason: error.message, broke: error.how };
    }
  }

  private note(result: RunResult): void {
    this.results.set(result.run, result);
    this.options.onResult?.(result, this.results.size, this.total);
  }
}
