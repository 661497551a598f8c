/** Half tiles on the board and in the hands of players. */
import type { Cell } from '../../contract/spot.js';
import type { Board } from '../../kernel/board/board.js';
import type { Laid } from '../../kernel/board/laid.js';
import type { TileDesign } from '../../kernel/board/tile-notation.js';
import { tilesInHand } from '../../kernel/play/laying.js';
import type { Position } from '../../kernel/position/position.js';
import { FOLDER } from './author.js';

export const isHalf = (design: TileDesign | undefined): boolean => design?.half === true;
export const isHalfTile = (laid: Laid | undefined): boolean => isHalf(laid?.shape.design);
export const isHalfAt = (board: Board, cell: Cell): boolean => board.tilesOn(cell).some(isHalfTile);

/** Whether a tile is one of these, whether or not it is known what it shows. */
export const isOurTile = ({ ruleset }: Position, tile: string): boolean => ruleset.tileId(tile)?.startsWith(`${FOLDER}/`) ?? false;
export const halvesOf = (view: Position, player: string) => tilesInHand(view, player, (tile) => isOurTile(view, tile));

const STEPS = [-1, 0, 1];

/** Whether a half tile lies on one of the cells around. */
export const isBesideHalves = (board: Board, { x, y }: Laid): boolean =>
  STEPS.some((dy) => STEPS.some((dx) => (dx !== 0 || dy !== 0) && isHalfAt(board, [x + dx, y + dy])));
