/** Traders & Builders: where builder and pig may be put, and what they bring. */
import { describe, expect, it } from 'vitest';
import { ruleset } from '../../src/catalog.js';
import type { FigureReturned } from '../../src/contract/effect.js';
import { apply } from '../../src/kernel/position/apply.js';
import { Position } from '../../src/kernel/position/position.js';
import { after, continued, inHand, judge, laid, lay, outcomeOf, place, places, returned, scores, tile, type Setting } from './table.js';

const rules = { expansions: ['base', 'traders-and-builders'] };
const ROAD = [tile('base/D', 0, 0), tile('base/U', 1, 0)];
const won = (verdict: ReturnType<typeof lay>) => verdict.effects.some(({ type }) => type === 'extra-part-won');

describe('the builder', () => {
  const setting: Setting = { rules, tiles: ROAD, figures: ['red r1 meeple 0,0 road e'] };

  it('joins an own follower on a road', () => {
    const verdict = after(setting, place('builder', [1, 0], 'road', 'e'));
    expect(verdict.verdict).toBe('legal');
    expect(outcomeOf(verdict, 'base.figure.unoccupied')).toBe('overruled');
  });

  it('joins him whoever else stands there', () => {
    const both = { ...setting, figures: ['red r1 meeple 0,0 road e', 'blue b1 meeple 0,0 road e', 'blue b2 builder 0,0 road e'] };
    expect(places(both, laid(both), 'builder')).toEqual(['1,0 road e']);
  });

  it.each([
    ['where nobody stands', []],
    ['where only others stand', ['blue b1 meeple 0,0 road e']],
    ['where he has a follower on another road or in the field', ['red r1 meeple 0,0 field ese', 'red r2 meeple 0,0 city n']],
  ])('does not go %s', (_where, figures) => {
    expect(places(setting, laid({ ...setting, figures }), 'builder')).toEqual([]);
    expect(outcomeOf(after({ ...setting, figures }, place('builder', [1, 0], 'road', 'e')), 'traders-and-builders.builder.joins-own-follower')).toBe(
      'forbid',
    );
  });

  it('goes only on the tile just laid, and only on a road or a city', () => {
    expect(outcomeOf(after(setting, place('builder', [0, 0], 'road', 'e')), 'base.figure.tile-just-laid')).toBe('forbid');
    const farmer = { ...setting, figures: ['red r1 meeple 0,0 field ese'] };
    expect(outcomeOf(after(farmer, place('builder', [1, 0], 'field', 'ese')), 'base.figure.feature-for-kind')).toBe('forbid');
  });

  it('leaves the ban on occupied features to followers as it is', () => {
    expect(places(setting, laid(setting), 'meeple')).not.toContain('1,0 road e');
  });

  describe('where the tile completes the road', () => {
    const closed: Setting = { rules, tiles: [tile('base/A', 0, 0, 270), tile('base/A', 1, 0, 90)], figures: ['red r1 meeple 0,0 road e'] };
    const action = place('builder', [1, 0], 'road', 'w');

    it('may join him, and goes home with the scoring', () => {
      const verdict = after(closed, action);
      expect(returned(verdict)).toEqual(['r1 by base.score.return', 'red.builder.1 by base.score.return']);
      expect(verdict.next).toEqual({ step: 'place-tile', player: 'blue' });
    });

    it('may not where the table wants him to have something to build', () => {
      const strict = { ...rules, settings: { 'traders-and-builders.builderOnCompleted': 'forbidden' } };
      expect(outcomeOf(after({ ...closed, rules: strict }, action), 'traders-and-builders.builder.completed-feature')).toBe('forbid');
      const open: Setting = { rules: strict, tiles: ROAD, figures: ['red r1 meeple 0,0 road e'] };
      expect(places(open, laid(open), 'builder')).toEqual(['1,0 road e']);
    });

    it('is disputed where nobody chose', () => {
      const unchosen = { ...rules, settings: { 'traders-and-builders.builderOnCompleted': null } };
      expect(after({ ...closed, rules: unchosen }, action).verdict).toBe('disputed');
    });
  });

  it('counts nothing in a majority', () => {
    const road: Setting = { rules, tiles: [tile('base/A', 0, 0, 270), tile('base/U', 1, 0), tile('base/A', 2, 0, 90)] };
    const verdict = after({ ...road, figures: ['red r1 meeple 0,0 road e', 'red r2 builder 1,0 road e', 'blue b1 meeple 1,0 road e'] });
    expect(verdict.scores.map(({ player }) => player)).toEqual(['red', 'blue']);
  });
});

describe('a double turn', () => {
  const setting: Setting = { rules, tiles: ROAD, figures: ['red r1 meeple 0,0 road e', 'red r2 builder 1,0 road e'] };
  const first = lay(setting, tile('base/U', 2, 0));

  it('is won by a tile that extends the road of the builder', () => {
    expect(won(first)).toBe(true);
    const passed = continued(setting, first, { type: 'pass' });
    expect(passed.next).toEqual({ step: 'place-tile', player: 'red' });
    expect(passed.after!.turn).toMatchObject({ player: 'red', part: 2, done: [] });
    expect(passed.after!.bag).toEqual({ remaining: 19 });
  });

  it('lets a figure be placed in each part', () => {
    const placed = continued(setting, first, place('meeple', [2, 0], 'field', 'ese'));
    expect(placed.next).toEqual({ step: 'place-tile', player: 'red' });
    const second = continued(setting, placed, { type: 'place-tile', tile: 'base/U', at: [3, 0], rotation: 0 });
    expect(second.next).toEqual({ step: 'place-figure', player: 'red' });
  });

  it('never has a third part', () => {
    const second = continued(setting, continued(setting, first, { type: 'pass' }), { type: 'place-tile', tile: 'base/U', at: [3, 0], rotation: 0 });
    expect(won(second)).toBe(false);
    expect(continued(setting, second, { type: 'pass' }).next).toEqual({ step: 'place-tile', player: 'blue' });
  });

  it('is not won by a tile that extends something else', () => {
    const other = lay(setting, tile('base/E', 0, -1, 180));
    expect(won(other)).toBe(false);
    expect(continued(setting, other, { type: 'pass' }).next).toEqual({ step: 'place-tile', player: 'blue' });
  });

  it('is not won by the tile on which the builder is put', () => {
    const placed = after({ ...setting, figures: ['red r1 meeple 0,0 road e'] }, place('builder', [1, 0], 'road', 'e'));
    expect(placed.verdict).toBe('legal');
    expect(placed.next).toEqual({ step: 'place-tile', player: 'blue' });
  });

  it('is not won by the builder of another player', () => {
    expect(won(lay({ ...setting, figures: ['blue b1 meeple 0,0 road e', 'blue b2 builder 1,0 road e'] }, tile('base/U', 2, 0)))).toBe(false);
  });

  it('stays won when the tile completes the road and the builder goes home', () => {
    const road: Setting = { ...setting, tiles: [tile('base/A', -1, 0, 270), ...ROAD] };
    const verdict = continued(road, lay(road, tile('base/A', 2, 0, 90)), { type: 'pass' });
    expect(scores(verdict)).toEqual(['red 4 = 4 tiles x 1']);
    expect(returned(verdict)).toEqual(['r1 by base.score.return', 'r2 by base.score.return']);
    expect(verdict.next).toEqual({ step: 'place-tile', player: 'red' });
    expect(verdict.after!.players[0]!.supply).toMatchObject({ builder: 1 });
  });

  it('ends with the last tile', () => {
    const last = continued({ ...setting }, lay({ ...setting, remaining: 0 }, tile('base/U', 2, 0)), { type: 'pass' });
    expect(last.next).toBeNull();
  });

  it('is read off the board where the position does not say it', () => {
    const position = laid({ ...setting, tiles: [...ROAD, tile('base/U', 2, 0)] });
    expect(judge(setting, position, { type: 'pass' }).next).toEqual({ step: 'place-tile', player: 'red' });
  });
});

describe('the pig', () => {
  // the two fields at the completed city of D and E are not connected
  const tiles = [tile('base/D', 0, 0), tile('base/E', 0, -1, 180), tile('base/U', 1, 0)];
  const pig = 'red p1 pig 1,0 field nnw';

  it('joins an own farmer', () => {
    const setting: Setting = { rules, tiles, figures: ['red r1 meeple 0,0 field ene'] };
    expect(places(setting, laid(setting), 'pig')).toEqual(['1,0 field nnw']);
    expect(outcomeOf(after(setting, place('pig', [1, 0], 'field', 'nnw')), 'base.figure.unoccupied')).toBe('overruled');
    expect(outcomeOf(after(setting, place('pig', [1, 0], 'field', 'ese')), 'traders-and-builders.pig.joins-own-farmer')).toBe('forbid');
  });

  const final = (...figures: string[]) => scores(after({ rules, tiles: [...tiles, tile('base/U', 2, 0)], figures, remaining: 0 }));

  it('brings one point more for each completed city of its field, and none in another field', () => {
    expect(final('red r1 meeple 0,0 field ene', pig, 'blue b1 meeple 0,-1 field nnw')).toEqual(['blue 3 = 1 cities x 3', 'red 4 = 1 cities x 4']);
    expect(final('red r1 meeple 0,0 field ene', pig, 'red r2 meeple 0,-1 field nnw')).toEqual(['red 3 = 1 cities x 3', 'red 4 = 1 cities x 4']);
  });

  it('brings nothing without the majority, and counts nothing towards it', () => {
    expect(final('red r1 meeple 0,0 field ene', pig, 'blue b1 meeple 1,0 field nnw', 'blue b2 meeple 0,0 field ene')).toEqual([
      'blue 3 = 1 cities x 3',
    ]);
  });

  it('helps its owner only where the majority is shared', () => {
    expect(final('red r1 meeple 0,0 field ene', pig, 'blue b1 meeple 1,0 field nnw')).toEqual(['red 4 = 1 cities x 4', 'blue 3 = 1 cities x 3']);
  });

  it('stays where the field brings nothing', () => {
    expect(final('red r1 meeple 0,0 field ese', 'red p1 pig 1,0 field ese')).toEqual(['red 0 = ']);
  });
});

describe('a tile that does not extend his road', () => {
  // two ferries, so that another decision follows on the first that is moved
  const setting: Setting = {
    rules: { expansions: [...rules.expansions, 'ferries'] },
    tiles: [
      tile('base/U', 0, 0),
      tile('ferries/lake-three-roads', 1, 0),
      tile('base/B', 1, -1),
      tile('base/B', 2, -1),
      tile('base/B', 3, -1),
      tile('ferries/lake-three-roads', 3, 0),
    ],
    figures: ['red r1 meeple 0,0 road w', 'red r2 builder 0,0 road w'],
  };
  const ferry = (x: number, ...edges: ['e' | 's', 's' | 'w']) => ({ kind: 'ferry', tile: [x, 0] as [number, number], edges });

  it('wins nothing when a ferry joins them afterwards', () => {
    const hand = { ...inHand(setting, 'base/U'), tokens: [ferry(1, 'e', 's'), ferry(3, 's', 'w')] };
    const first = judge(setting, hand, { type: 'place-tile', tile: 'base/U', at: [2, 0], rotation: 0 });
    expect(first.after?.turn?.extraPart).toBe(false);
    const passed = continued(setting, first, { type: 'pass' });
    const joined = continued(setting, passed, { type: 'move-token', kind: 'ferry', from: { tile: [1, 0] }, to: { tile: [1, 0], edges: ['e', 'w'] } });
    expect(joined.next).toEqual({ step: 'move-ferry', player: 'red' });
    expect(continued(setting, joined, { type: 'pass' }).next).toEqual({ step: 'place-tile', player: 'blue' });
  });
});

describe('an orphan', () => {
  const figures = ['red r1 meeple 0,0 road e', 'red r2 builder 1,0 road e', 'red r3 meeple 1,0 road e'];

  /** What a removal by whatever means brings about. */
  function removed(id: string, standing: readonly string[], cause = 'some-removal', expansions = rules.expansions) {
    const inForce = ruleset({ expansions });
    const before = new Position(inForce, laid({ rules: { expansions }, tiles: ROAD, figures: standing }));
    const { figure } = before.figure(id)!;
    const effect: FigureReturned = {
      type: 'figure-returned',
      figure: id,
      kind: figure.kind,
      to: figure.owner!,
      at: figure.at,
      cause,
      rule: 'some.removal',
      cites: [],
    };
    const view = new Position(inForce, apply(before.snapshot, [effect]));
    return inForce.triggersFor('figure-returned').flatMap((trigger) => (trigger.then(view, effect, before)?.effects ?? []).map(({ rule: by }) => by));
  }

  it('goes home with the last follower of its owner', () => {
    expect(removed('r1', figures.slice(0, 2))).toEqual(['traders-and-builders.orphan.goes-home']);
  });

  it('stays while another follower of its owner is there', () => {
    expect(removed('r1', figures)).toEqual([]);
  });

  it('is left to the scoring where the road is scored', () => {
    expect(removed('r1', figures.slice(0, 2), 'scored')).toEqual([]);
  });

  it('is dealt with once where The Princess & the Dragon speaks of it too', () => {
    expect(removed('r1', figures.slice(0, 2), 'some.removal', [...rules.expansions, 'princess-and-dragon'])).toEqual([
      'princess-and-dragon.with-traders-and-builders.orphans-go-home',
    ]);
  });
});
