/** The Tower: what a position cannot hold, the order of what happens in a turn, and what holds all through a game. */
import { describe, expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import type { Snapshot } from '../../src/contract/snapshot.js';
import { adjudicate, legalActions, validate } from '../../src/kernel/judge/adjudicate.js';
import { anyAction } from '../../src/any-action.js';
import type { AnyAction as Action, AnySnapshot } from '../../src/wire.js';
import { playout, type Moment } from '../support/playout.js';

const rules = ruleset({ expansions: ['base', 'tower'] });
const TOWER = 'tower/city-cap-road-straight';
const piece = (x: number, y: number) => ({ kind: 'tower-piece', tile: [x, y] as const });
const placed: Action = { type: 'place-token', kind: 'tower-piece', at: { tile: [0, 0] } };

/** Red has laid a road beside a foundation and another road. */
function table(more: Partial<Omit<AnySnapshot, 'turn'>> = {}, turn: Partial<NonNullable<AnySnapshot['turn']>> = {}): Snapshot {
  const player = (id: string) => ({ id, score: 5, supply: { meeple: 5 }, tokens: { 'tower-piece': 9 } });
  return {
    players: [player('red'), player('blue')],
    tiles: [
      { tile: TOWER, at: [0, 0], rotation: 0 },
      { tile: 'base/U', at: [1, 0], rotation: 0 },
      { tile: 'base/U', at: [-1, 0], rotation: 0 },
    ],
    figures: [{ id: 'b1', kind: 'meeple', owner: 'blue', at: { tile: [1, 0], feature: 'road', edge: 'w' } }],
    tokens: [piece(0, 0)],
    bag: { remaining: 20 },
    ...more,
    turn: {
      player: 'red',
      step: 'place-figure',
      tile: 'base/U',
      placed: { at: [-1, 0] },
      done: [{ type: 'place-tile', tile: 'base/U', at: [-1, 0], rotation: 0 }],
      ...turn,
    },
  };
}

const withPlayers = (change: Readonly<Record<string, object>>, base = table()): Snapshot => ({
  ...base,
  players: base.players.map((player) => ({ ...player, ...change[player.id] })),
});
const defects = (snapshot: Snapshot, of = rules) => validate(of, snapshot).map(({ pointer, code }) => `${pointer} ${code}`);

describe('a position', () => {
  it('is sound', () => expect(defects(table())).toEqual([]));

  it.each([
    [2, 10],
    [3, 9],
    [4, 7],
    [5, 6],
    [6, 5],
  ])('with %i players has no more than %i tower pieces for each', (players, each) => {
    // prettier-ignore
    const ids = Array.from({ length: players }, (_, i) => `p${i}`);
    const full = (own: number) => ({
      ...table({ figures: [], tokens: [] }, { player: 'p0' }),
      players: ids.map((id) => ({ id, tokens: { 'tower-piece': own } })),
    });
    expect(defects(full(each))).toEqual([]);
    expect(defects(full(each + 1))).toContain('/players/0/tokens/tower-piece too-many-tokens');
    expect(defects({ ...full(each), tokens: [piece(0, 0)] })).toEqual(['/tokens too-many-tokens']);
  });

  it('has nobody on top of no tower, two on one, or a figure that never climbs', () => {
    const top = (id: string, x: number, kind = 'meeple') => ({ id, kind, owner: 'blue', at: { tile: [x, 0] as const, feature: 'tower' } });
    expect(defects(table({ figures: [top('b1', 0)] }))).toEqual([]);
    expect(defects(table({ figures: [top('b1', 1)] }))).toEqual(['/figures/0/at no-tower-there']);
    expect(defects(table({ figures: [top('b1', 0), top('b2', 0)] }))).toEqual(['/figures/1/at tower-taken']);
    const traders = ruleset({ expansions: ['base', 'traders-and-builders', 'tower'] });
    expect(defects(table({ figures: [top('b1', 0, 'builder')] }), traders)).toEqual(['/figures/0/at/feature figure-cannot-stand-there']);
  });

  it('has no tower piece that lies nowhere, and no closed tower where there is none', () => {
    expect(defects(table({ tokens: [{ kind: 'tower-piece' }] }))).toEqual(['/tokens/0 token-cannot-lie-there']);
    expect(defects(table({ tokens: [{ kind: 'tower-closed', tile: [0, 0] }] }))).toEqual(['/tokens/0 token-cannot-lie-there']);
    expect(defects(table({ tokens: [piece(0, 0), { kind: 'tower-closed', tile: [0, 0] }] }))).toEqual([]);
  });

  it('has no player who holds his own follower, and no prisoner who is no follower', () => {
    const traders = ruleset({ expansions: ['base', 'traders-and-builders', 'tower'] });
    const held = withPlayers({
      red: {
        prisoners: [
          { id: 'r9', kind: 'meeple', owner: 'red' },
          { id: 'b9', kind: 'builder', owner: 'blue' },
        ],
      },
    });
    expect(defects(held, traders)).toEqual(['/players/0/prisoners/0/owner own-prisoner', '/players/0/prisoners/1/kind not-a-follower']);
  });

  it('has no two players who keep followers of each other, except while they exchange them', () => {
    const captives = (owner: string, ...ids: string[]) => ({ prisoners: ids.map((id) => ({ id, kind: 'meeple', owner })) });
    expect(defects(withPlayers({ red: captives('blue', 'b9') }))).toEqual([]);
    expect(defects(withPlayers({ red: captives('blue', 'b9'), blue: captives('red', 'r9') }))).toEqual([
      '/players/1/prisoners/0 prisoners-of-each-other',
    ]);
  });

  it.each([[-1], [1.5], [{}], ['9']])('has no stock of %j tower pieces', (stock) => {
    const held = withPlayers({ red: { tokens: { 'tower-piece': stock } } });
    expect(defects(held)).toContain('/players/0/tokens/tower-piece wrong-type');
  });

  it('keeps the state of a capture or an exchange in its own step', () => {
    expect(defects(table({}, { capture: { tile: [0, 0] } }))).toEqual(['/turn/capture not-in-this-step']);
    const exchange = { figure: 'b9', holder: 'blue', choices: ['r9'], mover: 'red' };
    expect(defects(table({}, { exchange }))).toContain('/turn/exchange not-in-this-step');
  });

  it('captures by the tower that was raised', () => {
    const capture = (x: number, done: readonly Action[] = []) => defects(table({}, { step: 'capture', capture: { tile: [x, 0] }, done: [...done] }));
    expect(capture(0)).toEqual([]);
    expect(capture(1)).toEqual(['/turn/capture/tile no-tower-there']);
    expect(capture(5)).toEqual(['/turn/capture/tile no-tile-there', '/turn/capture/tile no-tower-there']);
    expect(defects(table({ tokens: [piece(0, 0), piece(1, 0)] }, { step: 'capture', capture: { tile: [1, 0] }, done: [placed] }))).toEqual([
      '/turn/capture/tile not-the-tower-raised',
    ]);
  });

  it('exchanges prisoners who are held', () => {
    const exchange = { figure: 'b9', holder: 'blue', choices: ['r9'], mover: 'red' };
    const held = {
      red: { prisoners: [{ id: 'b9', kind: 'meeple', owner: 'blue' }] },
      blue: { prisoners: [{ id: 'r9', kind: 'meeple', owner: 'red' }] },
    };
    const of = (more: Partial<typeof exchange>, players: object = held) =>
      defects(withPlayers(players as typeof held, table({}, { step: 'exchange-prisoner', exchange: { ...exchange, ...more } })));
    expect(of({})).toEqual([]);
    expect(of({}, {})).toEqual(['/turn/exchange/figure no-such-prisoner', '/turn/exchange/choices/0 no-such-prisoner']);
    expect(of({ mover: 'green' })).toEqual(['/turn/exchange/mover unknown-player', '/turn/exchange/mover not-concerned']);
  });
});

/** The position after legal actions, and what is due. */
function play(snapshot: Snapshot, ...actions: readonly Action[]): { readonly at: Snapshot; readonly due: string } {
  return playUnder(rules, snapshot, ...actions);
}
function playUnder(of: typeof rules, snapshot: Snapshot, ...actions: readonly Action[]): { readonly at: Snapshot; readonly due: string } {
  let at = snapshot;
  let due = '';
  for (const action of actions) {
    const verdict = adjudicate(of, at, action);
    expect(`${action.type} ${verdict.verdict}`).toBe(`${action.type} legal`);
    at = verdict.after!;
    due = verdict.next ? `${verdict.next.step} ${verdict.next.player}` : 'over';
    expect(validate(of, at)).toEqual([]);
  }
  return { at, due };
}

describe('a turn', () => {
  it('goes from the piece to the capture, and on to the next player', () => {
    const first = play(table(), placed);
    expect(first.due).toBe('capture red');
    const second = play(first.at, { type: 'capture', figure: 'b1' });
    expect(second.due).toBe('place-tile blue');
    expect(second.at.turn).not.toHaveProperty('capture');
    expect(second.at.players[0]!.prisoners).toEqual([{ id: 'b1', kind: 'meeple', owner: 'blue' }]);
  });

  it('asks nobody about a capture where there is none', () => {
    expect(play(table({ figures: [] }), placed).due).toBe('place-tile blue');
  });

  it('buys a follower back before he is captured, and lets him be placed', () => {
    const held = withPlayers({ red: { supply: { meeple: 0 } }, blue: { prisoners: [{ id: 'r9', kind: 'meeple', owner: 'red' }] } });
    const free: Action = { type: 'place-figure', kind: 'meeple', at: { tile: [-1, 0], feature: 'field', edge: 'nnw' } };
    expect(adjudicate(rules, held, free).verdict).toBe('illegal');
    const { at, due } = play(held, { type: 'pay-ransom', figure: 'r9' }, free);
    expect(due).toBe('place-tile blue');
    expect(at.players.map(({ score }) => score)).toEqual([2, 8]);
  });

  it('leaves the exchange to the captor where several kinds are held, then goes on with the phantom', () => {
    const phantom = ruleset({ expansions: ['base', 'tower', 'phantom'] });
    const held = withPlayers({
      red: { supply: { meeple: 5, phantom: 0 } },
      blue: {
        prisoners: [
          { id: 'r8', kind: 'meeple', owner: 'red' },
          { id: 'r9', kind: 'phantom', owner: 'red' },
        ],
      },
    });
    const captured = playUnder(phantom, held, placed, { type: 'capture', figure: 'b1' });
    expect(captured.due).toBe('exchange-prisoner red');
    const home = playUnder(phantom, captured.at, { type: 'exchange-prisoner', figure: 'r9' });
    expect(home.due).toBe('place-figure red');
    expect(legalActions(phantom, home.at).actions.map(anyAction)).toContainEqual({
      type: 'place-figure',
      kind: 'phantom',
      at: { tile: [0, 0], feature: 'tower' },
    });
    expect(playUnder(phantom, home.at, { type: 'pass' }).due).toBe('place-tile blue');
  });

  it('gives no figure the name of a prisoner', () => {
    const held = withPlayers({ blue: { prisoners: [{ id: 'red.meeple.1', kind: 'meeple', owner: 'red' }] } });
    const { at } = play(held, { type: 'place-figure', kind: 'meeple', at: { tile: [0, 0], feature: 'tower' } });
    expect(at.figures!.map(({ id }) => id)).toEqual(['b1', 'red.meeple.2']);
  });

  it('cannot say who comes home where the prisoners have no names', () => {
    const held = withPlayers({ blue: { prisoners: [{ kind: 'meeple', owner: 'red' }] } }, table({}, { step: 'capture', capture: { tile: [0, 0] } }));
    const capture: Action = { type: 'capture', figure: 'b1' };
    expect(adjudicate(rules, held, capture)).toMatchObject({
      verdict: 'undetermined',
      missing: ['/players/1/prisoners/0/id'],
    });
  });

  it('cannot say how many pieces are left where the position does not', () => {
    const { players, ...rest } = table();
    const verdict = adjudicate(rules, { ...rest, players: players.map(({ id, supply }) => ({ id, supply: supply! })) }, placed);
    expect(verdict).toMatchObject({ verdict: 'undetermined', missing: ['/players/0/tokens/tower-piece'] });
  });
});

const PIECES: Readonly<Record<number, number>> = { 2: 10, 3: 9, 4: 7, 5: 6, 6: 5 };
const EXPANSIONS = ['princess-and-dragon', 'inns-and-cathedrals', 'traders-and-builders', 'tower'];

function game(preset: string, players: number, seed: number, settings: Readonly<Record<string, string>> = {}): Moment[] {
  const edition = /c2/.test(preset) ? 2 : 1;
  const setup = {
    ruleset: ruleset({ preset, expansions: ['base', ...EXPANSIONS, 'phantom', 'abbot'], settings }),
    sets: [`basic:${edition}`, ...EXPANSIONS.map((name) => `${name}:${edition}`)],
    supply: { meeple: 7, 'large-meeple': 1, builder: 1, pig: 1, phantom: 1, abbot: 1 },
    tokens: { 'tower-piece': PIECES[players]! },
    players,
  };
  return [...playout(setup, seed, lively)];
}

/** Towers, captures and ransom wherever they can be. */
const lively = ({ type }: Action): number =>
  type === 'pass' ? 0.3 : ['place-token', 'capture', 'exchange-prisoner', 'pay-ransom'].includes(type) ? 3 : 1;

const games = [
  ['hig-c1-current', 2, game('hig-c1-current', 2, 1)],
  ['hig-c1-original-2005', 3, game('hig-c1-original-2005', 3, 2)],
  ['wikicarpedia-c2-current', 4, game('wikicarpedia-c2-current', 4, 3)],
  [
    'zmg-c2-2016',
    6,
    game('zmg-c2-2016', 6, 4, { 'tower.reopens': 'stays-closed', 'tower.exchangeChoice': 'holder', 'tower.ransomPoints': 'below-zero' }),
  ],
] as const;

function owned({ players, figures = [] }: Snapshot): Record<string, number> {
  const counts: Record<string, number> = {};
  const add = (owner = '', kind: string, by = 1) => (counts[`${owner} ${kind}`] = (counts[`${owner} ${kind}`] ?? 0) + by);
  for (const { id, supply = {}, prisoners = [] } of players) {
    for (const [kind, left] of Object.entries(supply)) add(id, kind, left);
    for (const { owner, kind } of prisoners) add(owner, kind);
  }
  for (const { owner, kind } of figures) add(owner, kind);
  return counts;
}

const pieces = ({ players, tokens = [] }: Snapshot) =>
  players.reduce((sum, { tokens: own }) => sum + Number(own?.['tower-piece'] ?? 0), 0) + tokens.filter(({ kind }) => kind === 'tower-piece').length;

describe.each(games)('a game under %s with %i players', (_preset, players, moments) => {
  const taken = new Set(moments.map(({ action }) => action.type));

  it('builds, captures and buys back', () => {
    for (const type of ['place-token', 'capture', 'pay-ransom']) expect(taken).toContain(type);
    expect(moments.some(({ after }) => (after.figures ?? []).some(({ at }) => 'feature' in at && at.feature === 'tower'))).toBe(true);
  });

  it('keeps every figure and every piece', () => {
    for (const { view, after } of moments) {
      expect(owned(after)).toEqual(owned(view.snapshot));
      expect(pieces(after)).toBe(PIECES[players]! * players);
    }
  });

  it('has sound positions only', () => {
    for (const { view, after } of moments.filter((_, i) => i % 5 === 0)) expect(validate(view.ruleset, after)).toEqual([]);
  });

  it('never leaves two players with a follower of each other', () => {
    for (const { after } of moments) {
      const holds = new Set(after.players.flatMap(({ id, prisoners = [] }) => prisoners.map(({ owner }) => `${id} ${owner}`)));
      if (after.turn?.step !== 'exchange-prisoner') for (const pair of holds) expect(holds).not.toContain(pair.split(' ').reverse().join(' '));
    }
  });

  it('allows exactly what it lists', () => {
    for (const { view } of moments.filter((_, i) => i % 25 === 0)) {
      const { actions, rejected } = legalActions(view.ruleset, view.snapshot, { explain: true });
      for (const action of actions.slice(0, 20)) expect(adjudicate(view.ruleset, view.snapshot, action).verdict).toBe('legal');
      for (const { action } of rejected!.slice(0, 20)) expect(adjudicate(view.ruleset, view.snapshot, action).verdict).not.toBe('legal');
    }
  });
});
