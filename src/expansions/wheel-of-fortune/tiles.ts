/**
 * The board, of sixteen spaces. What is printed at its outer edges is in no source, and neither is which tiles bear an icon: the
 * board lies there and borders its neighbours, and what would have to fit it is not known, unless the position says it.
 */
import type { TileText, UnprintedTile } from '../../kernel/board/tile-notation.js';

/** On every space of the board. */
export const BOARD = 'wheel-of-fortune';

const names = { alias: 'WF/board', otherAlias: 'wheel-of-fortune/board' };

export const wheelOfFortuneTiles: Readonly<Record<string, TileText>> = {
  board: {
    is: Array<string>(16).fill(`| ${BOARD}`),
    size: [4, 4],
    ...names,
    copies: { 'wheel-of-fortune': 1 },
    group: BOARD,
    fitsAnything: true,
  },
};

/** Whoever has the board before him may say what its sixteen spaces show. */
export const unprintedBoard: Readonly<Record<string, UnprintedTile>> = {
  board: { size: [4, 4], ...names, copies: { 'wheel-of-fortune': 1 }, group: BOARD, walled: true, symbols: [BOARD] },
};
