/** An engine as a program of its own: a line for each request, and a line for its answer, over its standard input and output. */
import { spawn, type ChildProcess } from 'node:child_process';
import { Broken, type Asked, type Connection, type EngineUnderTest } from './engine.js';
import { splitLines } from './lines.js';

export interface ProcessOptions {
  /** Where the command runs; the present folder when left out. */
  readonly cwd?: string;
  /** Milliseconds that an engine has to end by itself when its input has ended; 5000 when left out. */
  readonly grace?: number;
}

/** Characters of what the engine said on its standard error that a report shows. */
const LAST_WORDS = 2000;
const isWindows = process.platform === 'win32';

/** In groups of their own they do not hear that we are ended. */
const live = new Set<ProcessConnection>();
process.on('exit', () => live.forEach((connection) => connection.kill()));

/** How an engine is spoken to. */
export interface Manner {
  /** Lines that are written before the first request, and before the input ends. */
  readonly opening?: readonly string[];
  readonly farewell?: string;
  write(request: object, id: number): string;
  /** What a line says; undefined where it is no answer at all, and is read over. Throws `Broken` where it should be one. */
  read(line: string, id: number | undefined): unknown;
}

/** The command is run by the shell, so that it may be any command line. */
export function processEngine(command: string, options: ProcessOptions = {}): EngineUnderTest {
  return { label: command, start: async () => new ProcessConnection(command, options, KIT) };
}

/** The kit's own: requests and answers are numbered, and nothing else is said. */
const KIT: Manner = {
  write: (request, id) => JSON.stringify({ id, ...request }),
  read: (line, id) => {
    if (line.trim() === '') return undefined;
    let said: unknown;
    try {
      said = JSON.parse(line);
    } catch {
      throw new Broken('malformed', `no JSON: \`${shortened(line)}\``);
    }
    const given = ((said ?? {}) as { id?: unknown }).id;
    if (id !== undefined && given !== id) throw new Broken('malformed', `the answer has the \`id\` ${JSON.stringify(given)}, the request had ${id}`);
    return said;
  },
};

const shortened = (line: string): string => line.slice(0, 200);

interface Waiting {
  readonly id: number;
  resolve(said: unknown): void;
  reject(error: Broken): void;
}

export class ProcessConnection implements Connection {
  private readonly child: ChildProcess;
  private readonly ended: Promise<void>;
  private waiting: Waiting | undefined;
  private broken: Broken | undefined;
  private lastWords = '';
  private asked = 0;
  private isOver = false;

  constructor(
    command: string,
    private readonly options: ProcessOptions,
    private readonly manner: Manner,
  ) {
    // a group of its own, so that what the shell starts ends with it
    this.child = spawn(command, { shell: true, stdio: 'pipe', detached: !isWindows, ...(options.cwd !== undefined && { cwd: options.cwd }) });
    const { stdin, stdout, stderr } = this.child;
    // it may end without reading: its end is what is reported
    stdin!.on('error', () => undefined);
    stdout!.setEncoding('utf8').on(
      'data',
      splitLines(
        (line) => this.hear(line),
        (reason) => this.fail('malformed', reason),
      ),
    );
    stderr!.setEncoding('utf8').on('data', (text: string) => (this.lastWords = (this.lastWords + text).slice(-LAST_WORDS)));
    this.child.on('error', (error) => this.fail('crashed', error.message));
    live.add(this);
    for (const line of manner.opening ?? []) stdin!.write(`${line}\n`);
    this.ended = new Promise((resolve) =>
      this.child.on('close', (code, signal) => {
        this.isOver = true;
        live.delete(this);
        this.fail('crashed', this.withLastWords(signal ? `ended by ${signal}` : `ended with status ${String(code)}`));
        resolve();
      }),
    );
  }

  ask(request: Asked | object, signal: AbortSignal): Promise<unknown> {
    if (this.broken) return Promise.reject(this.broken);
    const id = ++this.asked;
    const give = () => this.fail('timed-out', this.withLastWords('no answer in time'));
    return new Promise<unknown>((resolve, reject) => {
      this.waiting = { id, resolve, reject };
      if (signal.aborted) return give();
      signal.addEventListener('abort', give, { once: true });
      this.child.stdin!.write(`${this.manner.write(request, id)}\n`);
    }).finally(() => signal.removeEventListener('abort', give));
  }

  async close(): Promise<void> {
    this.child.stdin!.end(this.manner.farewell);
    if (this.broken) this.kill();
    const timer = setTimeout(() => this.kill(), this.options.grace ?? 5000);
    await this.ended;
    clearTimeout(timer);
  }

  private hear(line: string): void {
    let said: unknown;
    try {
      said = this.manner.read(line, this.waiting?.id);
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      return this.fail(error.how, error.message);
    }
    if (said === undefined) return;
    if (!this.waiting) return this.fail('malformed', `said without being asked: \`${shortened(line)}\``);
    const { resolve } = this.waiting;
    // a second answer may stand in the same chunk
    this.waiting = undefined;
    resolve(said);
  }

  /** After this the engine is of no use any more; what was first wrong with it counts. */
  private fail(how: Broken['how'], message: string): void {
    this.broken ??= new Broken(how, message);
    this.waiting?.reject(this.broken);
    this.waiting = undefined;
    if (how !== 'crashed') this.kill();
  }

  kill(): void {
    if (this.isOver) return;
    try {
      if (isWindows || this.child.pid === undefined) this.child.kill('SIGKILL');
      else process.kill(-this.child.pid, 'SIGKILL');
    } catch {
      // it has ended by itself
    }
  }

  /** What went wrong, with what the engine said last on its standard error. */
  withLastWords(text: string): string {
    const words = this.lastWords.trim();
    return words === '' ? text : `${text}; its last words: ${words}`;
  }
}
