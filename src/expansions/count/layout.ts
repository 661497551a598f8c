/** How the twelve squares of the City lie: three rows of four, as they are printed. */
import type { PlacedTile } from '../../contract/snapshot.js';
import type { PlaceTile } from '../../contract/action.js';
import type { Board } from '../../kernel/board/board.js';
import type { Check } from '../../kernel/declare/state.js';
import { FOLDER, rule } from './author.js';
import { CITY_MARK } from './tiles.js';

const WIDTH = 4;

const HEIGHT = 3;

/** All of them, as they lie. */
export const squares = (): PlacedTile[] =>
  Array.from({ length: WIDTH * HEIGHT }, (_, i) => ({ tile: `${FOLDER}/${i + 1}`, at: [i % WIDTH, Math.floor(i / WIDTH)], rotation: 0 }));

/** Whether a square of the City lies there. */
export const isSquare = (board: Board, x: number, y: number): boolean =>
  board.shows(CITY_MARK) && (board.tileAt(x, y)?.shape.design.symbols.includes(CITY_MARK) ?? false);

const isOfTheCity = (symbols: readonly string[] | undefined) => symbols?.includes(CITY_MARK) ?? false;

/** The number of a square, 1 in the north-west; undefined for every other tile. */
function numberOf(ruleset: Check['ruleset'], { tile }: PlacedTile): number | undefined {
  const design = ruleset.design(tile);
  return isOfTheCity(design?.symbols) ? Number(design!.id.slice(FOLDER.length + 1)) : undefined;
}

/** They lie unrotated in their order; where some are left out of a position nothing is wrong with the others. */
export function checkLayout({ ruleset, snapshot, tilesOf, add }: Check): void {
  let corner: readonly [number, number] | undefined;
  const seen = new Set<number>();
  tilesOf(FOLDER).forEach((i) => {
    const placed = snapshot.tiles[i]!;
    const number = numberOf(ruleset, placed);
    if (number === undefined) return;
    const { at, rotation, tile } = placed;
    if (rotation !== 0) add(`/tiles/${i}/rotation`, 'city-not-in-order', `\`${tile}\` lies as it is printed, unrotated`);
    if (seen.has(number)) add(`/tiles/${i}`, 'city-not-in-order', `there is one \`${tile}\``);
    seen.add(number);
    const own = [at[0] - ((number - 1) % WIDTH), at[1] - Math.floor((number - 1) / WIDTH)] as const;
    corner ??= own;
    if (own[0] !== corner[0] || own[1] !== corner[1])
      add(`/tiles/${i}/at`, 'city-not-in-order', `\`${tile}\` does not lie where the City of Carcassonne has it`);
  });
}

const neverLaid = rule<PlaceTile>({
  id: 'city.lies-from-the-beginning',
  about: 'kind',
  on: 'place-tile',
  cites: ['count.setup.city-is-start', 'count.setup.layout'],
  applies: ({ view, action }) => isOfTheCity(view.ruleset.design(action.tile)?.symbols),
  judge: ({ forbid }) => forbid('the tiles of the City of Carcassonne lie from the beginning'),
});

const besideTheCity = rule<PlaceTile>({
  id: 'city.is-built-on',
  on: 'place-tile',
  cites: ['count.setup.city-is-start', 'count.setup.layout', 'count.outside.ordinary-landscape'],
  isRemark: true,
  applies: ({ view, action }) => view.beside(action).some(([x, y]) => isSquare(view.board, x, y)),
  judge: ({ pass }) => pass('outside the walls the tiles of the City are land tiles like all others'),
});

export const layoutRules = [neverLaid, besideTheCity];
