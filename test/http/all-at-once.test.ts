/** Promise: a defect of one stage hides none of another, at whatever door; and what follows from the rest of a position may be left out. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Invalid } from '../../src/contract/errors.js';
import { accepted } from '../../src/service/input/validation.js';
import type { Problem } from '../../src/contract/problem.js';
import { adjudicate, ruleset, validate } from '../../src/engine.js';
import { acceptedRequest } from '../../src/service/decisions/further-defects.js';
import { exampleAction, exampleSnapshot } from '../../src/http/schemas/examples.js';
import { defectsOf, testApp, type TestApp } from '../support/app.js';

let app: TestApp;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what is put into it is wrong, and that is the point
type Json = Record<string, any>;
/** What is told of an item of a job, and to whoever asks on the command line. */
const refusedItem = (body: Json): string[] => {
  try {
    acceptedRequest('ReplayRequest', body);
    return [];
  } catch (error) {
    return (error as Invalid).defects.map(({ pointer, code }) => `${pointer} ${code}`);
  }
};
const question = (): Json => JSON.parse(JSON.stringify({ ruleset: 'hig-c1-current', snapshot: exampleSnapshot, action: exampleAction })) as Json;

/** A mistake of shape, others beside it, and everything that must be told. */
const TOGETHER: readonly (readonly [what: string, make: (body: Json) => void, defects: readonly string[]])[] = [
  [
    'a figure that cannot be read',
    (b) => {
      b.snapshot.figures[0].at.edge = 'north';
      b.snapshot.tiles[0].tile = 'D';
      b.snapshot.turn.step = 'fly';
      b.action.kind = 'meple';
    },
    [
      '/action/kind unknown-figure-kind',
      '/snapshot/figures/0/at/edge not-allowed-value',
      '/snapshot/tiles/0/tile unknown-tile',
      '/snapshot/turn/step unknown-step',
    ],
  ],
  [
    'a tile that is turned as none can be, and is none',
    (b) => {
      b.snapshot.tiles[0].rotation = 45;
      b.snapshot.tiles[0].tile = 'base/Uu';
    },
    ['/snapshot/tiles/0/rotation not-allowed-value', '/snapshot/tiles/0/tile unknown-tile'],
  ],
  [
    'a tile that cannot be read: nothing that stands on it is wrong for that',
    (b) => {
      b.snapshot.tiles[0].rotation = 1;
      b.snapshot.figures[0].owner = 'green';
      b.action.at.tile = [7, 7];
    },
    ['/action/at/tile no-tile-there', '/snapshot/figures/0/owner unknown-player', '/snapshot/tiles/0/rotation not-allowed-value'],
  ],
  [
    'a tile on no cell, before another',
    (b) => {
      b.snapshot.tiles.unshift({ tile: 'base/D', at: 'here', rotation: 0 });
      b.snapshot.tiles[2].tile = 'nothing';
      b.snapshot.tiles.push({ tile: 'base/U', at: [0, 0], rotation: 0 });
    },
    ['/snapshot/tiles/0/at wrong-type', '/snapshot/tiles/2/tile unknown-tile', '/snapshot/tiles/3/at tiles-overlap'],
  ],
  [
    'an action of the turn among others',
    (b) => {
      b.snapshot.turn.done = [{ type: 'fly' }, { type: 'place-tile', tile: 'base/D', at: [7, 7], rotation: 0 }];
    },
    ['/snapshot/turn/done/0/type not-allowed-value', '/snapshot/turn/done/1/at no-tile-there'],
  ],
  [
    'a figure before others',
    (b) => {
      b.snapshot.figures.unshift({ id: 'r0', kind: 7, owner: 'red', at: { tile: [0, 0], feature: 'road', edge: 'e' } });
      b.snapshot.figures[1].owner = 'green';
      b.snapshot.neutral.fairy = { figure: 'r0' };
    },
    ['/snapshot/figures/0/kind wrong-type', '/snapshot/figures/1/owner unknown-player'],
  ],
  [
    'an action that cannot be read',
    (b) => {
      b.action.at.edge = 'north';
      b.action.player = 'Red';
      b.action.kind = 'meple';
      b.snapshot.turn.step = 'fly';
    },
    ['/action/at/edge not-allowed-value', '/action/kind unknown-figure-kind', '/action/player unknown-player', '/snapshot/turn/step unknown-step'],
  ],
  [
    'a turn that cannot be read',
    (b) => {
      b.snapshot.turn.placed = { at: 'here' };
      b.snapshot.turn.tile = 'base/DD';
      b.snapshot.bag.remaining = '60';
      b.snapshot.bag.setAside = ['base/EE'];
    },
    [
      '/snapshot/bag/remaining wrong-type',
      '/snapshot/bag/setAside/0 unknown-tile',
      '/snapshot/turn/placed/at wrong-type',
      '/snapshot/turn/tile unknown-tile',
    ],
  ],
  [
    'a ruleset that cannot be read',
    (b) => {
      b.ruleset = { expansions: 'tower' };
      b.snapshot.turn.player = 'Red';
      b.action.kind = 'meple';
    },
    ['/action/kind unknown-figure-kind', '/ruleset/expansions wrong-type', '/snapshot/turn/player unknown-player'],
  ],
  [
    'a ruleset that there is not',
    (b) => {
      b.ruleset = { expansions: ['towr'] };
      b.snapshot.turn.player = 'Red';
      b.action.kind = 'meple';
    },
    ['/action/kind unknown-figure-kind', '/ruleset/expansions/0 unknown-expansion', '/snapshot/turn/player unknown-player'],
  ],
  [
    'a position that is unsound',
    (b) => {
      b.snapshot.turn.step = 'fly';
      b.action.at.feature = 'city';
      b.action.kind = 'meple';
    },
    ['/action/at no-such-feature', '/action/kind unknown-figure-kind', '/snapshot/turn/step unknown-step'],
  ],
];

describe('everything is told at once', () => {
  it.each(TOGETHER)('%s', async (_what, make, defects) => {
    const body = question();
    make(body);
    expect(defectsOf(await app.post<Problem>('/v1/adjudications', body)).sort()).toEqual(defects);
    const [line] = (await app.post('/v1/adjudications/batch', JSON.stringify(body), { 'content-type': 'application/x-ndjson' })).text.split('\n');
    expect((JSON.parse(line!) as Problem).errors.map(({ pointer, code }) => `${pointer} ${code}`).sort()).toEqual(defects);
  });

  it('of a position that is to be validated, of rulesets that are compared, and of a game', async () => {
    const { snapshot, action } = question();
    snapshot.turn.stepp = 1;
    snapshot.tiles[0].tile = 'D';
    const { defects } = (await app.post<{ defects: { pointer: string }[] }>('/v1/snapshots/validate', { snapshot })).body;
    expect(defects.map(({ pointer }) => pointer)).toEqual(['/snapshot/turn/stepp', '/snapshot/tiles/0/tile']);
    const rulesets = ['hig-c2', { preset: 'nobodys' }];
    expect(defectsOf(await app.post('/v1/comparisons', { rulesets, snapshot, action })).sort()).toEqual([
      '/rulesets/1/preset unknown-preset',
      '/snapshot/tiles/0/tile unknown-tile',
      '/snapshot/turn/stepp unknown-property',
    ]);
    const game = { snapshot, actions: [{ ...action, kind: 'meple' }, { type: 'fly' }] };
    expect(defectsOf(await app.post('/v1/replays', { format: 'seneschal', ruleset: { preset: 'nobodys' }, game })).sort()).toEqual([
      '/game/actions/0/kind unknown-figure-kind',
      '/game/actions/1/type unknown-type',
      '/game/snapshot/tiles/0/tile unknown-tile',
      '/game/snapshot/turn/stepp unknown-property',
      '/ruleset/preset unknown-preset',
    ]);
  });

  it.each([undefined, 'pgn', 5])('of a game whose format is %j', async (format) => {
    const first = `/format ${format === undefined ? 'missing' : 'unknown-type'}`;
    const told = async (rest: object) => defectsOf(await app.post('/v1/replays', { format, ...rest }));
    const { snapshot, action } = question();
    snapshot.tiles[0].tile = 'D';
    expect(await told({ game: { snapshot, actions: [{ ...action, kind: 'meple' }, { type: 'fly' }] }, endGame: 5 })).toEqual([
      first,
      '/game/actions/1/type unknown-type',
      '/endGame wrong-type',
      '/game/snapshot/tiles/0/tile unknown-tile',
      '/game/actions/0/kind unknown-figure-kind',
    ]);
    expect(await told({ game: { setup: { sets: 1, start: [] }, players: 0 } })).toEqual([
      first,
      '/game/replay missing',
      '/game/setup/sets wrong-type',
      '/game/setup/start out-of-range',
      '/game/players out-of-range',
    ]);
    // what the game is nobody can say
    expect(await told({ game: {}, extra: 1 })).toEqual([first, '/extra unknown-property']);
    expect(await told({})).toEqual([first, '/game missing']);
    const item = refusedItem({ format, game: { snapshot: {}, actions: 5 } });
    expect(item).toEqual([first, '/game/snapshot/players missing', '/game/snapshot/tiles missing', '/game/actions wrong-type']);
  });

  it('by the library, and by what the command line reads with', () => {
    const { snapshot, action } = question();
    snapshot.figures[0].at.edge = 'north';
    snapshot.tiles[0].tile = 'D';
    action.kind = 'meple';
    const rules = ruleset('hig-c1-current');
    const told = [expect.objectContaining({ pointer: '/figures/0/at/edge' }), expect.objectContaining({ pointer: '/tiles/0/tile' })];
    expect(validate(rules, snapshot as never)).toEqual(told);
    expect(() => adjudicate(rules, snapshot as never, action as never)).toThrow(
      expect.objectContaining({ defects: [...told, expect.objectContaining({ pointer: '/kind' })] }),
    );
    const body = { snapshot, action };
    expect(() => accepted('AdjudicationRequest', body)).toThrow(expect.objectContaining({ detail: '1 defect' }));
    expect(() => acceptedRequest('AdjudicationRequest', body)).toThrow(expect.objectContaining({ detail: '3 defects' }));
  });
});

describe('what follows from the rest may be left out', () => {
  const tile = exampleSnapshot.turn!.tile!;
  const done = [{ type: 'place-tile', tile, at: [1, 0], rotation: 0 }];
  it.each<[what: string, make: (turn: Json) => void]>([
    ['which tile was laid', (turn) => delete turn.tile],
    ['where it was laid', (turn) => delete turn.placed],
    [
      'both',
      (turn) => {
        delete turn.tile;
        delete turn.placed;
      },
    ],
  ])('%s', async (_what, make) => {
    const whole = question();
    whole.snapshot.turn.done = done;
    const less = question();
    less.snapshot.turn.done = done;
    make(less.snapshot.turn);
    const [expected, answer] = await Promise.all([whole, less].map((body) => app.post<{ id: string; verdict: string }>('/v1/adjudications', body)));
    expect(answer!.status).toBe(200);
    expect(answer!.body.id).toBe(expected!.body.id);
  });
});
