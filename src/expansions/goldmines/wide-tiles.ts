/**
 * Tiles of several cells, and those of the City of Carcassonne: no source says whether gold may be put on one, nor for which of its cells it
 * would count there.
 */
import type { Action, PlaceToken } from '../../contract/action.js';
import type { Cell } from '../../contract/spot.js';
import type { Feature } from '../../kernel/board/feature.js';
import type { Missing } from '../../kernel/declare/happening.js';
import { flatMap } from '../../kernel/lists.js';
import { mayBeScored } from '../../kernel/play/foreseen.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { because, rule } from './author.js';
import { tilesOf } from './claims.js';
import { GOLD, goldOn, neighbours } from './pieces.js';
import { WIDE_TILES } from './settings.js';

/** The mark of the tiles of the City of Carcassonne. */
const CITY = 'city-of-carcassonne';

const isWide = ({ board }: Position, cell: Cell): boolean => board.tilesOn(cell).some(({ entry }) => board.cellsOf(entry).length > 1);

const isOne = (view: Position, cell: Cell): boolean =>
  isWide(view, cell) || view.board.tilesOn(cell).some(({ shape }) => shape.design.symbols.includes(CITY));

/** The second ingot has to lie somewhere: where there are no other tiles around, it lies on such a one. */
const isForced = (view: Position): boolean => neighbours(view).every((cell) => isOne(view, cell));

export const onOrdinaryTiles = rule<PlaceToken>({
  id: 'place.ordinary-tile',
  on: `place-token/${GOLD}`,
  cites: ['goldmines.place.any-tile', 'goldmines.place.one-on-a-neighbour', 'goldmines.place.no-feature'],
  applies: ({ view, action }) => action.at.tile !== undefined && isOne(view, action.at.tile),
  judge: (inquiry) =>
    inquiry.get(WIDE_TILES) === 'by-cell'
      ? inquiry.pass('gold may be put on any tile, and counts for what lies on its cell')
      : isForced(inquiry.view)
        ? inquiry.pass('the second ingot has to lie beside the first, and no other tiles lie there')
        : inquiry.unregulated(
            'no source says whether gold may be put on a tile of several cells or of the City of Carcassonne, nor for which part of it it counts',
          ),
});

/** The cells with gold that a feature does not reach, of tiles that it does. */
function besides(view: Position, feature: Feature): Cell[] {
  const { board } = view;
  const reached = tilesOf(view, feature);
  const tiles = flatMap(reached, (cell) => board.tilesOn(cell));
  const cells = flatMap(tiles, ({ entry }) => board.cellsOf(entry).map(({ x, y }): Cell => [x, y]));
  return cells.filter((cell) => goldOn(view, cell) > 0 && !reached.some((other) => sameCell(other, cell)));
}

/** Whether it is open if the gold on another cell of a tile goes with a feature. */
export const mayHaveMore = (view: Position, feature: Feature): readonly Missing[] =>
  besides(view, feature).length > 0 && view.get(WIDE_TILES) === 'unregulated'
    ? [
        {
          ...because('award.claims', 'goldmines.place.no-feature', 'goldmines.award.tiles-of-road-or-city'),
          message: 'no source says whether gold on a tile of several cells counts for what lies on its other cells',
          isUnregulated: true,
          settings: [WIDE_TILES],
        },
      ]
    : [];

/** Where gold lies on a tile of several cells, what may complete a feature of it is in doubt. */
export const wideTilesInDoubt = (view: Position): boolean | ((action: Action) => boolean) => {
  if (!view.tokens(GOLD).some(({ tile }) => tile !== undefined && isWide(view, tile)) || view.get(WIDE_TILES) !== 'unregulated') return false;
  const isDoubtful = (feature: Feature) => feature.completedBy !== 'nothing' && besides(view, feature).length > 0;
  return mayBeScored(view, { isOne: isDoubtful });
};
