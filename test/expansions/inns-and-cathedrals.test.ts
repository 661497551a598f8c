/** Inns & Cathedrals: the large follower, and what inns and cathedrals make of roads and cities. */
import { describe, expect, it } from 'vitest';
import { after, laid, places, scores, tile, type Setting } from './table.js';

const rules = { expansions: ['base', 'inns-and-cathedrals'] };
const INN = 'inns-and-cathedrals/inn-road-straight';
const CATHEDRAL = 'inns-and-cathedrals/cathedral';

describe('the large follower', () => {
  const city: Setting = { rules, tiles: [tile('base/E', -1, 0, 90), tile('base/F', 0, 0), tile('base/E', 1, 0, 270)] };

  it('goes wherever a follower goes', () => {
    const setting: Setting = { rules, tiles: [tile('base/D', 0, 0), tile('base/A', 1, 0, 90)] };
    expect(places(setting, laid(setting), 'large-meeple')).toEqual(places(setting, laid(setting), 'meeple'));
    expect(places(setting, laid(setting), 'large-meeple')).toContain('1,0 monastery');
  });

  it('counts for two in a majority, and brings the points of one', () => {
    const verdict = after({ ...city, figures: ['red r1 large-meeple -1,0 city e', 'blue b1 meeple 0,0 city e'] });
    expect(scores(verdict)).toEqual(['red 8 = 3 tiles x 2 + 1 pennants x 2']);
  });

  /** The last tile joins two cities. */
  const joined: Setting = {
    rules,
    tiles: [tile('base/E', -1, 0, 90), tile('base/F', 0, 0), tile('base/E', 2, 0, 270), tile('base/F', 1, 0)],
  };

  it('shares with two ordinary followers', () => {
    const verdict = after({ ...joined, figures: ['red r1 large-meeple -1,0 city e', 'blue b1 meeple 0,0 city e', 'blue b2 meeple 2,0 city w'] });
    expect(verdict.scores.map(({ player, points }) => [player, points])).toEqual([
      ['red', 12],
      ['blue', 12],
    ]);
  });

  it('loses to three', () => {
    const three = ['blue b1 meeple 0,0 city e', 'blue b2 meeple 2,0 city w', 'blue b3 meeple 0,0 city e'];
    expect(after({ ...joined, figures: ['red r1 large-meeple -1,0 city e', ...three] }).scores.map(({ player }) => player)).toEqual(['blue']);
  });
});

describe('an inn', () => {
  const road = (...inns: number[]): Setting => ({
    rules,
    tiles: [tile('base/W', -1, 0), ...inns.map((x) => tile(INN, x, 0)), tile('base/A', inns.length, 0, 90)],
    figures: ['red r1 meeple 0,0 road e'],
  });

  it('makes a completed road worth two points for each tile', () => {
    expect(scores(after(road(0)))).toEqual(['red 6 = 3 tiles x 2']);
  });

  it('adds nothing to another inn', () => {
    expect(scores(after(road(0, 1)))).toEqual(['red 8 = 4 tiles x 2']);
  });

  it('cites several inns and other roads of its tile only where there are such', () => {
    const cited = (setting: Setting) => after(setting).scores[0]!.lines[0]!.cites.filter((id) => id.startsWith('inns-and-cathedrals.'));
    const [inn, several, ownRoad] = ['completed-road', 'several', 'own-road'].map((id) => `inns-and-cathedrals.inn.${id}`);
    expect(cited(road(0))).toEqual([inn]);
    expect(cited(road(0, 1))).toEqual([inn, several]);
    const tiles = [tile('inns-and-cathedrals/inn-crossroads', 0, 0), tile('base/A', 1, 0, 90)];
    expect(cited({ rules, tiles, figures: ['red r1 meeple 0,0 road e'] })).toEqual([inn, ownRoad]);
  });

  it('belongs to the road beside which it lies', () => {
    const tiles = [tile('inns-and-cathedrals/inn-crossroads', 0, 0), tile('base/A', 0, 1, 180)];
    expect(scores(after({ rules, tiles, figures: ['red r1 meeple 0,0 road s'] }))).toEqual(['red 2 = 2 tiles x 1']);
  });

  it('leaves a road without one alone', () => {
    const tiles = [tile('base/W', -1, 0), tile('base/U', 0, 0), tile('base/A', 1, 0, 90)];
    expect(scores(after({ rules, tiles, figures: ['red r1 meeple 0,0 road e'] }))).toEqual(['red 3 = 3 tiles x 1']);
  });

  it('means nothing where the expansion is not played', () => {
    expect(scores(after({ ...road(0), rules: { expansions: ['base'] } }))).toEqual(['red 3 = 3 tiles x 1']);
  });
});

describe('a cathedral', () => {
  const caps = [tile('base/E', 0, -1, 180), tile('base/E', -1, 0, 90), tile('base/E', 0, 1)];
  const figures = ['red r1 meeple 0,0 city n'];

  it('makes a completed city worth three points for each tile', () => {
    expect(scores(after({ rules, tiles: [tile(CATHEDRAL, 0, 0), ...caps, tile('base/E', 1, 0, 270)], figures }))).toEqual(['red 15 = 5 tiles x 3']);
  });

  it('also for each pennant', () => {
    const tiles = [tile(CATHEDRAL, 0, 0), ...caps, tile('base/F', 1, 0), tile('base/E', 2, 0, 270)];
    expect(scores(after({ rules, tiles, figures }))).toEqual(['red 21 = 6 tiles x 3 + 1 pennants x 3']);
  });

  it('adds nothing to another cathedral', () => {
    const second = [tile(CATHEDRAL, 1, 0), tile('base/E', 1, -1, 180), tile('base/E', 1, 1), tile('base/E', 2, 0, 270)];
    expect(scores(after({ rules, tiles: [tile(CATHEDRAL, 0, 0), ...caps, ...second], figures }))).toEqual(['red 24 = 8 tiles x 3']);
  });
});

describe('at the end of the game', () => {
  const road: Setting = { rules, remaining: 0, tiles: [tile('base/W', -1, 0), tile(INN, 0, 0)], figures: ['red r1 meeple -1,0 road e'] };
  const city: Setting = { rules, remaining: 0, tiles: [tile(CATHEDRAL, 0, 0), tile('base/F', 1, 0)], figures: ['blue b1 meeple 0,0 city n'] };
  const ignored = { ...rules, settings: { 'inns-and-cathedrals.finalScoring': 'ignored' } };

  it('an incomplete road with an inn is worth nothing', () => {
    const verdict = after(road);
    expect(scores(verdict)).toEqual(['red 0 = 0 inn x 0']);
    expect(verdict.scores[0]!.lines[0]!.cites).toContain('inns-and-cathedrals.final.inn-zero');
  });

  it('an incomplete city with a cathedral is worth nothing', () => {
    expect(scores(after(city))).toEqual(['blue 0 = 0 cathedral x 0']);
  });

  it('an incomplete road without an inn is worth one point for each tile', () => {
    const tiles = [tile('base/W', -1, 0), tile('base/U', 0, 0)];
    expect(scores(after({ ...road, tiles }))).toEqual(['red 2 = 2 tiles x 1']);
  });

  it('where the table ignores inns and cathedrals, both are scored as without', () => {
    expect(scores(after({ ...road, rules: ignored }))).toEqual(['red 2 = 2 tiles x 1']);
    expect(scores(after({ ...city, rules: ignored }))).toEqual(['blue 3 = 2 tiles x 1 + 1 pennants x 1']);
  });

  it('an incomplete city with a cathedral is no completed city of a field', () => {
    const tiles = [tile(CATHEDRAL, 0, 0), tile('base/E', 1, 0, 270), tile('base/B', 2, 0)];
    expect(scores(after({ ...city, tiles, figures: ['red r1 meeple 1,0 field nnw'] }))).toEqual(['red 0 = ']);
  });
});
