/** Working jobs: takes items from the queue, as any number of others do, and puts their answers down. */
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Chunk, ItemAnswer } from '../../store/store.js';
import type { Services } from '../services.js';
import { signal as tell } from '../signals.js';
import { workItem, type Bench } from './items.js';

/** Where jobs are, and what works them. */
export type JobServices = Pick<Services, 'store'> & Bench;

export interface WorkerOptions {
  /** When it is aborted, the item under way is finished, and the rest left to others. */
  readonly signal: AbortSignal;
  /** Is told what went wrong; the work goes on. */
  readonly onError: (error: unknown) => void;
}

/** Milliseconds between two looks at an empty queue. */
const LOOK = 500;
/** Answers are put down together: so many, or those of so many milliseconds. */
const TOGETHER = { answers: 50, milliseconds: 1000 };

export interface JobWorkers {
  /** Resolves once the items under way are finished and put down. */
  stop(): Promise<void>;
}

/** So many that take turns in this process. */
export function startJobWorkers(services: JobServices, count: number, onError: WorkerOptions['onError']): JobWorkers {
  const stopping = new AbortController();
  const { signal } = stopping;
  const working = Array.from({ length: count }, () => workJobs(services, { signal, onError }));
  return {
    async stop() {
      stopping.abort();
      await Promise.all(working);
    },
  };
}

/** Resolves once the signal is aborted and everything is put down. */
export async function workJobs(services: JobServices, { signal, onError }: WorkerOptions): Promise<void> {
  while (!signal.aborted) {
    try {
      const chunk = await services.store.jobs.take();
      if (chunk) await workChunk(services, chunk, { signal, onError });
      else await pause(signal);
    } catch (error) {
      // what was taken and not finished others take up after its lease
      onError(error);
      await pause(signal);
    }
  }
}

const pause = (signal: AbortSignal): Promise<void> => setTimeout(LOOK, undefined, { signal }).catch(() => undefined);

async function workChunk(
  services: JobServices,
  { kind, language, items, lease, record, finish }: Chunk,
  { signal, onError }: WorkerOptions,
): Promise<void> {
  const begun = performance.now();
  let since = begun;
  let answers: ItemAnswer[] = [];
  for (const { index, request } of items) {
    if (signal.aborted || performance.now() - begun > lease / 2) {
      await record(answers);
      return finish(index);
    }
    const { fault, ...worked } = await workItem(services, kind, language, request);
    if (fault !== undefined) onError(fault);
    answers.push({ index, ...worked });
    tell('jobItem', { kind, ok: worked.ok });
    if (answers.length >= TOGETHER.answers || performance.now() - since > TOGETHER.milliseconds) {
      const isWanted = await record(answers);
      if (!isWanted) return finish();
      answers = [];
      since = performance.now();
    }
    // whoever else this process serves has his turn
    await setImmediate();
  }
  await record(answers);
  await finish();
}
