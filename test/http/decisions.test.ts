/** `POST /v1/legal-actions` and `POST /v1/replays`. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyAction as Action } from '../../src/wire.js';
import type { Replay } from '../../src/contract/replay.js';
import type { Finding, Verdict } from '../../src/contract/verdict.js';
import { emptyStore, type Store } from '../../src/store/store.js';
import { defectsOf, testApp, type TestApp } from '../support/app.js';
import { layCap, toLay } from '../support/positions.js';

const store: Store = {
  ...emptyStore,
  rulesets: {
    ...emptyStore.rulesets,
    get: (id, version = 1) =>
      Promise.resolve(
        id === 'club' && version === 1
          ? { id, version, document: { preset: 'zmg-c1', label: 'Our club' }, hash: 'sha256-club', createdAt: '2020-01-01T00:00:00.000Z' }
          : undefined,
      ),
  },
};

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ store });
});
afterAll(() => app.close());

describe('legal actions', () => {
  interface Listed {
    actions: Action[];
    rejected?: { action: Action; findings: Finding[] }[];
  }
  const list = async (body: object) => (await app.post<Listed>('/v1/legal-actions', body)).body;

  it('are exactly those that are judged legal, and the rejected ones are not', async () => {
    const { actions, rejected } = await list({ snapshot: toLay, explain: true });
    expect(actions).toContainEqual(layCap);
    expect(rejected!.length).toBeGreaterThan(0);
    const verdictOn = async (action: Action) => (await app.post<Verdict>('/v1/adjudications', { snapshot: toLay, action })).body.verdict;
    for (const action of actions) expect(await verdictOn(action)).toBe('legal');
    for (const { action, findings } of rejected!.slice(0, 20)) {
      expect(await verdictOn(action)).not.toBe('legal');
      expect(findings.some(({ outcome }) => outcome !== 'permit')).toBe(true);
    }
  });

  it('come without reasons unless these are asked for', async () => {
    expect(await list({ snapshot: toLay })).not.toHaveProperty('rejected');
  });

  it('need a turn', async () => {
    const { turn: _turn, ...snapshot } = toLay;
    const answer = await app.post('/v1/legal-actions', { snapshot });
    expect(answer.status).toBe(422);
    expect(defectsOf(answer)).toEqual(['/snapshot/turn turn-missing']);
  });
});

describe('a replay', () => {
  const replay = (body: object) => app.post<Replay>('/v1/replays', body);

  it('of our own actions judges each of them', async () => {
    const { status, body } = await replay({
      format: 'seneschal',
      game: { snapshot: toLay, actions: [layCap, { type: 'pass' }] },
      legalActions: true,
    });
    expect(status).toBe(200);
    expect(body.steps.map(({ verdict }) => verdict)).toEqual(['legal', 'legal']);
    expect(body.steps[0]!.legalActions).toContainEqual(layCap);
    expect(body.final.points).toHaveLength(2);
  });

  it('of a game of JCloisterZone takes its ruleset from the set-up', async () => {
    const game = { setup: { sets: { 'basic:1': 1 }, start: [{ tile: 'BA/RCr', x: 0, y: 0, rotation: 0 }] }, players: 2, replay: [] };
    const { status, body } = await replay({ format: 'jcz', game });
    expect(status).toBe(200);
    expect(body.final.snapshot.tiles).toEqual([{ tile: 'base/D', at: [0, 0], rotation: 0 }]);
  });

  it('may be larger than other bodies, though not without bounds', async () => {
    const game = { setup: { sets: {}, start: [{ tile: 'BA/RCr', x: 0, y: 0, rotation: 0 }] }, players: 2, replay: [] };
    expect((await replay({ format: 'jcz', game: { ...game, pad: 'x'.repeat(2_000_000) } })).status).toBe(200);
    expect((await replay({ format: 'jcz', game: { ...game, pad: 'x'.repeat(5_000_000) } })).status).toBe(413);
  });

  it('may be under a stored ruleset, which either the request or the game names', async () => {
    const game = { snapshot: toLay, actions: [] };
    expect((await replay({ format: 'seneschal', game, ruleset: 'club' })).body.ruleset.id).toBe('club');
    expect((await replay({ format: 'seneschal', game: { ...game, ruleset: 'club' } })).body.ruleset.id).toBe('club');
  });

  it.each([
    ['of no format', {}, 400, ['/format missing', '/game missing']],
    ['of an unknown format', { format: 'sgf', game: {} }, 400, ['/format unknown-type']],
    ['of an empty game', { format: 'jcz', game: {} }, 400, ['/game/players missing', '/game/replay missing', '/game/setup missing']],
    ['with an action of no kind', { format: 'seneschal', game: { snapshot: toLay, actions: [layCap, {}] } }, 400, ['/game/actions/1/type missing']],
    ['under an unknown ruleset', { format: 'seneschal', ruleset: 'none', game: { snapshot: toLay, actions: [] } }, 422, ['/ruleset unknown-ruleset']],
    [
      'whose game names an unknown ruleset',
      { format: 'seneschal', game: { ruleset: 'none', snapshot: toLay, actions: [] } },
      422,
      ['/game/ruleset unknown-ruleset'],
    ],
    [
      'under an unsound ruleset',
      { format: 'seneschal', ruleset: { preset: 'none' }, game: { snapshot: toLay, actions: [] } },
      422,
      ['/ruleset/preset unknown-preset'],
    ],
    [
      'from an unsound position',
      { format: 'seneschal', game: { snapshot: { ...toLay, tiles: [{ tile: 'x', at: [0, 0], rotation: 0 }] }, actions: [] } },
      422,
      ['/game/snapshot/tiles/0/tile unknown-tile'],
    ],
  ])('%s is refused', async (_what, body, status, defects) => {
    const answer = await app.post('/v1/replays', body);
    expect(answer.status).toBe(status);
    expect(defectsOf(answer).sort()).toEqual(defects);
  });
});

describe('a stored ruleset', () => {
  const judge = (ruleset: unknown) => app.post<Verdict>('/v1/adjudications', { ruleset, snapshot: toLay, action: layCap });

  it('is found by its id and version', async () => {
    expect((await judge('club')).body.ruleset.id).toBe('club');
    expect((await judge({ id: 'club', version: 1 })).body.ruleset.id).toBe('club');
    expect(defectsOf(await judge({ id: 'club', version: 2 }))).toEqual(['/ruleset/version unknown-version']);
  });
});
