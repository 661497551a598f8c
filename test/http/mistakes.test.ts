/** Promise: whoever makes one of these mistakes is told where it is and what would be right, in one answer. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../src/contract/problem.js';
import { exampleAction, exampleSnapshot } from '../../src/http/schemas/examples.js';
import { defectsOf, testApp, type TestApp } from '../support/app.js';

let app: TestApp;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what is put into it is wrong, and that is the point
type Json = Record<string, any>;
const question = (): Json => JSON.parse(JSON.stringify({ ruleset: 'hig-c1-current', snapshot: exampleSnapshot, action: exampleAction })) as Json;

/** A mistake made in the question of the documentation, and the one defect that it must give. */
type Mistake = readonly [what: string, make: (body: Json) => void, pointer: string, code: string, message: string];

const SHAPE: readonly Mistake[] = [
  [
    'a misspelt member of the turn',
    (b) => (b.snapshot.turn.stepp = 'x'),
    '/snapshot/turn/stepp',
    'unknown-property',
    'there is no property `stepp`; did you mean `step`?',
  ],
  [
    'a misspelt member of the bag',
    (b) => (b.snapshot.bag = { remaning: 3 }),
    '/snapshot/bag/remaning',
    'unknown-property',
    'there is no property `remaning`; did you mean `remaining`?',
  ],
  [
    'a misspelt member of a player',
    (b) => (b.snapshot.players[0].suply = {}),
    '/snapshot/players/0/suply',
    'unknown-property',
    'there is no property `suply`; did you mean `supply`?',
  ],
  [
    'a misspelt member of a tile',
    (b) => (b.snapshot.tiles[1].roation = 90),
    '/snapshot/tiles/1/roation',
    'unknown-property',
    'there is no property `roation`; did you mean `rotation`?',
  ],
  [
    'a member in capitals',
    (b) => (b.snapshot.Neutral = {}),
    '/snapshot/Neutral',
    'unknown-property',
    'there is no property `Neutral`; did you mean `neutral`?',
  ],
  [
    'a member of the request in the plural',
    (b) => (b.rulesets = []),
    '/rulesets',
    'unknown-property',
    'there is no property `rulesets`; did you mean `ruleset`?',
  ],
  [
    'a member of an action that it does not have',
    (b) => (b.action.rotation = 0),
    '/action/rotation',
    'unknown-property',
    'there is no property `rotation`; there are `type`, `kind`, `at`, `via`, `figure`, `replaces`, `outcome`, `player`',
  ],
  ['a place that is spelt as a list', (b) => (b.action.at = [1, 0]), '/action/at', 'wrong-type', 'must be object, not array'],
  ['a cell that is an object', (b) => (b.action.at.tile = { x: 1, y: 0 }), '/action/at/tile', 'wrong-type', 'must be array, not object: [x, y]'],
  ['a cell of three numbers', (b) => (b.action.at.tile = [1, 0, 0]), '/action/at/tile', 'out-of-range', 'must have at most 2 items'],
  ['a cell of half numbers', (b) => (b.action.at.tile = [1, 0.5]), '/action/at/tile/1', 'wrong-type', 'must be integer, not 0.5'],
  [
    'a number as text',
    (b) => (b.snapshot.bag.remaining = '60'),
    '/snapshot/bag/remaining',
    'wrong-type',
    'must be integer, not string; write 60 without quotes',
  ],
  ['no number', (b) => (b.snapshot.bag.remaining = NaN), '/snapshot/bag/remaining', 'wrong-type', 'must be integer, not null: tiles left'],
  ['fewer tiles than none', (b) => (b.snapshot.bag.remaining = -1), '/snapshot/bag/remaining', 'out-of-range', 'must be at least 0'],
  [
    'a name that is a number',
    (b) => (b.snapshot.players[0].id = 1),
    '/snapshot/players/0/id',
    'wrong-type',
    'must be string, not 1; write it in quotes',
  ],
  ['players by their names', (b) => (b.snapshot.players = ['red', 'blue']), '/snapshot/players/1', 'wrong-type', 'must be object, not string'],
  ['figures that are nothing', (b) => (b.snapshot.figures = null), '/snapshot/figures', 'wrong-type', 'must be array, not null'],
  [
    'a tile without its rotation',
    (b) => delete b.snapshot.tiles[0].rotation,
    '/snapshot/tiles/0/rotation',
    'missing',
    '`rotation` is missing; it is one of `0`, `90`, `180`, `270`: degrees clockwise',
  ],
  ['a figure in capitals', (b) => (b.action.kind = 'Meeple'), '/action/kind', 'unknown-figure-kind', 'did you mean `meeple`?'],
  [
    'a rotation in quarters',
    (b) => (b.snapshot.tiles[1].rotation = 1),
    '/snapshot/tiles/1/rotation',
    'not-allowed-value',
    'must be one of `0`, `90`, `180`, `270`: degrees clockwise',
  ],
  ['an edge in words', (b) => (b.action.at.edge = 'north'), '/action/at/edge', 'not-allowed-value', '; did you mean `n`?'],
  ['an edge between two', (b) => (b.action.at.edge = 'see'), '/action/at/edge', 'not-allowed-value', '; did you mean '],
  ['a corner of a whole tile', (b) => (b.action.at.edge = 'ne'), '/action/at', 'no-such-feature', ' has no road at `ne`; it has road e w'],
  ['an edge in capitals', (b) => (b.action.at.edge = 'NNW'), '/action/at/edge', 'not-allowed-value', '; did you mean `nnw`?'],
  [
    'a type of action that is none',
    (b) => (b.action.type = 'fly'),
    '/action/type',
    'unknown-type',
    'there are `place-tile`, `discard-tile`, `pass`, `place-figure`',
  ],
  [
    'a misspelt type of action',
    (b) => (b.action.type = 'place-figur'),
    '/action/type',
    'unknown-type',
    '`place-figur` is none of the values of `type`; did you mean `place-figure`?',
  ],
  ['a type of action with an underscore', (b) => (b.action.type = 'place_figure'), '/action/type', 'unknown-type', 'did you mean `place-figure`?'],
  ['an action without its type', (b) => delete b.action.type, '/action/type', 'missing', '`type` is missing'],
  ['an action without what it needs', (b) => delete b.action.kind, '/action/kind', 'missing', '`kind` is missing'],
  [
    'a way that is none',
    (b) => (b.action.via = 'portal'),
    '/action/via',
    'not-allowed-value',
    'must be one of `magic-portal`, `flying-machine`, `corn-circle`, `seduction`',
  ],
  [
    'a removal by nobody',
    (b) => (b.action = { type: 'remove-figure', figure: 'r1', by: 'princes' }),
    '/action/by',
    'not-allowed-value',
    'did you mean `princess`?',
  ],
  [
    'an option that is none',
    (b) => (b.action = { type: 'choose', option: 'x-grows' }),
    '/action/option',
    'not-allowed-value',
    'must be one of `knock-out`, `seduction`, `target`',
  ],
  ['a misspelt option', (b) => (b.action = { type: 'choose', option: 'casle' }), '/action/option', 'not-allowed-value', 'did you mean `castle`?'],
  [
    'a chance that is none',
    (b) => (b.action = { type: 'chance', of: 'dice', outcome: { value: 1 } }),
    '/action/of',
    'not-allowed-value',
    'must be one of `tile`, `throw`, `bazaar`',
  ],
  [
    'an option that is none, of an action that has been taken',
    (b) => b.snapshot.turn.done.push({ type: 'choose', option: 'x-grows' }),
    '/snapshot/turn/done/1/option',
    'not-allowed-value',
    'must be one of `knock-out`, `seduction`, `target`',
  ],
  [
    'a misspelt type of an action that has been taken',
    (b) => (b.snapshot.turn.done = [{ type: 'place-figur' }]),
    '/snapshot/turn/done/0/type',
    'not-allowed-value',
    'did you mean `place-figure`?',
  ],
  [
    'a way that is none, of an action that has been taken',
    (b) => b.snapshot.turn.done.push({ type: 'place-figure', via: 'portal' }),
    '/snapshot/turn/done/1/via',
    'not-allowed-value',
    'must be one of `magic-portal`, `flying-machine`, `corn-circle`, `seduction`',
  ],
  [
    'a removal by nobody in an earlier part of the turn',
    (b) => (b.snapshot.turn.earlier = [{ type: 'remove-figure', figure: 'r1', by: 'princes' }]),
    '/snapshot/turn/earlier/0/by',
    'not-allowed-value',
    'did you mean `princess`?',
  ],
  ['no tiles', (b) => (b.snapshot.tiles = []), '/snapshot/tiles', 'out-of-range', 'must have at least 1 item'],
  ['no players', (b) => (b.snapshot.players = []), '/snapshot/players', 'out-of-range', 'must have at least 1 item'],
  ['no snapshot', (b) => delete b.snapshot, '/snapshot', 'missing', '`snapshot` is missing'],
  ['a figure without its place', (b) => delete b.snapshot.figures[0].at, '/snapshot/figures/0/at', 'missing', '`at` is missing'],
  ['neutral figures in a list', (b) => (b.snapshot.neutral = []), '/snapshot/neutral', 'wrong-type', 'must be object'],
];

const NAMES: readonly Mistake[] = [
  ['a ruleset that is none', (b) => (b.ruleset = 'hig-c1-curent'), '/ruleset', 'unknown-ruleset', 'hig-c1-current'],
  ['a preset that is none', (b) => (b.ruleset = { preset: 'hig-c3' }), '/ruleset/preset', 'unknown-preset', 'did you mean `hig-c2`?'],
  [
    'an expansion that is none',
    (b) => (b.ruleset = { expansions: ['base', 'princess-and-dragons'] }),
    '/ruleset/expansions/1',
    'unknown-expansion',
    'did you mean `princess-and-dragon`?',
  ],
  [
    'an expansion by its English name',
    (b) => (b.ruleset = { expansions: ['base', 'Traders and Builders'] }),
    '/ruleset/expansions/1',
    'unknown-expansion',
    'did you mean `traders-and-builders`?',
  ],
  [
    'a setting that is none',
    (b) => (b.ruleset = { settings: { 'dragon.timings': 'x' } }),
    '/ruleset/settings/dragon.timings',
    'unknown-setting',
    'did you mean `dragon.timing`?',
  ],
  [
    'a value that a setting has not',
    (b) => (b.ruleset = { settings: { 'dragon.timing': 'never' } }),
    '/ruleset/settings/dragon.timing',
    'unknown-setting-value',
    '`dragon.timing` has the values `',
  ],
  [
    'a house rule that is none',
    (b) => (b.ruleset = { houseRules: ['pd.house.fairy-does-not-block-dragons'] }),
    '/ruleset/houseRules/0',
    'unknown-house-rule',
    'did you mean `pd.house.fairy-does-not-block-dragon`?',
  ],
  [
    'a clause that is none',
    (b) => (b.ruleset = { disabledClauses: ['pd.volcano.no-follower'] }),
    '/ruleset/disabledClauses/0',
    'unknown-clause',
    'did you mean `pd.volcano.no-follower-on-it`?',
  ],
  ['a mechanic that is none', (b) => (b.ruleset = { without: ['faery'] }), '/ruleset/without/0', 'unknown-mechanic', 'did you mean `fairy`?'],
  [
    'a tile by its letter',
    (b) => (b.snapshot.tiles[0].tile = 'D'),
    '/snapshot/tiles/0/tile',
    'unknown-tile',
    'no tile `D` is known; did you mean `base/D`?',
  ],
  [
    'a tile without its folder',
    (b) => (b.snapshot.turn.tile = 'volcano-road-straight'),
    '/snapshot/turn/tile',
    'unknown-tile',
    'did you mean `princess-and-dragon/volcano-road-straight`?',
  ],
  [
    'a misspelt tile',
    (b) => (b.snapshot.tiles[1].tile = 'princess-and-dragon/vulcano-road-straight'),
    '/snapshot/tiles/1/tile',
    'unknown-tile',
    'did you mean `princess-and-dragon/volcano-road-straight`?',
  ],
  [
    'a tile set aside that is none',
    (b) => (b.snapshot.bag.setAside = ['base/DD']),
    '/snapshot/bag/setAside/0',
    'unknown-tile',
    'did you mean `base/D`?',
  ],
  [
    'a figure of the first edition',
    (b) => (b.action.kind = 'follower'),
    '/action/kind',
    'unknown-figure-kind',
    'no expansion of the ruleset has a `follower`; did you mean `meeple`?',
  ],
  [
    'a way of an expansion that is not in play',
    (b) => (b.action.via = 'flying-machine'),
    '/action/via',
    'unknown-way',
    'it comes with `flier`, which `expansions` does not name',
  ],
  ['a misspelt figure', (b) => (b.action.kind = 'meple'), '/action/kind', 'unknown-figure-kind', 'did you mean `meeple`?'],
  [
    'a figure of an expansion that is not in play',
    (b) => (b.snapshot.players[0].supply.builder = 1),
    '/snapshot/players/0/supply/builder',
    'unknown-figure-kind',
    'it comes with `traders-and-builders`, which `expansions` does not name',
  ],
  [
    'a token of an expansion that is not in play',
    (b) => (b.snapshot.tokens = [{ kind: 'tower-piece', tile: [0, 0] }]),
    '/snapshot/tokens/0/kind',
    'unknown-token',
    'it comes with `tower`',
  ],
  [
    'a misspelt token of an expansion that is not in play',
    (b) => (b.snapshot.tokens = [{ kind: 'tower-peice', tile: [0, 0] }]),
    '/snapshot/tokens/0/kind',
    'unknown-token',
    'did you mean `tower-piece`? That comes with `tower`',
  ],
  [
    'a misspelt token in the hands of a player',
    (b) => (b.snapshot.players[0].tokens = { gould: 1 }),
    '/snapshot/players/0/tokens/gould',
    'unknown-token',
    'did you mean `gold`? That comes with `goldmines`',
  ],
  [
    'a place of an area, of a figure on a tile',
    (b) => (b.snapshot.figures[0].at.place = 'market'),
    '/snapshot/figures/0/at',
    'spot-unclear',
    '`place` says nothing of a spot that is in no area',
  ],
  [
    'a place of an area, where a figure is to be placed',
    (b) => (b.action.at.place = 'market'),
    '/action/at',
    'spot-unclear',
    '`place` says nothing of a spot that is in no area',
  ],
  [
    'an edge of an area',
    (b) => (b.action.at = { area: 'hand', edge: 'n' }),
    '/action/at',
    'spot-unclear',
    '`edge` says nothing of a spot that is on no tile',
  ],
  [
    'a neutral figure that players own',
    (b) => (b.snapshot.neutral.meeple = { tile: [0, 0] }),
    '/snapshot/neutral/meeple',
    'unknown-figure-kind',
    'a `meeple` is no neutral figure',
  ],
  [
    'an expansion that is like none',
    (b) => (b.ruleset = { expansions: ['y'] }),
    '/ruleset/expansions/0',
    'unknown-expansion',
    'no expansion `y` is known',
  ],
  ['a ruleset that is like none', (b) => (b.ruleset = { preset: 'x' }), '/ruleset/preset', 'unknown-preset', 'there are `hig-c1-original-2005`'],
  [
    'a neutral figure that is none',
    (b) => (b.snapshot.neutral.dragoon = { tile: [0, 0] }),
    '/snapshot/neutral/dragoon',
    'unknown-figure-kind',
    'did you mean `dragon`?',
  ],
  [
    'a player in capitals',
    (b) => (b.snapshot.turn.player = 'Red'),
    '/snapshot/turn/player',
    'unknown-player',
    'nobody is called `Red`; did you mean `red`?',
  ],
  [
    'a player who does not play',
    (b) => (b.action.player = 'yellow'),
    '/action/player',
    'unknown-player',
    'nobody is called `yellow`; there are `red`, `blue`',
  ],
  ['an owner who does not play', (b) => (b.snapshot.figures[0].owner = 'rad'), '/snapshot/figures/0/owner', 'unknown-player', 'did you mean `red`?'],
  [
    'a figure that is not there',
    (b) => (b.action = { type: 'move-fairy', to: { figure: 'r2' } }),
    '/action/to/figure',
    'unknown-figure',
    'no figure is called `r2`; did you mean `r1`?',
  ],
  [
    'a companion that is not there',
    (b) => (b.snapshot.neutral.fairy = { figure: 'x9' }),
    '/snapshot/neutral/fairy/figure',
    'unknown-figure',
    'no figure is called `x9`; there is `r1`',
  ],
  [
    'a step that is none',
    (b) => (b.snapshot.turn.step = 'place-meeple'),
    '/snapshot/turn/step',
    'unknown-step',
    'nothing is decided in a step `place-meeple`; did you mean `place-',
  ],
  [
    'a step with an underscore',
    (b) => (b.snapshot.turn.step = 'place-figures'),
    '/snapshot/turn/step',
    'unknown-step',
    'did you mean `place-figure`?',
  ],
  [
    'an area that is none',
    (b) => (b.snapshot.figures[0].at = { area: 'jail' }),
    '/snapshot/figures/0/at/area',
    'unknown-area',
    'no expansion of the ruleset has an area `jail`',
  ],
];

const BOARD: readonly Mistake[] = [
  [
    'a feature that the tile does not have',
    (b) => (b.action.at = { tile: [1, 0], feature: 'city', edge: 'n' }),
    '/action/at',
    'no-such-feature',
    '`princess-and-dragon/volcano-road-straight` at [1, 0] has no city at `n`; it has road e w, field ',
  ],
  [
    'a feature on another side',
    (b) => (b.snapshot.figures[0].at.edge = 's'),
    '/snapshot/figures/0/at',
    'no-such-feature',
    '`base/D` at [0, 0] has no city at `s`; it has city n, road e w, field',
  ],
  [
    'a feature on a side that has turned',
    (b) => (b.snapshot.tiles[0].rotation = 180),
    '/snapshot/figures/0/at',
    'no-such-feature',
    'it has city s, road e w, field',
  ],
  [
    'a feature of the first edition',
    (b) => (b.action.at.feature = 'farm'),
    '/action/at',
    'no-such-feature',
    'it has road e w, field nnw nne ene wnw, field ese sse ssw wsw; did you mean `field`?',
  ],
  [
    'a tile without a feature',
    (b) => (b.action.at = { tile: [1, 0] }),
    '/action/at',
    'feature-missing',
    'on which feature of [1, 0] it stands must be known; the tile has road e w, field',
  ],
  [
    'a place on the table and off it',
    (b) => (b.snapshot.figures[0].at.area = 'supply'),
    '/snapshot/figures/0/at',
    'spot-unclear',
    'a spot has either a `tile`, an `area` or a `figure`, not tile and area',
  ],
  [
    'a cell that is empty',
    (b) => (b.action.at.tile = [5, 5]),
    '/action/at/tile',
    'no-tile-there',
    'no tile lies on [5, 5]; the nearest lies on [1, 0]',
  ],
  [
    'sides that do not match',
    (b) => (b.snapshot.tiles[1].rotation = 90),
    '/snapshot/tiles/1',
    'edges-do-not-fit',
    'side `w` of `princess-and-dragon/volcano-road-straight` at [1, 0] does not match its neighbour: field meets road on side `e` of `base/D` at [0, 0]',
  ],
  [
    'two tiles on one cell',
    (b) => b.snapshot.tiles.push({ tile: 'base/U', at: [1, 0], rotation: 0 }),
    '/snapshot/tiles/2/at',
    'tiles-overlap',
    'another tile lies on [1, 0]',
  ],
  [
    'a tile apart from the others',
    (b) => b.snapshot.tiles.push({ tile: 'base/U', at: [5, 0], rotation: 0 }),
    '/snapshot/tiles/2/at',
    'board-not-connected',
    'is not connected with the first tile',
  ],
  [
    'another tile than the turn says',
    (b) => (b.snapshot.turn.placed.at = [0, 0]),
    '/snapshot/turn/placed/at',
    'not-the-tile-laid',
    'the tile on [0, 0] is `base/D`, not `princess-and-dragon/volcano-road-straight`',
  ],
  [
    'an action of the turn that laid another tile',
    (b) => (b.snapshot.turn.done = [{ type: 'place-tile', tile: 'base/U', at: [1, 0], rotation: 0 }]),
    '/snapshot/turn/done/0/tile',
    'not-the-tile-laid',
    'the tile on [1, 0] is `princess-and-dragon/volcano-road-straight`, not `base/U`',
  ],
  [
    'an action of the turn that laid a tile elsewhere',
    (b) => (b.snapshot.turn.done = [{ type: 'place-tile', tile: 'base/U', at: [3, 0], rotation: 0 }]),
    '/snapshot/turn/done/0/at',
    'no-tile-there',
    'no tile lies on [3, 0], where `base/U` is said to have been laid',
  ],
  [
    'the fairy on another tile than her figure',
    (b) => (b.snapshot.neutral.fairy = { tile: [1, 0], figure: 'r1' }),
    '/snapshot/neutral/fairy/figure',
    'not-on-one-tile',
    '`r1` stands on another tile: [0, 0]; the `tile` of the fairy may be left out',
  ],
  [
    'a figure that belongs to nobody',
    (b) => delete b.snapshot.figures[0].owner,
    '/snapshot/figures/0',
    'owner-missing',
    'a `meeple` belongs to a player',
  ],
  [
    'two figures of one name',
    (b) => b.snapshot.figures.push({ ...b.snapshot.figures[0] }),
    '/snapshot/figures/1/id',
    'duplicate-id',
    'another figure is called `r1`',
  ],
  [
    'more figures than a player has',
    (b) => (b.snapshot.players[0].supply.meeple = 9),
    '/snapshot/players/0/supply/meeple',
    'too-many-figures',
    '`red` has 10 figures `meeple`, a player owns 7',
  ],
];

const ALL = [...SHAPE, ...NAMES, ...BOARD];

describe(`${ALL.length} mistakes`, () => {
  it.each(ALL)('%s', async (_what, make, pointer, code, message) => {
    const body = question();
    make(body);
    const { status, body: answer } = await app.post<Problem>('/v1/adjudications', body);
    expect([400, 422]).toContain(status);
    const defect = answer.errors.find((error) => error.pointer === pointer && error.code === code);
    expect(defect, JSON.stringify(answer.errors)).toBeDefined();
    expect(defect!.message).toContain(message);
  });

  it('are at least sixty', () => expect(ALL.length).toBeGreaterThanOrEqual(60));

  it('are told all at once, whatever their stage', async () => {
    const body = question();
    body.ruleset = { expansions: ['base', 'princess-and-dragons'] };
    body.snapshot.turn.stepp = 'x';
    body.snapshot.tiles[0].tile = 'D';
    body.action.kind = 'meple';
    body.action.at.edge = 'north';
    const { errors } = (await app.post<Problem>('/v1/adjudications', body)).body;
    expect(errors.map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining(['/snapshot/turn/stepp', '/action/at/edge', '/ruleset/expansions/1', '/snapshot/tiles/0/tile']),
    );
    delete body.action.at.edge;
    const sound = (await app.post<Problem>('/v1/adjudications', body)).body;
    expect(sound.errors.map(({ pointer }) => pointer)).toContain('/action/kind');
  });
});

describe('a ruleset that has not its shape', () => {
  const ruleset = { preset: 'hig', expansions: ['base', 'towr'], settings: { 'dragon.timing': 'never', x: 1 }, without: ['faery'], rulings: 'off' };
  const defects = (at: string) =>
    [
      'settings/x wrong-type',
      'rulings not-allowed-value',
      'settings/x unknown-setting',
      'preset unknown-preset',
      'expansions/1 unknown-expansion',
      'settings/dragon.timing unknown-setting-value',
      'without/0 unknown-mechanic',
    ].map((defect) => `${at}/${defect}`);

  it('is told all the same what is wrong with the rest of it', async () => {
    expect(defectsOf(await app.post('/v1/adjudications', { ...question(), ruleset }))).toEqual(defects('/ruleset'));
    const { snapshot, action } = question();
    expect(defectsOf(await app.post('/v1/comparisons', { rulesets: ['hig-c2', ruleset], snapshot, action }))).toEqual(defects('/rulesets/1'));
  });

  it('is told nothing that only follows from that', async () => {
    const misshapen = { expansions: 'tower', without: ['dragon'] };
    expect(defectsOf(await app.post('/v1/adjudications', { ...question(), ruleset: misshapen }))).toEqual(['/ruleset/expansions wrong-type']);
    expect(defectsOf(await app.post('/v1/adjudications', { ...question(), ruleset: { id: 5, version: 2 } }))).toEqual(['/ruleset/id wrong-type']);
  });
});

const EXPANSIONS = ['base', 'princess-and-dragon', 'tower', 'count', 'bridges-castles-and-bazaars', 'catapult', 'hills-and-sheep'];

/** The same with expansions in play: their steps, states, tokens and areas. */
const OF_EXPANSIONS: readonly Mistake[] = [
  ['a capture of nobody', (b) => (b.action = { type: 'capture' }), '/action/figure', 'missing', '`figure` is missing: id of a figure'],
  [
    'a capture of a figure that is not there',
    (b) => (b.action = { type: 'capture', figure: 'r7' }),
    '/action/figure',
    'unknown-figure',
    'did you mean `r1`?',
  ],
  ['a bid below nothing', (b) => (b.action = { type: 'bid', tile: 0, points: -1 }), '/action/points', 'out-of-range', 'must be at least 0'],
  ['a bid for no tile', (b) => (b.action = { type: 'bid', points: 1 }), '/action/tile', 'missing', 'index in `turn.auction.tiles`'],
  ['a choice of nothing', (b) => (b.action = { type: 'choose' }), '/action/option', 'missing', '`option` is missing'],
  [
    'a misspelt token',
    (b) => (b.snapshot.tokens = [{ kind: 'brige', tile: [0, 0] }]),
    '/snapshot/tokens/0/kind',
    'unknown-token',
    'did you mean `bridge`?',
  ],
  [
    'a misspelt quarter',
    (b) => (b.snapshot.figures[0].at = { area: 'city-of-carcassonne', place: 'casle' }),
    '/snapshot/figures/0/at',
    'no-such-place',
    'the area `city-of-carcassonne` has no place `casle`; did you mean `castle`?',
  ],
  [
    'a misspelt area',
    (b) => (b.snapshot.figures[0].at = { area: 'city-of-carcasonne' }),
    '/snapshot/figures/0/at/area',
    'unknown-area',
    'did you mean `city-of-carcassonne`?',
  ],
  [
    'a prisoner of nobody',
    (b) => (b.snapshot.players[1].prisoners = [{ id: 'x', kind: 'meeple' }]),
    '/snapshot/players/1/prisoners/0/owner',
    'missing',
    'the player it belongs to',
  ],
  [
    'a prisoner of somebody else',
    (b) => (b.snapshot.players[1].prisoners = [{ id: 'x', kind: 'meeple', owner: 'yellow' }]),
    '/snapshot/players/1/prisoners/0/owner',
    'unknown-player',
    'there are `red`, `blue`',
  ],
  [
    'a step with its words the other way round',
    (b) => (b.snapshot.turn.step = 'dragon-move'),
    '/snapshot/turn/step',
    'unknown-step',
    'did you mean `move-dragon`?',
  ],
  [
    'a step of an expansion that is not in play',
    (b) => (b.snapshot.turn.step = 'move-wagon'),
    '/snapshot/turn/step',
    'unknown-step',
    'nothing is decided in a step `move-wagon`; it comes with `abbey-and-mayor`, which `expansions` does not name',
  ],
  [
    'a misspelt step of an expansion that is not in play',
    (b) => (b.snapshot.turn.step = 'move-wagons'),
    '/snapshot/turn/step',
    'unknown-step',
    'did you mean `move-wagon`? That comes with `abbey-and-mayor`',
  ],
  [
    'a step of a mechanic that is switched off',
    (b) => {
      b.ruleset.without = ['dragon'];
      b.snapshot.neutral = {};
      b.snapshot.turn.step = 'move-dragon';
    },
    '/snapshot/turn/step',
    'unknown-step',
    'it comes with what of `princess-and-dragon` is not in play',
  ],
  [
    'a bridge that lies nowhere',
    (b) => (b.snapshot.tokens = [{ kind: 'bridge', edges: ['e', 'w'] }]),
    '/snapshot/tokens/0',
    'spot-unclear',
    'where the `bridge` lies must be known',
  ],
  [
    'a dragon whose walk counts otherwise',
    (b) => (b.snapshot.turn.dragon = { visited: [[0, 0]], stepsTaken: 2, mover: 'red' }),
    '/snapshot/turn/dragon/stepsTaken',
    'unknown-property',
    'there are `visited`, `stepsLeft`, `mover`',
  ],
  [
    'a dragon that moves to a side',
    (b) => (b.action = { type: 'move-dragon', to: 'north' }),
    '/action/to',
    'wrong-type',
    'must be array, not string: [x, y]',
  ],
  ['a fairy that moves to a cell', (b) => (b.action = { type: 'move-fairy', to: [0, 0] }), '/action/to', 'wrong-type', 'must be object, not array'],
  [
    'a dragon that is a cell',
    (b) => (b.snapshot.neutral.dragon = [0, 0]),
    '/snapshot/neutral/dragon',
    'wrong-type',
    'must be object, not array: its members are `tile`',
  ],
  ['an action done that is a word', (b) => (b.snapshot.turn.done = ['place-tile']), '/snapshot/turn/done/0', 'wrong-type', 'its members are `type`'],
  [
    'a ruleset that is a number',
    (b) => (b.ruleset = 1),
    '/ruleset',
    'wrong-type',
    'an id, `{id, version}`, `{id, hash}` as verdicts name it, or inline',
  ],
  [
    'a ruleset that is both stored and inline',
    (b) => (b.ruleset = { id: 'hig-c2', preset: 'hig-c2' }),
    '/ruleset/preset',
    'unknown-property',
    'there are `id`, `version`, `hash`, `rulings`, `event`',
  ],
  [
    'a version that a ruleset has not',
    (b) => (b.ruleset = { id: 'hig-c2', version: 99 }),
    '/ruleset/version',
    'unknown-version',
    'has no version 99',
  ],
  [
    'a setting with a hyphen',
    (b) => (b.ruleset = { settings: { 'dragon-timing': 'x' } }),
    '/ruleset/settings/dragon-timing',
    'unknown-setting',
    'did you mean `dragon.timing`?',
  ],
  [
    'expansions in one string',
    (b) => (b.ruleset = { expansions: 'base,tower' }),
    '/ruleset/expansions',
    'wrong-type',
    'must be array, not string: the base game is always in',
  ],
  ['rulings switched off by another word', (b) => (b.ruleset = { rulings: 'off' }), '/ruleset/rulings', 'not-allowed-value', 'must be `none`'],
  ['an event by a misspelt member', (b) => (b.ruleset = { evnt: 'x' }), '/ruleset/evnt', 'unknown-property', 'did you mean `event`?'],
];

describe(`${OF_EXPANSIONS.length} more, with expansions in play`, () => {
  it.each(OF_EXPANSIONS)('%s', async (_what, make, pointer, code, message) => {
    const body = { ...question(), ruleset: { expansions: EXPANSIONS } };
    make(body);
    const { errors } = (await app.post<Problem>('/v1/adjudications', body)).body;
    const defect = errors.find((error) => error.pointer === pointer && error.code === code);
    expect(defect, JSON.stringify(errors)).toBeDefined();
    expect(defect!.message).toContain(message);
  });
});

/** What single expansions say of their own state. */
const OF_ONE: readonly (readonly [expansion: string, ...Mistake])[] = [
  [
    'mage-and-witch',
    'a mage in a field',
    (b) => (b.snapshot.neutral.mage = { tile: [0, 0], feature: 'field', edge: 'ese' }),
    '/snapshot/neutral/mage/feature',
    'figure-cannot-stand-there',
    'the mage stands on a road or in a city, not on a field',
  ],
  [
    'flier',
    'a flight of no figure',
    (b) => (b.snapshot.turn.flight = { kind: 'meple', from: [1, 0] }),
    '/snapshot/turn/flight/kind',
    'unknown-figure-kind',
    'no expansion of the ruleset has a `meple`',
  ],
  [
    'goldmines',
    'pairs of tokens that come singly',
    (b) => (b.snapshot.players[0].tokens = { gold: { a: 1 } }),
    '/snapshot/players/0/tokens/gold',
    'wrong-type',
    '`gold` do not come in pairs: a whole number, 0 or more',
  ],
  [
    'tunnel',
    'a pair that there is not',
    (b) => (b.snapshot.players[0].tokens = { 'tunnel-token': { d: 1 } }),
    '/snapshot/players/0/tokens/tunnel-token/d',
    'unknown-token',
    'there is no pair `d` of `tunnel-token`; there are `a`, `b`, `c`',
  ],
  [
    'tunnel',
    'three tokens of a pair',
    (b) => (b.snapshot.players[0].tokens = { 'tunnel-token': { a: 3 } }),
    '/snapshot/players/0/tokens/tunnel-token/a',
    'too-many-of-a-pair',
    '`red` has only two tunnel tokens of the pair `a`',
  ],
  [
    'hills-and-sheep',
    'a number of sheep that there is not',
    (b) => (b.snapshot.bag.tokens = { 'sheep-9': 1 }),
    '/snapshot/bag/tokens/sheep-9',
    'unknown-token',
    'no token in the general supply is called `sheep-9`; did you mean `sheep-1` or `sheep-2` or `sheep-3`?',
  ],
  [
    'hills-and-sheep',
    'more tokens with two sheep than there are',
    (b) => (b.snapshot.bag.tokens = { 'sheep-2': 6 }),
    '/snapshot/bag/tokens/sheep-2',
    'too-many-tokens',
    'there are 6 tokens with `2` sheep, the game has 5',
  ],
];

it.each(OF_ONE)('%s: %s', async (expansion, _what, make, pointer, code, message) => {
  const body = { ...question(), ruleset: { expansions: ['base', 'princess-and-dragon', expansion] } };
  make(body);
  const { errors } = (await app.post<Problem>('/v1/adjudications', body)).body;
  expect(errors).toContainEqual({ pointer, code, message });
});

it('a quarter of Leipzig that lies elsewhere, in whichever order the tiles are told', async () => {
  const quarters = (
    [
      ['wainwrights', -1, 0, 0],
      ['coiners', 1, -1, 90],
      ['bookbinders', 1, 1, 180],
      ['tanners', -1, 1, 270],
    ] as const
  ).map(([name, x, y, rotation]) => ({ tile: `markets-of-leipzig/${name}`, at: [x, y], rotation }));
  const shown = ['road e w; field nnw nne ene wnw; field ese sse ssw wsw', 'road w leipzig-gate; field nnw nne wnw; field wsw'];
  const prints = Object.fromEntries(quarters.map(({ tile }) => [tile, shown]));
  const ruleset = { expansions: ['base', 'markets-of-leipzig'] };
  const { players } = question().snapshot as Json;
  for (const tiles of [quarters, [...quarters].reverse()]) {
    const { status, body } = await app.post<Problem>('/v1/positions', { ruleset, snapshot: { players, tiles, prints } });
    expect(status).toBe(422);
    const at = tiles.findIndex(({ tile }) => tile.endsWith('tanners'));
    expect(body.errors.map(({ pointer, code }) => `${pointer} ${code}`)).toContain(`/snapshot/tiles/${at}/at leipzig-not-joined`);
  }
});

it('is told once, however many expansions look at it', async () => {
  const body = {
    ...question(),
    ruleset: { expansions: ['base', 'princess-and-dragon', 'bridges-castles-and-bazaars', 'messages', 'school', 'robbers'] },
  };
  (body as Json).snapshot.turn.scoring = { scores: [{ player: 'red', points: 3, feature: null }], mover: 'green' };
  const told = defectsOf(await app.post('/v1/adjudications', body));
  expect(told.filter((defect) => defect === '/snapshot/turn/scoring/mover unknown-player')).toHaveLength(1);
});

describe('mistakes outside the body', () => {
  it.each([
    ['/v1/clauses?limit=abc', 400, 'must be an integer in digits, not `abc`: how many on a page'],
    ['/v1/clauses?limit=0x10', 400, 'must be an integer in digits, not `0x10`'],
    ['/v1/clauses?limit=1e1', 400, 'must be an integer in digits, not `1e1`'],
    ['/v1/clauses?limit=+5', 400, 'must be an integer in digits, not ` 5`'],
    ['/v1/clauses?limit=', 400, 'must be an integer in digits, not ``'],
    ['/v1/clauses?limit=-1', 400, 'must be at least 1'],
    ['/v1/rulesets/hig-c2?version=1.0', 400, 'must be an integer in digits, not `1.0`'],
    ['/v1/clauses?figur=fairy', 400, 'there is no property `figur`; did you mean `figure`?'],
    ['/v1/clauses?edition=c1', 400, 'did you mean `C1`?'],
    ['/v1/clauses?figure=faery', 400, 'did you mean `fairy`?'],
    ['/v1/clauses?asOf=2013-13', 400, '`YYYY` or `YYYY-MM`'],
    ['/v1/clauses?q=a&q=b', 400, 'is given twice; give it once'],
    ['/v1/clauses?limit=1&limit=2&limit=3', 400, 'is given 3 times; give it once'],
    ['/v1/clauses?kind=rule&kind=faq', 400, 'is given twice; give it once'],
    ['/v1/clauses?kind=faq&kind=faq', 400, 'is given twice; give it once'],
    ['/v1/rulings?binding=yes', 400, 'must be boolean, not string; it is `true` or `false`'],
    ['/v1/rulings?status=public', 400, 'must be one of `draft`, `published`'],
    ['/v1/bulk/clause', 400, 'did you mean `clauses`?'],
    ['/v1/clauses/pd.volcano.no-follower-on', 404, 'did you mean `pd.volcano.no-follower-on-it`?'],
    ['/v1/settings/volcano.fairymove', 404, 'did you mean `volcano.fairyMove`?'],
    ['/v1/expansions/towers', 404, 'did you mean `tower`?'],
    ['/v1/rulesets/hig-c22', 404, 'did you mean `hig-c2`?'],
    ['/v1/adjudication', 404, 'did you mean `/v1/adjudications`?'],
    ['/docs/foo', 404, 'nothing is at `/docs/foo`; `/v1` lists what there is'],
    ['/clauses', 404, 'did you mean `/v1/clauses`?'],
    ['/v1/adjudications', 405, 'this address knows POST, not GET'],
  ])('%s', async (path, status, message) => {
    const { status: answered, body } = await app.get<Problem>(path);
    expect(answered).toBe(status);
    expect([body.detail, ...body.errors.map((error) => error.message)].join(' ')).toContain(message);
  });

  it('a game whose format, and an action whose type is left out: what they may be', async () => {
    const replay = await app.post<Problem>('/v1/replays', { game: {} });
    expect(replay.body.errors[0]?.message).toBe('`format` is missing; it is one of `jcz`, `seneschal`');
    const action = await app.post<Problem>('/v1/adjudications', { ...question(), action: {} });
    expect(action.body.errors[0]?.message).toContain('`type` is missing; it is one of `place-tile`, ');
  });

  it('in several parts: how many are in each', async () => {
    const action = { type: 'place-figure', kind: 'meple', at: { tile: [9, 9], feature: 'road' } };
    const { snapshot } = question();
    const answer = await app.post<Problem>('/v1/adjudications', { snapshot: { ...snapshot, neutral: { dargon: { tile: [0, 0] } } }, action });
    expect(answer.body.detail).toBe('1 defect in the snapshot and 2 in the action');
    const rulesets = await app.post<Problem>('/v1/comparisons', { ...question(), ruleset: undefined, rulesets: ['foo', 'bar'] });
    expect([rulesets.body.code, rulesets.body.detail]).toEqual(['unknown-ruleset', '2 defects in the rulesets']);
    const ruleset = await app.post<Problem>('/v1/adjudications', { snapshot, action, ruleset: { preset: 'none' } });
    expect(ruleset.body.detail).toBe('1 defect in the ruleset and 2 in the action');
  });

  it('a key without the word before it', async () => {
    const { status, body } = await app.post<Problem>('/v1/rulings', {}, { authorization: 'secret' });
    expect([status, body.detail]).toEqual([401, 'write `Authorization: Bearer`, a space and the key']);
  });

  it('a line of a batch, each told by itself', async () => {
    const lines = ['{"a": 1}', 'nonsense', '[]', JSON.stringify(question())].join('\n');
    const { text } = await app.post('/v1/adjudications/batch', lines, { 'content-type': 'application/x-ndjson' });
    const answers = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Json);
    expect(answers.map(({ code, verdict }) => (code ?? typeof verdict) as string)).toEqual([
      'invalid-request',
      'invalid-json',
      'invalid-request',
      'string',
    ]);
    expect(JSON.stringify(answers[0])).toContain('`snapshot` is missing');
    expect(JSON.stringify(answers[2])).toContain('must be object, not array');
  });
});

describe('what can be left out', () => {
  it('is the tile of the fairy, where her figure is named', async () => {
    const body = question();
    const verdicts = await Promise.all(
      [{ tile: [0, 0], figure: 'r1' }, { figure: 'r1' }].map(async (fairy) => {
        body.snapshot.neutral.fairy = fairy;
        const { status, body: answer } = await app.post<Json>('/v1/adjudications', body);
        return [status, answer.verdict, answer.findings];
      }),
    );
    expect(verdicts[1]).toEqual(verdicts[0]);
    expect(verdicts[0]![0]).toBe(200);
  });
});

describe('a body that is no JSON', () => {
  it.each([
    ['', 'the body is empty'],
    ['{"a": 1,}', 'line 1, column 9: a name in double quotes is expected'],
    ['{\n  "a" 1\n}', 'line 2, column 7: a colon is expected'],
    ['{"a": [1, 2}', 'line 1, column 12: '],
    ['{"a": tru}', 'line 1, column 7: '],
    ['{"a": 1', 'line 1, column 8: a closing brace is missing'],
    ["{'a': 1}", 'line 1, column 2: '],
    ['{"a": 1} {}', 'line 1, column 10: the text goes on'],
    ['{"a": 1 // no\n}', 'comments are not allowed'],
    ['{"__proto__": {}}', 'line 1, column 2: this name is not allowed'],
  ])('%j: it is said where', async (text, detail) => {
    for (const path of ['/v1/adjudications', '/v1/rulesets']) {
      const { status, body } = await app.post<Problem>(path, text);
      if (path === '/v1/rulesets' && status === 401) continue;
      expect([status, body.code]).toEqual([400, 'invalid-json']);
      expect(body.detail).toContain(detail);
    }
  });

  it('is told what to send', async () => {
    const csv = await app.post<Problem>('/v1/adjudications', 'a;b', { 'content-type': 'text/csv' });
    expect([csv.status, csv.body.detail]).toEqual([415, 'send `application/json`, not `text/csv`']);
    const json = await app.post<Problem>('/v1/adjudications/batch', '{}');
    expect([json.status, json.body.detail]).toEqual([415, 'send `application/x-ndjson`, not `application/json`']);
  });
});

describe('what is unlikely, but possible', () => {
  /** Its shape is for a position to say, and there is one of it. */
  const GHOSTLY = 'ghosts-castles-and-cemeteries/land-1';

  it('is a warning, and no defect', async () => {
    const { snapshot } = question();
    const tiles = [0, 1, 2, 3, 4, 5].map((x) => ({ tile: 'base/X', at: [x, 0], rotation: 0 }));
    const check = async (more: Json) => (await app.post<Json>('/v1/snapshots/validate', { snapshot: { ...snapshot, ...more } })).body;
    const board = { tiles, figures: [], neutral: {}, turn: undefined };
    expect(await check(board)).toEqual({
      valid: true,
      defects: [],
      warnings: [1, 2, 3, 4, 5].map((i) => ({
        pointer: `/snapshot/tiles/${i}/tile`,
        code: 'more-copies-than-printed',
        message: `this is copy ${i + 1} of \`base/X\`, at [${i}, 0]; there is one in a box`,
      })),
    });
    const print = ['road e w; field ese sse ssw wsw | mist-n'];
    const haunted = {
      tiles: [0, 1].map((x) => ({ tile: GHOSTLY, at: [x, 0], rotation: 0 })),
      prints: { [GHOSTLY]: print },
      figures: [],
      neutral: {},
    };
    expect(await check({ ...haunted, turn: undefined })).toMatchObject({ valid: true, warnings: [{ pointer: '/snapshot/tiles/1/tile' }] });
    const beside = await check({ neutral: { dragon: { tile: [0, 0] } }, turn: undefined });
    expect(beside).toMatchObject({ valid: true, warnings: [{ pointer: '/snapshot/figures/0/at', code: 'beside-the-dragon' }] });
    expect((await check({ turn: undefined })).warnings).toEqual([]);
    expect((await check({ tiles: [] })).warnings).toEqual([]);
  });

  it('is a defect of a print that has mist on a city, on whichever cell', async () => {
    const start = 'ghosts-castles-and-cemeteries/start';
    const ruleset = { expansions: ['base', 'ghosts-castles-and-cemeteries'] };
    const field = 'field nnw nne ene ese sse ssw wsw wnw';
    const check = async (prints: Record<string, readonly string[]>) => {
      const snapshot = { players: [{ id: 'red' }, { id: 'blue' }], tiles: [{ tile: 'base/D', at: [9, 9], rotation: 0 }], prints };
      return (await app.post<Json>('/v1/snapshots/validate', { ruleset, snapshot })).body['defects'];
    };
    const wrong = (tile: string) => {
      const pointer = `/snapshot/prints/${tile.replace('/', '~1')}`;
      return [{ pointer, code: 'print-not-readable', message: `tile ${tile}: mist is never on a city` }];
    };
    expect(await check({ [GHOSTLY]: ['city n; field ene ese sse ssw wsw wnw | mist-n'] })).toEqual(wrong(GHOSTLY));
    expect(await check({ [GHOSTLY]: ['city n; field ene ese wsw wnw | mist-s'] })).toEqual([]);
    expect(await check({ [start]: [field, field, field, 'city s w; field nnw nne ene ese | mist-w'] })).toEqual(wrong(start));
    expect(await check({ [start]: [field, field, field, 'city s w; field nnw nne | mist-e'] })).toEqual([]);
  });

  it('is warned of what contradicts how the dragon comes to where it is', async () => {
    const volcano = { tile: 'princess-and-dragon/volcano-field', at: [1, 1], rotation: 0 };
    const tiles = [{ tile: 'base/D', at: [0, 0], rotation: 0 }, { tile: 'base/D', at: [1, 0], rotation: 0 }, volcano];
    const check = async (more: Json) => {
      const players = [{ id: 'red' }, { id: 'blue' }, { id: 'green' }];
      const snapshot = { players, tiles, turn: { player: 'blue', step: 'place-tile' }, ...more };
      const ruleset = { expansions: ['base', 'princess-and-dragon'] };
      return (await app.post<Json>('/v1/snapshots/validate', { ruleset, snapshot })).body.warnings as unknown;
    };
    const dragon = { tile: [1, 1] };
    const code = 'volcano-without-dragon';
    const message = 'a volcano tile lies there, and the dragon stands beside the board';
    expect(await check({})).toEqual([{ pointer: '/snapshot/tiles/2/tile', code, message }]);
    const early = 'princess-and-dragon/dragon-road-bend';
    const bag = { remaining: 9, setAside: ['base/A', early] };
    expect(await check({ bag, neutral: { dragon } })).toMatchObject([{ pointer: '/snapshot/bag/setAside/1', code: 'set-aside-too-long' }]);
    expect(await check({ bag, tiles: tiles.slice(0, 2) })).toEqual([]);
    const walk = (stepsLeft: number, mover: string) => ({
      neutral: { dragon: { tile: [0, 0] } },
      turn: {
        player: 'blue',
        step: 'move-dragon',
        dragon: {
          visited: [
            [1, 1],
            [1, 0],
            [0, 0],
          ],
          stepsLeft,
          mover,
        },
      },
    });
    expect([await check({ neutral: { dragon } }), await check(walk(4, 'red'))]).toEqual([[], []]);
    expect(await check(walk(5, 'green'))).toMatchObject([
      { pointer: '/snapshot/turn/dragon/stepsLeft', code: 'walk-of-another-length' },
      { pointer: '/snapshot/turn/dragon/mover', code: 'walk-out-of-turn' },
    ]);
    const jumping = walk(5, 'green');
    jumping.turn.dragon.visited = [
      [1, 1],
      [0, 0],
    ];
    expect(await check(jumping)).toMatchObject([{ pointer: '/snapshot/turn/dragon/visited/1', code: 'walk-jumps' }]);
  });

  it('is warned of a builder or pig that stands alone', async () => {
    const ruleset = { expansions: ['base', 'traders-and-builders'] };
    const check = async (owner: string) => {
      const figures = [
        { id: 'r1', kind: 'builder', owner: 'red', at: { tile: [0, 0], feature: 'road', edge: 'w' } },
        { id: 'r2', kind: 'meeple', owner, at: { tile: [1, 0], feature: 'road', edge: 'w' } },
      ];
      const tiles = [0, 1].map((x) => ({ tile: 'base/D', at: [x, 0], rotation: 0 }));
      const snapshot = { players: [{ id: 'red' }, { id: 'blue' }], tiles, figures, turn: { player: 'red', step: 'place-tile' } };
      return (await app.post<Json>('/v1/snapshots/validate', { ruleset, snapshot })).body.warnings as unknown;
    };
    expect(await check('blue')).toMatchObject([{ pointer: '/snapshot/figures/0/at', code: 'orphan-on-the-board' }]);
    expect(await check('red')).toEqual([]);
  });

  it('is warned of counting figures that do not stand for the score, until the final scoring is counted besides', async () => {
    const ruleset = { expansions: ['base', 'messages'] };
    const check = async (player: Json, step = 'place-tile') => {
      const players = [
        { id: 'red', track: { meeple: 1, messenger: 8 }, ...player },
        { id: 'blue', score: 5 },
      ];
      const snapshot = { players, tiles: exampleSnapshot.tiles.slice(0, 1), turn: { player: 'red', step } };
      return (await app.post<Json>('/v1/snapshots/validate', { ruleset, snapshot })).body.warnings as unknown;
    };
    const code = 'counters-not-the-score';
    const message = 'the counting figures of `red` stand for 9 points together, and the score is 10';
    expect(await check({ score: 10 })).toEqual([{ pointer: '/snapshot/players/0/track', code, message }]);
    expect([await check({ score: 9 }), await check({}), await check({ score: 10 }, 'game-over')]).toEqual([[], [], []]);
  });

  it('is warned of a token of which it is not said how it lies, or whose it is', async () => {
    const ruleset = { expansions: ['base', 'princess-and-dragon', 'bridges-castles-and-bazaars', 'tunnel', 'ferries'] };
    const tokens = [
      { kind: 'bridge', tile: [0, 0] },
      { kind: 'castle', tile: [0, 0] },
      { kind: 'tunnel-token', tile: [0, 0], owner: 'red' },
    ];
    const { body } = await app.post('/v1/snapshots/validate', { ruleset, snapshot: { ...exampleSnapshot, tokens } });
    expect(body).toMatchObject({
      valid: true,
      warnings: [
        { pointer: '/snapshot/tokens/0', code: 'token-unclear', message: 'a `bridge` without `edges` lies there, but changes nothing' },
        { pointer: '/snapshot/tokens/1', code: 'token-unclear', message: 'a `castle` without `edge` lies there, but changes nothing' },
        { pointer: '/snapshot/tokens/2', code: 'token-unclear', message: 'a `tunnel-token` without `edge`, `pair` lies there, but changes nothing' },
      ],
    });
  });
});
