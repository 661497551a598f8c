/**
 * Whatever is posted, the answer is a problem with every defect and its pointer, never a fault of the server, and the
 * next request is answered. One row for each kind of bad input, each posted wherever such a part can stand.
 */
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Figure, Snapshot } from '../../src/contract/snapshot.js';
import { answerChecker } from '../support/answers.js';
import { defectsOf, testApp, type Answer, type TestApp } from '../support/app.js';
import { layCap, toLay } from '../support/positions.js';

let app: TestApp;
let check: Awaited<ReturnType<typeof answerChecker>>;
beforeAll(async () => {
  app = await testApp();
  check = await answerChecker(app.app);
});
afterAll(() => app.close());

const good = { snapshot: toLay, action: layCap };

async function refused(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer> {
  const answer = await app.post(path, body, headers);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(check('post', path, answer.status, String(answer.headers['content-type']), answer.body)).toEqual([]);
  expect((await app.post('/v1/adjudications', good)).status).toBe(200);
  return answer;
}

const withTiles = (...tiles: unknown[]) => ({ ...toLay, tiles: [...toLay.tiles, ...tiles] });
const withFigure = (figure: Partial<Record<keyof Figure, unknown>>) => ({
  ...toLay,
  figures: [{ id: 'x', kind: 'meeple', owner: 'red', at: { tile: [0, 0], feature: 'road', edge: 'e' }, ...figure }],
});
const withTurn = (turn: object) => ({ ...toLay, turn: { ...toLay.turn!, ...turn } });

const UNSOUND: readonly (readonly [what: string, snapshot: unknown, defects: readonly string[]])[] = [
  ['an unknown tile', withTiles({ tile: 'base/ZZ', at: [1, 0], rotation: 0 }), ['/snapshot/tiles/1/tile unknown-tile']],
  ['an unknown tile in hand', withTurn({ tile: 'none/none' }), ['/snapshot/turn/tile unknown-tile']],
  ['tiles that overlap', withTiles({ tile: 'base/D', at: [0, 0], rotation: 0 }), ['/snapshot/tiles/1/at tiles-overlap']],
  ['edges that do not fit', withTiles({ tile: 'base/C', at: [1, 0], rotation: 0 }), ['/snapshot/tiles/1 edges-do-not-fit']],
  ['a board in two pieces', withTiles({ tile: 'base/D', at: [5, 5], rotation: 0 }), ['/snapshot/tiles/1/at board-not-connected']],
  ['a figure on a feature that is not there', withFigure({ at: { tile: [0, 0], feature: 'monastery' } }), ['/snapshot/figures/0/at no-such-feature']],
  ['a figure where no tile lies', withFigure({ at: { tile: [7, 7], feature: 'city', edge: 'n' } }), ['/snapshot/figures/0/at/tile no-tile-there']],
  ['a figure of nobody', withFigure({ owner: 'green' }), ['/snapshot/figures/0/owner unknown-player']],
  ['a figure of an expansion that is not in play', withFigure({ kind: 'mayor' }), ['/snapshot/figures/0/kind unknown-figure-kind']],
  [
    'more figures than a player owns',
    { ...toLay, players: [{ id: 'red', supply: { meeple: 7 } }, toLay.players[1]] },
    ['/snapshot/players/0/supply/meeple too-many-figures'],
  ],
  ['two players of one name', { ...toLay, players: [toLay.players[0], { id: 'red', supply: {} }] }, ['/snapshot/players/1/id duplicate-id']],
  ['an unknown step', withTurn({ step: 'dance' }), ['/snapshot/turn/step unknown-step']],
  ['a turn of nobody', withTurn({ player: 'green' }), ['/snapshot/turn/player unknown-player']],
  ['a neutral figure on no tile', { ...toLay, neutral: { dragon: { tile: [3, 3] } } }, ['/snapshot/neutral/dragon/tile no-tile-there']],
  ['an unknown token', { ...toLay, tokens: [{ kind: 'bridge' }] }, ['/snapshot/tokens/0/kind unknown-token']],
  [
    'a token on no tile',
    { ...toLay, tokens: [{ kind: 'dragon', tile: [4, 4] }] },
    ['/snapshot/tokens/0/tile no-tile-there', '/snapshot/tokens/0/kind unknown-token'],
  ],
  [
    'an unknown tile earlier in the turn',
    withTurn({ done: [{ type: 'discard-tile', tile: 'none/none' }] }),
    ['/snapshot/turn/done/0/tile unknown-tile'],
  ],
  [
    'a prisoner of nobody, and of no kind',
    { ...toLay, players: [{ ...toLay.players[0], prisoners: [{ owner: 'green', kind: 'giant' }] }, toLay.players[1]] },
    ['/snapshot/players/0/prisoners/0/owner unknown-player', '/snapshot/players/0/prisoners/0/kind unknown-figure-kind'],
  ],
  [
    'an unknown tile beside others that do not fit, and figures on either',
    {
      ...withTiles({ tile: 'base/ZZ', at: [-1, 0], rotation: 0 }, { tile: 'base/C', at: [1, 0], rotation: 0 }),
      figures: [
        { id: 'x', kind: 'meeple', owner: 'red', at: { tile: [-1, 0], feature: 'road', edge: 'e' } },
        { id: 'y', kind: 'meeple', owner: 'blue', at: { tile: [1, 0], feature: 'monastery' } },
      ],
      neutral: { dragon: { tile: [-1, 0] } },
    },
    [
      '/snapshot/tiles/1/tile unknown-tile',
      '/snapshot/tiles/2 edges-do-not-fit',
      '/snapshot/figures/1/at no-such-feature',
      '/snapshot/players/1/supply/meeple too-many-figures',
    ],
  ],
  [
    'several things at once',
    {
      ...withFigure({ kind: 'mayor', owner: 'green' }),
      tiles: [{ tile: 'base/ZZ', at: [0, 0], rotation: 0 }],
      turn: { player: 'me', step: 'dance' },
    },
    [
      '/snapshot/tiles/0/tile unknown-tile',
      '/snapshot/figures/0/kind unknown-figure-kind',
      '/snapshot/figures/0/owner unknown-player',
      '/snapshot/turn/player unknown-player',
      '/snapshot/turn/step unknown-step',
    ],
  ],
];

const MISSHAPEN: readonly (readonly [what: string, snapshot: unknown, defects: readonly string[]])[] = [
  ['no snapshot at all', undefined, ['/snapshot missing']],
  ['a snapshot that is none', 'board', ['/snapshot wrong-type']],
  ['an empty one', {}, ['/snapshot/players missing', '/snapshot/tiles missing']],
  ['no tiles', { ...toLay, tiles: [] }, ['/snapshot/tiles out-of-range']],
  ['a malformed step', withTurn({ step: 'Place Tile!' }), ['/snapshot/turn/step wrong-format']],
  ['a step that is a number', withTurn({ step: 7 }), ['/snapshot/turn/step wrong-type']],
  [
    'actions taken of which what is told has not its shape',
    withTurn({
      done: [
        { type: 'place-tile', tile: null, at: { x: 1, y: 0 }, rotation: 45 },
        { type: 'place-figure', kind: 5, at: 'city' },
        { type: 'move-dragon', to: [1] },
        { type: 'remove-figure', figure: {}, anything: 'else' },
      ],
    }),
    [
      '/snapshot/turn/done/0/at/x unknown-property',
      '/snapshot/turn/done/0/at/y unknown-property',
      '/snapshot/turn/done/0/rotation not-allowed-value',
      '/snapshot/turn/done/0/tile wrong-type',
      '/snapshot/turn/done/1/at wrong-type',
      '/snapshot/turn/done/1/kind wrong-type',
      '/snapshot/turn/done/2/to out-of-range',
      '/snapshot/turn/done/3/figure wrong-type',
    ],
  ],
  [
    'wrong types',
    withTiles({ tile: 3, at: '1,0', rotation: '90' }),
    ['/snapshot/tiles/1/tile wrong-type', '/snapshot/tiles/1/at wrong-type', '/snapshot/tiles/1/rotation wrong-type'],
  ],
  ['a rotation by 45 degrees', withTiles({ tile: 'base/D', at: [1, 0], rotation: 45 }), ['/snapshot/tiles/1/rotation not-allowed-value']],
  ['a cell off the map', withTiles({ tile: 'base/D', at: [1e9, 0], rotation: 0 }), ['/snapshot/tiles/1/at/0 out-of-range']],
  ['half a cell', withTiles({ tile: 'base/D', at: [1], rotation: 0 }), ['/snapshot/tiles/1/at out-of-range']],
  ['an unknown property', { ...toLay, colour: 'red' }, ['/snapshot/colour unknown-property']],
  ['a name that needs escaping', { ...toLay, 'a/b~c': 1 }, ['/snapshot/a~1b~0c unknown-property']],
  ['a figure without a place', withFigure({ at: undefined }), ['/snapshot/figures/0/at missing']],
];

const PATHS: readonly (readonly [path: string, rest: object])[] = [
  ['/v1/adjudications', { action: layCap }],
  ['/v1/legal-actions', {}],
  ['/v1/comparisons', { action: layCap, rulesets: ['hig-c1-current', 'hig-c2'] }],
];

describe.each(PATHS)('a snapshot posted to %s', (path, rest) => {
  it.each(UNSOUND)('with %s is refused', async (_what, snapshot, defects) => {
    const answer = await refused(path, { ...rest, snapshot });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid-snapshot' } });
    expect(defectsOf(answer).sort()).toEqual([...defects].sort());
  });

  it.each(MISSHAPEN)('with %s is refused', async (_what, snapshot, defects) => {
    const answer = await refused(path, { ...rest, snapshot });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
    expect(defectsOf(answer).sort()).toEqual([...defects].sort());
  });
});

describe('a snapshot posted to be validated', () => {
  const validate = (snapshot: unknown) =>
    app.post<{ valid: boolean; defects: { pointer: string; code: string }[] }>('/v1/snapshots/validate', { snapshot });

  it.each([...UNSOUND, ...MISSHAPEN.filter(([, snapshot]) => typeof snapshot === 'object')])(
    'with %s is answered with the same defects',
    async (_what, snapshot, defects) => {
      const { status, body } = await validate(snapshot);
      expect(status).toBe(200);
      expect(body.valid).toBe(false);
      expect(body.defects.map(({ pointer, code }) => `${pointer} ${code}`).sort()).toEqual([...defects].sort());
    },
  );

  it('is valid when nothing is wrong', async () => {
    expect((await validate(toLay)).body).toEqual({ valid: true, defects: [], warnings: [] });
  });

  it('must be there, and be an object', async () => {
    expect(defectsOf(await refused('/v1/snapshots/validate', {}))).toEqual(['/snapshot missing']);
    expect(defectsOf(await refused('/v1/snapshots/validate', { snapshot: 3 }))).toEqual(['/snapshot wrong-type']);
  });
});

describe('an action', () => {
  it.each([
    ['of no kind', {}, ['/action/type missing']],
    ['of an unknown kind', { type: 'fly' }, ['/action/type unknown-type']],
    ['whose kind is a number', { type: 1 }, ['/action/type unknown-type']],
    ['that is a text', 'pass', ['/action wrong-type']],
    // only the branch of its kind has a say
    [
      'with much wrong',
      { type: 'place-figure', kind: 5, at: { tile: [0], feature: 'city', edge: 'north' }, x: 1 },
      ['/action/at/edge not-allowed-value', '/action/at/tile out-of-range', '/action/kind wrong-type', '/action/x unknown-property'],
    ],
    ['to two places', { type: 'move-fairy', to: { figure: 'r1', tile: [0, 0] } }, ['/action/to out-of-range']],
  ])('%s is refused', async (_what, action, defects) => {
    const answer = await refused('/v1/adjudications', { snapshot: toLay, action });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
    expect(defectsOf(answer).sort()).toEqual(defects);
  });

  it.each([
    ['an unknown tile', { ...layCap, tile: 'none/none' }, ['/action/tile unknown-tile']],
    ['nobody', { ...layCap, player: 'green' }, ['/action/player unknown-player']],
    [
      'a feature that is not there',
      { type: 'place-figure', kind: 'meeple', at: { tile: [0, 0], feature: 'monastery' } },
      ['/action/at no-such-feature'],
    ],
    ['an unknown figure', { type: 'remove-figure', figure: 'ghost', by: 'princess' }, ['/action/figure unknown-figure']],
    ['an unknown figure to capture', { type: 'capture', figure: 'ghost' }, ['/action/figure unknown-figure']],
    [
      'an unknown figure to move, and where nothing is',
      { type: 'move-figure', figure: 'ghost', to: { tile: [4, 4], feature: 'city' } },
      ['/action/figure unknown-figure', '/action/to/tile no-tile-there'],
    ],
    [
      'two things that are not there',
      { type: 'place-figure', kind: 'mayor', at: { tile: [4, 4], feature: 'city' } },
      ['/action/at/tile no-tile-there', '/action/kind unknown-figure-kind'],
    ],
  ])('that names %s is refused', async (_what, action, defects) => {
    const answer = await refused('/v1/adjudications', { snapshot: toLay, action });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid-action' } });
    expect(defectsOf(answer).sort()).toEqual(defects);
  });
});

const alsoInAction = (count: number) => (count > 0 ? ` and ${count} in the action` : '');

describe('a snapshot that is unsound', () => {
  it('does not hide what an action names that is nowhere', async () => {
    const snapshot = withTiles({ tile: 'base/C', at: [1, 0], rotation: 0 });
    for (const [action, defects] of [
      [{ ...layCap, tile: 'none/none', player: 'green' }, ['/action/player unknown-player', '/action/tile unknown-tile']],
      [
        { type: 'place-figure', kind: 'mayor', at: { tile: [9, 9], feature: 'city' } },
        ['/action/at/tile no-tile-there', '/action/kind unknown-figure-kind'],
      ],
      [layCap, []],
    ] as const) {
      const answer = await refused('/v1/adjudications', { snapshot, action });
      expect(answer).toMatchObject({
        status: 422,
        body: { code: 'invalid-snapshot', detail: `1 defect in the snapshot${alsoInAction(defects.length)}` },
      });
      expect(defectsOf(answer).sort()).toEqual([...defects, '/snapshot/tiles/1 edges-do-not-fit']);
    }
  });
});

describe('a ruleset', () => {
  it.each([
    ['an unknown id', 'none', 422, ['/ruleset unknown-ruleset']],
    ['a NUL in it', 'a\0b', 422, ['/ruleset unknown-ruleset']],
    ['an unknown id with a version', { id: 'hig-c1-curent', version: 7 }, 422, ['/ruleset/id unknown-ruleset']],
    ['an unknown version', { id: 'hig-c1-current', version: 7 }, 422, ['/ruleset/version unknown-version']],
    ['an unknown setting value', { settings: { 'volcano.turnFlow': 'sideways' } }, 422, ['/ruleset/settings/volcano.turnFlow unknown-setting-value']],
    [
      'unknown names everywhere',
      { preset: 'p', expansions: ['base', 'e'], settings: { 's/t': 'v' }, houseRules: ['h'], disabledClauses: ['c'] },
      422,
      [
        '/ruleset/disabledClauses/0 unknown-clause',
        '/ruleset/expansions/1 unknown-expansion',
        '/ruleset/houseRules/0 unknown-house-rule',
        '/ruleset/preset unknown-preset',
        '/ruleset/settings/s~1t unknown-setting',
      ],
    ],
    ['a wrong type', 5, 400, ['/ruleset wrong-type']],
    [
      'wrong types inside',
      { preset: 1, settings: { a: 3 } },
      400,
      ['/ruleset/preset wrong-type', '/ruleset/settings/a unknown-setting', '/ruleset/settings/a wrong-type'],
    ],
    ['a wrong type of a setting that there is', { settings: { 'dragon.timing': 3 } }, 400, ['/ruleset/settings/dragon.timing wrong-type']],
    ['an unknown property', { presets: 'x' }, 400, ['/ruleset/presets unknown-property']],
    ['both an id and a preset', { id: 'hig-c2', preset: 'hig-c2' }, 400, ['/ruleset/preset unknown-property']],
  ])('with %s is refused', async (_what, ruleset, status, defects) => {
    for (const path of ['/v1/adjudications', '/v1/legal-actions', '/v1/snapshots/validate']) {
      const answer = await refused(path, { ruleset, snapshot: toLay, ...(path === '/v1/adjudications' && { action: layCap }) });
      expect(answer.status).toBe(status);
      expect(defectsOf(answer).sort()).toEqual(defects);
    }
  });

  it.each([
    ['unknown', 'none', '/ruleset unknown-ruleset'],
    ['unsound', { preset: 'none' }, '/ruleset/preset unknown-preset'],
  ])('that is %s does not hide what is wrong with the snapshot', async (_what, ruleset, defect) => {
    const snapshot = withTiles({ tile: 'base/C', at: [1, 0], rotation: 0 });
    for (const path of ['/v1/adjudications', '/v1/legal-actions', '/v1/snapshots/validate', '/v1/snapshots/render']) {
      const answer = await refused(path, { ruleset, snapshot, ...(path === '/v1/adjudications' && { action: layCap }) });
      expect(defectsOf(answer)).toEqual([defect, '/snapshot/tiles/1 edges-do-not-fit']);
    }
  });

  it('of a comparison is named by its place in the list, each of them', async () => {
    const answer = await refused('/v1/comparisons', { ...good, rulesets: ['hig-c2', 'none', { preset: 'none' }] });
    expect(defectsOf(answer)).toEqual(['/rulesets/1 unknown-ruleset', '/rulesets/2/preset unknown-preset']);
  });
});

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const within = (value: string) => JSON.stringify({ ...good, snapshot: withTurn({ done: [{ type: 'pass', y: '@' }] }) }).replace('"@"', value);

describe('a body', () => {
  it.each([
    ['that is empty', '', 400, 'invalid-json'],
    ['that is cut off', '{"snapshot":', 400, 'invalid-json'],
    ['with a raw NUL', '{"snapshot":"\0"}', 400, 'invalid-json'],
    ['that poisons the prototype', '{"__proto__":{"admin":true}}', 400, 'invalid-json'],
    ['that poisons the constructor', '{"constructor":{"prototype":{"admin":true}}}', 400, 'invalid-json'],
    ['that is a list', '[]', 400, 'invalid-request'],
    ['that is null', 'null', 400, 'invalid-request'],
    ['nested without end', nested(400_000), 400, 'invalid-request'],
    ['nested too deeply where anything may stand', within(nested(400_000)), 400, 'nested-too-deeply'],
    ['nested a little too deeply', within(nested(40)), 400, 'nested-too-deeply'],
    ['of five megabytes', JSON.stringify({ ...good, pad: 'x'.repeat(5_000_000) }), 413, 'body-too-large'],
    ['with numbers beyond all bounds', JSON.stringify(good).replace('[0,0]', '[1e999,-1e999]'), 400, 'invalid-request'],
    [
      'with hundreds of thousands of defects',
      JSON.stringify({ ...good, snapshot: { ...toLay, tiles: Array.from({ length: 400_000 }, () => 1) } }),
      400,
      'invalid-request',
    ],
  ])('%s is refused', async (_what, body, status, code) => {
    expect(await refused('/v1/adjudications', body)).toMatchObject({ status, body: { code } });
  });

  it('that is too large is told how large it may be there', async () => {
    const pad = 'x'.repeat(5_000_000);
    const told = (detail: string) => ({ status: 413, body: { detail } });
    expect(await refused('/v1/adjudications', JSON.stringify({ ...good, pad }))).toMatchObject(told('a body sent here may have 1 MB'));
    expect(await refused('/v1/replays', JSON.stringify({ format: 'jcz', game: { pad } }))).toMatchObject(told('a body sent here may have 4 MB'));
  });

  it('of another type is refused', async () => {
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data', 'application/x-www-form-urlencoded'])
      expect(await refused('/v1/adjudications', '{}', { 'content-type': type })).toMatchObject({
        status: 415,
        body: { code: 'unsupported-media-type' },
      });
  });

  it('that is compressed is refused as such, not as bad JSON', async () => {
    const body = gzipSync(JSON.stringify(good)).toString('latin1');
    const { status, body: answered } = await refused('/v1/adjudications', body, { 'content-encoding': 'gzip' });
    expect(status).toBe(415);
    expect(answered).toMatchObject({ code: 'unsupported-media-type', detail: expect.stringContaining('`Content-Encoding: gzip`') as unknown });
    const lines = { 'content-type': 'application/x-ndjson', 'content-encoding': 'gzip' };
    const batch = await app.post('/v1/adjudications/batch', gzipSync(JSON.stringify(good)).toString('latin1'), lines);
    expect([batch.status, batch.headers['accept-encoding']]).toEqual([415, 'identity']);
    expect((await refused('/v1/adjudications', '{}', { 'content-encoding': 'br, identity' })).status).toBe(415);
    expect((await app.post('/v1/adjudications', good, { 'content-encoding': 'identity' })).status).toBe(200);
  });

  it('with NUL in its texts is judged like any other', async () => {
    const players = [{ ...toLay.players[0]!, id: 'r\0d' }, toLay.players[1]!];
    const snapshot: Snapshot = { ...toLay, players, figures: [], turn: { ...toLay.turn!, player: 'r\0d' } };
    expect((await app.post('/v1/adjudications', { snapshot, action: layCap })).status).toBe(200);
  });
});
