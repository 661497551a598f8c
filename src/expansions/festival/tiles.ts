/** The ten tiles, the same in both editions. Checked against the tile data of two computer versions. */
import type { TileText } from '../../kernel/board/tile-notation.js';

export const festivalTiles: Readonly<Record<string, TileText>> = {
  'city-through-and-city': { is: 'city e w; city s; field nnw nne ~e; field centre ~e ~s | festival', alias: 'FE/CCc', copies: { festival: 1 } },
  'two-city-corners': { is: 'city n w; city e s; field centre ~n ~e | festival', alias: 'FE/CcCc', copies: { festival: 1 } },
  'city-road-across': {
    is: 'city n link-a; road s link-a; field ssw wsw wnw ~n; field ene ese sse ~n | festival',
    alias: 'FE/CFR',
    copies: { festival: 1 },
  },
  'city-road-right': {
    is: 'city n link-a; road e link-a; field ene ~n; field ese sse ssw wsw wnw ~n | festival',
    alias: 'FE/CR',
    copies: { festival: 1 },
  },
  'two-cities-two-roads': {
    is: 'city n link-a; city s link-a; road w link-a; road e link-a; field ese ~s; field wsw ~s; field ene ~n; field wnw ~n | festival',
    alias: 'FE/CRCR',
    copies: { festival: 1 },
  },
  'city-road-bend-right': { is: 'road e s; city n; field ene ssw wsw wnw ~n; field ese sse | festival', alias: 'FE/CRr', copies: { festival: 1 } },
  'monastery-two-roads': {
    is: 'monastery link-a link-b; road s link-a; road w link-b; field nnw nne ene ese sse wnw; field ssw wsw | festival',
    alias: 'FE/LRR',
    copies: { festival: 1 },
  },
  'city-road-left': {
    is: 'city n link-a; road w link-a; field wnw ~n; field ene ese sse ssw wsw ~n | festival',
    alias: 'FE/RC',
    copies: { festival: 1 },
  },
  'city-road-bend-left': { is: 'road s w; city n; field ene ese sse wnw ~n; field ssw wsw | festival', alias: 'FE/RrC', copies: { festival: 1 } },
  'two-road-bends': {
    is: 'road n w; road e s; field nnw wnw; field ese sse; field nne ene ssw wsw | festival',
    alias: 'FE/RrRr',
    copies: { festival: 1 },
  },
};
