/** What must hold in every game with Hills & Sheep, and what a position with flocks may hold. */
import { describe, expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import type { Figure, Snapshot, Token } from '../../src/contract/snapshot.js';
import type { AnyAction as Action } from '../../src/wire.js';
import { inBag } from '../../src/expansions/hills-and-sheep/pieces.js';
import { inspect } from '../../src/kernel/position/defects.js';
import { playout, type Moment } from '../support/playout.js';
import { adjudicated } from '../support/adjudicated.js';

const EXPANSIONS = ['base', 'princess-and-dragon', 'inns-and-cathedrals', 'traders-and-builders', 'phantom', 'abbot', 'hills-and-sheep'];
const supply = { meeple: 7, 'large-meeple': 1, builder: 1, pig: 1, phantom: 1, abbot: 1, shepherd: 1 };

const game = (preset: string, edition: 1 | 2, players: number, seed: number): Moment[] => {
  const rules = ruleset({ preset, expansions: EXPANSIONS });
  const sets = ['basic', 'princess-and-dragon', 'hills-and-sheep'].map((set) => `${set}:${edition}`);
  return [...playout({ ruleset: rules, sets, supply, players }, seed, lively)];
};
/** Shepherds wherever they can go. */
const lively = (action: Action) => (action.type === 'place-figure' && action.kind === 'shepherd' ? 60 : action.type === 'pass' ? 0.3 : 1);

const games = [
  ['hig-c1-current', 2, game('hig-c1-current', 1, 2, 11)],
  ['zmg-c2-2016', 4, game('zmg-c2-2016', 2, 4, 12)],
  ['wikicarpedia-c2-current', 6, game('wikicarpedia-c2-current', 2, 6, 13)],
] as const;

const sheep = ({ tokens = [] }: Snapshot) => tokens.filter(({ kind }) => kind === 'sheep-token');

describe.each(games)('a game under %s of %i', (_preset, _players, moments) => {
  it('has shepherds, and is sound at every moment', () => {
    expect(moments.some(({ action }) => action.type === 'choose')).toBe(true);
    for (const { view, after } of moments.filter((_, i) => i % 7 === 0)) expect(inspect(view.ruleset, after).defects).toEqual([]);
  });

  it('keeps every shepherd and every token', () => {
    for (const { after } of moments) {
      const all = [...inBag(after)].reduce((sum, [, count]) => sum + count, sheep(after).length);
      expect(all).toBe(18);
      for (const { id, supply: left = {} } of after.players)
        expect((after.figures ?? []).filter(({ owner, kind }) => owner === id && kind === 'shepherd').length + (left['shepherd'] ?? 0)).toBe(1);
    }
  });

  it('leaves no sheep without their shepherd', () => {
    for (const { after } of moments)
      for (const { figure } of sheep(after)) expect((after.figures ?? []).some(({ id, kind }) => id === figure && kind === 'shepherd')).toBe(true);
  });
});

const rules = ruleset({ preset: 'hig-c1-current', expansions: ['base', 'hills-and-sheep'] });
const at = (x: number): Figure['at'] => ({ tile: [x, 0], feature: 'field', edge: 'nnw' });
const position = (tokens: readonly Token[], more: Partial<Snapshot> = {}): Snapshot => ({
  players: [
    { id: 'red', supply: { meeple: 7, shepherd: 0 } },
    { id: 'blue', supply: { meeple: 7, shepherd: 1 } },
  ],
  tiles: [
    { tile: 'base/B', at: [0, 0], rotation: 0 },
    { tile: 'base/B', at: [1, 0], rotation: 0 },
  ],
  figures: [{ id: 's1', kind: 'shepherd', owner: 'red', at: at(0) }],
  tokens: [...tokens],
  bag: { remaining: 20 },
  turn: {
    player: 'red',
    step: 'tend-flock',
    tile: 'base/B',
    placed: { at: [1, 0] },
    done: [{ type: 'place-tile', tile: 'base/B', at: [1, 0], rotation: 0 }, { type: 'pass' }],
  },
  ...more,
});
const token = (value: number, figure = 's1'): Token => ({ kind: 'sheep-token', figure, value });
const codes = (snapshot: Snapshot) => inspect(rules, snapshot).defects.map(({ pointer, code }) => `${pointer} ${code}`);

describe('a position with flocks', () => {
  it('is sound with as many tokens as there are', () => {
    expect(codes(position([token(4), token(4)]))).toEqual([]);
  });

  it.each([
    ['three tokens with four sheep', position([token(4), token(4), token(4)]), '/tokens too-many-tokens'],
    ['more tokens in bag and on the board together', position([token(4)], { bag: { tokens: { 'sheep-4': 2, wolf: 2 } } }), '/tokens too-many-tokens'],
    ['a token with five sheep', position([token(5)]), '/tokens/0 '],
    ['a wolf on the board', position([{ kind: 'wolf-token', tile: [0, 0] }]), '/tokens/0 '],
    [
      'a second shepherd',
      position([], { players: [{ id: 'red', supply: { shepherd: 1 } }, { id: 'blue' }] }),
      '/players/0/supply/shepherd too-many-figures',
    ],
    [
      'a draw for nobody',
      position([], { turn: { ...position([]).turn!, step: 'draw-sheep', flock: { figure: 'x' } } as Snapshot['turn'] & object }),
      '/turn/flock/figure ',
    ],
    [
      'a draw for a farmer',
      position([], {
        figures: [{ id: 'x', kind: 'meeple', owner: 'red', at: at(0) }],
        turn: { ...position([]).turn!, step: 'draw-sheep', flock: { figure: 'x' } } as Snapshot['turn'] & object,
      }),
      '/turn/flock/figure no-shepherd',
    ],
    ['sheep beside somebody who is not there', position([token(2, 'x')]), '/tokens/0 token-cannot-lie-there'],
  ])('is told of %s', (_, snapshot, defect) => {
    expect(codes(snapshot).some((found) => found.startsWith(defect))).toBe(true);
  });

  it('knows which flock is meant where only one is due', () => {
    const { action, verdict } = adjudicated(rules, position([token(2)]), { type: 'choose', option: 'stable' });
    expect([verdict, action]).toEqual(['legal', { type: 'choose', option: 'stable', figure: 's1' }]);
  });

  it('refuses a choice that names nothing where none is due', () => {
    const nobody = position([], { figures: [] });
    expect(adjudicated(rules, nobody, { type: 'choose', option: 'grow' }).verdict).toBe('illegal');
  });
});
