/** Promise: what random requests have found stays mended. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import { MOST_HELPED } from '../../src/contract/cure.js';
import type { Action } from '../../src/contract/action.js';
import { caseFiles } from '../../src/conformance/files.js';
import { actionDefects } from '../../src/kernel/position/action-defects.js';
import type { InvalidInput } from '../../src/kernel/position/invalid-input.js';
import { Position } from '../../src/kernel/position/position.js';
import { withoutUnknown } from '../../src/shapes/repaired.js';
import { answerChecker } from '../support/answers.js';
import { testApp, type TestApp } from '../support/app.js';
import { layCap, toLay } from '../support/positions.js';

let app: TestApp;
let check: Awaited<ReturnType<typeof answerChecker>>;
beforeAll(async () => {
  app = await testApp();
  check = await answerChecker(app.app);
});
afterAll(() => app.close());

describe('a request that has not its shape', () => {
  it('may say that no rulings are to be obeyed', async () => {
    const body = {
      rulesets: [
        { rulings: 'none', event: 'cup' },
        { rulings: 'none', preset: 'none' },
      ],
      snapshot: toLay,
      action: layCap,
      more: 1,
    };
    const answer = await app.post('/v1/comparisons', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: [{ pointer: '/more' }, { pointer: '/rulesets/1/preset', code: 'unknown-preset' }] });
  });

  it.each(['/v1/notation', '/v1/positions', '/v1/adjudications', '/v1/snapshots/validate'])('may be nested without end, to %s', async (path) => {
    const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
    const places = [
      ['figures', `[{"id":${deep}}]`],
      ['tiles', `[{"tile":"base/D","at":[${deep},0],"rotation":0}]`],
      ['players', `[{"id":"red","supply":${deep}}]`],
      ['other', deep],
    ];
    for (const [member, value] of places) {
      const snapshot = JSON.stringify({ ...toLay, [member!]: '@' }).replace('"@"', value!);
      const { status, body } = await app.post(path, `{"snapshot":${snapshot}}`);
      expect(status, JSON.stringify(body).slice(0, 200)).toBeLessThan(500);
    }
  });

  it('may be nested without end and have a name that is not allowed', async () => {
    const body = `{"__proto__":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`;
    expect(await app.post('/v1/replays', body)).toMatchObject({ status: 400, body: { code: 'invalid-json' } });
  });

  it('may be of no known format, and name in its ruleset what is no name', async () => {
    const rules = { preset: 'rgg-big-box-1', expansions: ['base', 0], more: 1 };
    const answer = await app.post('/v1/replays', { format: 'nothing', ruleset: rules, game: { snapshot: toLay, actions: [layCap] } });
    expect(answer.status).toBe(400);
    const { errors } = answer.body as { errors: readonly { readonly pointer: string; readonly code: string }[] };
    expect(errors.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(expect.arrayContaining(['/ruleset/expansions/1 wrong-type']));
  });

  it.each([
    [{ type: 'place-token', kind: 'tower-piece' }, 422],
    [{ type: 'place-token', kind: 'tower-piece', at: { tile: 'x' } }, 400],
  ])('may say of what was done earlier in the turn %j', async (action, status) => {
    const turn = { player: 'red', step: 'capture', capture: { tile: [0, 0] }, done: [action] };
    const body = { ruleset: { expansions: ['tower'] }, snapshot: { ...toLay, turn }, action: { type: 'pass' } };
    expect((await app.post('/v1/adjudications', body)).status).toBe(status);
  });

  it('may put a figure onto a tower, and that on no tile', async () => {
    const figures = [{ id: 'r1', kind: 'meeple', owner: 'red', at: { feature: 'tower' } }];
    const body = { ruleset: { expansions: ['tower'] }, snapshot: { ...toLay, figures }, action: { type: 'pass' } };
    expect(await app.post('/v1/adjudications', body)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/snapshot/figures/0/at', code: 'spot-unclear' }] },
    });
  });

  it('may move a token of a kind that there is none of', async () => {
    const action = { type: 'move-token', kind: 'e', from: { tile: [0, 0] }, to: { tile: [0, 0] } };
    expect(await app.post('/v1/adjudications', { ruleset: { expansions: ['ferries'] }, snapshot: toLay, action })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/action/kind', code: 'unknown-token' }] },
    });
  });

  it('may place a token of a kind that is not in play, which is no word about the law', async () => {
    const action = { type: 'place-token', kind: 'castle', at: { tile: [0, 0] } };
    expect(await app.post('/v1/adjudications', { ruleset: { expansions: ['ferries'] }, snapshot: toLay, action })).toMatchObject({
      status: 200,
      body: { verdict: 'unsupported', comesWith: ['bridges-castles-and-bazaars'] },
    });
  });

  it('may put an acrobat on no tile', async () => {
    const figures = [{ id: 'r1', kind: 'meeple', owner: 'red', at: { feature: 'pyramid' } }];
    const body = { ruleset: { expansions: ['under-the-big-top'] }, snapshot: { ...toLay, figures }, action: { type: 'pass' }, more: 1 };
    const { status } = await app.post('/v1/adjudications', body);
    expect(status).toBe(400);
  });

  it('may name no cell where one is meant', () => {
    const rules = ruleset({});
    const { board, snapshot } = new Position(rules, toLay);
    const action = { type: 'move-fairy', to: { tile: null } } as unknown as Action;
    expect(actionDefects({ ruleset: rules, board, snapshot, doubtful: new Set() }, action)).toEqual([]);
  });

  it('is gone through once, however much of it is unknown', () => {
    const names = Array.from({ length: 1000 }, (_, i) => `x${i}`);
    let gone = 0;
    const watched = new Proxy<Record<string, number>>(Object.fromEntries(names.map((name) => [name, 1])), {
      ownKeys: (target) => (gone++, Reflect.ownKeys(target)),
    });
    const defects = names.map((name) => ({ pointer: `/${name}`, code: 'unknown-property' as const, message: '' }));
    expect(
      withoutUnknown(
        { known: watched },
        defects.map((defect) => ({ ...defect, pointer: `/known${defect.pointer}` })),
      ),
    ).toEqual({ known: {} });
    expect(gone).toBe(1);
  });
});

describe('a ruleset of which nothing is known', () => {
  it.each([
    ['disabledClauses', 'base.figure.unoccupied'],
    ['houseRules', 'pd.house.five-points-instead-of-one'],
    ['expansions', 'little-buildings'],
    ['without', 'nothing'],
  ])('is told of all its %s, and helped with the first', (member, like) => {
    const names = Array.from({ length: 50 }, (_, i) => `${like}-${i}`);
    let found: InvalidInput['defects'] = [];
    try {
      ruleset({ [member]: names });
    } catch (error) {
      found = (error as InvalidInput).defects;
    }
    expect(found).toHaveLength(names.length);
    const isHelped = ({ message }: { message: string }) => message.includes('; ');
    expect(found.slice(0, MOST_HELPED).every(isHelped)).toBe(true);
    expect(found.slice(MOST_HELPED).some(isHelped)).toBe(false);
  });
});

describe('the document', () => {
  it('has the problem of an address that cannot be read with every operation', async () => {
    const { paths } = (await app.get<{ paths: Record<string, Record<string, { responses: object }>> }>('/openapi.json')).body;
    for (const [path, methods] of Object.entries(paths))
      for (const [method, { responses }] of Object.entries(methods)) expect(Object.keys(responses), `${method} ${path}`).toContain('400');
    expect((await app.get('/v1/sources?%')).status).toBe(400);
  });

  it('knows pieces that lie on a side of a tile', async () => {
    const built = caseFiles()
      .flatMap(({ cases }) => cases)
      .find(({ id }) => id === 'castle.is-built')!;
    const body = { ruleset: { preset: 'hig-c1-big-box-3', expansions: built.ruleset.expansions }, snapshot: built.snapshot, action: built.action };
    const answer = await app.post<{ effects: unknown[] }>('/v1/adjudications', body);
    expect(answer.body.effects).toContainEqual(expect.objectContaining({ type: 'piece-moved', to: { tile: [0, -1], edge: 's' } }));
    expect(check('post', '/v1/adjudications', 200, 'application/json', answer.body)).toEqual([]);
  });

  it('says that a picture may be refused', async () => {
    const answer = await app.post('/v1/positions', { snapshot: toLay }, { accept: 'text/plain' });
    expect(check('post', '/v1/positions', answer.status, String(answer.headers['content-type']), answer.body)).toEqual([]);
    expect(answer.status).toBe(406);
  });
});
