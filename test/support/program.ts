/** The program as it is shipped, in processes of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const MAIN = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Running {
  readonly child: ChildProcess;
  /** What it has said so far. */
  readonly said: { readonly out: string; readonly err: string };
  readonly ended: Promise<Ended>;
}

/** Seconds: a busy machine is no reason to give up. */
const PATIENT = { DATABASE_TIMEOUT: '300', SHUTDOWN_GRACE: '300' };

const running = new Set<ChildProcess>();

/** Variables that are empty count as left out. */
export function start(args: readonly string[], environment: Readonly<Record<string, string>> = {}, input = '', main = MAIN): Running {
  const child = spawn(process.execPath, [main, ...args], { env: { ...process.env, DATABASE_URL: '', ...PATIENT, ...environment }, stdio: 'pipe' });
  running.add(child);
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text));
  child.stdin.on('error', () => undefined).end(input);
  const ended = new Promise<Ended>((resolve) =>
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code, ...said });
    }),
  );
  return { child, said, ended };
}

export const run = (args: readonly string[], environment?: Readonly<Record<string, string>>, input?: string): Promise<Ended> =>
  start(args, environment, input).ended;

/** `serve` on a free port; `ready` gives the address, or rejects with what was said instead. */
export function serve(environment: Readonly<Record<string, string>>, main = MAIN): Running & { readonly ready: Promise<string> } {
  const server = start(['serve'], { PORT: '0', ...environment }, '', main);
  const ready = new Promise<string>((resolve, reject) => {
    server.child.stdout!.on('data', () => {
      const url = /(http:\S+)\/docs\n/.exec(server.said.out)?.[1];
      if (url) resolve(url);
    });
    void server.ended.then(({ code, err }) => reject(new Error(`ended with ${String(code)}: ${err}`)));
  });
  // a server that is expected to fail is only waited for to end
  ready.catch(() => undefined);
  return { ...server, ready };
}

/** For `afterAll`: ends what a failed test has left behind. */
export function endAll(): void {
  for (const child of running) child.kill('SIGKILL');
}
