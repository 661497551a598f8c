/** Promise: what pieces and unusual tiles make of the board is declared, and everything that reads the board reads it so. */
import type { Cell } from '../../../src/contract/spot.js';
import { describe, expect, it } from 'vitest';
import { ROTATIONS } from '../../../src/contract/compass.js';
import type { Token } from '../../../src/contract/snapshot.js';
import { validate } from '../../../src/kernel/judge/adjudicate.js';
import { Position } from '../../../src/kernel/position/position.js';
import { arch } from './fictions/arch.js';
import { cave } from './fictions/cave.js';
import { giants } from './fictions/giants.js';
import { grotto } from './fictions/grotto.js';
import { wall } from './fictions/wall.js';
import { deeds, drawing, due, judge, legal, rulesOf, scores, table, take, type Table, type Try } from './game.js';

const pass = { type: 'pass' };
const see = ({ rules, at }: Table) => new Position(rules, at);
const defects = ({ rules, at }: Table) => validate(rules, at).map(({ pointer, code }) => `${pointer} ${code}`);
const lay = (tile: string, at: Cell, rotation = 0): Try => ({ type: 'place-tile', tile, at, rotation });
const toLay = (rules: Table['rules'], tile: string, tiles: readonly string[], players = {}) =>
  drawing(table(rules, { tiles, turn: { step: 'place-tile' }, ...(Object.keys(players).length > 0 && { players }) }), tile);
const spots = (table: Table) => [...new Set(legal(table, 'place-figure').map(({ at }) => Object.values(Object(at)).join(' ')))];

describe('a token that reprints a tile', () => {
  const rules = rulesOf([arch]);
  const arches = { red: { tokens: { arch: 2 } }, blue: { tokens: { arch: 2 } } };
  const over = (tile: Cell) => ({ kind: 'arch', tile, edges: ['e', 'w'] as const });
  const meadows = table(rules, { tiles: ['B 0,1', 'B 0,0'], players: arches });

  it('adds a feature on which a figure may be placed at once', () => {
    expect(spots(meadows)).toEqual(['0,0 monastery', '0,0 field nnw']);
    const built = take(meadows, { type: 'place-token', kind: 'arch', at: { tile: [0, 0], edges: ['e', 'w'] } });
    expect(due(built)).toBe('place-figure red');
    expect(built.at.tokens).toEqual([over([0, 0])]);
    expect(built.at.players[0]!.tokens).toEqual({ arch: 1 });
    expect(spots(built)).toEqual(['0,0 monastery', '0,0 field nnw', '0,0 road e']);
    expect(defects(built)).toEqual([]);
  });

  it('is part of what the next tile must fit, and of the feature that it makes', () => {
    const built = take(
      meadows,
      { type: 'place-token', kind: 'arch', at: { tile: [0, 0], edges: ['e', 'w'] } },
      { type: 'place-figure', kind: 'meeple', at: { tile: [0, 0], feature: 'road', edge: 'w' } },
    );
    const next = drawing(built, 'base/U');
    expect(judge(next, lay('base/U', [1, 0], 90)).verdict).toBe('illegal');
    const road = take(next, lay('base/U', [1, 0]));
    expect(see(road).feature({ tile: [1, 0], feature: 'road' })).toMatchObject({ tiles: 2, openEdges: 2 });
    expect(spots(road)).toEqual(['1,0 field nnw', '1,0 field ese']);
  });

  it('reads the same however the tile below is turned', () => {
    for (const rotation of ROTATIONS) {
      const turned = table(rules, { tiles: [`B 0,0 ${rotation}`], more: { tokens: [over([0, 0])] } });
      expect(see(turned).board.tile([0, 0])!.shape.edges, String(rotation)).toContain('e');
      expect(see(turned).node({ tile: [0, 0], feature: 'road', edge: 'w' })).toBe(2);
    }
  });

  it('may come with the tile that needs it', () => {
    const hand = toLay(rules, 'base/U', ['B 0,1', 'B 0,0'], arches);
    const needy = { ...lay('base/U', [1, 0]), arch: { tile: [0, 0], edges: ['e', 'w'] } };
    expect(judge(hand, lay('base/U', [1, 0])).verdict).toBe('illegal');
    expect(judge(hand, { ...needy, rotation: 90 }).verdict).toBe('illegal');
    const laid = take(hand, needy);
    expect(deeds(laid)).toEqual(['piece-moved', 'tile-placed']);
    expect(defects(laid)).toEqual([]);
  });

  it('is a defect of the board where a neighbour does not fit it', () => {
    expect(defects(table(rules, { tiles: ['B 0,0', 'B 1,0'], more: { tokens: [over([0, 0])] } }))).toEqual(['/tiles/1 edges-do-not-fit']);
  });

  it('makes another position of the same tiles', () => {
    const plain = table(rules, { tiles: ['B 0,0', 'B 0,1'] });
    const arched = { ...plain, at: { ...plain.at, tokens: [over([0, 0])] } };
    const ids = [plain, arched].map((one) => judge(one, pass).id);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('a token that joins nodes of different tiles', () => {
  const rules = rulesOf([cave]);
  const end = (tile: Cell, edge: 'e' | 'w' | 's', owner = 'red', pair = 'a'): Token => ({ kind: 'cave', tile, edge, owner, pair });
  const tiles = ['W 0,0', 'B 0,-1', 'B 0,-2', 'U 0,-3'];
  const withCaves = (...tokens: Token[]) =>
    table(rules, { tiles, figures: ['r1 0,0 road e', 'b1 0,-3 road e'], players: { red: { tokens: { cave: 0 } }, blue: {} }, more: { tokens } });

  it('makes one feature of them', () => {
    const apart = withCaves(end([0, 0], 'e'), end([0, -3], 'e', 'blue'));
    expect(see(apart).on(see(apart).feature({ tile: [0, 0], feature: 'road', edge: 'e' })!)).toHaveLength(1);
    const joined = withCaves(end([0, 0], 'e'), end([0, -3], 'e'));
    const road = see(joined).feature({ tile: [0, 0], feature: 'road', edge: 'e' })!;
    expect([
      road.tiles,
      see(joined)
        .on(road)
        .map(({ figure }) => figure.id),
    ]).toEqual([2, ['r1', 'b1']]);
    expect(judge(joined, { type: 'place-figure', kind: 'meeple', at: { tile: [0, -3], feature: 'road' } }).verdict).toBe('illegal');
  });

  it('is limited by what each player owns, wherever his tokens are', () => {
    expect(defects(withCaves(end([0, 0], 'e'), end([0, -3], 'e')))).toEqual([]);
    const three = withCaves(end([0, 0], 'e'), end([0, -3], 'e'), end([0, 0], 's', 'red', 'b'));
    expect(defects(three)).toEqual(['/players/0/tokens/cave too-many-tokens']);
    const holding = (cave: Readonly<Record<string, number>>) => {
      const { at, ...rest } = withCaves();
      return { ...rest, at: { ...at, players: at.players.map((player) => ({ ...player, tokens: { cave } })) } };
    };
    expect(defects(holding({ b: 2 }))).toEqual([]);
    expect(defects(holding({ z: 1 }))).toContain('/players/0/tokens/cave/z unknown-token');
    expect(defects(withCaves(end([0, -1], 'e')))).toEqual(['/tokens/0 token-cannot-lie-there']);
  });
});

describe('an end inside a tile', () => {
  const position = {
    tiles: ['grotto/end 0,0', 'A 1,0 90', 'B 0,1', 'B 1,1'],
    figures: ['b1 0,0 road e'],
    turn: { tile: 'base/B', placed: { at: [1, 1] as Cell } },
  };
  const road = (table: Table) => see(table).feature({ tile: [0, 0], feature: 'road', edge: 'e' })!;
  const plug: Try = { type: 'place-token', kind: 'plug', at: { tile: [0, 0], edge: 'e' } };

  it('is open where a reprint says so, which may hang on a setting', () => {
    expect(road(table(rulesOf([grotto]), position))).toMatchObject({ openEdges: 1, isComplete: false });
    expect(road(table(rulesOf([grotto], { settings: { 'grotto.ends': 'closed' } }), position))).toMatchObject({ openEdges: 0, isComplete: true });
  });

  it('is closed by a piece, and what that completes is scored, however far from the tile just laid', () => {
    const walled = take(table(rulesOf([grotto]), position), plug);
    expect(judge(walled, pass).scores.map(({ player, points }) => `${player} ${points}`)).toEqual(['blue 2']);
  });

  it('leaves what no source says unregulated', () => {
    const { verdict, findings } = judge(take(table(rulesOf([grotto]), position), plug), pass);
    expect(verdict).toBe('unregulated');
    expect(findings.at(-1)).toMatchObject({ outcome: 'unregulated', message: 'no book says what a draught does' });
  });
});

describe('a token that cuts a feature', () => {
  const rules = rulesOf([wall]);
  const position = { tiles: ['U 0,0', 'U 1,0', 'U 2,0'], figures: ['r1 0,0 road', 'b1 2,0 road'] };
  const road = (table: Table, x: number, edge: 'e' | 'w') => see(table).feature({ tile: [x, 0], feature: 'road', edge })!;

  it('makes two of it, each with who stands there', () => {
    const whole = table(rules, position);
    expect([road(whole, 0, 'e').tiles, see(whole).on(road(whole, 0, 'e')).length]).toEqual([3, 2]);
    const parted = table(rules, { ...position, more: { tokens: [{ kind: 'wall', tile: [1, 0] }] } });
    expect([road(parted, 1, 'w').tiles, road(parted, 1, 'e').tiles]).toEqual([2, 2]);
    expect(
      see(parted)
        .on(road(parted, 1, 'e'))
        .map(({ figure }) => figure.id),
    ).toEqual(['b1']);
    expect(see(parted).board.feature(see(parted).node({ tile: [1, 0], feature: 'field', edge: 'nnw' })).tiles).toBe(3);
    expect(defects(parted)).toEqual([]);
  });

  it('lies on a cell of a tile of several cells as on a tile of one', () => {
    const laid = table(rulesOf([wall, giants]), { tiles: ['giants/wide 0,0', 'U 2,0'], more: { tokens: [{ kind: 'wall', tile: [2, 0] }] } });
    expect([road(laid, 1, 'e').tiles, road(laid, 2, 'e').tiles]).toEqual([2, 1]);
    const onGiant = { ...laid, at: { ...laid.at, tokens: [{ kind: 'wall', tile: [1, 0] as const }] } };
    expect(defects(onGiant)).toEqual([]);
    expect(road(onGiant, 1, 'e').tiles).toBe(2);
  });
});

describe('a tile that fits whatever it meets', () => {
  it('closes what ends at it, and is completed by its surroundings', () => {
    const rules = rulesOf([giants]);
    const hole = toLay(rules, 'giants/joker', ['D 0,0', 'E 0,-2 180'].slice(0, 1));
    expect(legal(hole, 'place-tile')).toHaveLength(16);
    const city = drawing(
      table(rules, { tiles: ['D 0,0'], figures: ['b1 0,0 city n', 'r1 0,0 road e'], turn: { step: 'place-tile' } }),
      'giants/joker',
    );
    const closed = take(city, lay('giants/joker', [0, -1]), { type: 'place-figure', kind: 'meeple', at: { tile: [0, -1], feature: 'monastery' } });
    expect(scores(closed)).toEqual(['blue 2 = 2 tiles']);
    expect(defects(closed)).toEqual([]);
  });
});

describe('a tile of several cells', () => {
  const rules = rulesOf([giants]);
  const tiles = ['D 0,0', 'U 1,0', 'B 0,1', 'V 2,0'];

  it.each(['giants/wide', 'giants/square', 'base/V'])('%s is offered wherever and however it fits, and nowhere else', (tile) => {
    const hand = toLay(rules, tile, tiles);
    const { board } = see(hand);
    const fitting = [];
    for (const rotation of ROTATIONS)
      for (let y = -5; y <= 5; y++)
        for (let x = -5; x <= 6; x++) {
          const { neighbours, mismatches, isTaken } = board.fit(rules.shape(tile, rotation)!, x, y);
          if (neighbours > 0 && mismatches === 0 && !isTaken) fitting.push(JSON.stringify(lay(tile, [x, y], rotation)));
        }
    expect(
      legal(hand, 'place-tile')
        .map((action) => JSON.stringify(action))
        .sort(),
    ).toEqual(fitting.sort());
    expect(fitting.length).toBeGreaterThan(8);
  });

  it.each([
    [
      0,
      [
        [0, 1],
        [1, 1],
      ],
    ],
    [
      90,
      [
        [0, 1],
        [0, 2],
      ],
    ],
    [
      180,
      [
        [0, 1],
        [1, 1],
      ],
    ],
    [
      270,
      [
        [0, 1],
        [0, 2],
      ],
    ],
  ] as const)('covers its cells when it is turned by %i degrees', (rotation, cells) => {
    const laid = take(toLay(rules, 'giants/wide', [rotation === 270 ? 'E -1,1' : 'E 0,0']), lay('giants/wide', [0, 1], rotation));
    const { board } = see(laid);
    expect(board.laid.filter(({ shape }) => shape.design.id === 'giants/wide').map(({ at }) => at)).toEqual(cells);
    expect(defects(laid)).toEqual([]);
    // the road leaves by the side that was its east
    const road = board.allFeatures().find(({ kind }) => kind === 'road')!;
    expect(road.place.edge).toBe((['e', 's', 'w', 'n'] as const)[rotation / 90]);
  });

  it('comes with one meeple more for each player, and no more', () => {
    const having = (meeple: number) => defects(table(rules, { tiles: ['D 0,0'], players: { red: { supply: { meeple } } } }));
    expect(having(8)).toEqual([]);
    expect(having(9)).toEqual(['/players/0/supply/meeple too-many-figures']);
  });

  it.each(ROTATIONS)('of two by two has its corners in order when it is turned by %i degrees', (rotation) => {
    const laid = take(
      toLay(rules, 'giants/square', ['B 0,0']),
      ...legal(toLay(rules, 'giants/square', ['B 0,0']))
        .filter(({ rotation: of }) => of === rotation)
        .slice(0, 1),
    );
    const { board } = see(laid);
    const cells = board.laid.filter(({ entry }) => entry === (laid.at.tiles[0]!.tile === 'giants/square' ? 0 : 1));
    const [x, y] = cells[0]!.at;
    expect(cells.map(({ at }) => [at[0] - x, at[1] - y])).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ]);
    const corner = [0, 1, 3, 2][rotation / 90]!;
    expect(cells.findIndex(({ shape }) => shape.design.features.some(({ kind }) => kind === 'city'))).toBe(corner);
    expect(cells.findIndex(({ shape }) => shape.design.features.some(({ kind }) => kind === 'monastery'))).toBe([3, 2, 0, 1][rotation / 90]);
  });

  it('is one tile: its features count it once, and a figure goes on any of its cells', () => {
    const laid = take(toLay(rules, 'giants/wide', ['E 0,0']), lay('giants/wide', [0, 1]));
    expect(spots(laid)).toEqual(['0,1 field nnw', '1,1 road e', '1,1 field nnw']);
    expect(see(laid).feature({ tile: [1, 1], feature: 'keep' })).toMatchObject({ tiles: 1, openEdges: 9 });
    expect(see(laid).laidSymbol('flag')).toBe(true);
  });

  it('is completed when all cells around it are taken, if that is what completes its feature', () => {
    const ring = ['0,-1', '1,-1', '2,-1', '3,-1', '0,0', '3,0', '0,1', '1,1', '2,1'].map((cell) => `B ${cell}`);
    const open = table(rules, { tiles: [...ring, 'giants/wide 1,0'].map((text) => text.replace('B 3,0', 'A 3,0 90')) });
    expect(see(open).feature({ tile: [2, 0], feature: 'keep' })).toMatchObject({ openEdges: 1, isComplete: false });
    const closed = take(
      drawing({ ...open, at: { ...open.at, turn: { player: 'red', step: 'place-tile', done: [] } } }, 'base/B'),
      lay('base/B', [3, 1]),
    );
    expect(see(closed).feature({ tile: [1, 0], feature: 'keep' })).toMatchObject({ isComplete: true });
  });
});

describe('half a tile', () => {
  const rules = rulesOf([giants]);

  it('fills the corner that its rotation says, and says so', () => {
    const laid = take(toLay(rules, 'giants/half', ['U 0,0 90']), lay('giants/half', [0, 1]));
    expect(laid.at.tiles[1]).toEqual({ tile: 'giants/half', at: [0, 1], rotation: 0, half: 'nw' });
    expect(defects(laid)).toEqual([]);
    expect(() => judge(toLay(rules, 'giants/half', ['U 0,0 90']), { ...lay('giants/half', [0, 1]), half: 'se' })).toThrow('fills the corner `nw`');
    expect(() => judge(toLay(rules, 'base/U', ['U 0,0 90']), { ...lay('base/U', [0, 1]), half: 'nw' })).toThrow('is no half tile');
  });

  it('shares its cell with another one, and each is read as the tile that it is', () => {
    const first = table(rules, { tiles: ['U 0,0 90', 'giants/half 0,1'], turn: { step: 'place-tile' } });
    const halved = { ...first, at: { ...first.at, tiles: first.at.tiles.map((tile, i) => (i === 1 ? { ...tile, half: 'nw' as const } : tile)) } };
    expect(defects(first)).toEqual(['/tiles/1/half not-that-half']);
    const second = take(drawing(halved, 'giants/other-half'), lay('giants/other-half', [0, 1], 180));
    expect(defects(second)).toEqual([]);
    expect(see(second).laid!.shape.design.id).toBe('giants/other-half');
    expect(spots(second).filter((spot) => spot.includes('city'))).toEqual(['0,1 city s']);
    expect(see(second).node({ tile: [0, 1], feature: 'road', edge: 'n' })).toBeGreaterThanOrEqual(0);
    const swapped = { ...second, at: { ...second.at, tiles: [...second.at.tiles].reverse() } };
    expect(judge(swapped, pass).id).toBe(judge(second, pass).id);
    expect(judge(halved, lay('base/B', [0, 1]))).toMatchObject({ verdict: 'illegal' });
  });

  it('is open along its long side until another one that fits lies there', () => {
    const half = { tile: 'giants/other-half', at: [1, 0], rotation: 0, half: 'nw' } as const;
    const beside = table(rules, { tiles: ['B 0,0'], turn: { step: 'place-tile' } });
    const first = { ...beside, at: { ...beside.at, tiles: [...beside.at.tiles, half] } };
    const field = { tile: [1, 0], feature: 'field', edge: 'wnw' } as const;
    const before = see(first).feature(field)!.parts.length;
    const second = take(drawing(first, 'giants/half'), { ...lay('giants/half', [1, 0], 180), half: 'se' });
    expect(defects(second)).toEqual([]);
    expect(see(second).feature(field)!.parts.length).toBe(before + 1);
  });

  it('does not touch what lies beyond the sides that it has not', () => {
    const halved = take(toLay(rules, 'giants/half', ['U 0,0 90']), lay('giants/half', [0, 1]), pass);
    const offered = legal(drawing(halved, 'base/B'), 'place-tile').map(({ at }) => String(at));
    expect(offered).not.toContain('1,1');
    expect(offered).not.toContain('0,2');
  });
});

describe('a tile of which no source says what it shows', () => {
  const rules = rulesOf([giants]);
  const at = table(rules, { tiles: ['B 0,0'] }).at;
  const blank = { tile: 'giants/blank', at: [1, 0], rotation: 0 } as const;
  const FIELD = 'keep; field nnw nne ene ese sse ssw wsw wnw';
  const saying = (lines: string[]) =>
    validate(rules, { ...at, tiles: [...at.tiles, blank], prints: { 'giants/blank': lines } }).map(({ code }) => code);

  it('lies on the board where the position says it', () => {
    expect(validate(rules, { ...at, tiles: [...at.tiles, blank] }).map(({ code }) => code)).toEqual(['unknown-tile']);
    expect(saying([FIELD, FIELD])).toEqual([]);
  });

  it.each([
    ['too few cells', [FIELD]],
    ['a cell without what each of its cells shows', [FIELD, FIELD.slice(6)]],
    ['nonsense', [FIELD, 'keep; castle']],
  ])('is not read with %s, which is all that is told', (_, lines) => expect(saying(lines)).toEqual(['print-not-readable']));

  it('may be known without, and then shows what the position says, with the symbols that it bears in any case', () => {
    const joker = { ...at, tiles: [...at.tiles, { tile: 'giants/joker', at: [1, 0], rotation: 0 } as const] };
    expect(validate(rules, joker)).toEqual([]);
    const printed = { ...joker, prints: { 'giants/joker': ['city w; field nnw nne ene ese sse ssw ~w'] } };
    expect(validate(rules, printed).map(({ code }) => code)).toEqual(['edges-do-not-fit']);
    expect(rules.printing(printed.prints).ruleset.design('giants/joker')).toMatchObject({ symbols: ['flag'], features: [{ kind: 'city' }, {}] });
  });

  it('is none that the catalogue knows', () => {
    expect(validate(rules, { ...at, prints: { 'base/B': [FIELD] } }).map(({ code }) => code)).toEqual(['print-not-readable']);
  });
});
