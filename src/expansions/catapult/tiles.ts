/** The twelve tiles with a fair. Two sets of tile data agree in all of them; a road that runs up to the fair ends there. */
import type { TileText } from '../../kernel/board/tile-notation.js';

export const FAIR = 'fair';

export const catapultTiles: Readonly<Record<string, TileText>> = {
  'city-cap': { is: 'city n; field ene ese sse ssw wsw wnw ~n | fair', alias: 'CA/C', copies: { catapult: 1 } },
  'city-cap-side': { is: 'city e; field nnw nne ~e; field sse ssw wsw wnw ~e | fair', alias: 'CA/C!', copies: { catapult: 1 } },
  'city-corner-pennant': { is: 'city n w +1; field ene ese sse ssw ~n | fair', alias: 'CA/Cc+', copies: { catapult: 1 } },
  city: { is: 'city n e s w | fair', alias: 'CA/Cccc', copies: { catapult: 1 } },
  'two-cities': { is: 'city n; city s; field wsw wnw ~n ~s; field ene ese ~n ~s | fair', alias: 'CA/CFC', copies: { catapult: 1 } },
  field: { is: 'field nnw nne ene ese sse ssw wsw wnw | fair', alias: 'CA/F', copies: { catapult: 1 } },
  monastery: { is: 'monastery; field nnw nne ene wnw; field ese sse ssw wsw | fair', alias: 'CA/L', copies: { catapult: 1 } },
  'two-roads': { is: 'road n; road s; field nne ene ese sse; field nnw ssw wsw wnw | fair', alias: 'CA/RFR', copies: { catapult: 1 } },
  'two-roads-corner': { is: 'road w; road s; field nnw nne ene ese sse wnw; field ssw wsw | fair', alias: 'CA/RR', copies: { catapult: 1 } },
  'road-bend-and-road': { is: 'road w; road e s; field nnw nne ene ssw wsw wnw; field ese sse | fair', alias: 'CA/RrR.1', copies: { catapult: 1 } },
  'road-bend-and-road-north': {
    is: 'road w; road n e; field nnw ese sse ssw wsw wnw; field nne ene | fair',
    alias: 'CA/RRr.2',
    copies: { catapult: 1 },
  },
  crossing: { is: 'road n e s w; field nnw wnw; field nne ene; field ese sse; field ssw wsw | fair', alias: 'CA/Rrrr', copies: { catapult: 1 } },
};
