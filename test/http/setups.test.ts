/** Promise: over HTTP a game begins as its ruleset says, in the language that is asked for, and can be played on from there. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Setup } from '../../src/contract/setup.js';
import { buildApp } from '../../src/http/app.js';

describe('POST /v1/setups', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildApp();
  });
  afterAll(() => app.close());
  const post = async (body: object, headers = {}, url = '/v1/setups') => app.inject({ method: 'POST', url, payload: body, headers });
  const ruleset = { preset: 'hig-c1-current', expansions: ['base', 'princess-and-dragon', 'river'] };

  it('gives a position that the first tile of the first pile can be laid in', async () => {
    const answer = await post({ ruleset, players: ['red', 'blue'] });
    expect(answer.statusCode).toBe(200);
    const { snapshot, piles, clauses, steps } = answer.json<Setup>();
    const [first] = Object.keys(piles[0]!.tiles);
    const drawn = { ...snapshot, turn: { ...snapshot.turn!, tile: first } };
    const legal = await post({ ruleset, snapshot: drawn }, {}, '/v1/legal-actions');
    expect(legal.json<{ actions: unknown[] }>().actions.length).toBeGreaterThan(0);
    for (const { cites } of steps) for (const id of cites) expect(clauses[id]?.statement, id).toBeTruthy();
  });

  it('tells the clauses in the language that is asked for', async () => {
    const answer = await post({ players: 2 }, { 'accept-language': 'de' });
    expect(answer.headers['content-language']).toBe('de');
    expect(answer.json<Setup>().clauses['base.setup.start-tile']?.statement).toContain('Startkarte');
  });

  it.each<[what: string, body: object, code: string, pointers: string[]]>([
    ['nobody to play', {}, 'invalid-request', ['/players']],
    ['a player without a name', { players: ['red', ''] }, 'invalid-request', ['/players/1']],
    ['no player at all', { players: 0 }, 'invalid-request', ['/players']],
    ['something else', { players: 2, tiles: [] }, 'invalid-request', ['/tiles']],
    ['two of one name, and a start that is none', { players: ['red', 'red'], start: 'count' }, 'invalid-setup', ['/players/1', '/start']],
    ['a set that is not there', { players: 2, without: ['river/2'] }, 'invalid-setup', ['/without/0']],
    ['a ruleset that is none', { players: 2, ruleset: 'nonsense' }, 'unknown-ruleset', ['/ruleset']],
  ])('refuses %s', async (_what, body, code, pointers) => {
    const answer = await post(body);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    const problem = answer.json<{ code: string; errors: { pointer: string }[] }>();
    expect(problem.code).toBe(code);
    expect(problem.errors.map(({ pointer }) => pointer)).toEqual(pointers);
  });

  it('names a setting that nobody chose', async () => {
    const open = { ...ruleset, settings: { 'river.startTile': null } };
    expect((await post({ ruleset: open, players: 2 })).json<Setup>().open).toEqual(['river.startTile']);
  });
});
