import type { TileText } from '../../kernel/board/tile-notation.js';

/** The mark of the squares that the City of Carcassonne lies on. */
export const CITY_MARK = 'city-of-carcassonne';

/** They lie from the beginning, and are never drawn. */
const square = (is: string, number: number): TileText => ({
  is: `${is} | ${CITY_MARK}${number === 7 ? ' quarter' : ''}`.trim(),
  alias: `CO/${number}`,
  copies: { count: 1 },
  group: CITY_MARK,
  walled: true,
});

/** The twelve squares of the City of Carcassonne, row by row from the north-west: what lies outside its walls. */
export const countTiles: Readonly<Record<string, TileText>> = {
  '1': square('road w; field nnw nne ene wnw; field ssw wsw', 1),
  '2': square('field nnw nne ene wnw', 2),
  '3': square('field nnw nne ene wnw', 3),
  '4': square('road n; field nnw wnw; field nne ene ese sse', 4),
  '5': square('field nnw ssw wsw wnw', 5),
  '6': square('', 6),
  '7': square('', 7),
  '8': square('field nne ene ese sse', 8),
  '9': square('city s; field nnw ese wsw wnw ~s', 9),
  '10': square('field ese sse ssw wsw', 10),
  '11': square('road s; field ese sse; field ssw wsw', 11),
  '12': square('city e; field nne sse ssw wsw ~e', 12),
};
