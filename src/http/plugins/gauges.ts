/** How things stand at this moment, looked up when `/metrics` is asked for. */
import { Gauge, type Registry } from 'prom-client';
import type { Workers } from '../../service/workers/workers.js';
import type { Store } from '../../store/store.js';
import type { Line, Turns } from './turns.js';

export interface Gauged {
  readonly store: Pick<Store, 'jobs' | 'vitals'>;
  readonly workers: Pick<Workers, 'load'>;
  /** Left out where no requests are let in. */
  readonly turns?: Turns;
}

/** Milliseconds that metrics wait for a store that does not answer; they come without its part then. */
const PATIENCE = 1_000;

export function gauges(register: Registry, { store, workers, turns }: Gauged): void {
  const registers = [register];
  if (turns) requestGauges(registers, turns);
  new Gauge({
    name: 'seneschal_worker_tasks',
    help: 'Pieces of heavy work: waiting for a thread, or in one',
    labelNames: ['state'],
    registers,
    collect() {
      const { waiting, running } = workers.load();
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'running' }, running);
    },
  });
  jobGauges(registers, store.jobs);
  if (store.vitals) databaseGauges(registers, store.vitals);
}

function requestGauges(registers: Registry[], turns: Turns): void {
  new Gauge({
    name: 'seneschal_requests',
    help: 'Requests let in and not yet answered, by class of work: waiting for their turn, or under way',
    labelNames: ['work', 'state'],
    registers,
    collect() {
      for (const [work, { inside, waiting }] of Object.entries<Line>({ ...turns })) {
        this.set({ work, state: 'waiting' }, waiting);
        this.set({ work, state: 'running' }, inside - waiting);
      }
    },
  });
}

function jobGauges(registers: Registry[], jobs: Store['jobs']): void {
  const items = new Gauge({
    name: 'seneschal_job_items_left',
    help: 'Items that have no answer yet, of all jobs that have not ended, on whichever server',
    registers,
  });
  new Gauge({
    name: 'seneschal_jobs',
    help: 'Jobs that have not ended, on whichever server',
    labelNames: ['status'],
    registers,
    async collect() {
      this.reset();
      items.remove();
      const backlog = await inTime(jobs.backlog());
      if (!backlog) return;
      this.set({ status: 'queued' }, backlog.queued);
      this.set({ status: 'running' }, backlog.running);
      items.set(backlog.itemsLeft);
    },
  });
}

function databaseGauges(registers: Registry[], vitals: NonNullable<Store['vitals']>): void {
  new Gauge({
    name: 'seneschal_database_connections',
    help: 'Connections to the database, by pool',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const { pool, open, idle } of vitals().pools) {
        this.set({ pool, state: 'idle' }, idle);
        this.set({ pool, state: 'busy' }, open - idle);
      }
    },
  });
  new Gauge({
    name: 'seneschal_database_waiting',
    help: 'Statements that wait for a connection, by pool',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const { pool, waiting } of vitals().pools) this.set({ pool }, waiting);
    },
  });
  new Gauge({
    name: 'seneschal_database_listening',
    help: 'Whether changes made on other servers are heard of (1), or looked for before each verdict (0)',
    registers,
    collect() {
      this.set(vitals().isListening ? 1 : 0);
    },
  });
}

/** Undefined where the store does not answer, or not in time. */
async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, PATIENCE, undefined).unref()));
  try {
    return await Promise.race([work.catch(() => undefined), over]);
  } finally {
    clearTimeout(timer);
  }
}
