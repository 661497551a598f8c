/** Inns & Cathedrals and Traders & Builders together with The Princess & the Dragon. */
import { expansions, ruleset } from '../../src/catalog.js';
import { describe, expect, it } from 'vitest';
import type { AnyAction as Action } from '../../src/wire.js';
import { citedBy } from '../../src/conformance/coverage.js';
import { clauses } from '../../src/corpus/clauses.js';
import { after, continued, judge, laid, lay, legal, outcomeOf, place, places, received, returned, scores, tile, type Setting } from './table.js';

const EXPANSIONS = ['base', 'princess-and-dragon', 'inns-and-cathedrals', 'traders-and-builders'];
const rules = { preset: 'hig-c1-current', expansions: EXPANSIONS };
const under = (preset: string, settings = {}) => ({ preset, expansions: EXPANSIONS, settings });
const dragonTo = (x: number, y: number): Action => ({ type: 'move-dragon', to: [x, y] });
const PASS: Action = { type: 'pass' };

/** Red has a road with his builder; the dragon stands south of the builder. */
const road: Setting = {
  rules,
  tiles: [tile('base/D', 0, 0), tile('base/U', 1, 0), tile('base/B', 1, 1)],
  figures: ['red r1 meeple 0,0 road e', 'red r2 builder 1,0 road e'],
  neutral: { dragon: { tile: [1, 1] } },
};
const DRAGON = tile('princess-and-dragon/dragon-road-straight', 2, 0);

describe('the dragon in the first part of a double turn', () => {
  const walking = continued(road, lay(road, DRAGON), PASS);
  const eaten = continued(road, walking, dragonTo(1, 0));

  it('eats the builder', () => {
    expect(walking.next).toEqual({ step: 'move-dragon', player: 'red' });
    expect(returned(eaten)).toEqual(['r2 by princess-and-dragon.dragon.eats']);
    expect(eaten.next).toEqual({ step: 'move-dragon', player: 'blue' });
  });

  it('does not undo the second part', () => {
    const over = continued(road, eaten, dragonTo(2, 0));
    expect(over.next).toEqual({ step: 'place-tile', player: 'red' });
    expect(over.after!.turn).toMatchObject({ player: 'red', part: 2 });
    expect(over.after!.players[0]!.supply).toMatchObject({ builder: 1 });
  });

  it('is no reason for a second part that was not won', () => {
    const south = { ...road, neutral: { dragon: { tile: [0, 0] as const } } };
    const other = continued(south, lay(south, tile('princess-and-dragon/dragon-city-cap', 1, 2, 180)), PASS);
    expect(other.next).toEqual({ step: 'move-dragon', player: 'red' });
    const over = (
      [
        [1, 0],
        [1, 1],
        [1, 2],
      ] as const
    ).reduce((verdict, [x, y]) => continued(south, verdict, dragonTo(x, y)), other);
    expect(over.next).toEqual({ step: 'place-tile', player: 'blue' });
  });
});

describe('an orphaned builder', () => {
  /** The dragon eats the thief and not the builder. */
  const eat = (preset: string, figures: readonly string[]) => {
    const setting: Setting = {
      ...road,
      rules: under(preset),
      tiles: [...road.tiles, tile('base/B', 0, 1)],
      figures,
      neutral: { dragon: { tile: [0, 1] } },
    };
    return continued(setting, continued(setting, lay(setting, DRAGON), PASS), dragonTo(0, 0));
  };

  it('goes home with the last follower of its owner', () => {
    expect(returned(eat('hig-c1-current', road.figures!))).toEqual([
      'r1 by princess-and-dragon.dragon.eats',
      'r2 by princess-and-dragon.with-traders-and-builders.orphans-go-home',
    ]);
  });

  it('stays while another follower of its owner is on the road', () => {
    expect(returned(eat('hig-c1-current', [...road.figures!, 'red r3 meeple 1,0 road e']))).toEqual(['r1 by princess-and-dragon.dragon.eats']);
    expect(returned(eat('hig-c1-current', [...road.figures!, 'red r3 large-meeple 1,0 road e']))).toEqual(['r1 by princess-and-dragon.dragon.eats']);
  });

  it('goes home though others have followers there', () => {
    const verdict = eat('hig-c1-current', [...road.figures!, 'blue b1 meeple 1,0 road e']);
    expect(returned(verdict)).toHaveLength(2);
    expect(outcomeOf(verdict, 'princess-and-dragon.with-traders-and-builders.orphans')).toBe('permit');
  });

  it('stayed in the first printing, and kept bringing double turns', () => {
    const stayed = eat('hig-c1-original-2005', road.figures!);
    expect(returned(stayed)).toEqual(['r1 by princess-and-dragon.dragon.eats']);
    expect(stayed.clauses).toHaveProperty(['pd.dragon.x.traders-builders.orphans-stayed-originally']);
    const alone: Setting = { ...road, rules: under('hig-c1-original-2005'), figures: ['red r2 builder 1,0 road e'] };
    expect(continued(alone, lay(alone, tile('base/U', 2, 0)), PASS).next).toEqual({ step: 'place-tile', player: 'red' });
  });

  it('in a city goes home when the princess sends the last knight away', () => {
    const tiles = [tile('base/E', 0, 0, 90), tile('base/G', 1, 0), tile('princess-and-dragon/princess-city-three-sides', 2, 0)];
    const city: Setting = { rules, tiles, figures: ['red r1 meeple 0,0 city e', 'red r2 builder 1,0 city e'] };
    const knight = after(city, { type: 'remove-figure', figure: 'r1', by: 'princess' });
    expect(returned(knight)).toEqual([
      'r1 by princess-and-dragon.princess.sends-away',
      'r2 by princess-and-dragon.with-traders-and-builders.orphans-go-home',
    ]);
    expect(knight.clauses).toHaveProperty(['pd.princess.builder-follows-last-knight']);
    // the tile extended the builder's city before he left it
    expect(knight.next).toEqual({ step: 'place-tile', player: 'red' });
    const builder = after(city, { type: 'remove-figure', figure: 'r2', by: 'princess' });
    expect(outcomeOf(builder, 'princess-and-dragon.with-traders-and-builders.builder-is-no-knight')).toBe('forbid');
  });

  it('pig goes home with the last farmer', () => {
    const field: Setting = {
      ...road,
      tiles: [...road.tiles, tile('base/B', 0, 1)],
      figures: ['red r1 meeple 0,0 field ese', 'red p1 pig 1,0 field ese'],
      neutral: { dragon: { tile: [0, 1] } },
    };
    const verdict = continued(field, continued(field, lay(field, DRAGON), PASS), dragonTo(0, 0));
    expect(returned(verdict)).toEqual([
      'r1 by princess-and-dragon.dragon.eats',
      'p1 by princess-and-dragon.with-traders-and-builders.orphans-go-home',
    ]);
    expect(verdict.clauses).toHaveProperty(['pd.dragon.x.traders-builders.last-farmer-frees-pig']);
  });
});

describe('the point of the fairy in a double turn', () => {
  const fairy = { fairy: { tile: [0, 0] as const, figure: 'r1' } };
  const second = (settings = {}) => {
    const setting: Setting = { ...road, rules: under('hig-c1-current', settings), neutral: fairy };
    return continued(setting, lay(setting, tile('base/U', 2, 0)), PASS);
  };

  it('comes once, at the beginning of the first part', () => {
    expect(second().next).toEqual({ step: 'place-tile', player: 'red' });
    expect(scores(second())).toEqual([]);
  });

  it('comes again where the table plays it so', () => {
    expect(scores(second({ 'fairy.pointInDoubleTurn': 'each-part' }))).toEqual(['red 1 = 1 fairy x 1']);
  });

  it('comes at the beginning of every turn of its own', () => {
    const blue: Setting = { ...road, neutral: fairy, turn: { player: 'blue' } };
    const verdict = continued(blue, lay(blue, tile('base/U', 2, 0)), PASS);
    expect(verdict.next).toEqual({ step: 'place-tile', player: 'red' });
    expect(scores(verdict)).toEqual(['red 1 = 1 fairy x 1']);
  });
});

describe('the magic portal in a double turn', () => {
  const PORTAL = 'princess-and-dragon/portal-crossroads';
  const through = place('meeple', [0, 0], 'city', 'n');

  it('may be used again in the second part', () => {
    const setting: Setting = { ...road, neutral: {} };
    const used = continued(setting, lay(setting, tile(PORTAL, 2, 0)), through);
    expect(used.verdict).toBe('legal');
    expect(used.next).toEqual({ step: 'place-tile', player: 'red' });
    const again = continued(setting, used, { type: 'place-tile', tile: PORTAL, at: [3, 0], rotation: 0 });
    const other = continued(setting, again, place('meeple', [1, 1], 'monastery'));
    expect(other.verdict).toBe('legal');
    expect(outcomeOf(other, 'princess-and-dragon.portal.one-figure-only')).toBe('permit');
  });

  it('takes the large follower, but neither builder nor pig', () => {
    const setting: Setting = {
      ...road,
      figures: ['red r1 meeple 0,0 city n', 'red r3 meeple 1,1 field nnw'],
      neutral: {},
      tiles: [...road.tiles, tile(PORTAL, -1, 0)],
    };
    const position = laid(setting);
    expect(places(setting, position, 'large-meeple')).toContain('1,1 monastery');
    expect(places(setting, position, 'builder')).toEqual([]);
    expect(outcomeOf(judge(setting, position, place('builder', [0, 0], 'city', 'n')), 'princess-and-dragon.portal.figure-kind')).toBe('forbid');
    expect(outcomeOf(judge(setting, position, place('pig', [1, 1], 'field', 'nnw')), 'princess-and-dragon.portal.figure-kind')).toBe('forbid');
  });
});

describe('a volcano tile', () => {
  const VOLCANO = tile('princess-and-dragon/volcano-road-straight', 2, 0);
  const setting = (preset: string): Setting => ({
    ...road,
    rules: under(preset),
    tiles: [...road.tiles, VOLCANO],
    figures: ['red r1 meeple 0,0 road e'],
    neutral: { dragon: { tile: [2, 0] } },
  });

  it('takes no builder; in printings before Big Box 2 it does', () => {
    expect(places(setting('hig-c1-current'), laid(setting('hig-c1-current')), 'builder')).toEqual([]);
    expect(places(setting('hig-c1-original-2005'), laid(setting('hig-c1-original-2005')), 'builder')).toEqual(['2,0 road e']);
  });

  it('brings a double turn like every tile that extends the road of the builder', () => {
    const verdict = continued(road, lay(road, VOLCANO), PASS);
    expect(verdict.next).toEqual({ step: 'place-tile', player: 'red' });
  });

  it('gives no goods where it ends the turn at once', () => {
    const city = [tile('traders-and-builders/wine-city-band', 0, 0), tile('base/E', 1, 0, 270)];
    const finish = (settings: object) => {
      const open: Setting = { rules: under('hig-c1-current', settings), tiles: city };
      const cap = lay(open, tile('princess-and-dragon/volcano-city-cap', -1, 0, 90));
      return cap.next?.step === 'place-figure' ? continued(open, cap, PASS) : cap;
    };
    expect(received(finish({}))).toEqual(['red 1 wine']);
    expect(received(finish({ 'volcano.turnFlow': 'literal-end' }))).toEqual([]);
  });
});

describe('builder, pig and large follower', () => {
  const fairyMoved = (figures: readonly string[]): Setting => ({
    ...road,
    tiles: [...road.tiles, tile('base/U', 2, 0)],
    figures,
    neutral: { fairy: { tile: [0, 0], figure: 'r1' } },
    turn: {
      done: [
        { type: 'place-tile', tile: 'base/U', at: [2, 0], rotation: 0 },
        { type: 'move-fairy', to: { figure: 'r1' } },
      ],
    },
  });

  it('are not placed in a turn in which the fairy was moved', () => {
    const setting = fairyMoved(['red r1 meeple 0,0 road e', 'red r3 meeple 0,0 field ese']);
    expect(legal(setting, laid(setting)).filter(({ type }) => type === 'place-figure')).toEqual([]);
    for (const kind of ['builder', 'large-meeple'])
      expect(outcomeOf(judge(setting, laid(setting), place(kind, [2, 0], 'road', 'e')), 'princess-and-dragon.fairy.no-figure-after-move')).toBe(
        'forbid',
      );
  });

  it('the fairy stands with the large follower, with neither of the others', () => {
    const setting: Setting = {
      ...road,
      tiles: [...road.tiles, tile('base/U', 2, 0)],
      figures: [...road.figures!, 'red r3 large-meeple 1,1 monastery', 'red p1 pig 1,1 field nnw'],
      neutral: {},
    };
    const moves = legal(setting, laid(setting)).flatMap((action) => (action.type === 'move-fairy' ? [action.to] : []));
    expect(moves).toEqual([{ figure: 'r1' }, { figure: 'r3' }]);
  });
});

describe('the dragon on a tile with an inn', () => {
  const setting: Setting = {
    ...road,
    tiles: [tile('base/W', 0, 0), tile('inns-and-cathedrals/inn-road-straight', 1, 0), tile('princess-and-dragon/dragon-road-straight', 2, 0)],
    figures: ['red r1 meeple 0,0 road e'],
    neutral: { dragon: { tile: [2, 0] } },
  };

  it('does not eat it, and the road is scored with it', () => {
    const walking = continued(setting, judge(setting, laid(setting), PASS), dragonTo(1, 0));
    expect(outcomeOf(walking, 'princess-and-dragon.with-inns-and-cathedrals.printed-elements-stay')).toBe('permit');
    const closed: Setting = { ...setting, tiles: [...setting.tiles, tile('base/A', 3, 0, 90)], neutral: { dragon: { tile: [1, 0] } } };
    expect(scores(after(closed))).toEqual(['red 8 = 4 tiles x 2']);
  });
});

describe('the clauses on these expansions', () => {
  const speaking = [...clauses.values()].filter(
    ({ id, involves }) => id.startsWith('pd.') && involves.expansions.some((one) => EXPANSIONS.slice(2).includes(one) || one === 'river'),
  );

  it('are all cited by something that acts', () => {
    const cited = new Set(expansions.flatMap(citedBy));
    expect(speaking.length).toBeGreaterThan(30);
    expect(speaking.map(({ id }) => id).filter((id) => !cited.has(id))).toEqual([]);
  });
});

describe('the turn', () => {
  it('has its steps in one order under every preset', () => {
    for (const preset of ['hig-c1-current', 'rgg-big-box-1', 'zmg-c2-2016']) expect(() => ruleset(under(preset))).not.toThrow();
  });
});
