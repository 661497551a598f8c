/** Bodies that are almost right: whatever is changed in a good one, the server has an answer that it documents. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleAction, exampleFairyMove, exampleSnapshot } from '../../src/http/schemas/examples.js';
import { answerChecker } from '../support/answers.js';
import { testApp, type TestApp } from '../support/app.js';
import { mutated, type Json } from '../support/mutated.js';
import { layCap, toLay } from '../support/positions.js';

let app: TestApp;
let check: Awaited<ReturnType<typeof answerChecker>>;
beforeAll(async () => {
  app = await testApp();
  check = await answerChecker(app.app);
});
afterAll(() => app.close());

const BODIES: readonly (readonly [path: string, body: Json])[] = (
  [
    ['/v1/adjudications', { ruleset: 'hig-c2', snapshot: toLay, action: layCap }],
    [
      '/v1/adjudications',
      { ruleset: { preset: 'zmg-c1', settings: { 'volcano.fairyMove': null } }, snapshot: exampleSnapshot, action: exampleAction },
    ],
    ['/v1/legal-actions', { snapshot: exampleSnapshot, explain: true }],
    ['/v1/comparisons', { rulesets: ['hig-c1-current', 'zmg-c2-2016'], snapshot: exampleSnapshot, action: exampleFairyMove }],
    ['/v1/replays', { format: 'seneschal', game: { snapshot: toLay, actions: [layCap] }, legalActions: true, endGame: true }],
    [
      '/v1/replays',
      {
        format: 'jcz',
        game: {
          setup: { sets: { 'basic:1': 1 }, elements: { 'small-follower': 7 }, start: [{ tile: 'BA/RCr', x: 0, y: 0, rotation: 0 }] },
          players: 2,
          replay: [{ type: 'PLACE_TILE', payload: { tileId: 'BA/C', position: [0, -1], rotation: 180 } }],
          gameAnnotations: {},
        },
      },
    ],
    ['/v1/snapshots/validate', { snapshot: exampleSnapshot }],
    ['/v1/snapshots/render', { snapshot: exampleSnapshot, action: exampleAction, size: 100 }],
  ] as const
).map(([path, body]) => [path, JSON.parse(JSON.stringify(body)) as Json]);

/** `FUZZ_RUNS` looks further. */
const TRIED = { numRuns: Number(process.env['FUZZ_RUNS'] ?? 150) };

describe('a body in which something was changed', () => {
  it.each(BODIES)('to %s is answered', async (path, body) => {
    await fc.assert(
      fc.asyncProperty(mutated(body), async (changed) => {
        const { status, headers, body: answer } = await app.post(path, (JSON.stringify(changed) as string | undefined) ?? 'null');
        expect(status, JSON.stringify(answer)).toBeLessThan(500);
        expect(check('post', path, status, String(headers['content-type']), answer)).toEqual([]);
      }),
      TRIED,
    );
  });
});
