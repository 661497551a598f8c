/** Promise: a published ruling is named as a precedent, and one that binds changes the verdict and is cited. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../src/http/app.js';
import { HANGS, freshStore, type TestStore } from '../support/stores.js';

let app: FastifyInstance;
let kept: TestStore;
let headers: Record<string, string>;

beforeAll(async () => {
  kept = await freshStore();
  const { store } = kept;
  const { secret } = await store.keys.create({ name: 'an organiser', role: 'organiser' }, { keyId: 'cli', name: 'test' });
  headers = { authorization: `Bearer ${secret}` };
  app = await buildApp({ store, lawPatience: HANGS });
});
afterAll(async () => {
  await app.close();
  await kept.remove();
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

describe('a ruling that binds', () => {
  const rule = 'princess-and-dragon.dragon.shares-no-tile';
  interface Judged {
    readonly precedents: readonly object[];
    readonly findings: { rule: string; outcome: string; cites: string[] }[];
  }
  const post = async <T>(url: string, payload: object, more = {}): Promise<T> =>
    (await app.inject({ method: 'POST', url, headers: { ...headers, ...more }, payload })).json<T>();
  const bind = async (ruleset: unknown, more = {}): Promise<{ id: string; hash: string }> => {
    const ruling = {
      ...more,
      question: 'May a figure share the tile of the dragon?',
      ruleset,
      decision: 'legal',
      reasoning: 'So we play.',
      cites: ['pd.dragon.exclusive.scope-conflict'],
      authorityLevel: 'organiser',
      binding: { kind: 'question', rule, pattern: { figureKinds: ['meeple'], step: 'place-figure' }, outcome: 'permit' },
    };
    const { id, hash } = await post<{ id: string; hash: string }>('/v1/rulings', ruling);
    return post(`/v1/rulings/${id}/publish`, {}, { 'if-match': `"${hash}"` });
  };
  const outcome = ({ findings }: Judged) => findings.find((finding) => finding.rule === rule)!.outcome;
  const asked = async (ruleset: unknown) => outcome(await post<Judged>('/v1/adjudications', { ruleset, snapshot, action }));

  it('for a ruleset without its version binds in all versions, with its version in that one', async () => {
    const versions = async (id: string) => {
      await post('/v1/rulesets', { id, disabledClauses: ['pd.volcano.no-follower-on-it'] });
      await post('/v1/rulesets', { id, disabledClauses: ['pd.fairy.assignable.normal-follower'] });
    };
    await versions('all');
    await versions('first');
    await bind('all');
    await bind({ id: 'first', version: 1 });
    await post('/v1/rulesets', { id: 'all', disabledClauses: ['pd.portal.figure.normal-follower'] });
    const of = (id: string, ...numbers: number[]) => Promise.all(numbers.map((version) => asked({ id, version })));
    expect([await asked('all'), ...(await of('all', 1, 2, 3))]).toEqual(['permit', 'permit', 'permit', 'permit']);
    expect([await asked('first'), ...(await of('first', 1, 2))]).toEqual(['forbid', 'permit', 'forbid']);
  });

  it('is obeyed by comparisons, batches, legal actions and replays too', async () => {
    const disabledClauses = ['pd.volcano.no-follower-on-it', 'pd.volcano.forbid.normal-follower'];
    const ruleset = { preset: 'hig-c1-current', disabledClauses };
    const legal = async () => (await post<{ actions: object[] }>('/v1/legal-actions', { ruleset, snapshot })).actions;
    expect(await legal()).not.toContainEqual(action);
    const { id } = await bind(ruleset);
    const cited = (judged: Judged) => judged.findings.find((finding) => finding.rule === rule)?.cites.includes(`ruling:${id}`) ?? false;
    expect(cited(await post('/v1/adjudications', { ruleset, snapshot, action }))).toBe(true);
    const { verdicts } = await post<{ verdicts: Judged[] }>('/v1/comparisons', { rulesets: [ruleset, 'hig-c1-current'], snapshot, action });
    expect(verdicts.map(cited)).toEqual([true, false]);
    for (const verdict of verdicts) expect(verdict.precedents).toContainEqual(expect.objectContaining({ id, binding: true, binds: cited(verdict) }));
    const batch = await app.inject({
      method: 'POST',
      url: '/v1/adjudications/batch',
      headers: { 'content-type': 'application/x-ndjson' },
      payload: JSON.stringify({ ruleset, snapshot, action }),
    });
    expect(cited(batch.json())).toBe(true);
    expect(batch.json<Judged>().precedents).toContainEqual(expect.objectContaining({ id, binds: true }));
    expect(await legal()).toContainEqual(action);
    const replay = await post<{ steps: Judged[] }>('/v1/replays', { format: 'seneschal', ruleset, game: { snapshot, actions: [action] } });
    expect(replay.steps.filter(({ findings }) => findings?.length).some(cited)).toBe(true);
  });

  it('is not obeyed before its day, nor once it is withdrawn', async () => {
    await post('/v1/rulesets', { id: 'days', disabledClauses: ['pd.volcano.no-follower-on-it', 'pd.portal.figure.normal-follower'] });
    await bind('days', { effectiveFrom: '2999-01-01' });
    expect(await asked('days')).toBe('forbid');
    const { id, hash } = await bind('days', { effectiveFrom: '2020-01-01' });
    expect(await asked('days')).toBe('permit');
    await post(`/v1/rulings/${id}/withdraw`, { reason: 'the club has voted' }, { 'if-match': `"${hash}"` });
    expect(await asked('days')).toBe('forbid');
  });

  it('binds by the name of its ruleset and what is built on it, not in whatever has the same content', async () => {
    await post('/v1/rulesets', { id: 'twin-a', disabledClauses: ['pd.portal.figure.phantom'] });
    await post('/v1/rulesets', { id: 'twin-b', disabledClauses: ['pd.portal.figure.phantom'] });
    await bind('twin-a');
    expect([await asked('twin-a'), await asked('twin-b')]).toEqual(['permit', 'forbid']);
    const { id, hash } = await bind('rgg-big-box-3');
    const built = { preset: 'rgg-big-box-3', expansions: ['base', 'princess-and-dragon', 'phantom'] };
    expect([await asked('rgg-big-box-3'), await asked(built), await asked('hig-c1-big-box-3')]).toEqual(['permit', 'permit', 'forbid']);
    await post(`/v1/rulings/${id}/withdraw`, { reason: 'tried' }, { 'if-match': `"${hash}"` });
  });

  it('is left aside where a request wants none, and outside of its event', async () => {
    await post('/v1/rulesets', { id: 'cup', disabledClauses: ['pd.portal.figure.mayor'] });
    const { id } = await bind('cup', { event: 'Essen 2026' });
    expect([await asked('cup'), await asked({ id: 'cup', event: 'Essen 2026' }), await asked({ id: 'cup', event: 'Herne' })]).toEqual([
      'forbid',
      'permit',
      'forbid',
    ]);
    expect(await asked({ id: 'cup', event: 'Essen 2026', rulings: 'none' })).toBe('forbid');
    // its precedent says for which event it was made, and whether it bound
    const told = async (ruleset: object) =>
      (await post<Judged>('/v1/adjudications', { ruleset, snapshot, action })).precedents.find(
        (precedent) => 'id' in precedent && precedent.id === id,
      );
    const precedent = { binding: true, event: 'Essen 2026' };
    expect(await told({ id: 'cup', event: 'Essen 2026' })).toMatchObject({ ...precedent, binds: true });
    for (const more of [{}, { event: 'essen 2026' }, { event: 'Essen 2026', rulings: 'none' }])
      expect(await told({ id: 'cup', ...more })).toMatchObject({ ...precedent, binds: false });
  });

  it('is shown with the ruleset, under a hash that finds it again', async () => {
    await post('/v1/rulesets', { id: 'shown', disabledClauses: ['pd.portal.figure.wagon'] });
    const { id } = await bind('shown');
    const get = async (url: string) => (await app.inject(url)).json<{ hash: string; rulings?: object[] }>();
    const inForce = await get('/v1/rulesets/shown');
    expect(inForce.rulings).toEqual([{ id, kind: 'question' }]);
    const { ruleset } = await post<{ ruleset: { hash: string } }>('/v1/adjudications', { ruleset: 'shown', snapshot, action });
    expect(ruleset.hash).toBe(inForce.hash);
    expect((await get(`/v1/rulesets/${inForce.hash}`)).rulings).toEqual([{ id, kind: 'question' }]);
    expect(await get('/v1/rulesets/shown?rulings=none')).not.toHaveProperty('rulings');
  });

  it('is a part of what the hash of a verdict names: that hash asks for it, and the one without it for none', async () => {
    await post('/v1/rulesets', { id: 'hashed', disabledClauses: ['pd.portal.figure.wagon', 'pd.portal.figure.mayor'] });
    type Named = Judged & { readonly ruleset: object; readonly errors?: { pointer: string }[] };
    const judged = (ruleset: unknown) => post<Named>('/v1/adjudications', { ruleset, snapshot, action });
    const before = (await judged('hashed')).ruleset;
    const { id, hash } = await bind('hashed');
    const after = (await judged('hashed')).ruleset;
    expect(after).not.toEqual(before);
    expect([await asked(before), await asked(after)]).toEqual(['forbid', 'permit']);
    expect((await judged(after)).ruleset).toEqual(after);
    expect((await judged(before)).precedents).toContainEqual(expect.objectContaining({ id, binds: false }));
    const body = { snapshot, ruleset: after };
    expect(await post<{ defects: object[] }>('/v1/snapshots/validate', body)).toMatchObject({ defects: [] });
    await post(`/v1/rulings/${id}/withdraw`, { reason: 'tried' }, { 'if-match': `"${hash}"` });
    expect((await judged(after)).errors).toMatchObject([{ pointer: '/ruleset/hash' }]);
  });

  it('changes no setting that a table has chosen in so many words', async () => {
    const setting = { kind: 'setting', setting: 'dragon.sharedTile', value: 'unrestricted' };
    const { id, hash } = await post<{ id: string; hash: string }>('/v1/rulings', {
      question: 'May a figure share the tile of the dragon?',
      ruleset: 'hig-c1-big-box-2',
      decision: 'legal',
      reasoning: 'So we play.',
      cites: ['pd.dragon.exclusive.scope-conflict'],
      authorityLevel: 'organiser',
      binding: setting,
    });
    await post(`/v1/rulings/${id}/publish`, {}, { 'if-match': `"${hash}"` });
    const inline = { preset: 'hig-c1-big-box-2' };
    expect(await asked(inline)).toBe('permit');
    expect(await asked({ ...inline, settings: { 'dragon.sharedTile': 'forbid-followers' } })).toBe('forbid');
  });
});
