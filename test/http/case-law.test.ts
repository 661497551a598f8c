/** Promise: a published ruling is named as a precedent, and one that binds changes the verdict and is cited. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../src/http/app.js';
import { openStore } from '../../src/store/open.js';
import type { Store } from '../../src/store/store.js';

let app: FastifyInstance;
let store: Store;
let dataDir: string;
let headers: Record<string, string>;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'seneschal-'));
  store = await openStore({ dataDir });
  const { secret } = await store.keys.create({ name: 'an organiser', role: 'organiser' }, { keyId: 'cli', name: 'test' });
  headers = { authorization: `Bearer ${secret}` };
  app = await buildApp({ store });
});
afterAll(async () => {
  await app.close();
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const VOLCANO = 'princess-and-dragon/volcano-road-straight';
const snapshot = {
  players: [{ id: 'red', supply: { meeple: 7 } }],
  tiles: [
    { tile: 'base/D', at: [0, 0], rotation: 0 },
    { tile: VOLCANO, at: [1, 0], rotation: 0 },
  ],
  neutral: { dragon: { tile: [1, 0] } },
  turn: { player: 'red', step: 'place-figure', tile: VOLCANO, placed: { at: [1, 0] }, done: [] },
};
const action = { type: 'place-figure', kind: 'meeple', at: { tile: [1, 0], feature: 'road', edge: 'e' } };

it('is obeyed from its publication on, in the ruleset that it was made for', async () => {
  const variant = { id: 'club', preset: 'hig-c1-current', expansions: ['base', 'princess-and-dragon'] };
  expect((await app.inject({ method: 'POST', url: '/v1/rulesets', headers, payload: variant })).statusCode).toBe(201);
  const ask = async (ruleset: string) =>
    (await app.inject({ method: 'POST', url: '/v1/adjudications', payload: { ruleset, snapshot, action } })).json();
  const shared = ({ findings }: { findings: { rule: string; outcome: string; cites: string[] }[] }) =>
    findings.find(({ rule }) => rule === 'princess-and-dragon.dragon.shares-no-tile')!;
  const payload = {
    question: 'May a figure share the tile of the dragon?',
    snapshot,
    action,
    ruleset: 'club',
    decision: 'legal',
    reasoning: 'So the club plays.',
    cites: ['pd.dragon.exclusive.scope-conflict'],
    authorityLevel: 'organiser',
    binding: { kind: 'setting', setting: 'dragon.sharedTile', value: 'unrestricted' },
  };
  const draft = await app.inject({ method: 'POST', url: '/v1/rulings', headers, payload });
  expect(draft.statusCode).toBe(201);
  const { id } = draft.json();
  expect(shared(await ask('club')).outcome).toBe('forbid');
  const ifMatch = { ...headers, 'if-match': String(draft.headers.etag) };
  expect((await app.inject({ method: 'POST', url: `/v1/rulings/${id}/publish`, headers: ifMatch, payload: {} })).statusCode).toBe(200);
  const verdict = await ask('club');
  expect(shared(verdict)).toMatchObject({ outcome: 'permit' });
  expect(shared(verdict).cites).toContain(`ruling:${id}`);
  expect(verdict.precedents).toMatchObject([{ id, binding: true }]);
});
