/** Eight tiles with a bag, six different ones, after the tile data of one computer version; whether the second edition prints others is not known. */
import type { TileText } from '../../kernel/board/tile-notation.js';

export const BAG = 'bag';

export const robbersTiles: Readonly<Record<string, TileText>> = {
  'road-bend': { is: 'road s w; field nnw nne ene ese sse wnw; field ssw wsw | bag', alias: 'RO/Rr', copies: { robbers: 2 } },
  'road-straight': { is: 'road n s; field nne ene ese sse; field nnw ssw wsw wnw | bag', alias: 'RO/RFr', copies: { robbers: 2 } },
  crossroads: { is: 'road e; road s; road w; field nnw nne ene wnw; field ese sse; field ssw wsw | bag', alias: 'RO/RRR', copies: { robbers: 1 } },
  city: { is: 'city n; field ene ese sse ssw wsw wnw ~n | bag', alias: 'RO/C', copies: { robbers: 1 } },
  'city-road-bend': { is: 'city n; road e s; field ene ssw wsw wnw ~n; field ese sse | bag', alias: 'RO/CRr', copies: { robbers: 1 } },
  'city-through': { is: 'city n s; field ene ese ~n; field wsw wnw ~n | bag', alias: 'RO/CFc', copies: { robbers: 1 } },
};
