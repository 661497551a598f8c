/** The six plague source tiles: designs of older sets with the sign of the plague doctor, as two computer versions have them. */
import type { TileText } from '../../kernel/board/tile-notation.js';

export const SOURCE = 'plague-source';

export const plagueTiles: Readonly<Record<string, TileText>> = {
  'city-corner': { is: 'city n w +1; field ene ese sse ssw ~n | plague-source', alias: 'PL/Cc+', copies: { plague: 1 } },
  'two-cities': { is: 'city n; city w; field ene ese sse ssw ~n ~w | plague-source', alias: 'PL/CC', copies: { plague: 1 } },
  'two-cities-two-roads': {
    is: 'city n link-a; city w link-b; road e link-a; road s link-b; field ene ~n; field ssw ~w; field ese sse ~n ~w | plague-source',
    alias: 'PL/CCRR',
    copies: { plague: 1 },
  },
  'city-two-roads': {
    is: 'city n link-a; road w; road s link-a; field wnw ~n; field ssw wsw; field ene ese sse ~n | plague-source',
    alias: 'PL/RRC',
    copies: { plague: 1 },
  },
  crossroads: {
    is: 'road n link-a; road e link-a; road s link-a; road w link-a; field nnw wnw; field nne ene; field ese sse; field ssw wsw | plague-source',
    alias: 'PL/RRRR',
    copies: { plague: 1 },
  },
  'road-bend': { is: 'road s w; field nnw nne ene ese sse wnw; field ssw wsw | plague-source', alias: 'PL/Rr', copies: { plague: 1 } },
};
