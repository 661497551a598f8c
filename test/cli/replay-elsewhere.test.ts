/** Promise: `replay --server` says of each game what `replay` says, and has the service do the work as one job. */
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judgeElsewhere } from '../../src/cli/replay-elsewhere.js';
import { Misuse } from '../../src/cli/targets.js';
import { exampleAction, exampleSnapshot } from '../../src/http/schemas/examples.js';
import { judgeGame } from '../../src/replay/judge.js';
import { startJobWorkers, type JobWorkers } from '../../src/service/jobs/worker.js';
import { servicesOf } from '../../src/service/services.js';
import { workersOf } from '../../src/service/workers/pool.js';
import { COMMIT, deploy, game, place, roadAndCity } from '../replay/games.js';
import { layCap, toLay } from '../support/positions.js';
import { startService, type Service } from '../support/service.js';

let service: Service;
let workers: JobWorkers;
let server: string;
let key: string;
beforeAll(async () => {
  service = await startService();
  workers = startJobWorkers({ ...servicesOf(service.store), workers: workersOf(0) }, 1, () => undefined);
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  server = `http://127.0.0.1:${(service.app.server.address() as AddressInfo).port}/`;
  key = service.as('judge').authorization!.replace('Bearer ', '');
});
afterAll(async () => {
  await workers.stop();
  await service.close();
});

const opening = [place('BA/C', [0, -1], 180), deploy('0.small.1', 'City', 'S', [0, -1]), COMMIT];
const plain = { sets: { 'basic:1': 1 }, elements: { 'small-follower': 7, farmers: true } };
const FILES: Readonly<Record<string, unknown>> = {
  good: { snapshot: toLay, actions: [layCap] },
  bad: { snapshot: exampleSnapshot, actions: [exampleAction] },
  jcz: game(roadAndCity),
  traced: { ...game(opening, plain), trace: [{ points: [0, 0] }, { points: [0, 0] }, { points: [4, 0] }] },
  foreign: { setup: { sets: { 'atlantis:1': 1 }, start: [{ tile: 'BA/RCr', x: 0, y: 0, rotation: 0 }] }, players: 2, replay: [] },
  misshapen: { snapshot: toLay, actions: [{ type: 'fly' }] },
  nothing: 7,
};
const read = (file: string) => Promise.resolve({ content: FILES[file] });
const judge = (files: readonly string[], secret = key, onProgress: (done: number) => void = () => undefined) =>
  judgeElsewhere(files, { server, key: secret, read, onProgress });

it('judges every game as it is judged here', async () => {
  const progress: number[] = [];
  const names = Object.keys(FILES);
  const judged = await judge(names, key, (done) => progress.push(done));
  expect(judged.map(({ file }) => file)).toEqual(names);
  for (const { file, game: elsewhere } of judged) {
    const here = judgeGame(FILES[file]);
    expect(elsewhere.state, file).toBe(here.state);
    for (const told of ['format', 'length', 'points', 'assertions', 'mismatches', 'unsupported'] as const)
      expect(elsewhere[told], file).toEqual(here[told]);
    // what has not its shape the service says in its own codes
    expect(elsewhere.defects.length > 0, file).toBe(here.defects.length > 0);
  }
  expect(progress.at(-1)).toBe(names.length);
  const { body } = await service.get<{ items: object[] }>('/v1/jobs', service.as('judge'));
  expect(body.items).toMatchObject([{ kind: 'replay', status: 'done', items: names.length }]);
});

it('hands in nothing where no file can be read', async () => {
  const unreadable = judgeGame(undefined);
  const judged = await judgeElsewhere(['a'], { server, key, read: () => Promise.resolve({ unreadable }), onProgress: () => undefined });
  expect(judged).toEqual([{ file: 'a', game: unreadable }]);
});

it('says what is wrong with the address or the key', async () => {
  await expect(judgeElsewhere(['good'], { server: 'nowhere', key, read, onProgress: () => undefined })).rejects.toThrow(Misuse);
  await expect(judgeElsewhere(['good'], { server: 'http://127.0.0.1:4', key, read, onProgress: () => undefined })).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:4 does not answer: .*ECONNREFUSED/,
  );
  await expect(judge(['good'], 'wrong')).rejects.toThrow(/refused: A key is needed/);
});
