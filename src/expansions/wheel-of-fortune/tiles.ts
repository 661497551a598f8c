/**
 * The board, of sixteen spaces. What is printed at its outer edges is in no source, and neither is which tiles bear an icon: the
 * board lies there and borders its neighbours, and what would have to fit it is not known.
 */
import type { TileText } from '../../kernel/board/tile-notation.js';

/** On every space of the board. */
export const BOARD = 'wheel-of-fortune';

export const wheelOfFortuneTiles: Readonly<Record<string, TileText>> = {
  board: {
    is: Array<string>(16).fill(`| ${BOARD}`),
    size: [4, 4],
    alias: 'WF/board',
    copies: { 'wheel-of-fortune': 1 },
    group: BOARD,
    fitsAnything: true,
  },
};
