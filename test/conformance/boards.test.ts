/** Promise: the boards of the cases are such as a game can come to, as far as these checks see. */
import { describe, expect, it } from 'vitest';
import { caseFiles } from '../../src/conformance/files.js';
import { tile as design } from '../../src/catalog.js';
import { spotName } from '../../src/contract/spot.js';

const cases = caseFiles().flatMap((file) => file.cases);
const shows = (tile: string, symbol: string) => design(tile)?.symbols.includes(symbol) ?? false;

/** What they ask is what becomes of a dragon tile that somebody laid too early. */
const LAID_TOO_EARLY = [
  'dragon-entry.no-move-before-the-volcano',
  'setup.dragon-off-the-board-makes-no-step',
  'setup.no-walk-while-the-dragon-is-off-the-board',
];

describe('with the dragon in play', () => {
  const withDragon = cases.filter(({ ruleset }) => ruleset.expansions.includes('princess-and-dragon'));

  it('a dragon tile lies on the board only when the dragon does', () => {
    const early = withDragon
      .filter(({ snapshot }) => snapshot.tiles.some(({ tile }) => shows(tile, 'dragon')) && !snapshot.neutral?.['dragon'])
      .map(({ id }) => id);
    expect(early.sort()).toEqual(LAID_TOO_EARLY);
  });
});

const standing = cases.flatMap(({ id, snapshot }) =>
  (snapshot.figures ?? []).flatMap(({ at }) => {
    if (!('tile' in at)) return [];
    const below = snapshot.tiles.find((laid) => laid.at[0] === at.tile[0] && laid.at[1] === at.tile[1]);
    return [{ id, feature: spotName(at), tile: below?.tile ?? '' }];
  }),
);

it('a figure on a tower stands where one can be built', () => {
  expect(standing.filter(({ feature, tile }) => feature === 'tower' && !shows(tile, 'tower'))).toEqual([]);
});

it('a figure in the school stands on one of its tiles', () => {
  expect(standing.filter(({ feature, tile }) => feature === 'school' && !tile.startsWith('school/'))).toEqual([]);
});

it('an acrobat stands on a tile with acrobat spaces', () => {
  expect(standing.filter(({ feature, tile }) => feature === 'pyramid' && !shows(tile, 'acrobats'))).toEqual([]);
});
