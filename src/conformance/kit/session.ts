/** One engine process after the other, as often as it breaks. */
import { PROTOCOL, type Hello, type KitAnswers, type KitTile } from '../../contract/conformance.js';
import { ENGINE_VERSION } from '../../kernel/version.js';
import { Broken, type Asked, type Connection, type EngineUnderTest, type Told } from '../engines/engine.js';
import { readAnswer } from '../engines/read.js';
import { SUITE_VERSION } from '../version.js';

/** Says when time is up; `cancel` when it is not needed any more. */
export type Alarm = (milliseconds: number) => { readonly signal: AbortSignal; cancel(): void };

export const clock: Alarm = (milliseconds) => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), milliseconds);
  return { signal: controller.signal, cancel: () => clearTimeout(timer) };
};

export interface SessionOptions {
  readonly engine: EngineUnderTest;
  readonly tiles: readonly KitTile[];
  /** Milliseconds for an answer, and for the first one, which waits for the program to start. */
  readonly timeout: number;
  readonly startTimeout: number;
  readonly alarm: Alarm;
}

/** How often in a row an engine is started in vain before it is given up. */
const STARTS = 3;
/** How many questions in a row it may break at: one that never answers would otherwise hold up the run for hours. */
const IN_A_ROW = 20;

export class Session {
  private connection: Connection | undefined;
  private starts = 0;
  /** Where it broke since its last answer. */
  private breaks: Broken[] = [];
  private greeting: Hello | undefined;

  constructor(private readonly options: SessionOptions) {}

  /** What the engine said of itself, once it was ready. */
  get hello(): Hello | undefined {
    return this.greeting;
  }

  /** How often it was started again. */
  get restarts(): number {
    return Math.max(this.starts - 1, 0);
  }

  /** Starts the engine where it is not running. Rejects with the last `Broken` when it does not come up, or answers nothing any more. */
  async ready(): Promise<void> {
    if (this.breaks.length >= IN_A_ROW) throw this.breaks.at(-1)!;
    for (let attempt = 1; !this.connection; attempt++) {
      try {
        this.greeting = await this.start();
      } catch (error) {
        if (!(error instanceof Broken) || attempt === STARTS) throw error;
      }
    }
  }

  private async start(): Promise<Hello> {
    const { engine, tiles, startTimeout } = this.options;
    this.starts++;
    this.connection = await engine.start();
    const suite = { version: SUITE_VERSION, engine: ENGINE_VERSION };
    const told = await this.within<'hello'>(startTimeout, { request: 'hello', protocol: PROTOCOL, suite, tiles: [...tiles] });
    if (told.kind === 'answer') return told.answer;
    await this.end();
    throw new Broken('malformed', `it refuses \`hello\`: ${told.kind === 'error' ? told.message : told.reason}`);
  }

  /** Rejects with `Broken`; the engine is ended then, and has to be made `ready` again. */
  async ask<K extends keyof KitAnswers>(request: Extract<Asked, { request: K }>): Promise<Told<K>> {
    try {
      const told = await this.within<K>(this.options.timeout, request);
      this.breaks = [];
      return told;
    } catch (error) {
      if (error instanceof Broken) this.breaks.push(error);
      throw error;
    }
  }

  private async within<K extends keyof KitAnswers>(milliseconds: number, request: Extract<Asked, { request: K }>): Promise<Told<K>> {
    const { signal, cancel } = this.options.alarm(milliseconds);
    try {
      return readAnswer<K>(request.request, await this.connection!.ask(request, signal));
    } catch (error) {
      await this.end();
      throw error;
    } finally {
      cancel();
    }
  }

  async end(): Promise<void> {
    const { connection } = this;
    this.connection = undefined;
    await connection?.close();
  }
}
