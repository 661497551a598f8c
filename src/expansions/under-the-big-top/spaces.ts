/** The circus and acrobat spaces of the board, and what lies around a tile. */
import type { Cell } from '../../contract/spot.js';
import type { Laid } from '../../kernel/board/laid.js';
import type { Position } from '../../kernel/position/position.js';

export const CIRCUS_SPACE = 'circus';
export const ACROBAT_SPACE = 'acrobats';

export const hasSpace = ({ board }: Position, cell: Cell | undefined, symbol: string): boolean =>
  cell !== undefined && board.shows(symbol) && board.tilesOn(cell).some(({ shape }) => shape.design.symbols.includes(symbol));

/** Side by side, corner to corner, or the same. */
export const isNear = ([x, y]: Cell, [u, v]: Cell): boolean => Math.abs(x - u) <= 1 && Math.abs(y - v) <= 1;

/** The cells of the tile just laid. */
export const laidCells = ({ laid, board }: Position): readonly Laid[] => (laid ? board.cellsOf(laid.entry) : []);

/** The tiles with such a space, as cells. */
export const spaces = (view: Position, symbol: string): Cell[] => view.board.bearing(symbol).map(({ at }) => at);
