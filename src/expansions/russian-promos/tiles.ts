import type { TileText } from '../../kernel/board/tile-notation.js';

/** The tiles of the Russian promos of 2013 and 2016. Those of 2016 one source alone has. */
export const russianPromosTiles: Readonly<Record<string, TileText>> = {
  hut: { is: 'yaga-hut; field nnw nne ene ese sse ssw wsw wnw | yaga-hut', alias: 'RU/L', copies: { 'russian-promos/2013': 1 } },
  crossroads: {
    is: 'road n; road e s w; field nnw wnw; field nne ene; field ese sse; field ssw wsw',
    alias: 'RU/RRrr',
    copies: { 'russian-promos/2013': 1 },
  },
  solovei: { is: 'road e w; field nnw nne ene wnw; field ese sse ssw wsw | solovei-razboynik', alias: 'RU/SR', copies: { 'russian-promos/2016': 1 } },
  vodyanoy: { is: 'field nnw nne ene ese sse ssw wsw wnw | vodyanoy', alias: 'RU/V', copies: { 'russian-promos/2016': 1 } },
};
