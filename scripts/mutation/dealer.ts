/** Deals mutants out to processes, and has another one where one hangs, breaks or is spoilt. */
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Choice, Reached, Said, Start, Trial, Tried } from './messages.js';

const TRIALS = fileURLToPath(new URL('trials.ts', import.meta.url));
/** Without a sign; a run takes a few milliseconds, so that on the busiest machine it is not about speed. */
const SILENCE = 300_000;

/** What became of a mutant; `hangs` where nothing was heard any more. */
export interface Outcome extends Omit<Tried, 'spoilt'> {
  readonly hangs?: boolean;
}

class Process {
  private readonly child: ChildProcess;
  private hear: ((said: Said | undefined) => void) | undefined;
  private silence: NodeJS.Timeout | undefined;

  constructor() {
    this.child = fork(TRIALS, { execArgv: process.execArgv, serialization: 'advanced' });
    this.child.on('message', (said: Said) => ('alive' in said ? this.wait() : this.end(said)));
    this.child.on('exit', () => this.end(undefined));
    process.once('exit', () => this.stop());
  }

  /** Undefined where it ended without an answer. */
  ask(what: Start | Trial): Promise<Said | undefined> {
    return new Promise((resolve) => {
      this.hear = resolve;
      this.wait();
      this.child.send(what);
    });
  }

  stop(): void {
    this.child.kill('SIGKILL');
  }

  private wait(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.stop(), SILENCE);
  }

  private end(said: Said | undefined): void {
    clearTimeout(this.silence);
    this.hear?.(said);
    this.hear = undefined;
  }
}

export class Dealer {
  private readonly idle: Process[] = [];

  constructor(
    private readonly root: string,
    private readonly choice: Choice,
  ) {}

  /** Which runs come by which mutants. Throws where a run goes wrong without any. */
  async look(): Promise<Reached> {
    const process = new Process();
    const said = await process.ask({ root: this.root, choice: this.choice, looks: true });
    if (!said || !('ready' in said) || !said.ready) throw new Error('the cases do not run as they stand');
    this.idle.push(process);
    return said.ready;
  }

  /** Tries them, so many at a time, and tells each outcome as it comes. */
  async deal(trials: readonly Trial[], jobs: number, tell: (outcome: Outcome) => void): Promise<void> {
    const left = [...trials];
    const work = async (): Promise<void> => {
      for (let trial = left.shift(); trial; trial = left.shift()) tell(await this.outcome(trial));
    };
    await Promise.all(Array.from({ length: Math.min(jobs, trials.length) }, work));
    for (const process of this.idle.splice(0)) process.stop();
  }

  private async outcome(trial: Trial): Promise<Outcome> {
    const process = this.idle.pop() ?? (await this.another());
    const tried = await this.tried(process, trial);
    // what went another way may have been left so by a mutant before
    return tried.spoilt ? this.tried(await this.another(), { ...trial, isFirst: true }) : tried;
  }

  private async tried(process: Process, trial: Trial): Promise<Outcome & { readonly spoilt: boolean }> {
    const said = await process.ask(trial);
    if (!said || !('tried' in said)) return { id: trial.id, asked: 0, hangs: true, why: 'it does not end', spoilt: false };
    if (said.tried.spoilt) process.stop();
    else this.idle.push(process);
    return said.tried;
  }

  private async another(): Promise<Process> {
    const process = new Process();
    if (!(await process.ask({ root: this.root, choice: this.choice, looks: false }))) throw new Error('a process that tries mutants does not start');
    return process;
  }
}
