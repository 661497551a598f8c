/** Jobs: what was handed in is worked by somebody, and each item has one answer, whichever database is below. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Job } from '../../src/contract/job.js';
import { InProgress, TooMany, type Chunk, type Intake, type NewJob, type Store } from '../../src/store/store.js';
import { until } from '../support/until.js';

async function handIn(store: Store, keyId: string, items: number): Promise<Job> {
  const intake = await opened(store, { kind: 'adjudicate', keyId });
  for (let i = 0; i < items; i++) await intake.add(`{"item":${i}}`);
  return intake.submit();
}

async function opened(store: Store, job: NewJob): Promise<Intake> {
  const intake = await store.jobs.open(job);
  if ('known' in intake) throw new Error('it was handed in before');
  return intake;
}

const answers = ({ items }: Chunk, answer = '"a"') => items.map(({ index }) => ({ index, ok: true, answer }));

/** Waits for what others have to leave first. */
async function taken(store: Store): Promise<Chunk> {
  let chunk: Chunk | undefined;
  await until(async () => (chunk = await store.jobs.take()) !== undefined);
  return chunk!;
}

/** `open` opens the same, at first empty, database each time. */
export function jobsSuite(open: () => Promise<Store>): void {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());
  const submit = (keyId: string, items: number) => handIn(store, keyId, items);

  async function workAll(): Promise<void> {
    for (let chunk; (chunk = await store.jobs.take());) {
      await chunk.record(answers(chunk));
      await chunk.finish();
    }
  }

  it('gives out every item once, and the job has ended with the last answer', async () => {
    const job = await submit('k1', 250);
    expect(job).toMatchObject({ kind: 'adjudicate', status: 'queued', items: 250, done: 0, failed: 0, keyId: 'k1' });
    const seen: number[] = [];
    for (let chunk; (chunk = await store.jobs.take());) {
      seen.push(...chunk.items.map(({ index }) => index));
      expect(chunk.items.every(({ index, request }) => request === `{"item":${index}}`)).toBe(true);
      expect(await chunk.record(answers(chunk))).toBe(true);
      await chunk.finish();
    }
    expect(seen.sort((a, b) => a - b)).toEqual(Array.from({ length: 250 }, (_, i) => i));
    expect(await store.jobs.get(job.id)).toMatchObject({ status: 'done', done: 250, failed: 0, endedAt: expect.any(String) as string });
    expect((await store.jobs.results(job.id, -1, 1000)).map(({ index }) => index)).toEqual(seen);
    expect((await store.jobs.results(job.id, 99, 2)).map(({ index }) => index)).toEqual([100, 101]);
  });

  it('keeps the first answer of an item, and counts it once', async () => {
    const job = await submit('k1', 3);
    const chunk = await taken(store);
    await chunk.record([{ index: 0, ok: false, answer: '"first"' }]);
    await chunk.record([
      { index: 0, ok: true, answer: '"second"' },
      { index: 1, ok: true, answer: '"b"' },
    ]);
    expect(await store.jobs.get(job.id)).toMatchObject({ status: 'running', done: 2, failed: 1 });
    await chunk.record([{ index: 2, ok: true, answer: '"c"' }]);
    await chunk.finish();
    expect((await store.jobs.results(job.id, -1, 9)).map(({ ok, answer }) => [ok, answer])).toEqual([
      [false, '"first"'],
      [true, '"b"'],
      [true, '"c"'],
    ]);
  });

  it('counts right when several record at the same time', async () => {
    const job = await submit('k1', 40);
    const chunk = await taken(store);
    await Promise.all(Array.from({ length: 8 }, (_, n) => chunk.record(answers(chunk).slice(n * 5, n * 5 + 7))));
    expect(await store.jobs.get(job.id)).toMatchObject({ status: 'done', done: 40 });
    await chunk.finish();
  });

  it('hands on what a worker has no time for', async () => {
    const job = await submit('k1', 5);
    const first = await taken(store);
    await first.record(answers(first).slice(0, 2));
    await first.finish(2);
    const rest = await taken(store);
    expect(rest.items.map(({ index }) => index)).toEqual([2, 3, 4]);
    await rest.record(answers(rest));
    await rest.finish();
    expect(await store.jobs.get(job.id)).toMatchObject({ status: 'done', done: 5 });
  });

  it('adds nothing to a job that was cancelled', async () => {
    const job = await submit('k1', 150);
    const chunk = await taken(store);
    await chunk.record(answers(chunk).slice(0, 10));
    expect(await store.jobs.cancel(job.id)).toMatchObject({ status: 'cancelled', done: 10 });
    expect(await chunk.record(answers(chunk))).toBe(false);
    await chunk.finish();
    await workAll();
    expect(await store.jobs.get(job.id)).toMatchObject({ status: 'cancelled', done: 10 });
    expect(await store.jobs.results(job.id, -1, 1000)).toHaveLength(10);
    expect(await store.jobs.cancel('nosuchjob')).toBeUndefined();
  });

  it('shows nobody a job that is still coming in, or was given up', async () => {
    const intake = await opened(store, { kind: 'replay', keyId: 'k2' });
    await intake.add('{}');
    expect(await store.jobs.list({ keyId: 'k2', limit: 9 })).toEqual([]);
    await intake.abandon();
    expect(await store.jobs.list({ keyId: 'k2', limit: 9 })).toEqual([]);
    expect(await store.jobs.take()).toBeUndefined();
  });

  it('lets a key have so many jobs that have not ended, and lists them newest first', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 10; i++) ids.unshift((await submit('k3', 1)).id);
    await expect(store.jobs.open({ kind: 'replay', keyId: 'k3' })).rejects.toThrow(TooMany);
    await (await opened(store, { kind: 'replay', keyId: 'k4' })).abandon();
    const all = await store.jobs.list({ keyId: 'k3', limit: 20 });
    expect(all.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect((await store.jobs.list({ keyId: 'k3', before: all[3]!.id, limit: 2 })).map(({ id }) => id)).toEqual([all[4]!.id, all[5]!.id]);
    await workAll();
    await (await opened(store, { kind: 'replay', keyId: 'k3' })).abandon();
  });

  it('knows a request that is sent again by its key', async () => {
    const request = { kind: 'replay', keyId: 'k6', requestKey: 'once' } as const;
    const intake = await opened(store, request);
    await expect(store.jobs.open(request)).rejects.toThrow(InProgress);
    await intake.abandon();
    const again = await opened(store, request);
    await again.add('{}');
    const job = await again.submit('of what it was');
    expect(await store.jobs.open(request)).toEqual({ known: job, digest: 'of what it was' });
    await (await opened(store, { ...request, keyId: 'k7' })).abandon();
    await (await opened(store, { ...request, requestKey: 'twice' })).abandon();
    await workAll();
  });

  it('removes nothing before its time', async () => {
    expect(await store.jobs.sweep()).toBe(0);
  });

  it('goes on with what was waiting when it is opened again', async () => {
    const job = await submit('k5', 120);
    await store.close();
    store = await open();
    await workAll();
    expect(await store.jobs.get(job.id)).toMatchObject({ status: 'done', done: 120 });
  });
}

/** What was taken is lost after a second. */
export function lostJobsSuite(open: () => Promise<Store>): void {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  it('gives what nobody finishes to others, without what is answered already', async () => {
    const job = await handIn(store, 'k1', 5);
    const lost = await taken(store);
    await lost.record(answers(lost).slice(0, 2));
    const again = await taken(store);
    expect(again.items.map(({ index }) => index)).toEqual([2, 3, 4]);
    await again.record(answers(again, '"again"'));
    await again.finish();
    // the first one was only slow: it adds nothing
    await lost.record(answers(lost, '"late"'));
    await lost.finish();
    const results = await store.jobs.results(job.id, -1, 9);
    expect(results.map(({ answer }) => answer)).toEqual(['"a"', '"a"', '"again"', '"again"', '"again"']);
    expect(await store.jobs.get(job.id)).toMatchObject({ status: 'done', done: 5 });
  });

  it('answers an item that ends every worker with a problem, and its neighbours as always', async () => {
    const job = await handIn(store, 'k1', 3);
    const deadly = 1;
    await until(async () => {
      const chunk = await store.jobs.take();
      for (const { index } of chunk?.items ?? []) {
        if (index === deadly) return false;
        await chunk!.record([{ index, ok: true, answer: '"a"' }]);
      }
      await chunk?.finish();
      return (await store.jobs.get(job.id))!.status === 'done';
    });
    const results = await store.jobs.results(job.id, -1, 9);
    expect(results.map(({ ok }) => ok)).toEqual([true, false, true]);
    expect(JSON.parse(results[deadly]!.answer)).toMatchObject({ code: 'internal-error' });
  });
}
