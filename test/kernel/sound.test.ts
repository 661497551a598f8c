/** Promises about what is read and written: nobody has too much, what was scored is remembered, names do not matter. */
import { describe, expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import { caseFiles } from '../../src/conformance/files.js';
import type { Snapshot } from '../../src/contract/snapshot.js';
import { adjudicate, validate } from '../../src/kernel/judge/adjudicate.js';

const base: Snapshot = {
  players: [
    { id: 'red', score: 0, supply: { meeple: 6 } },
    { id: 'blue', score: 0, supply: { meeple: 7 } },
  ],
  tiles: [
    { tile: 'base/E', at: [0, 0], rotation: 0 },
    { tile: 'base/E', at: [0, -1], rotation: 180 },
  ],
  figures: [{ id: 'r1', kind: 'meeple', owner: 'red', at: { tile: [0, 0], feature: 'city', edge: 'n' } }],
  bag: { remaining: 40 },
  turn: { player: 'red', step: 'place-figure', tile: 'base/E', placed: { at: [0, -1] }, done: [] },
};
const original = ruleset({ preset: 'hig-c1-original-2005', expansions: ['base', 'princess-and-dragon'] });

describe('what was scored', () => {
  it('is written down where it was known before', () => {
    const { after, scores } = adjudicate(original, { ...base, scored: [] }, { type: 'pass' });
    expect(scores).toMatchObject([{ player: 'red' }]);
    expect(after?.scored).toEqual([{ tile: [0, -1], feature: 'city', edge: 's' }]);
  });

  it('stays unknown where it was not known', () => {
    expect(adjudicate(original, base, { type: 'pass' }).after).not.toHaveProperty('scored');
  });

  it('is no longer open to the portal, though it is complete', () => {
    const { after } = adjudicate(original, { ...base, scored: [] }, { type: 'pass' });
    const tiles = [...after!.tiles, { tile: 'base/B', at: [1, 0] as const, rotation: 0 as const }];
    const turn = { player: 'blue', step: 'place-figure', tile: 'base/B', placed: { at: [1, 0] as const }, done: [] };
    const position = { ...after!, tiles, turn };
    const toTheCity = { type: 'place-figure', kind: 'meeple', at: { tile: [0, 0], feature: 'city', edge: 'n' }, via: 'magic-portal' } as const;
    const finding = adjudicate(original, position, toTheCity).findings.find(
      ({ rule }) => rule === 'princess-and-dragon.portal.destination-not-complete',
    );
    expect(finding).toMatchObject({ outcome: 'forbid', message: 'the city on [0, 0] has been scored' });
  });
});

describe('the id of a decision', () => {
  const posted = { ...base, bag: { remaining: 40, setAside: ['jcz:BA/C'] }, turn: { player: 'red', step: 'place-tile', tile: 'jcz:BA/C', done: [] } };
  const own = { ...posted, bag: { remaining: 40, setAside: ['base/E'] }, turn: { ...posted.turn, tile: 'base/E' } };
  const lay = (tile: string) => ({ type: 'place-tile', tile, at: [1, 0], rotation: 90 }) as const;

  it('is the same under every name of a tile, wherever it is named', () => {
    const ids = [posted, own].flatMap((snapshot) => ['jcz:BA/C', 'base/E'].map((tile) => adjudicate(original, snapshot, lay(tile)).id));
    expect(new Set(ids).size).toBe(1);
  });
});

describe('figures', () => {
  it('of a player are seven at most, a prisoner included', () => {
    const held = {
      ...base,
      players: [
        { ...base.players[0]!, supply: { meeple: 6 } },
        { ...base.players[1]!, prisoners: [{ id: 'r2', kind: 'meeple', owner: 'red' }] },
      ],
    };
    expect(validate(original, held)).toMatchObject([{ pointer: '/players/0/supply/meeple', code: 'too-many-figures' }]);
    const fewer = { ...held, players: [{ ...held.players[0]!, supply: { meeple: 5 } }, held.players[1]!] };
    expect(validate(original, fewer)).toEqual([]);
  });

  it('that belong to nobody enter no supply, whatever a player is called', () => {
    const rules = ruleset({ preset: 'hig-c1-current', expansions: ['base', 'princess-and-dragon', 'mage-and-witch'] });
    const walking = {
      players: [
        { id: 'supply', score: 0, supply: { meeple: 7 } },
        { id: 'blue', score: 0, supply: { meeple: 7 } },
      ],
      tiles: [...base.tiles, { tile: 'princess-and-dragon/dragon-road-straight', at: [1, 0] as const, rotation: 0 as const }].slice(0, 2),
      figures: [{ id: 'm', kind: 'mage', at: { tile: [0, -1] as const, feature: 'city', edge: 's' as const } }],
      neutral: { dragon: { tile: [0, 0] as const } },
      bag: { remaining: 40 },
      turn: { player: 'supply', step: 'move-dragon', done: [], dragon: { visited: [[0, 0]], stepsLeft: 6, mover: 'supply' } },
    };
    const { verdict, after } = adjudicate(rules, walking, { type: 'move-dragon', to: [0, -1] } as never);
    expect(verdict).toBe('legal');
    expect(validate(rules, after!)).toEqual([]);
    expect(after!.players[0]!.supply).toEqual({ meeple: 7 });
  });

  it('stand on a tower only where The Tower is played', () => {
    const onTop = { ...base, figures: [{ id: 'r1', kind: 'meeple', owner: 'red', at: { tile: [0, 0] as const, feature: 'tower' } }] };
    expect(validate(ruleset({ expansions: ['base', 'tower'] }), onTop)).toEqual([]);
    expect(validate(ruleset({ expansions: ['base', 'princess-and-dragon'] }), onTop)).toMatchObject([{ code: 'no-such-feature' }]);
  });
});

describe('the tile just laid', () => {
  const laid = (done: readonly object[], step = 'place-figure') => ({
    ...base,
    figures: [{ id: 'r1', kind: 'meeple', owner: 'red', at: { tile: [0, -1] as const, feature: 'city', edge: 's' as const } }],
    turn: { ...base.turn!, step, done: done as never },
  });
  const lay = { type: 'place-tile', tile: 'base/E', at: [0, -1], rotation: 180 };
  const place = { type: 'place-figure', kind: 'meeple', at: { tile: [0, -1], feature: 'city', edge: 's' } };

  it('holds nobody before anything has been done', () => {
    expect(validate(original, laid([lay]))).toEqual([
      {
        pointer: '/figures/0/at/tile',
        code: 'figure-before-its-time',
        message: '`r1` cannot stand on the tile just laid: nothing has been done since',
      },
    ]);
  });

  it('may hold one where a figure has come, where it is not said what was done, and on other tiles', () => {
    expect(validate(original, laid([lay, place]))).toEqual([]);
    expect(validate(original, laid([]))).toEqual([]);
    expect(validate(original, { ...base, turn: { ...base.turn!, done: [lay as never] } })).toEqual([]);
  });
});

describe('a place for a figure', () => {
  const rules = ruleset({ expansions: ['base', 'princess-and-dragon', 'tower'] });
  it.each([
    [{ tile: [0, 0] }, '/at', 'feature-missing'],
    [{ tile: [0, 0], feature: 'monastery' }, '/at', 'no-such-feature'],
    [{ tile: [0, 0], feature: 'city', edge: 's' }, '/at', 'no-such-feature'],
    [{ tile: [5, 0], feature: 'road' }, '/at/tile', 'no-tile-there'],
    [{ area: 'bag' }, '/at/area', 'no-such-place'],
    [{ area: 'supply', player: 'red' }, '/at/area', 'no-such-place'],
    [{ area: 'moon' }, '/at/area', 'unknown-area'],
    [{ figure: 'r9' }, '/at/figure', 'unknown-figure'],
  ])('that is none is a defect of the action, not illegal: %j', (at, pointer, code) => {
    const placing = () => adjudicate(rules, base, { type: 'place-figure', kind: 'meeple', at } as never);
    expect(placing).toThrow(expect.objectContaining({ defects: [expect.objectContaining({ pointer, code })] }));
  });

  it('is no area in which figures are kept', () => {
    const kept = { ...base, figures: [{ id: 'r1', kind: 'meeple', owner: 'red', at: { area: 'box' } }] };
    expect(validate(original, kept)).toMatchObject([{ pointer: '/figures/0/at/area', code: 'no-such-place' }]);
  });
});

describe('a house rule', () => {
  it('of any expansion can be named', () => {
    const rules = { expansions: ['base', 'inns-and-cathedrals'], houseRules: ['inns-and-cathedrals.final.ignored'] };
    expect(ruleset(rules).settings.entry('inns-and-cathedrals.finalScoring')).toMatchObject({ value: 'ignored', setBy: 'house-rule' });
  });
});

describe('a setting that nobody chose', () => {
  it('is disputed also where it decides what can be tried', () => {
    const { snapshot, action } = caseFiles()
      .flatMap(({ cases }) => cases)
      .find(({ id }) => id === 'princess.other-city-of-the-tile')!;
    const under = (value: string | null) =>
      adjudicate(ruleset({ preset: 'hig-c1-current', settings: { 'princess.segmentScope': value } }), snapshot, action).verdict;
    expect([under('whole-tile'), under('segment-with-symbol'), under(null)]).toEqual(['legal', 'illegal', 'disputed']);
  });
});
