import type { TileText } from '../../kernel/board/tile-notation.js';

const both = { 'abbey-and-mayor:1': 1, 'abbey-and-mayor:2': 1 };

/** The tiles of Abbey & Mayor, and the abbey that each player has in front of him. `no-castle`: a piece of city that is no half circle. */
export const abbeyAndMayorTiles: Readonly<Record<string, TileText>> = {
  // as many as there are players, and never in the bag
  abbey: { is: 'monastery', alias: 'AM/A', copies: {}, fitsAnything: true },
  'city-two-pennants': { is: 'city n e s w +2', alias: 'AM/C++', copies: both },
  'city-bands-crossing': {
    is: 'city n s +1; city e w; field centre ~n ~w; field centre-2 ~n ~w',
    alias: 'AM/CCcc+',
    copies: both,
  },
  'city-cap-over-band': {
    is: 'city n +1 no-castle; city e w; field centre ~n ~w; field sse ssw ~n ~w',
    alias: 'AM/CCc+',
    copies: both,
  },
  'two-city-caps-two-roads': {
    is: 'city n; city w; road e; road s; field ene ~n; field ssw ~w; field ese sse ~n ~w',
    alias: 'AM/CCRR',
    copies: both,
  },
  'monastery-crossroads': {
    is: 'monastery; road n; road w; road s; road e; field nnw wnw; field nne ene; field ese sse; field ssw wsw',
    alias: 'AM/LRRRR',
    copies: both,
  },
  'city-cap-road-end': {
    is: 'city n; road w; field wnw ~n; field ene ese sse ssw wsw ~n',
    alias: 'AM/RC',
    copies: both,
  },
  'city-cap-bend-east': {
    is: 'city n; road e s; field ssw wsw wnw ~n; field ene ~n; field ese sse',
    alias: 'AM/CRr',
    copies: both,
  },
  'city-cap-bend-west': {
    is: 'city n; road s w; field ene ese sse ~n; field wnw ~n; field ssw wsw',
    alias: 'AM/RrC',
    copies: both,
  },
  'city-three-fields': {
    is: 'city w +1 no-castle; field nnw nne ~w; field ene ese ~w; field sse ssw ~w',
    alias: 'AM/C!+',
    copies: both,
  },
  'road-end': {
    is: 'road s; field nnw nne ene ese sse ssw wsw wnw',
    alias: 'AM/R',
    copies: { 'abbey-and-mayor:1': 1 },
  },
  'road-end-garden': {
    is: 'road s; field nnw nne ene ese sse ssw wsw wnw; garden',
    alias: 'AM/RG',
    copies: { 'abbey-and-mayor:2': 1 },
  },
  'three-way-road': {
    is: 'road n e w; field nnw wnw; field nne ene; field ese sse ssw wsw',
    alias: 'AM/Rrr',
    copies: both,
  },
  'road-under-city-band': {
    is: 'city e w +1; road n s tunnel; field sse ssw ~w; field nnw ~w; field nne ~w',
    alias: 'AM/CRcr+',
    copies: both,
  },
};
