/** Promise: a piece that is moved there and back is where it was, and on the way nothing is lost and nothing is made. */
import type { Spot } from '../../src/contract/spot.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Piece, PieceMoved } from '../../src/contract/effect.js';
import type { Player, Snapshot, Token } from '../../src/contract/snapshot.js';
import { changePiece, movePiece, nameInBag } from '../../src/kernel/position/pieces.js';

const players: Player[] = [
  {
    id: 'red',
    supply: { meeple: 4, guard: 1 },
    reserve: { guard: 2 },
    prisoners: [{ id: 'b9', kind: 'meeple', owner: 'blue' }],
    hand: ['t/1', 't/2'],
    tokens: { gold: 3, arch: { a: 2, b: 1 } },
  },
  { id: 'blue', supply: { meeple: 5, guard: 0 }, reserve: { guard: 3 }, prisoners: [], hand: [], tokens: {} },
];
const start: Snapshot = {
  players,
  tiles: [{ tile: 'base/D', at: [0, 0], rotation: 0 }],
  figures: [
    { id: 'b1', kind: 'meeple', owner: 'blue', at: { tile: [0, 0], feature: 'city', edge: 'n' } },
    { id: 'r1', kind: 'guard', owner: 'red', at: { area: 'town', place: 'market' } },
  ],
  neutral: { wanderer: { tile: [0, 0] }, teller: { area: 'hand', player: 'red' } },
  tokens: [
    { kind: 'gold', tile: [0, 0], count: 4 },
    { kind: 'plank', tile: [0, 0], edges: ['n', 's'] },
    { kind: 'sheep-token', figure: 'r1', value: 3 },
    { kind: 'sheep-token', figure: 'r1', value: 3 },
    { kind: 'sheep-token', figure: 'r1', value: 1 },
    { kind: 'stone', tile: [0, 0] },
  ],
  bag: { remaining: 20, tokens: { gold: 8, 'sheep-1': 3, 'sheep-3': 2, stone: 5, plank: 0 } },
};

/** Where each piece of the position can be, and the spots that it may come from. */
const figureSpots: Spot[] = [
  { tile: [0, 0], feature: 'city', edge: 'n' },
  { tile: [0, 0], feature: 'road', edge: 'e' },
  { tile: [0, 0] },
  { area: 'town', place: 'market' },
  { area: 'track', space: 7, with: { player: 'red', counter: 'meeple' } },
  { area: 'captivity', player: 'red' },
  { area: 'captivity', player: 'blue' },
  { figure: 'r1' },
];
const tokenSpots: Spot[] = [
  { tile: [0, 0] },
  { tile: [1, 0] },
  { figure: 'r1' },
  { area: 'supply' },
  { area: 'bag' },
  { area: 'supply', player: 'red' },
  { area: 'supply', player: 'blue' },
];
const tileSpots: Spot[] = [
  { area: 'hand', player: 'red' },
  { area: 'hand', player: 'blue' },
];

const move = (piece: Piece, from: Spot, to: Spot): PieceMoved => ({ type: 'piece-moved', piece, from, to, rule: 'test', cites: [] });
const spot = (of: readonly Spot[]) => fc.constantFrom(...of);

/** Figures of the position with where they are. */
const figures = fc.constantFrom<[Piece, Spot]>(
  [{ figure: 'b1' }, figureSpots[0]!],
  [{ figure: 'r1' }, figureSpots[3]!],
  [{ figure: 'b9' }, { area: 'captivity', player: 'red' }],
);
const neutrals = fc.constantFrom<[Piece, Spot]>(
  [{ neutral: 'wanderer' }, { tile: [0, 0] }],
  [{ neutral: 'teller' }, { area: 'hand', player: 'red' }],
);
const tokens = fc.constantFrom<[Piece, Spot]>(
  [{ token: 'gold', count: 2 }, { tile: [0, 0] }],
  [{ token: 'gold' }, { area: 'supply', player: 'red' }],
  [{ token: 'gold', count: 5 }, { area: 'supply' }],
  [{ token: 'sheep-token', value: 3 }, { figure: 'r1' }],
  [{ token: 'sheep-token', value: 1 }, { area: 'supply' }],
  [{ token: 'stone' }, { tile: [0, 0] }],
  [{ token: 'plank', edges: ['n', 's'] }, { tile: [0, 0] }],
);
const pairs = fc.constantFrom<[Piece, Spot]>([
  { token: 'arch', pair: 'a' },
  { area: 'supply', player: 'red' },
]);
const handTiles = fc.constantFrom<[Piece, Spot]>([{ tile: 't/1' }, { area: 'hand', player: 'red' }]);

/** Figures in a supply are named by their kind. */
const stocked = fc.constantFrom<[Piece, Spot]>(
  [{ figure: 'guard', owner: 'red' }, { area: 'supply' }],
  [
    { figure: 'meeple', owner: 'blue' },
    { area: 'supply', player: 'blue' },
  ],
);
const stocks: Spot[] = [{ area: 'supply' }, { area: 'supply', player: 'red' }, { area: 'supply', player: 'blue' }];

const journey = fc.oneof(
  fc.tuple(figures, spot(figureSpots)),
  fc.tuple(neutrals, spot([...figureSpots, { area: 'supply' }])),
  fc.tuple(tokens, spot(tokenSpots)),
  fc.tuple(pairs, spot([{ tile: [0, 0] }, { area: 'supply', player: 'blue' }])),
  // out of the bag a tile comes to whoever lays it, and not among those that lie in front of him
  fc.tuple(handTiles, spot(tileSpots)),
  fc.tuple(stocked, spot(stocks)),
);

/** Piled tokens one by one, and lists in an order of their own; what there is none of is left out. */
function normal({ players: own, figures: standing = [], tokens: lying = [], neutral = {}, bag = {} }: Snapshot) {
  const sorted = <T>(list: readonly T[]) => list.map((item) => JSON.stringify(sortedKeys(item))).sort();
  const single = ({ count = 1, ...token }: Token) => Array.from({ length: count }, () => token);
  return {
    players: own.map((player) => sortedKeys({ ...player, prisoners: sorted(player.prisoners ?? []), hand: sorted(player.hand ?? []) })),
    figures: sorted(standing),
    tokens: sorted(lying.flatMap(single)),
    neutral: sortedKeys(neutral),
    bag: sortedKeys(bag),
  };
}

const isNothing = (value: unknown) => value === undefined || value === 0 || JSON.stringify(value) === '{}';

function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, sortedKeys(inner)] as const);
  return Object.fromEntries(entries.filter(([, inner]) => !isNothing(inner)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** How many pieces there are of each kind, wherever they are: of figures for each owner, of tokens by value. */
function census({ players: own, figures: standing = [], tokens: lying = [], neutral = {}, bag = {} }: Snapshot): Record<string, number> {
  const counts: Record<string, number> = {};
  const add = (name: string, by: number) => void (counts[name] = (counts[name] ?? 0) + by);
  const inHand = (held: number | Readonly<Record<string, number>>) =>
    typeof held === 'number' ? held : Object.values(held).reduce((a, b) => a + b, 0);
  for (const { supply = {}, reserve = {}, prisoners = [], hand = [], tokens: held = {} } of own) {
    for (const stock of [supply, reserve]) for (const [kind, count] of Object.entries(stock)) add(kind, count);
    for (const { kind } of prisoners) add(kind, 1);
    for (const tile of hand) add(tile, 1);
    for (const [kind, count] of Object.entries(held)) add(nameInBag(kind), inHand(count));
  }
  for (const { kind } of standing) add(kind, 1);
  for (const { kind, count = 1 } of lying) add(nameInBag(kind), count);
  for (const [name, count] of Object.entries(bag.tokens ?? {})) add(name.replace(/-\d+$/, ''), count);
  for (const kind of Object.keys(neutral)) add(kind, 1);
  add('tiles in the bag', bag.remaining ?? 0);
  return counts;
}

describe('a piece that is moved', () => {
  it('there and back is where it was', () => {
    fc.assert(
      fc.property(journey, ([[piece, from], to]) => {
        const there = movePiece(start, move(piece, from, to));
        expect(normal(movePiece(there, move(piece, to, from)))).toEqual(normal(start));
      }),
      { numRuns: 2000 },
    );
  });

  it('somewhere else is there, and no longer here', () => {
    fc.assert(
      fc.property(journey, ([[piece, from], to]) => {
        const moved = movePiece(start, move(piece, from, to));
        expect(JSON.stringify(normal(moved)) === JSON.stringify(normal(start))).toBe(sameSpot(from, to));
      }),
      { numRuns: 2000 },
    );
  });

  it('is not lost, and no other one comes of it', () => {
    const onTheTable = fc.oneof(fc.tuple(figures, spot(figureSpots)), fc.tuple(tokens, spot(tokenSpots)), fc.tuple(stocked, spot(stocks)));
    fc.assert(
      fc.property(fc.array(onTheTable, { maxLength: 4 }), (steps) => {
        let now = start;
        const where = new Map<string, Spot>();
        for (const [[piece, from], to] of steps) {
          const name = JSON.stringify(piece);
          now = movePiece(now, move(piece, where.get(name) ?? from, to));
          where.set(name, to);
        }
        expect(census(now)).toEqual(census(start));
      }),
      { numRuns: 1000 },
    );
  });

  it('goes home into the supply of its owner, or among the figures of his colour in the general supply', () => {
    const home = movePiece(start, move({ figure: 'r1' }, figureSpots[3]!, { area: 'supply', player: 'red' }));
    expect(home.players[0]!.supply).toEqual({ meeple: 4, guard: 2 });
    const general = movePiece(start, move({ figure: 'r1' }, figureSpots[3]!, { area: 'supply' }));
    expect(general.players[0]!.reserve).toEqual({ guard: 3 });
    expect(movePiece(start, move({ figure: 'r1' }, figureSpots[3]!, { area: 'box' })).figures).toHaveLength(1);
  });

  it('leaves a general supply that does not name its kind as it is', () => {
    const unsaid = { ...start, players: start.players.map((player) => ({ ...player, reserve: {} })) };
    const drawn = movePiece(unsaid, move({ figure: 'guard', owner: 'red' }, { area: 'supply' }, { area: 'supply', player: 'red' }));
    expect(drawn.players[0]!.supply).toMatchObject({ guard: 2 });
    expect(drawn.players[0]!.reserve).toEqual({});
  });

  it('leaves tokens of a kind unsaid that its owner is not said to have, where he gives one away', () => {
    const laid = movePiece(start, move({ token: 'gold' }, { area: 'supply', player: 'blue' }, { tile: [0, 0] }));
    expect(laid.players[1]!.tokens).toEqual({});
    const paired = movePiece(start, move({ token: 'gold', pair: 'a' }, { area: 'supply', player: 'blue' }, { tile: [0, 0] }));
    expect(paired.players[1]!.tokens).toEqual({});
  });

  it('leaves unsaid what the snapshot does not say', () => {
    const silent: Snapshot = { ...start, players: [{ id: 'red' }, { id: 'blue' }], bag: {} };
    const moves = [
      move({ figure: 'r1' }, figureSpots[3]!, { area: 'supply', player: 'red' }),
      move({ token: 'gold', count: 2 }, { tile: [0, 0] }, { area: 'supply', player: 'red' }),
      move({ token: 'gold' }, { tile: [0, 0] }, { area: 'supply' }),
      move({ tile: 't/1' }, { area: 'bag' }, { area: 'hand', player: 'red' }),
    ];
    for (const one of moves) expect(movePiece(silent, one)).toMatchObject({ players: silent.players, bag: {} });
  });

  it('leaves the snapshot that was given as it was', () => {
    fc.assert(
      fc.property(journey, ([[piece, from], to]) => {
        const before = JSON.stringify(start);
        movePiece(start, move(piece, from, to));
        expect(JSON.stringify(start)).toBe(before);
      }),
    );
  });
});

const sameSpot = (a: Spot, b: Spot) => {
  // the general supply of tokens is also called the bag
  const name = (of: Spot) => JSON.stringify(sortedKeys('area' in of && of.area === 'bag' ? { area: 'supply' } : of));
  return name(a) === name(b);
};

describe('a token in the general supply', () => {
  it.each([
    ['gold', undefined, 'gold'],
    ['sheep-token', 3, 'sheep-3'],
    ['tunnel-token', undefined, 'tunnel'],
  ])('of kind %s and value %s is called %s', (kind, value, name) => {
    expect(nameInBag(kind, value)).toBe(name);
  });
});

describe('a piece that changes', () => {
  it('is the figure that is named, or one token of those that are alike', () => {
    const because = { rule: 'test', cites: [] };
    const lying = changePiece(start, { type: 'piece-changed', piece: { figure: 'b1' }, set: { lying: true }, ...because });
    expect(lying.figures).toEqual([{ ...start.figures![0]!, lying: true }, start.figures![1]]);
    const sheep: Piece = { token: 'sheep-token', value: 3 };
    const woken = changePiece(start, { type: 'piece-changed', piece: sheep, at: { figure: 'r1' }, set: { active: false }, ...because });
    expect(woken.tokens!.filter(({ active }) => active === false)).toEqual([{ kind: 'sheep-token', figure: 'r1', value: 3, active: false }]);
  });
});

describe('what goes under a stack', () => {
  const under = (bag: Snapshot['bag'], number?: number) => {
    const piece: Piece = { token: 'message', ...(number !== undefined && { number }) };
    return movePiece({ ...start, ...(bag && { bag }) }, move(piece, { area: 'bag' }, { area: 'bag', place: 'bottom' })).bag?.bottom;
  };

  it('lies lowest, wherever it lay before', () => {
    expect(under({}, 6)).toEqual(['message-6']);
    expect(under({ bottom: ['message-6', 'message-1'] }, 6)).toEqual(['message-1', 'message-6']);
  });

  it('leaves nothing known of what lies there where it is not known itself', () => {
    expect(under({ bottom: ['message-5'] })).toBeUndefined();
  });
});
