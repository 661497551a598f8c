import type { TileText, UnprintedTile } from '../../kernel/board/tile-notation.js';
import { CASTLE } from './castle.js';

/** Each player has some in front of him, so that none is in the bag. */
const copies = {};

/** The one castle tile of which a source gives the shape: the data of a computer version, unchecked. */
export const castleTiles: Readonly<Record<string, TileText>> = {
  '1': {
    is: [
      'german-castle; road n; road w; field nne ene; field nnw wnw; field ese sse ssw wsw',
      'german-castle; city n; road s; field ene ese sse wnw ~n; field ssw wsw',
    ],
    size: [2, 1],
    alias: 'castles-in-germany/1',
    copies,
  },
};

const unprintedCastle = (key: string): UnprintedTile => ({ size: [2, 1], alias: `castles-in-germany/${key}`, copies, shows: [CASTLE] });

/** The five others: what their six outer sides show no source says. */
export const unprintedCastles: Readonly<Record<string, UnprintedTile>> = {
  '2': unprintedCastle('2'),
  '3': unprintedCastle('3'),
  '4': unprintedCastle('4'),
  '5': unprintedCastle('5'),
  '6': unprintedCastle('6'),
};
