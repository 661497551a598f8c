/** Promise: all through a game with the City of Carcassonne nobody is lost in it, nobody leaves past the Count, and nobody enters unearned. */
import { describe, expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import type { PlacedTile, Snapshot } from '../../src/contract/snapshot.js';
import type { AnyAction, AnySnapshot } from '../../src/wire.js';
import { validate } from '../../src/kernel/judge/adjudicate.js';
import { playout, type Moment } from '../support/playout.js';

const CITY: PlacedTile[] = Array.from({ length: 12 }, (_, i) => ({ tile: `count/${i + 1}`, at: [i % 4, Math.floor(i / 4)], rotation: 0 }));
const QUARTERS = ['castle', 'market', 'blacksmith', 'cathedral'];

/** Into the City, out of it and moving the Count wherever that is possible. */
const lively = (action: AnyAction) => {
  if (action.type === 'move-figure') return 5;
  if (action.type === 'pass') return 2;
  if (action.type !== 'place-figure') return 1;
  if ('area' in action.at) return 20;
  return 'feature' in action.at && action.at.feature === 'field' ? 0.01 : 1;
};

/** Several games, one after the other. */
function games(preset: string, players: number, seed: number, settings: Readonly<Record<string, string>> = {}): Moment[] {
  const names = ['king-and-robber', 'count', 'princess-and-dragon'];
  const rules = ruleset({ preset, expansions: ['base', ...names], settings });
  const sets = [preset.includes('c2') ? 'basic:2' : 'basic:1', 'princess-and-dragon:1', 'king-and-robber:1'];
  return Array.from({ length: 4 }, (_, i) => [
    ...playout({ ruleset: rules, sets, supply: { meeple: 7 }, players, start: CITY }, seed + i, lively),
  ]).flat();
}

const quarterOf = ({ figures = [] }: Snapshot, id: string) => {
  const at = figures.find((figure) => figure.id === id)?.at;
  return at && 'area' in at ? at.place : undefined;
};
const countIn = ({ neutral }: Snapshot) => neutral?.['count']?.place ?? 'castle';

const all = [
  ['hig-c1-current', 2, games('hig-c1-current', 2, 21, { 'count.unoccupiedFeature': 'any-completed', 'count.afterBars': 'allowed' })],
  ['hig-c1-original-2005', 6, games('hig-c1-original-2005', 6, 22)],
  ['wikicarpedia-c2-current', 3, games('wikicarpedia-c2-current', 3, 27, { 'count.unoccupiedFeature': 'any-completed' })],
] as const;

describe.each(all)('games under %s with %i players', (preset, _players, moments) => {
  it('keeps every figure, in quarters that there are', () => {
    for (const { after } of moments) {
      for (const { id, supply = {} } of after.players) {
        const own = (after.figures ?? []).filter(({ owner }) => owner === id);
        expect(own.length + (supply['meeple'] ?? 0)).toBe(7);
      }
      const inside = (after.figures ?? []).flatMap(({ at }) => ('area' in at ? [at] : []));
      expect(inside.filter(({ area, place }) => area !== 'city-of-carcassonne' || !QUARTERS.includes(place ?? ''))).toEqual([]);
    }
  });

  it('lets nobody leave past the Count, and everybody only to what his quarter leads to', () => {
    const leads: Readonly<Record<string, string>> = { castle: 'city', market: 'field', blacksmith: 'road', cathedral: 'monastery' };
    const leaving = moments.flatMap(({ view, action }) =>
      action.type === 'move-figure' && action.figure !== 'count' ? [{ at: view.snapshot, figure: action.figure, to: action.to }] : [],
    );
    expect(leaving.length).toBeGreaterThan(0);
    for (const { at, figure, to } of leaving) {
      const quarter = quarterOf(at, figure);
      expect(quarter).not.toBe(countIn(at));
      expect(to).toMatchObject({ feature: leads[quarter ?? ''] });
    }
  });

  it('lets only those in who got nothing while others did', () => {
    const entering = moments.filter(({ action }) => action.type === 'place-figure' && 'area' in action.at);
    expect(entering.length).toBeGreaterThan(0);
    for (const { view } of entering) {
      const { turn }: AnySnapshot = view.snapshot;
      const points = turn?.city?.points ?? {};
      expect(points[view.active] ?? 0).toBe(0);
      expect(Object.values(points).some((got) => got > 0)).toBe(true);
    }
  });

  it('asks each player at most once before a scoring, and never leaves the procedure behind', () => {
    for (const { view, after } of moments) {
      const { turn }: AnySnapshot = after;
      if (turn?.step !== 'leave-city' && turn?.step !== 'leave-city-at-end') expect(Object.keys(turn?.city ?? {})).not.toContain('mover');
      const asked = (view.snapshot as AnySnapshot).turn?.city?.asked ?? [];
      expect(new Set(asked).size).toBe(asked.length);
    }
  });

  it('moves the Count only after somebody has entered', () => {
    for (const { view, action } of moments.filter(({ action: taken }) => taken.type === 'move-figure' && taken.figure === 'count')) {
      expect(view.done.at(-1)).toMatchObject({ type: 'place-figure' });
      expect(countIn(view.snapshot)).not.toBe((action as { to: { place: string } }).to.place);
    }
  });

  it('has nothing wrong in any position', () => {
    for (const { view, after } of moments.filter((_, i) => i % 10 === 0)) expect(validate(view.ruleset, after)).toEqual([]);
    expect(preset).toBeDefined();
  });
});

describe('a position', () => {
  const rules = ruleset({ preset: 'hig-c1-current', expansions: ['base', 'traders-and-builders', 'count'] });
  const base: Snapshot = { players: [{ id: 'red' }, { id: 'blue' }], tiles: CITY };
  const codes = (change: Partial<AnySnapshot>) => validate(rules, { ...base, ...change }).map(({ pointer, code }) => `${pointer} ${code}`);
  const castle = { area: 'city-of-carcassonne', place: 'castle' };

  it('with the City as it is printed is sound, wherever it lies', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ tiles: CITY.map((tile) => ({ ...tile, at: [tile.at[0] - 2, tile.at[1] + 5] })) })).toEqual([]);
    expect(codes({ figures: [{ id: 'r1', kind: 'meeple', owner: 'red', at: castle }], neutral: { count: { ...castle, place: 'market' } } })).toEqual(
      [],
    );
  });

  it('with squares exchanged, turned or doubled is not', () => {
    const exchanged = CITY.map((tile, i) => (i === 0 ? { ...tile, tile: 'count/4' } : i === 3 ? { ...tile, tile: 'count/1' } : tile));
    expect(codes({ tiles: exchanged })).toContain('/tiles/1/at city-not-in-order');
    expect(codes({ tiles: CITY.map((tile, i) => (i === 5 ? { ...tile, rotation: 90 as const } : tile)) })).toEqual([
      '/tiles/5/rotation city-not-in-order',
    ]);
    expect(codes({ tiles: [...CITY, { tile: 'jcz:CO/6', at: [1, -1], rotation: 0 }] })).toContain('/tiles/12 city-not-in-order');
  });

  it('names only quarters that there are, and only followers in them', () => {
    const at = (place: string) => ({ area: 'city-of-carcassonne', place });
    expect(codes({ figures: [{ id: 'r1', kind: 'meeple', owner: 'red', at: at('harbour') }] })).toEqual(['/figures/0/at no-such-place']);
    expect(codes({ figures: [{ id: 'r1', kind: 'builder', owner: 'red', at: castle }] })).toEqual(['/figures/0/at figure-cannot-stand-there']);
    expect(codes({ neutral: { count: at('harbour') } })).toEqual(['/neutral/count no-such-place']);
    expect(codes({ neutral: { count: { area: 'school' } } })).toEqual([
      '/neutral/count/area unknown-area',
      '/neutral/count figure-cannot-stand-there',
    ]);
  });

  it('names in its procedure only players and places that there are', () => {
    const cell: [number, number] = [0, 0];
    const turn = {
      player: 'red',
      step: 'leave-city',
      city: { pending: [{ tile: cell, feature: 'city' }], points: { green: 3 }, mover: 'black', asked: ['white'] },
    };
    expect(codes({ turn })).toEqual([
      '/turn/city/pending/0 no-such-feature',
      '/turn/city/points/green unknown-player',
      '/turn/city/mover unknown-player',
      '/turn/city/asked/0 unknown-player',
    ]);
  });
});
