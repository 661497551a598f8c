/** `POST /v1/adjudications`: the verdict itself is the kernel's; here it is about what goes in and how it comes out. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ruleset as rulesetOfCatalogue } from '../../src/catalog.js';
import { caseFiles } from '../../src/conformance/files.js';
import type { Problem } from '../../src/contract/problem.js';
import type { Verdict } from '../../src/contract/verdict.js';
import { layCap, layMisfit, toLay } from '../support/positions.js';
import { testApp, type TestApp } from '../support/app.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const judge = (body: unknown, headers?: Record<string, string>) => app.post<Verdict>('/v1/adjudications', body, headers);

describe('a verdict', () => {
  it('says of a legal action what allowed it, and what follows', async () => {
    const { status, headers, body } = await judge({ ruleset: 'hig-c1-current', snapshot: toLay, action: layCap });
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(body.verdict).toBe('legal');
    expect(body.findings.length).toBeGreaterThan(0);
    expect(body.effects[0]).toMatchObject({ type: 'tile-placed', at: [0, -1] });
    expect(body.after?.tiles).toHaveLength(2);
    expect(body.next).toMatchObject({ player: 'red' });
    for (const { cites } of body.findings) for (const id of cites) expect(body.clauses).toHaveProperty([id]);
  });

  it('says of an illegal one why, with no effects', async () => {
    const { status, body } = await judge({ snapshot: toLay, action: layMisfit });
    expect(status).toBe(200);
    expect(body).toMatchObject({ verdict: 'illegal', effects: [], scores: [], after: null });
    expect(body.findings.filter(({ outcome }) => outcome === 'forbid').map(({ rule }) => rule)).toEqual(['base.tile.edges-match']);
  });

  it('is the same, to the byte, for the same request', async () => {
    const body = { snapshot: toLay, action: layCap };
    expect((await judge(body)).text).toBe((await judge(body)).text);
  });
});

describe('the ruleset of a request', () => {
  const rulesetOf = async (ruleset: unknown) =>
    (await judge({ ...(ruleset !== undefined && { ruleset }), snapshot: toLay, action: layCap })).body.ruleset;

  it('is hig-c1-current when it is left out', async () => {
    expect(await rulesetOf(undefined)).toEqual(await rulesetOf('hig-c1-current'));
  });

  it('may be an id, an alias, an id with a version, or inline', async () => {
    expect((await rulesetOf('hig-c2')).id).toBe('wikicarpedia-c2-current');
    expect(await rulesetOf({ id: 'hig-c1-current', version: 1 })).toEqual(await rulesetOf('hig-c1-current'));
    expect((await rulesetOf({ preset: 'hig-c1-current' })).hash).toBe((await rulesetOf('hig-c1-current')).hash);
    expect((await rulesetOf({ settings: { 'base.tinyCity': null } })).hash).not.toBe((await rulesetOf('hig-c1-current')).hash);
  });
});

describe('an outcome that nothing asks for', () => {
  it('is a defect of the action', async () => {
    const snapshot = {
      players: [{ id: 'red', supply: { meeple: 7 } }],
      tiles: [{ tile: 'base/D', at: [0, 0], rotation: 0 }],
      turn: { player: 'red', step: 'place-figure', tile: 'base/D', placed: { at: [0, 0] }, done: [] },
    };
    const action = { type: 'place-figure', kind: 'meeple', at: { tile: [0, 0], feature: 'city', edge: 'n' }, outcome: 3 };
    const { status, body } = await app.post<Problem>('/v1/adjudications', { ruleset: { expansions: ['base'] }, snapshot, action });
    expect([status, body.code, body.errors.map(({ pointer, code }) => [pointer, code])]).toEqual([
      422,
      'invalid-action',
      [['/action/outcome', 'nothing-drawn']],
    ]);
  });
});

describe('a ruleset that leaves more open than can be tried', () => {
  it('is refused where the answer hangs on it, and says which settings to choose among', async () => {
    const { ruleset, snapshot, action } = caseFiles()
      .flatMap(({ cases }) => cases)
      .find(({ id }) => id === 'volcano.fairy-after-a-bridge')!;
    const known = [...rulesetOfCatalogue({ preset: 'hig-c1-current', ...ruleset }).settings.all.keys()];
    const open = { ...ruleset, settings: Object.fromEntries(known.map((key) => [key, null])) };
    const { status, body } = await app.post<Problem>('/v1/adjudications', { ruleset: open, snapshot, action });
    expect([status, body.code, body.errors.map(({ pointer, code }) => [pointer, code])]).toEqual([
      422,
      'invalid-ruleset',
      [['/ruleset/settings', 'too-many-open-settings']],
    ]);
    expect(body.errors[0]!.message).toContain('`fairy.');
  });
});

describe('the id of a request', () => {
  it('is given to it, or taken over', async () => {
    const body = { snapshot: toLay, action: layCap };
    expect((await judge(body)).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect((await judge(body, { 'x-request-id': 'mine-1' })).headers['x-request-id']).toBe('mine-1');
    expect((await judge(body, { 'x-request-id': 'not mine\t' })).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('stands in the instance of a problem', async () => {
    const { body } = await app.post('/v1/adjudications', '{', { 'x-request-id': 'mine-2' });
    expect(body).toMatchObject({ instance: '/v1/adjudications#mine-2' });
  });
});
