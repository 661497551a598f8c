import type { TileText } from '../../kernel/board/tile-notation.js';

/** Eight tiles with a gold mine, the same in both editions. */
export const goldminesTiles: Readonly<Record<string, TileText>> = {
  'monastery-road': { is: 'monastery; road e s; field nnw nne ene ssw wsw wnw; field ese sse | gold', alias: 'GO/LRr', copies: { goldmines: 1 } },
  'monastery-city': { is: 'monastery; city n w; field ene ese sse ssw ~n | gold', alias: 'GO/LCc', copies: { goldmines: 1 } },
  'monastery-city-road': { is: 'monastery; city n w; road e s; field ene ssw ~n; field ese sse | gold', alias: 'GO/LCcRr', copies: { goldmines: 1 } },
  'monastery-two-roads': {
    is: 'monastery; road n e; road s w; field nnw ese sse wnw; field nne ene; field ssw wsw | gold',
    alias: 'GO/LRrRr',
    copies: { goldmines: 1 },
  },
  'two-roads': { is: 'road n w; road e s; field nnw wnw; field nne ene ssw wsw; field ese sse | gold', alias: 'GO/RrRr', copies: { goldmines: 1 } },
  'city-road': { is: 'city n w; road e s; field ene ssw ~n; field ese sse | gold', alias: 'GO/CcRr', copies: { goldmines: 1 } },
  'city-over-road': {
    is: 'city e w; road n s; field nnw ~w; field nne ~w; field sse ~w; field ssw ~w | gold',
    alias: 'GO/CRcr',
    copies: { goldmines: 1 },
  },
  'crossing-over': {
    is: 'road n s; road e w; field nnw wnw; field nne ene; field ese sse; field ssw wsw | gold',
    alias: 'GO/RRrr.X',
    copies: { goldmines: 1 },
  },
};
