/** Promise: pieces go from any spot to any other by one effect, an expansion only says when, and none is lost or made on the way. */
import { describe, expect, it } from 'vitest';
import { validate } from '../../../src/kernel/judge/adjudicate.js';
import { cricket } from './fictions/cricket.js';
import { gold } from './fictions/gold.js';
import { jail } from './fictions/jail.js';
import { ladder } from './fictions/ladder.js';
import { reserve } from './fictions/reserve.js';
import { rest } from './fictions/rest.js';
import { town } from './fictions/town.js';
import { deeds, drawing, due, judge, legal, rulesOf, table, take, type Table } from './game.js';

const pass = { type: 'pass' };
const market = { area: 'town', place: 'market' };
const player = ({ at }: Table, id: string) => at.players.find((candidate) => candidate.id === id)!;
const defects = ({ rules, at }: Table) => validate(rules, at).map(({ pointer, code }) => `${pointer} ${code}`);

describe('a figure in an area off the tiles', () => {
  const start = table(rulesOf([town]), { tiles: ['D 0,0', 'U 1,0'] });

  it('is placed there, counted, and moved back to a feature in a later turn', () => {
    const inTown = take(start, { type: 'place-figure', kind: 'meeple', at: market, figure: 'r1' }, pass);
    expect(inTown.at.figures).toEqual([{ id: 'r1', kind: 'meeple', owner: 'red', at: market }]);
    expect(player(inTown, 'red').supply).toEqual({ meeple: 6 });
    expect(due(inTown)).toBe('place-tile blue');
    const later = table(inTown.rules, { tiles: ['D 0,0', 'U 1,0'], more: { figures: inTown.at.figures!, players: inTown.at.players } });
    const back = take(later, pass);
    expect(legal(back, 'move-figure')).toHaveLength(1);
    const home = take(back, ...legal(back, 'move-figure'));
    expect(home.at.figures).toMatchObject([{ id: 'r1', at: { tile: [0, 0], feature: 'city' } }]);
    expect(defects(home)).toEqual([]);
  });

  it('is offered beside the places on the tile, and nowhere else in the town', () => {
    expect(legal(start, 'place-figure').filter((action) => 'area' in Object(action['at']))).toEqual([
      { type: 'place-figure', kind: 'meeple', at: market },
    ]);
    expect(() => judge(start, { type: 'place-figure', kind: 'meeple', at: { area: 'town', place: 'gate' } })).toThrow(
      'the area `town` has no place `gate`; there is `market`',
    );
    expect(() => judge(start, { type: 'place-figure', kind: 'meeple', at: { area: 'village' } })).toThrow('no expansion of the ruleset has an area');
  });
});

describe('a figure placed by a way of its own', () => {
  const start = table(rulesOf([ladder]), { tiles: ['D 0,0', 'U 1,0'] });
  const climb = { type: 'place-figure', kind: 'meeple', at: { tile: [0, 0], feature: 'city' } };

  it('comes where it could not be put otherwise', () => {
    expect([judge(start, climb).verdict, judge(start, { ...climb, via: 'ladder' }).verdict]).toEqual(['illegal', 'legal']);
  });

  it('comes by none that there is not', () => {
    const by = (via: string) => () => judge(start, { ...climb, via });
    const codes = (code: string) => expect.objectContaining({ defects: [expect.objectContaining({ pointer: '/via', code })] }) as unknown;
    expect(by('lader')).toThrow('no expansion of the ruleset has a way `lader`; did you mean `ladder`?');
    expect(by('stairs')).toThrow(codes('unknown-way'));
  });
});

describe('a figure in captivity', () => {
  const start = table(rulesOf([jail]), { tiles: ['D 0,0', 'U 1,0'], figures: ['b1 0,0 city n'], players: { red: {}, blue: {} } });
  const seize = { type: 'seize', figure: 'b1' };
  const buyBack = { type: 'buy-back', figure: 'b1' };

  it('is with who holds it, and comes home to its owner', () => {
    const held = take(start, seize);
    expect(player(held, 'red').prisoners).toEqual([{ id: 'b1', kind: 'meeple', owner: 'blue' }]);
    expect(held.at.figures).toEqual([]);
    const bought = take(held, buyBack);
    expect(player(bought, 'blue').supply).toEqual({ meeple: 7 });
    expect(player(bought, 'red').prisoners).toEqual([]);
    expect([player(bought, 'blue').score, player(bought, 'red').score]).toEqual([-3, 3]);
    expect(due(bought)).toBe('place-tile blue');
  });

  it('is bought back at every decision of his, and only then', () => {
    const prisoner = { id: 'r9', kind: 'meeple', owner: 'red' };
    const held = { red: {}, blue: { prisoners: [prisoner] } };
    for (const step of ['place-tile', 'place-figure']) {
      const at = table(start.rules, { tiles: ['D 0,0', 'U 1,0'], players: held, turn: { step } });
      expect(legal(at, 'buy-back')).toEqual([{ type: 'buy-back', figure: 'r9' }]);
      expect(due(take(at, { type: 'buy-back', figure: 'r9' }))).toBe(`${step} red`);
    }
    const others = table(start.rules, { tiles: ['D 0,0', 'U 1,0'], players: held, turn: { player: 'blue' } });
    expect(legal(others, 'buy-back')).toEqual([]);
  });

  it('counts among the figures that its owner has', () => {
    const held = take(start, seize);
    const seven = {
      ...held,
      at: { ...held.at, players: held.at.players.map((own) => (own.id === 'blue' ? { ...own, supply: { meeple: 7 } } : own)) },
    };
    expect(defects(held)).toEqual([]);
    expect(defects(seven)).toEqual(['/players/1/supply/meeple too-many-figures']);
  });

  it('has an id that no other figure has, in captivity or on the board', () => {
    const prisoner = { id: 'b1', kind: 'meeple', owner: 'blue' };
    const twice = table(rulesOf([jail]), {
      tiles: ['D 0,0'],
      players: { red: { prisoners: [prisoner] }, blue: {}, green: { prisoners: [prisoner] } },
    });
    expect(defects(twice)).toEqual(['/players/2/prisoners/0/id duplicate-id']);
    const both = table(rulesOf([jail]), { tiles: ['D 0,0'], figures: ['b1 0,0 city n'], players: { red: { prisoners: [prisoner] }, blue: {} } });
    expect(defects(both)).toEqual(['/figures/0/id duplicate-id']);
  });

  it('is not seized in a turn that has had its action with a figure', () => {
    const placed = table(start.rules, {
      tiles: ['D 0,0', 'U 1,0'],
      figures: ['b1 0,0 city n'],
      turn: { done: [{ type: 'place-figure', kind: 'meeple', at: { tile: [1, 0], feature: 'road' } }] },
    });
    expect(judge(placed, seize).verdict).toBe('illegal');
  });
});

describe('a token with a count', () => {
  const full = { coin: 10 };
  const start = drawing(
    table(rulesOf([gold]), {
      tiles: ['D 0,0'],
      turn: { step: 'place-tile' },
      players: { red: { tokens: {} }, blue: {} },
      more: { bag: { remaining: 5, tokens: full } },
    }),
    'base/U',
  );
  const laid = take(start, { type: 'place-tile', tile: 'base/U', at: [1, 0], rotation: 0 }, pass);

  it('comes out of the general supply as one entry', () => {
    expect(laid.at.tokens).toEqual([{ kind: 'coin', tile: [1, 0], count: 2 }]);
    expect(laid.at.bag?.tokens).toEqual({ coin: 8 });
  });

  it('is taken one by one, and all of them stay in the game', () => {
    const taken = take(laid, ...legal(laid, 'move-token'));
    expect(taken.at.tokens).toEqual([{ kind: 'coin', tile: [1, 0], count: 1 }]);
    expect(player(taken, 'red').tokens).toEqual({ coin: 1 });
    expect(defects(taken)).toEqual([]);
  });

  it('is a defect where there are more of them than the game has, or where it cannot lie', () => {
    const coins = (count: number, tile: readonly [number, number]) => ({ ...laid, at: { ...laid.at, tokens: [{ kind: 'coin', tile, count }] } });
    expect(defects(coins(3, [1, 0]))).toEqual(['/tokens too-many-tokens']);
    const onCity = table(laid.rules, { tiles: ['C 0,0'], more: { tokens: [{ kind: 'coin', tile: [0, 0] }] } });
    expect(defects(onCity)).toEqual(['/tokens/0 token-cannot-lie-there']);
  });
});

describe('a tile in a hand', () => {
  const start = table(rulesOf([reserve]), { tiles: ['D 0,0'], turn: { step: 'choose-tile' }, players: { red: { hand: ['base/U'] }, blue: {} } });

  it('is laid instead of one that is drawn, and leaves the hand', () => {
    const laid = take(start, { type: 'place-tile', tile: 'base/U', at: [1, 0], rotation: 0 });
    expect(player(laid, 'red').hand).toEqual([]);
    expect([due(laid), laid.at.bag?.remaining]).toEqual(['place-figure red', 20]);
    expect(deeds(laid)).toEqual(['tile-placed', 'piece-moved']);
  });

  it('is kept by who passes: then one is drawn', () => {
    const drawn = take(start, pass);
    expect(player(drawn, 'red').hand).toEqual(['base/U']);
    expect([due(drawn), drawn.at.bag?.remaining]).toEqual(['place-tile red', 19]);
  });

  it('is the only one that may be laid then', () => {
    expect(judge(start, { type: 'place-tile', tile: 'base/V', at: [1, 0], rotation: 0 }).verdict).toBe('illegal');
  });
});

describe('a piece that changes where it stands', () => {
  it('keeps its place, and the step goes on', () => {
    const start = table(rulesOf([rest]), { tiles: ['D 0,0', 'U 1,0'], figures: ['r1 0,0 city n'] });
    const lying = take(start, { type: 'choose', option: 'lie-down', figure: 'r1' });
    expect(lying.at.figures).toEqual([{ ...start.at.figures![0]!, lying: true }]);
    expect(due(lying)).toBe('place-figure red');
  });
});

describe('a figure of nobody that players place', () => {
  const start = table(rulesOf([cricket]), {
    tiles: ['D 0,0', 'U 1,0'],
    figures: ['b1 0,0 city n'],
    more: { bag: { remaining: 20, tokens: { cricket: 2 } } },
    turn: { step: 'place-cricket' },
  });
  const sit = { type: 'place-figure', kind: 'cricket', at: { figure: 'b1' } };

  it('is a kind of action of its own, which no rule on figures judges and which takes nobody his own', () => {
    expect(legal(start, 'place-figure')).toEqual([sit]);
    const beside = take(start, sit);
    expect(beside.at.figures).toMatchObject([{ id: 'b1', crickets: 1 }]);
    expect(beside.at.bag?.tokens).toEqual({ cricket: 1 });
    expect(due(beside)).toBe('place-figure red');
    expect(legal(beside, 'place-figure').length).toBeGreaterThan(0);
    expect(judge(beside, sit).verdict).toBe('illegal');
  });
});
