import type { TileText } from '../../kernel/board/tile-notation.js';

/** Eight tiles with a lake, at which their roads end; the same in both editions. */
export const ferriesTiles: Readonly<Record<string, TileText>> = {
  'lake-city-three-roads': {
    is: 'city n; road e; road s; road w; field ene wnw ~n; field ese sse; field ssw wsw | lake',
    alias: 'FR/CRRR',
    copies: { ferries: 3 },
  },
  'lake-three-roads': {
    is: 'road e; road s; road w; field nnw nne ene wnw; field ese sse; field ssw wsw | lake',
    alias: 'FR/RRR',
    copies: { ferries: 4 },
  },
  'lake-four-roads': {
    is: 'road n; road e; road s; road w; field nnw wnw; field nne ene; field ese sse; field ssw wsw | lake',
    alias: 'FR/RRRR',
    copies: { ferries: 1 },
  },
};
