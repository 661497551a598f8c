/** Promise: what King & Robber Baron and the Count add goes over the wire: their state in, their effects and next decisions out, defects with pointers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../src/contract/problem.js';
import type { Verdict } from '../../src/contract/verdict.js';
import { testApp, type TestApp } from '../support/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const ruleset = { preset: 'hig-c1-current', expansions: ['base', 'king-and-robber', 'count'] };
const city = { tile: [4, 2], feature: 'city', edge: 'w' };
const castle = { area: 'city-of-carcassonne', place: 'castle' };
const tiles = [
  ...Array.from({ length: 12 }, (_, i) => ({ tile: `jcz:CO/${i + 1}`, at: [i % 4, Math.floor(i / 4)], rotation: 0 })),
  { tile: 'base/G', at: [4, 2], rotation: 0 },
  { tile: 'base/E', at: [5, 2], rotation: 270 },
];
const snapshot = {
  players: [
    { id: 'red', score: 0, supply: { meeple: 6 }, tokens: { 'king-tile': 0 } },
    { id: 'blue', score: 0, supply: { meeple: 6 }, tokens: { 'king-tile': 0 } },
  ],
  tiles,
  figures: [
    { id: 'b1', kind: 'meeple', owner: 'blue', at: city },
    { id: 'r1', kind: 'meeple', owner: 'red', at: castle },
  ],
  neutral: { count: { area: 'city-of-carcassonne', place: 'market' } },
  bag: { remaining: 20 },
  turn: {
    player: 'red',
    step: 'leave-city',
    tile: 'base/E',
    placed: { at: [5, 2] },
    done: [{ type: 'place-tile', tile: 'base/E', at: [5, 2], rotation: 270 }],
    city: { pending: [city], mover: 'red', asked: ['blue'] },
  },
};
const leave = { type: 'move-figure', figure: 'r1', to: city, player: 'red' };

describe('a follower who leaves the City for a city that is completed', () => {
  it('shares its points, and whoever completed it becomes king', async () => {
    const { status, body } = await app.post<Verdict>('/v1/adjudications', { ruleset, snapshot, action: leave });
    expect(status).toBe(200);
    expect(body.verdict).toBe('legal');
    expect(body.effects.map(({ type }) => type)).toEqual([
      'piece-moved',
      'procedure',
      'procedure',
      'points',
      'points',
      'feature-scored',
      'piece-moved',
      'procedure',
      'procedure',
      'figure-returned',
      'figure-returned',
    ]);
    expect(body.scores.map(({ player, points }) => `${player} ${points}`)).toEqual(['red 6', 'blue 6']);
    expect(body.after).toMatchObject({ players: [{ score: 6, tokens: { 'king-tile': 1 } }, { score: 6 }], awards: { 'king-tile': { size: 3 } } });
    expect(body.next).toEqual({ step: 'place-tile', player: 'blue' });
  });

  it('is one of what may be done, as what is listed says', async () => {
    const { body } = await app.post<{ actions: { type: string; to?: unknown }[] }>('/v1/legal-actions', { ruleset, snapshot });
    expect(body.actions.map(({ type, to }) => (to ? `${type} ${JSON.stringify((to as { tile: unknown }).tile)}` : type)).sort()).toEqual([
      'move-figure [3,2]',
      'move-figure [4,2]',
      'move-figure [5,2]',
      'pass',
    ]);
  });

  it('is refused with every defect where the position makes no sense', async () => {
    const wrong = {
      ...snapshot,
      awards: { 'king-tile': { size: 99 } },
      neutral: { count: { area: 'city-of-carcassonne', place: 'harbour' } },
      turn: { ...snapshot.turn, city: { ...snapshot.turn.city, mover: 'green' } },
    };
    const { status, body } = await app.post<Problem>('/v1/adjudications', { ruleset, snapshot: wrong, action: leave });
    expect(status).toBe(422);
    expect(body.errors?.map(({ pointer }) => pointer).sort()).toEqual([
      '/snapshot/awards/king-tile/size',
      '/snapshot/neutral/count',
      '/snapshot/turn/city/mover',
    ]);
  });
});
