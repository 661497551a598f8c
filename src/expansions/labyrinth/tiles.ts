/** The tile of the magazine, the same in both editions. Checked against the tile data of a computer version. */
import type { TileText } from '../../kernel/board/tile-notation.js';

export const labyrinthTiles: Readonly<Record<string, TileText>> = {
  labyrinth: { is: 'road n e s w labyrinth; field nnw wnw; field nne ene; field ese sse; field ssw wsw', alias: 'LA/Rrrr', copies: { labyrinth: 1 } },
};
