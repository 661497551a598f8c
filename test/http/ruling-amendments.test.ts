/** Promise: a draft is amended by a JSON merge patch, RFC 7396, and what comes out is a ruling or is refused. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleInput } from '../../src/http/schemas/ruling-examples.js';
import { defectsOf } from '../support/app.js';
import { startService, type Service } from '../support/service.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

describe('amending', () => {
  it.each(['application/json', 'application/merge-patch+json'])('as %s removes, merges and replaces', async (type) => {
    const draft = await service.draft({ effectiveFrom: '2026-02-01' });
    const { status, body } = await service.amend(
      draft,
      { event: null, effectiveFrom: null, tags: null, snapshot: { players: [{ id: 'red', score: 4, supply: { meeple: 5 } }] }, reason: 'anew' },
      'judge',
      { 'content-type': type },
    );
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('event');
    expect(body).not.toHaveProperty('effectiveFrom');
    expect(body).toMatchObject({ version: 2, tags: [], change: { kind: 'amend', reason: 'anew' } });
    expect(body.snapshot).toEqual({ ...exampleInput.snapshot, players: [{ id: 'red', score: 4, supply: { meeple: 5 } }] });
  });

  it('without its position leaves a ruling about a question, without a verdict', async () => {
    const draft = await service.draft();
    const { status, body } = await service.amend(draft, { snapshot: null, action: null });
    expect(status).toBe(200);
    for (const gone of ['snapshot', 'action', 'verdict']) expect(body).not.toHaveProperty(gone);
  });

  it.each<[object, number, string[]]>([
    [{ snapshot: null }, 422, ['/snapshot missing']],
    [{ question: null }, 400, ['/question wrong-type']],
    [{ question: '' }, 400, ['/question wrong-format']],
    [{ ruleset: { nothing: 1 } }, 400, ['/ruleset/nothing unknown-property']],
    [{ effectiveFrom: 'soon' }, 400, ['/effectiveFrom wrong-format']],
    [{ supersedes: 'none' }, 422, ['/supersedes unknown-ruling']],
    [{ snapshot: { tiles: [] } }, 400, ['/snapshot/tiles out-of-range']],
    [{ status: 'published' }, 400, ['/status unknown-property']],
    [{}, 400, [' out-of-range']],
  ])('%j is refused', async (patch, status, defects) => {
    const answer = await service.amend(await service.draft(), patch);
    expect(answer.status).toBe(status);
    expect(defectsOf(answer)).toEqual(defects);
  });

  it('takes no patch that is nested too deeply or poisons the prototype', async () => {
    const draft = await service.draft();
    const send = async (payload: string) => {
      const headers = service.as('judge', { 'content-type': 'application/merge-patch+json', 'if-match': '*' });
      return (await service.app.inject({ method: 'PATCH', url: `/v1/rulings/${draft.id}`, headers, payload })).json<{ code: string }>().code;
    };
    expect(await send(`{"snapshot":${'{"turn":'.repeat(20_000)}{}${'}'.repeat(20_000)}}`)).toBe('nested-too-deeply');
    expect(await send('{"__proto__":{"admin":true}}')).toBe('invalid-json');
  });

  it('nested too deeply is refused as well where it may be sent again', async () => {
    const draft = await service.draft();
    const headers = service.as('judge', { 'content-type': 'application/json', 'idempotency-key': 'deep', 'if-match': '*' });
    const deep = `${'{"turn":'.repeat(20_000)}{}${'}'.repeat(20_000)}`;
    const patch = { method: 'PATCH', url: `/v1/rulings/${draft.id}`, headers, payload: `{"snapshot":${deep}}` } as const;
    expect((await service.app.inject(patch)).json()).toMatchObject({ status: 400, code: 'nested-too-deeply' });
    const { snapshot, ...rest } = exampleInput;
    const within = JSON.stringify({ ...snapshot, turn: { ...snapshot!.turn, done: ['deep'] } }).replace('"deep"', deep);
    const whole = { method: 'POST', url: '/v1/rulings', headers, payload: `${JSON.stringify(rest).slice(0, -1)},"snapshot":${within}}` } as const;
    expect((await service.app.inject(whole)).json()).toMatchObject({ status: 400 });
  });

  it('to a ruleset that there is not tells what is wrong with the position that comes out, not with the patch', async () => {
    const draft = await service.draft();
    const none = { ruleset: 'none' };
    const sound = await service.amend(draft, { ...none, snapshot: {} });
    expect([sound.status, defectsOf(sound)]).toEqual([422, ['/ruleset unknown-ruleset']]);
    const unsound = await service.amend(draft, { ...none, snapshot: { tiles: [{ tile: 'none', at: [0, 0], rotation: 0 }] } });
    expect(unsound.status).toBe(422);
    expect(defectsOf(unsound)).toEqual(expect.arrayContaining(['/ruleset unknown-ruleset', '/snapshot/tiles/0/tile unknown-tile']));
  });

  it('is the only thing that takes a merge patch', async () => {
    const type = { 'content-type': 'application/merge-patch+json' };
    expect((await service.post('/v1/rulings', exampleInput, service.as('judge', type))).status).toBe(415);
  });
});
