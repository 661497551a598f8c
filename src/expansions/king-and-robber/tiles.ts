import type { TileText } from '../../kernel/board/tile-notation.js';

/** The tiles of King & Robber Baron. */
export const kingAndRobberTiles: Readonly<Record<string, TileText>> = {
  'monastery-city-cap': {
    is: 'monastery; city n; field ene ese sse ssw wsw wnw ~n',
    alias: 'KR/LC',
    copies: { 'king-and-robber:1': 1, 'king-and-robber:2': 1 },
  },
  'city-cap-road-end': {
    is: 'road w; city n; field wnw ~n; field ene ese sse ssw wsw ~n',
    alias: 'KR/RC',
    copies: { 'king-and-robber:1': 1 },
  },
  'city-cap-road-end-garden': {
    is: 'road w; city n; field wnw ~n; field ene ese sse ssw wsw ~n; garden',
    alias: 'KR/RCG',
    copies: { 'king-and-robber:2': 1 },
  },
  'city-cap-road-end-road-bend': {
    is: 'road w; road e s; city n; field wnw ~n; field ene ssw wsw ~n; field ese sse',
    alias: 'KR/CRrR',
    copies: { 'king-and-robber:1': 1, 'king-and-robber:2': 1 },
  },
  'city-corner-two-roads-split-field': {
    is: 'road s; road e; city n w; field ssw ~n; field sse ~n; field ese ~n; field ene ~n',
    alias: 'KR/CcRR!',
    copies: { 'king-and-robber:1': 1, 'king-and-robber:2': 1 },
  },
  'two-crossing-cities': {
    is: 'city e w; city n s; field centre ~n ~w; field centre-2 ~n ~w',
    alias: 'KR/CCcc',
    copies: { 'king-and-robber:1': 1, 'king-and-robber:2': 1 },
  },
};
