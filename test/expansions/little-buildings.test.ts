/** What a position with little buildings may hold, and that nothing is lost of them in a game. */
import { describe, expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import type { Snapshot } from '../../src/contract/snapshot.js';
import { inspect } from '../../src/kernel/position/defects.js';
import type { AnyAction as Action } from '../../src/wire.js';
import { playout } from '../support/playout.js';

const KINDS = ['shed', 'house', 'tower-house'];
const rules = ruleset({ preset: 'hig-c1-current', expansions: ['base', 'princess-and-dragon', 'little-buildings'] });

const position = (held: readonly Readonly<Record<string, number>>[], laid: readonly string[] = []): Snapshot => ({
  players: held.map((tokens, i) => ({ id: `p${i}`, supply: { meeple: 7 }, tokens: { ...tokens } })),
  tiles: [{ tile: 'base/B', at: [0, 0], rotation: 0 }],
  tokens: laid.map((kind) => ({ kind, tile: [0, 0] as const })),
});
const codes = (snapshot: Snapshot) => inspect(rules, snapshot).defects.map(({ pointer, code }) => `${pointer} ${code}`);

describe('the share of a player', () => {
  it.each([
    [2, { shed: 3, house: 3, 'tower-house': 3 }],
    [3, { shed: 2, house: 2, 'tower-house': 2 }],
    [4, { shed: 1, house: 1, 'tower-house': 1 }],
    [5, { shed: 1, house: 1, 'tower-house': 1 }],
    [6, { shed: 1, house: 1, 'tower-house': 1 }],
  ])('with %i players may be %j', (players, tokens) => {
    expect(codes(position(Array.from({ length: players }, () => tokens)))).toEqual([]);
  });

  it.each([
    ['ten of two players', position([{ shed: 5, house: 5 }, {}]), '/players/0/tokens too-many-tokens'],
    ['five of four players', position([{ shed: 5 }, {}, {}, {}]), '/players/0/tokens too-many-tokens'],
    ['seven sheds', position([{ shed: 6 }, {}], ['shed']), '/tokens too-many-tokens'],
    [
      'more than what five players have together',
      position([{ shed: 3 }, { house: 3 }, { 'tower-house': 3 }, { shed: 3 }, { house: 3 }], ['tower-house']),
      '/tokens too-many-tokens',
    ],
  ])('is not %s', (_, snapshot, defect) => {
    expect(codes(snapshot)).toContain(defect);
  });
});

describe('a tile', () => {
  it('bears one building', () => {
    expect(codes(position([{ shed: 1 }, {}], ['house']))).toEqual([]);
    expect(codes(position([{ shed: 1 }, {}], ['house', 'shed']))).toEqual(['/tokens/1 too-many-tokens']);
  });
});

describe('a game', () => {
  const lively = (action: Action) => (action.type === 'place-token' ? 20 : action.type === 'pass' ? 0.3 : 1);
  const moments = [
    ...playout(
      {
        ruleset: rules,
        sets: ['basic:1', 'princess-and-dragon:1'],
        supply: { meeple: 7 },
        players: 3,
        tokens: { shed: 2, house: 2, 'tower-house': 2 },
      },
      5,
      lively,
    ),
  ];

  it('places all of them, one on a tile, and keeps them', () => {
    for (const { after } of moments) {
      const laid = after.tokens ?? [];
      const held = after.players.reduce((sum, { tokens = {} }) => sum + KINDS.reduce((own, kind) => own + Number(tokens[kind] ?? 0), 0), 0);
      expect(held + laid.length).toBe(18);
      expect(new Set(laid.map(({ tile }) => String(tile))).size).toBe(laid.length);
    }
    expect(moments.at(-1)!.after.tokens).toHaveLength(18);
  });
});
