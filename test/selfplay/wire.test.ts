/** Promise: each position of a random game, and what is made of it, comes over HTTP and out of the store as it is in the library. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expansions, ruleset, type RulesetChoice } from '../../src/catalog.js';
import type { Job } from '../../src/contract/job.js';
import type { Snapshot } from '../../src/contract/snapshot.js';
import type { Verdict } from '../../src/contract/verdict.js';
import { validate } from '../../src/kernel/judge/adjudicate.js';
import { game } from '../../src/selfplay/game.js';
import { startJobWorkers, type JobWorkers } from '../../src/service/jobs/worker.js';
import { servicesOf } from '../../src/service/services.js';
import { workersOf } from '../../src/service/workers/pool.js';
import { startService, type Service } from '../support/service.js';
import { until } from '../support/until.js';

const P_AND_D = ['base', 'princess-and-dragon'];
const everything = expansions.filter(({ modelled }) => modelled === 'complete').map(({ id }) => id);

/** Printings and expansions at the table, and how many of the decisions are tried: one of so many. */
const TABLES: readonly (readonly [name: string, choice: RulesetChoice, each: number])[] = [
  ['the first edition', { preset: 'hig-c1-current', expansions: P_AND_D }, 1],
  ['the second edition', { preset: 'wikicarpedia-c2-current', expansions: [...P_AND_D, 'abbot', 'phantom'] }, 1],
  ['a printing that leaves things open', { preset: 'rgg-big-box-3', expansions: [...P_AND_D, 'inns-and-cathedrals', 'tower'] }, 1],
  ['everything in play', { preset: 'hig-c1-current', expansions: everything }, 4],
];

let service: Service;
let workers: JobWorkers;
beforeAll(async () => {
  service = await startService();
  workers = startJobWorkers({ ...servicesOf(service.store), workers: workersOf(0) }, 2, (error) => {
    throw error;
  });
});
afterAll(async () => {
  await workers.stop();
  await service.close();
});

/** What a verdict decides, without the texts that it is told with. */
const decided = ({ id, verdict, effects, scores, after, next }: Verdict) => ({ id, verdict, effects, scores, after, next });
/** As JSON has it: what is undefined is left out. */
const onTheWire = (verdict: Verdict): unknown => JSON.parse(JSON.stringify(decided(verdict)));

describe.each(TABLES)('a random game with %s', (_name, choice, each) => {
  const rules = ruleset(choice);
  const moments = [...game(rules, 3, 5)].filter((_, i) => i % each === 0);
  const asked = moments.map(({ view, action }) => ({ ruleset: choice, snapshot: view.snapshot, action }));
  const expected = moments.map(({ verdict }) => onTheWire(verdict));

  it('is decided the same over HTTP, and what comes after it is sound', async () => {
    for (const [i, question] of asked.entries()) {
      const { status, body, text } = await service.post<Verdict>('/v1/adjudications', question);
      expect([i, status, status === 200 ? undefined : text]).toEqual([i, 200, undefined]);
      expect(decided(body)).toEqual(expected[i]);
      expect(body.after && validate(rules, body.after)).toEqual([]);
    }
    expect(asked.length).toBeGreaterThan(60);
  });

  it('is decided the same when its positions have lain in the store', async () => {
    const sent = await service.post<Job>('/v1/jobs?kind=adjudicate', asked, service.as('judge'));
    expect([sent.status, sent.status === 202 ? '' : sent.text]).toEqual([202, '']);
    await until(async () => (await service.get<Job>(`/v1/jobs/${sent.body.id}`, service.as('judge'))).body.status === 'done');
    const { text } = await service.get<string>(`/v1/jobs/${sent.body.id}/results`, service.as('judge'));
    const lines = text.split('\n').filter(Boolean);
    const results = lines.map((line) => (JSON.parse(line) as { readonly result: Verdict }).result);
    expect(results.map(decided)).toEqual(expected);
  });

  it('is kept as it is by a ruling on it', async () => {
    const some = asked.filter((_, i) => i % 25 === 0);
    for (const { snapshot, action } of some) {
      const { id } = await service.draft({ snapshot, action, ruleset: choice });
      const { body } = await service.get<{ readonly snapshot: Snapshot; readonly action: unknown }>(`/v1/rulings/${id}`, service.as('judge'));
      expect([body.snapshot, body.action]).toEqual(JSON.parse(JSON.stringify([snapshot, action])));
    }
  });
});
