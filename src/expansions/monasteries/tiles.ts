import type { TileText } from '../../kernel/board/tile-notation.js';

/** The tiles of Monasteries: every country has the same six shapes. Their sources are alike. */
export const monasteryTiles: Readonly<Record<string, TileText>> = {
  'monastery-1': { is: 'monastery special; field nnw nne ene ese sse ssw wsw wnw', alias: 'MO/M1', copies: { monasteries: 1 } },
  'monastery-2': { is: 'monastery special; field nnw nne ene ese sse ssw wsw wnw', alias: 'MO/M2', copies: { monasteries: 1 } },
  'monastery-3': { is: 'monastery special; field nnw nne ene ese sse ssw wsw wnw', alias: 'MO/M3', copies: { monasteries: 1 } },
  'monastery-4': { is: 'monastery special; field nnw nne ene ese sse ssw wsw wnw', alias: 'MO/M4', copies: { monasteries: 1 } },
  'monastery-road-1': { is: 'monastery special; road s; field nnw nne ene ese sse ssw wsw wnw', alias: 'MO/MR1', copies: { monasteries: 1 } },
  'monastery-road-2': { is: 'monastery special; road s; field nnw nne ene ese sse ssw wsw wnw', alias: 'MO/MR2', copies: { monasteries: 1 } },
};
