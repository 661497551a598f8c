/** A score names the clause by which it is no more, and no less: also where a piece or a print brings nothing. */
import { describe, expect, it } from 'vitest';
import { after, tile, type Setting } from './table.js';

/** The clauses of every score line that passing brings about. */
const cited = (setting: Setting): readonly string[] => after(setting).scores.flatMap(({ lines }) => lines.flatMap(({ cites }) => cites));

const with_ = (...expansions: string[]) => ({ expansions: ['base', ...expansions] });
const INN = 'inns-and-cathedrals';
const HILL = 'hills-and-sheep/hill-city-road';

/** A city of four tiles from west to east, closed by a hill at either end. */
const between = (figures: string[], ...more: string[]): Setting => ({
  rules: with_('hills-and-sheep', ...more),
  tiles: [tile(HILL, 0, 0, 90), tile('base/G', 2, 0), tile(HILL, 3, 0, 270), tile('base/G', 1, 0)],
  figures,
});
const farm = (figures: string[]): Setting => ({
  rules: with_('traders-and-builders'),
  tiles: [tile('base/E', 0, 0), tile('base/E', 0, -1, 180), tile('base/B', 1, 0)],
  figures,
  remaining: 0,
});

const positions: readonly [clause: string, setting: Setting, not?: Setting][] = [
  [
    `${INN}.inn.own-road`,
    {
      rules: with_(INN),
      tiles: [tile('base/W', -1, 0), tile('base/U', 0, 0), tile(`${INN}/inn-crossroads`, 1, 0)],
      figures: ['red r1 meeple 0,0 road e'],
    },
    {
      rules: with_(INN),
      tiles: [tile('base/W', -1, 0), tile(`${INN}/inn-road-straight`, 0, 0), tile('base/W', 1, 0)],
      figures: ['red r1 meeple 0,0 road e'],
    },
  ],
  [
    `${INN}.tile.monastery-ends-roads`,
    { rules: with_(INN), tiles: [tile('base/W', -1, 0), tile(`${INN}/monastery-two-roads`, 0, 0)], figures: ['red r1 meeple -1,0 road e'] },
  ],
  [
    `${INN}.tile.four-fields-each-own`,
    {
      rules: with_(INN),
      tiles: [tile('base/E', 0, -1, 180), tile(`${INN}/four-cities`, 0, 0), tile('base/B', -1, -1)],
      figures: ['red r1 meeple 0,0 field centre'],
      remaining: 0,
    },
  ],
  [
    `${INN}.large-follower.points-unchanged`,
    { rules: with_(INN), tiles: [tile('base/E', 0, 0), tile('base/E', 0, -1, 180)], figures: ['red r1 large-meeple 0,0 city n'] },
    {
      rules: with_(INN),
      tiles: [tile('base/E', 0, 0), tile('base/E', 0, -1, 180)],
      figures: ['red r1 meeple 0,0 city n', 'blue b1 large-meeple 0,0 field ese'],
    },
  ],
  [
    'hills-and-sheep.hill.several-on-hills-share',
    between(['red r1 meeple 0,0 city e', 'blue b1 meeple 3,0 city w']),
    between(['red r1 meeple 2,0 city e', 'blue b1 meeple 2,0 city e']),
  ],
  [
    'hills-and-sheep.hill.only-for-ties',
    between(['red r1 meeple 0,0 city e', 'blue b1 meeple 2,0 city e', 'blue b2 meeple 2,0 city e']),
    between(['red r1 meeple 2,0 city e', 'blue b1 meeple 2,0 city e', 'blue b2 meeple 3,0 city w']),
  ],
  [
    'hills-and-sheep.hill.followers-only',
    between(['red r1 meeple 2,0 city e', 'red r2 builder 0,0 city e', 'blue b1 meeple 2,0 city e'], 'traders-and-builders'),
    between(['red r1 meeple 2,0 city e', 'red r2 builder 2,0 city e', 'blue b1 meeple 2,0 city e'], 'traders-and-builders'),
  ],
  [
    'traders-and-builders.builder.no-follower',
    {
      rules: with_('traders-and-builders'),
      tiles: [tile('base/E', 0, 0, 90), tile('base/G', 1, 0), tile('base/E', 2, 0, 270)],
      figures: ['red r1 meeple 0,0 city e', 'red r2 builder 0,0 city e', 'blue b1 meeple 1,0 city e'],
    },
  ],
  [
    'traders-and-builders.pig.needs-the-field',
    farm(['red r1 meeple 0,0 field ese', 'red r2 pig 0,0 field ese', 'blue b1 meeple 0,0 field ese', 'blue b2 meeple 0,0 field ese']),
    farm(['red r1 meeple 0,0 field ese', 'blue b1 meeple 0,0 field ese', 'blue b2 meeple 0,0 field ese']),
  ],
  [
    'catapult.fair.feature',
    { rules: with_('catapult'), tiles: [tile('base/W', 0, -1), tile('catapult/two-roads', 0, 0)], figures: ['red r1 meeple 0,-1 road s'] },
  ],
  [
    'russian-promos.crossroads.three-ends',
    {
      rules: with_('russian-promos'),
      tiles: [tile('base/W', -1, 0), tile('base/W', 0, 1, 180), tile('russian-promos/crossroads', 0, 0), tile('base/W', 1, 0)],
      figures: ['red r1 meeple -1,0 road e'],
    },
    {
      rules: with_('russian-promos'),
      tiles: [tile('base/W', 0, -1), tile('russian-promos/crossroads', 0, 0)],
      figures: ['red r1 meeple 0,-1 road s'],
    },
  ],
];

describe('the clauses of a score', () => {
  it.each(positions)('%s is cited where it says why, and elsewhere not', (clause, setting, not) => {
    expect(cited(setting)).toContain(clause);
    if (not) expect(cited(not)).not.toContain(clause);
  });
});
