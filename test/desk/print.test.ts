/** Promise: what a judge says of the sides of a tile comes to a print that can be read, and every tile of the base game can be said so. */
import { describe, expect, it } from 'vitest';
import { ruleset, tiles } from '../../src/catalog.js';
import { blank, MIDDLES, printOf, SIDE_SHOWS, sidesIn, sidesOf, type Sides } from '../../src/desk/build/print.js';

const rules = ruleset({ preset: 'hig-c1-current', expansions: ['base', 'halflings', 'ghosts-castles-and-cemeteries'] });
const TILE = { whole: 'ghosts-castles-and-cemeteries/land-1', half: 'halflings/1-1' };

function every(isHalf: boolean): Sides[] {
  const shows = sidesOf(isHalf).reduce<Sides['shows'][]>(
    (all, side) => all.flatMap((one) => SIDE_SHOWS.map((kind) => ({ ...one, [side]: kind }))),
    [{}],
  );
  const further = (['one', 'crossing', 'apart'] as const).flatMap((roads) =>
    [true, false].flatMap((isOneCity) => [true, false].flatMap((toTheCity) => MIDDLES.map((middle) => ({ roads, isOneCity, toTheCity, middle })))),
  );
  return shows.flatMap((one) => further.map((more) => ({ ...blank(isHalf), ...more, shows: one })));
}

/** Whichever way its parts are told. */
const sorted = (line: string) => line.replace(/ \|.*/, '').replace(/ \+\d/, '').split('; ').sort().join('; ');

describe.each([
  ['a whole tile', false],
  ['half a tile', true],
])('%s', (_name, isHalf) => {
  it('has a print whatever its sides show', () => {
    const lines = [...new Set(every(isHalf).map((sides) => printOf(sides, isHalf)))];
    expect(lines.length).toBeGreaterThan(100);
    const wrong = lines.flatMap((line) => rules.printing({ [isHalf ? TILE.half : TILE.whole]: [line] }).defects);
    expect(wrong).toEqual([]);
  });

  it('is found again by its print', () => {
    for (const sides of every(isHalf).filter((_, i) => i % 97 === 0)) {
      const line = printOf(sides, isHalf);
      expect(printOf(sidesIn(line, isHalf)!, isHalf)).toBe(line);
    }
    expect(sidesIn('city n +2; field ene ese sse ssw wsw wnw ~n', false)).toMatchObject({ pennants: 2, shows: { n: 'city' } });
    expect(sidesIn('river n s; field ene ese sse nne; field ssw wsw wnw nnw', false)).toBeUndefined();
  });
});

it('every tile of the base game can be said', () => {
  const lines = new Set(every(false).map((sides) => sorted(printOf(sides, false))));
  const unsaid = tiles.filter(({ expansion, notation }) => expansion === 'base' && !lines.has(sorted(notation)));
  expect(unsaid.map(({ id }) => id)).toEqual([]);
});

it('what each of such tiles shows is on it whatever else is', () => {
  const graveyard = printOf(blank(false), false, ['cemetery']);
  expect(rules.printing({ 'ghosts-castles-and-cemeteries/cemetery-1': [graveyard] }).defects).toEqual([]);
  expect(graveyard).toContain('cemetery; field');
});
