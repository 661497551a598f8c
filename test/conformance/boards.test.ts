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

  const inPlay = withDragon.flatMap(({ id, snapshot: { tiles, turn, neutral } }) => {
    const dragon = neutral?.['dragon'];
    if (!dragon || !('tile' in dragon)) return [];
    const [x, y] = dragon.tile;
    const state = (turn as { readonly dragon?: { readonly visited?: readonly unknown[] } } | undefined)?.dragon;
    const walkIsDone = (state?.visited?.length ?? 0) > 1 || !['place-tile', 'place-figure', 'move-dragon'].includes(turn?.step ?? '');
    const laid = turn?.placed?.at;
    const isLaid = laid !== undefined && laid[0] === x && laid[1] === y;
    const below = tiles.find(({ at }) => at[0] === x && at[1] === y)?.tile ?? '';
    const older = tiles.filter(({ at }) => laid === undefined || at[0] !== laid[0] || at[1] !== laid[1]).map(({ tile }) => tile);
    return [{ id, tiles, turn, walkIsDone, isLaid, below, older }];
  });

  it('a volcano lies, which fetched it', () => {
    expect(inPlay.filter(({ tiles }) => !tiles.some(({ tile }) => shows(tile, 'volcano'))).map(({ id }) => id)).toEqual([]);
  });

  it('it walks only in a turn in which a dragon tile was laid', () => {
    expect(inPlay.filter(({ turn }) => turn?.step === 'move-dragon' && !shows(turn.tile ?? '', 'dragon')).map(({ id }) => id)).toEqual([]);
  });

  it('it has not come to a tile just laid before its walk, and elsewhere than on a volcano by an older dragon tile alone', () => {
    const notYet = inPlay.filter(({ walkIsDone, below }) => !walkIsDone && below !== '' && !shows(below, 'volcano'));
    expect(notYet.filter(({ isLaid, older }) => isLaid || !older.some((tile) => shows(tile, 'dragon'))).map(({ id }) => id)).toEqual([]);
  });
});

it('a river begins with its source', () => {
  const rivers = cases.filter(
    ({ ruleset, snapshot }) => ruleset.expansions.includes('river') && snapshot.tiles.some(({ tile }) => tile.startsWith('river/')),
  );
  expect(rivers.length).toBeGreaterThan(0);
  expect(rivers.filter(({ snapshot }) => !snapshot.tiles.some(({ tile }) => /source/.test(tile))).map(({ id }) => id)).toEqual([]);
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
