import type { TileText } from '../../kernel/board/tile-notation.js';

const copies = { 'bridges-castles-and-bazaars:1': 1, 'bridges-castles-and-bazaars:2': 1 };

/** The tiles of Bridges, Castles & Bazaars. `no-castle`: a piece of city that is no half circle. */
export const bridgesCastlesAndBazaarsTiles: Readonly<Record<string, TileText>> = {
  'bazaar-city': {
    is: 'city n e s w | bazaar',
    alias: 'BB/Cccc.b',
    copies: { 'bridges-castles-and-bazaars:1': 2, 'bridges-castles-and-bazaars:2': 2 },
  },
  'three-city-caps-road': {
    is: 'city w; city n; city e link-a; road s link-a; field ssw ~w ~n ~e; field sse ~e',
    alias: 'BB/CCCR',
    copies,
  },
  'bazaar-city-band': { is: 'city e w; field nnw nne ~w; field sse ssw ~w | bazaar', alias: 'BB/CFc.b', copies },
  'city-wedge-road': {
    is: 'city w no-castle link-a; road e link-a; field nnw nne ~w; field ene ~w; field ese sse ssw ~w',
    alias: 'BB/CFR!',
    copies: { 'bridges-castles-and-bazaars:1': 1 },
  },
  'city-wedge-road-garden': {
    is: 'city w no-castle link-a; road e link-a; field nnw nne ~w; field ene ~w; field ese sse ssw ~w; garden',
    alias: 'BB/CFR!G',
    copies: { 'bridges-castles-and-bazaars:2': 1 },
  },
  'bazaar-city-cap-road': { is: 'city n; road s; field ene ese sse ssw wsw wnw ~n | bazaar', alias: 'BB/CFR.b', copies },
  'bazaar-field': { is: 'field nnw nne ene ese sse ssw wsw wnw | bazaar', alias: 'BB/F.b', copies },
  'monastery-city-band': { is: 'monastery link-a; city e w link-a; field nnw nne ~w; field sse ssw ~w', alias: 'BB/LCFc', copies },
  'monastery-road': { is: 'monastery; road e w; field nnw nne ene wnw; field ese sse ssw wsw', alias: 'BB/LRFr', copies },
  'bazaar-road-end-inn': { is: 'road s inn; field nnw nne ene ese sse ssw wsw wnw | bazaar', alias: 'BB/R.bi', copies },
  'bazaar-two-roads': { is: 'road n; road s; field nnw ssw wsw wnw; field nne ene ese sse | bazaar', alias: 'BB/RFR.b', copies },
  'bazaar-two-roads-inn': { is: 'road n; road s inn; field nnw ssw wsw wnw; field nne ene ese sse | bazaar', alias: 'BB/RFR.bi', copies },
};
