/** Promise: a list of legal actions says what it could not decide, and what it would have to know. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LegalActions } from '../../src/engine.js';
import { buildApp } from '../../src/http/app.js';

const players = [
  { id: 'red', score: 0, supply: { meeple: 6 } },
  { id: 'blue', score: 0, supply: { meeple: 7 } },
];
const snapshot = { players, tiles: [{ tile: 'base/D', at: [0, 0], rotation: 0 }], bag: { remaining: 3 } };
const turn = { player: 'red', step: 'place-tile', done: [] };

describe('POST /v1/legal-actions', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildApp();
  });
  afterAll(() => app.close());
  const post = async (body: object) => (await app.inject({ method: 'POST', url: '/v1/legal-actions', payload: body })).json<LegalActions>();

  it('names the tile in hand, and the tile just laid, where the snapshot lacks it', async () => {
    expect(await post({ snapshot: { ...snapshot, turn } })).toEqual({ actions: [], missing: ['/turn/tile'] });
    expect(await post({ snapshot: { ...snapshot, turn: { ...turn, step: 'place-figure' } } })).toEqual({
      actions: [{ type: 'pass' }],
      missing: ['/turn/placed'],
    });
  });

  it('lists what the sources leave open, with the readings, and with `explain` only once', async () => {
    // the fairy, to another figure on the tile where she stands: open where nobody chose
    const disputed = {
      snapshot: {
        ...snapshot,
        players: [{ id: 'red', score: 0, supply: { meeple: 5 } }, players[1]],
        tiles: [...snapshot.tiles, { tile: 'base/D', at: [1, 0], rotation: 0 }],
        figures: [
          { id: 'a', kind: 'meeple', owner: 'red', at: { tile: [0, 0], feature: 'city', edge: 'n' } },
          { id: 'b', kind: 'meeple', owner: 'red', at: { tile: [0, 0], feature: 'road', edge: 'e' } },
        ],
        neutral: { fairy: { tile: [0, 0], figure: 'a' } },
        turn: { ...turn, step: 'place-figure', tile: 'base/D', placed: { at: [1, 0] } },
      },
      ruleset: { preset: 'hig-c1-current', expansions: ['base', 'princess-and-dragon'], settings: { 'fairy.sameTile': null } },
    };
    const { undetermined = [], rejected = [] } = await post({ ...disputed, explain: true });
    expect(undetermined).toMatchObject([{ action: { type: 'move-fairy' }, verdict: 'disputed' }]);
    expect(undetermined[0]!.findings[0]!.readings!.map(({ value }) => value)).toEqual(expect.arrayContaining(['allowed', 'forbidden']));
    expect(rejected.map(({ action }) => JSON.stringify(action))).not.toContain(JSON.stringify(undetermined[0]!.action));
    expect((await post(disputed)).undetermined).toEqual(undetermined);
  });
});
