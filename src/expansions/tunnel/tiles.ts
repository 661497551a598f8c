import type { TileText } from '../../kernel/board/tile-notation.js';

/** Four tiles whose roads end in tunnel openings. */
export const tunnelTiles: Readonly<Record<string, TileText>> = {
  'city-three-roads': {
    is: 'city n; road e tunnel; road s tunnel; road w tunnel; field ene wnw ~n; field ese sse; field ssw wsw',
    alias: 'TU/CRRR',
    copies: { tunnel: 1 },
  },
  'city-two-roads': { is: 'city n; road e tunnel; road w tunnel; field ene wnw ~n; field ese sse ssw wsw', alias: 'TU/RCR', copies: { tunnel: 1 } },
  'two-roads': { is: 'road e tunnel; road s tunnel; field nnw nne ene ssw wsw wnw; field ese sse', alias: 'TU/RR', copies: { tunnel: 1 } },
  'four-roads': {
    is: 'road n; road e tunnel; road s tunnel; road w tunnel; field nnw nne ene wnw; field ese sse; field ssw wsw',
    alias: 'TU/RRRR',
    copies: { tunnel: 1 },
  },
};
