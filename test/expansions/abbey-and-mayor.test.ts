/** Abbey & Mayor: what must hold in every game with it, and what is wrong with positions that cannot be. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ruleset, tile, tiles } from '../../src/catalog.js';
import type { Edge } from '../../src/contract/compass.js';
import type { Snapshot } from '../../src/contract/snapshot.js';
import { WAGON_LINKS } from '../../src/expansions/abbey-and-mayor/wagon-links.js';
import { featureNamed } from '../../src/expansions/abbey-and-mayor/wagon-range.js';
import { adjudicate, legalActions, validate } from '../../src/kernel/judge/adjudicate.js';
import { fingerprint } from '../../src/kernel/position/canonical.js';
import { Position } from '../../src/kernel/position/position.js';
import type { AnyAction as Action } from '../../src/wire.js';
import { testApp, type TestApp } from '../support/app.js';
import { playout, type Moment } from '../support/playout.js';

const ABBEY = 'abbey-and-mayor/abbey';
const NAMES = ['princess-and-dragon', 'traders-and-builders', 'abbey-and-mayor'];
const SUPPLY = { meeple: 7, builder: 1, pig: 1, mayor: 1, wagon: 1, barn: 1 };

/** Its own pieces wherever they can go. */
const lively = (action: Action) => {
  if (action.type === 'pass') return 0.3;
  if (action.type === 'place-tile') return action.tile === ABBEY ? 0.5 : 1;
  return action.type === 'move-figure' || (action.type === 'place-figure' && ['mayor', 'wagon', 'barn'].includes(action.kind)) ? 20 : 1;
};

const game = (edition: 1 | 2, preset: string, seed: number, players: number): Moment[] => {
  const rules = ruleset({ preset, expansions: ['base', ...NAMES] });
  const sets = [`basic:${edition}`, ...NAMES.map((name) => `${name}:${edition}`)];
  return [...playout({ ruleset: rules, sets, supply: SUPPLY, hand: [ABBEY], players }, seed, lively)];
};

const games = [
  ['hig-c1-current', game(1, 'hig-c1-current', 1, 2)],
  ['rgg-big-box-1', game(1, 'rgg-big-box-1', 2, 4)],
  ['wikicarpedia-c2-current', game(2, 'wikicarpedia-c2-current', 3, 6)],
] as const;

function owned({ players, figures = [] }: Snapshot): Record<string, number> {
  const counts: Record<string, number> = {};
  const count = (name: string, by: number) => (counts[name] = (counts[name] ?? 0) + by);
  for (const { id, supply = {} } of players) for (const [kind, left] of Object.entries(supply)) count(`${id} ${kind}`, left);
  for (const { owner, kind } of figures) count(`${owner} ${kind}`, 1);
  return counts;
}

const abbeys = ({ tiles: laid, players }: Snapshot) =>
  laid.filter(({ tile: id }) => id === ABBEY).length + players.reduce((sum, { hand = [] }) => sum + hand.length, 0);

describe.each(games)('a game under %s', (preset, moments) => {
  it('has no defect, and keeps every figure and every abbey', () => {
    for (const { view, after } of moments) {
      expect(validate(view.ruleset, after)).toEqual([]);
      expect(owned(after)).toEqual(owned(view.snapshot));
      expect(abbeys(after)).toBe(after.players.length);
    }
  });

  it('lays abbeys into holes, without drawing', () => {
    const laid = moments.filter(({ action }) => action.type === 'place-tile' && action.tile === ABBEY);
    expect(laid.length).toBeGreaterThan(0);
    for (const { view, after } of laid) expect(after.bag?.remaining).toBe(view.snapshot.bag?.remaining);
  });

  it('moves wagons to open features that nobody had', () => {
    const moved = moments.flatMap(({ view, action }) => (action.type === 'move-figure' ? [{ view, to: action.to }] : []));
    expect(moved.length).toBeGreaterThan(0);
    for (const { view, to } of moved) {
      expect(view.feature(to)!.isComplete).toBe(false);
      expect(view.on(view.feature(to)!)).toEqual([]);
    }
  });

  it('leaves no farmer in the field of a barn when a turn is over', () => {
    const between = moments.filter(({ after }) => after.turn?.placed === undefined && after.turn?.step !== 'game-over');
    for (const { view, after } of between) {
      const now = new Position(view.ruleset, after);
      const barns = now.figures.filter(({ figure }) => figure.kind === 'barn');
      for (const { node } of barns) expect(now.onNode(node).filter(({ figure }) => now.isFollower(figure))).toEqual([]);
    }
  });

  it(preset === 'rgg-big-box-1' ? 'ends with the last tile' : 'may go on after the last tile', () => {
    const last = moments.filter(({ view }) => view.turn.step === 'last-abbeys');
    if (preset === 'rgg-big-box-1') expect(last).toEqual([]);
    for (const { view } of last) expect(view.snapshot.bag?.remaining).toBe(0);
  });

  it('allows exactly what it lists', () => {
    for (const { view } of moments.filter((_, i) => i % 25 === 0)) {
      const { actions, rejected } = legalActions(view.ruleset, view.snapshot, { explain: true });
      for (const action of actions.slice(0, 20)) expect(adjudicate(view.ruleset, view.snapshot, action).verdict).toBe('legal');
      for (const { action } of rejected!.slice(0, 20)) expect(adjudicate(view.ruleset, view.snapshot, action).verdict).not.toBe('legal');
    }
  });
});

describe('the links for the wagon', () => {
  it('name features of the tiles that the catalogue has', () => {
    const known = Object.entries(WAGON_LINKS).flatMap(([alias, text]) => {
      const design = tile(`jcz:${alias}`);
      return design ? [{ design, names: text.split(', ').flatMap((group) => group.split(' - ')) }] : [];
    });
    expect(known.length).toBeGreaterThan(30);
    for (const { design, names } of known)
      for (const name of names) expect(featureNamed(design, name), `${design.id} ${name}`).toBeGreaterThanOrEqual(0);
  });

  it('join nothing on a tile where no road ends and no monastery stands', () => {
    const plain = tiles.filter(({ features }) => features.every(({ kind }) => kind === 'field' || kind === 'city'));
    expect(plain.filter(({ aliases }) => aliases.some((alias) => alias.slice(4) in WAGON_LINKS))).toEqual([]);
  });
});

const rules = ruleset({ preset: 'hig-c1-current', expansions: ['base', 'abbey-and-mayor'] });
const RING: Snapshot['tiles'] = [
  { tile: 'base/E', at: [0, -1], rotation: 180 },
  { tile: 'base/B', at: [1, -1], rotation: 0 },
  { tile: 'base/A', at: [1, 0], rotation: 90 },
  { tile: 'base/B', at: [1, 1], rotation: 0 },
  { tile: 'base/E', at: [0, 1], rotation: 0 },
  { tile: 'base/B', at: [-1, 1], rotation: 0 },
  { tile: 'base/B', at: [-1, 0], rotation: 0 },
];
const players = (hands: readonly (readonly string[])[]) =>
  hands.map((hand, i) => ({ id: ['red', 'blue', 'green'][i]!, supply: { meeple: 7, mayor: 1, wagon: 1, barn: 1 }, hand: [...hand] }));
const start: Snapshot = {
  players: players([[ABBEY], [ABBEY]]),
  tiles: RING,
  bag: { remaining: 20 },
  turn: { player: 'red', step: 'choose-tile', done: [] },
};
const defects = (snapshot: unknown) => validate(rules, snapshot as Snapshot).map(({ pointer, code }) => `${pointer} ${code}`);

describe('a position', () => {
  it('has one abbey for each player', () => {
    expect(defects(start)).toEqual([]);
    const laid = [...RING, { tile: ABBEY, at: [0, 0], rotation: 0 }];
    expect(defects({ ...start, tiles: laid })).toEqual(['/tiles too-many-abbeys']);
    expect(defects({ ...start, tiles: laid, players: players([[ABBEY], []]) })).toEqual([]);
    expect(defects({ ...start, players: players([[ABBEY, ABBEY], []]) })).toEqual(['/players/0/hand too-many-abbeys']);
  });

  it('does not know of the abbey of whom it says nothing', () => {
    const [red, blue] = start.players;
    const silent = { ...start, players: [{ id: red!.id, supply: red!.supply! }, blue!] };
    const lay: Action = { type: 'place-tile', tile: ABBEY, at: [0, 0], rotation: 0 };
    const { verdict, findings } = adjudicate(rules, silent, lay);
    expect([verdict, findings.flatMap(({ missing = [] }) => missing)]).toEqual(['undetermined', ['/players/0/hand']]);
  });

  it('says where a barn stands by a corner, and two corners of a field are two places', () => {
    const barn = (edge?: Edge): Snapshot => ({
      ...start,
      players: [{ ...start.players[0]!, supply: { ...start.players[0]!.supply, barn: 0 } }, start.players[1]!],
      figures: [{ id: 'rb', kind: 'barn', owner: 'red', at: { tile: [1, 1] as const, feature: 'field', ...(edge && { edge }) } }],
    });
    expect(defects(barn())).toEqual(['/figures/0/at/edge corner-missing']);
    expect(defects(barn('nnw'))).toEqual([]);
    const prints = (['nnw', 'ese'] as const).map((edge) => fingerprint(new Position(rules, barn(edge))));
    expect(prints[0]).not.toBe(prints[1]);
  });

  it('is checked in its procedures', () => {
    const turn = (member: object, step: string) => ({ ...start, turn: { player: 'red', step, done: [], ...member } });
    expect(defects(turn({ abbeys: { after: 'grey', mover: 'red' } }, 'last-abbeys'))).toEqual([
      '/turn/abbeys/after unknown-player',
      '/bag/remaining bag-not-empty',
    ]);
    const wagon = { left: [{ figure: 'none', owner: 'blue', from: { tile: [1, 0], feature: 'road', edge: 'w' } }], mover: 'red' };
    expect(defects(turn({ wagon }, 'move-wagon'))).toEqual(['/turn/wagon/left/0/figure unknown-figure', '/turn/wagon/mover nothing-to-decide']);
  });
});

describe('over HTTP', () => {
  let app: TestApp;
  beforeAll(async () => void (app = await testApp()));
  afterAll(() => app.close());

  it('an abbey is laid, under its alias too, and a state that no schema allows is refused with its pointer', async () => {
    const post = (snapshot: unknown) =>
      app.post('/v1/adjudications', {
        ruleset: { preset: 'hig-c1-current', expansions: ['base', 'abbey-and-mayor'] },
        snapshot,
        action: { type: 'place-tile', tile: 'jcz:AM/A', at: [0, 0], rotation: 90 },
      });
    const answer = await post(start);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ verdict: 'legal', next: { step: 'place-figure', player: 'red' } });
    const wrong = await post({ ...start, turn: { ...start.turn, wagon: { left: 'none' } } });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('/snapshot/turn/wagon');
  });
});
