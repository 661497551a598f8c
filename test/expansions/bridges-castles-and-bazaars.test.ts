/** Bridges, Castles & Bazaars: what is wrong with a position is said; games of random moves stay sound, conserve everything and come to an end. */
import { describe, expect, it } from 'vitest';
import { ruleset, tiles } from '../../src/catalog.js';
import type { Action } from '../../src/contract/action.js';
import type { Snapshot, Token } from '../../src/contract/snapshot.js';
import { decide, legalIn, read, validate } from '../../src/kernel/judge/adjudicate.js';
import { random } from '../support/playout.js';

const FOLDER = 'bridges-castles-and-bazaars';
const rules = ruleset({ expansions: ['base', 'traders-and-builders', FOLDER] });

interface More {
  readonly figures?: Snapshot['figures'];
  readonly tokens?: readonly Token[];
  readonly turn?: object;
  readonly held?: Readonly<Record<string, number>>;
  readonly players?: number;
  readonly bazaar?: object;
}

const position = ({ figures = [], tokens = [], turn = {}, held = {}, players = 2, bazaar }: More): Snapshot =>
  Object.assign(
    {
      players: Array.from({ length: players }, (_, i) => ({ id: `p${i}`, supply: { meeple: 5 }, ...(i === 0 && { tokens: { ...held } }) })),
      tiles: [
        { tile: 'base/D', at: [0, 0] as const, rotation: 0 as const },
        { tile: 'base/E', at: [0, -1] as const, rotation: 180 as const },
        { tile: 'base/B', at: [0, 1] as const, rotation: 0 as const },
      ],
      figures: [...figures],
      tokens: [...tokens],
      turn: { player: 'p0', step: 'place-tile', done: [], ...turn },
    },
    bazaar && { bazaar },
  );

const defects = (more: More) => validate(rules, position(more)).map(({ pointer, code }) => `${pointer} ${code}`);
const bridge = (x: number, y: number, ...edges: ['n' | 'e', 's' | 'w' | 'e']): Token => ({ kind: 'bridge', tile: [x, y], edges });
const castle = (x: number, y: number, edge: 'n' | 's' | 'e'): Token => ({ kind: 'castle', tile: [x, y], edge });
const auction = { host: 'p0', tiles: [{ tile: 'base/B' }, { tile: null }], selector: 'p1', mover: 'p1', asked: [] };

describe('a position', () => {
  it('is sound with a bridge over field, a castle over a small city and its follower in it', () => {
    const at = { tile: [0, -1] as const, feature: 'castle', edge: 's' as const };
    expect(defects({ tokens: [bridge(0, 1, 'e', 'w'), castle(0, 0, 'n')], figures: [{ id: 'a', kind: 'meeple', owner: 'p0', at }] })).toEqual([]);
  });

  it.each<[string, More, string[]]>([
    ['more bridges than a player owns', { held: { bridge: 4 } }, ['/players/0/tokens/bridge too-many-tokens']],
    ['three castles for one of five', { held: { castle: 3 }, players: 5 }, ['/players/0/tokens/castle too-many-tokens']],
    ['a bridge round a corner', { tokens: [bridge(0, 1, 'n', 'e')] }, ['/tokens/0 token-cannot-lie-there']],
    ['a bridge over a road side', { tokens: [bridge(0, 0, 'e', 'w')] }, ['/tokens/0 token-cannot-lie-there']],
    ['a bridge that ends in a field', { tokens: [bridge(0, 1, 'n', 's')] }, ['/tiles/2 edges-do-not-fit']],
    [
      'two bridges on a tile',
      { tokens: [bridge(0, 1, 'e', 'w'), bridge(0, 1, 'e', 'w')] },
      ['/tokens/0 token-cannot-lie-there', '/tokens/1 token-cannot-lie-there'],
    ],
    ['a castle on no city', { tokens: [castle(0, 1, 'e')] }, ['/tokens/0 token-cannot-lie-there']],
    [
      'a castle that is named by both halves',
      { tokens: [castle(0, 0, 'n'), castle(0, -1, 's')] },
      ['/tokens/0 token-cannot-lie-there', '/tokens/1 token-cannot-lie-there'],
    ],
    [
      'a builder in a castle',
      { tokens: [castle(0, 0, 'n')], figures: [{ id: 'a', kind: 'builder', owner: 'p0', at: { tile: [0, 0], feature: 'castle', edge: 'n' } }] },
      ['/figures/0/at/feature figure-cannot-stand-there'],
    ],
    [
      'an auction of too few tiles',
      { turn: { step: 'select-tile', auction: { ...auction, tiles: [{ tile: 'base/B' }] } } },
      ['/turn/auction/tiles not-one-for-each'],
    ],
    [
      'an auction of a tile that is not known',
      { turn: { step: 'select-tile', auction: { ...auction, tiles: [{ tile: 'base/Z' }, { tile: null }] } } },
      ['/turn/auction/tiles/0/tile unknown-tile'],
    ],
    [
      'a selector who has a tile',
      { turn: { step: 'select-tile', auction: { ...auction, tiles: [{ tile: 'base/B', owner: 'p1' }, { tile: null }] } } },
      ['/turn/auction/selector owns-a-tile'],
    ],
    [
      'an offer of a stranger for no tile',
      { turn: { step: 'bid', auction: { ...auction, offer: { tile: 7, points: 1, bidder: 'nobody' } } } },
      ['/turn/auction/offer/bidder unknown-player', '/turn/auction/offer/tile not-one-for-each'],
    ],
    ['a castle builder who has decided', { turn: { castle: { mover: 'p0', asked: ['p0'] } } }, ['/turn/castle/mover asked-already']],
    ['a bazaar of strangers', { bazaar: { host: 'nobody', tiles: [{ tile: 'base/B', owner: 'p1' }] } }, ['/bazaar/host unknown-player']],
  ])('has a defect: %s', (_what, more, expected) => {
    expect(defects(more)).toEqual(expected);
  });
});

const shuffled = <T>(list: readonly T[], next: () => number): T[] =>
  list.map((item) => [next(), item] as const).sort((a, b) => a[0] - b[0]).map(([, item]) => item); // prettier-ignore

describe('a game of random moves', () => {
  it.each([
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 4],
    [6, 5],
  ])('of %i players stays sound to its end', (count, seed) => {
    const next = random(seed);
    const bag = shuffled(
      tiles.filter(({ copies }) => 'basic:1' in copies || `${FOLDER}:1` in copies).flatMap(({ id }) => [id]),
      next,
    );
    const each = count > 4 ? 2 : 3;
    const size = bag.length;
    let at: Snapshot = {
      players: Array.from({ length: count }, (_, i) => ({
        id: `p${i}`,
        score: 0,
        supply: { meeple: 7, builder: 1, pig: 1 },
        tokens: { bridge: each, castle: each },
      })),
      tiles: [{ tile: 'base/D', at: [0, 0], rotation: 0 }],
      bag: { remaining: size - 1 },
      turn: { player: 'p0', step: 'place-tile', done: [] },
    };
    for (let moves = 0; moves < 2000; moves++) {
      const { turn } = at;
      if (turn?.step === 'place-tile' && turn.tile === undefined) at = { ...at, turn: { ...turn, tile: bag.pop()! } };
      expect(validate(rules, at)).toEqual([]);
      const view = read(rules, at);
      const legal = legalIn(view).actions;
      expect(legal.length, JSON.stringify(at.turn)).toBeGreaterThan(0);
      const pieces = legal.filter(({ type }) => type === 'place-token' || type === 'choose');
      const list = pieces.length > 0 && next() < 0.6 ? pieces : legal;
      const chosen = list[Math.floor(next() * list.length)]!;
      const action: Action = chosen.type === 'chance' ? ({ ...chosen, outcome: at.players.map(() => bag.pop()!) } as Action) : chosen;
      const verdict = decide(view, action);
      expect(verdict.verdict, JSON.stringify(action)).toBe('legal');
      at = verdict.after!;
      if (verdict.next === null) break;
    }
    expect(bag).toEqual([]);
    const held = at.players.reduce((sum, { tokens = {} }) => sum + Number(tokens['bridge']) + Number(tokens['castle']), 0);
    expect(held + (at.tokens ?? []).length).toBe(count * each * 2);
    expect(at.players.every(({ supply = {} }) => supply['meeple'] === 7 || (at.figures ?? []).length > 0)).toBe(true);
  });
});

describe('the list of tiles that can be laid, by a player without followers, where it is not known who has castles', () => {
  const at = { tile: [0, 0] as const, feature: 'city', edge: 'n' as const };
  const half = (figures: Snapshot['figures'] = []) =>
    read(rules, {
      players: [
        { id: 'p0', supply: { meeple: 0, 'large-meeple': 0, builder: 0, pig: 0 }, tokens: { bridge: 0 } },
        { id: 'p1', supply: { meeple: 6 } },
      ],
      tiles: [{ tile: 'base/E', at: [0, 0], rotation: 0 }],
      figures: [...figures],
      turn: { player: 'p0', step: 'place-tile', tile: 'base/E', done: [] },
    });

  it('tells that it is open what follows from completing a small city with somebody in it, and only from that', () => {
    const { actions, undetermined = [], missing } = legalIn(half([{ id: 'a', kind: 'meeple', owner: 'p1', at }]));
    const completing = { type: 'place-tile', tile: 'base/E', at: [0, -1], rotation: 180 };
    expect([undetermined.map(({ action }) => action), missing]).toEqual([[completing], ['/players/1/tokens/castle']]);
    expect(actions.length).toBeGreaterThan(5);
  });

  it('leaves nothing open where nobody is in it', () => {
    expect(legalIn(half()).undetermined).toBeUndefined();
  });
});
