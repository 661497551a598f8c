import type { TileText } from '../../kernel/board/tile-notation.js';

/** The tiles of The Watchtowers. The sources of their shape are alike; the symbol says what each counts. */
export const watchtowerTiles: Readonly<Record<string, TileText>> = {
  'two-cities-road-arms': {
    is: 'city n; city e; road s; field sse ~e; field ssw wsw wnw ~n | watchtower-2-coat-of-arms',
    alias: 'WT/CCRF_2T',
    copies: { watchtowers: 1 },
  },
  'two-cities-across-road-arms': {
    is: 'city e; city w; road s; field nnw nne ~w ~e; field sse ~e; field ssw ~w | watchtower-2-coat-of-arms',
    alias: 'WT/FCRC_2T',
    copies: { watchtowers: 1 },
  },
  'city-cap-monasteries': {
    is: 'city n; field ene ese sse ssw wsw wnw ~n | watchtower-3-monastery',
    alias: 'WT/CFff_3C',
    copies: { watchtowers: 1 },
  },
  'two-roads-across-monasteries': {
    is: 'road e; road w; field nnw nne ene wnw; field ese sse ssw wsw | watchtower-3-monastery',
    alias: 'WT/FRFR_3C',
    copies: { watchtowers: 1 },
  },
  'city-cap-road-cities': {
    is: 'city n; road s; field ene ese sse ~n; field ssw wsw wnw ~n | watchtower-1-city',
    alias: 'WT/CFRF_1C',
    copies: { watchtowers: 1 },
  },
  'two-cities-across-cities': {
    is: 'city e; city w; field nnw nne ~w ~e; field sse ssw ~w ~e | watchtower-1-city',
    alias: 'WT/FCFC_1C',
    copies: { watchtowers: 1 },
  },
  'city-road-across-cities': {
    is: 'city w; road e; field nnw nne ene ~w; field ese sse ssw ~w | watchtower-1-city',
    alias: 'WT/FRFC_1C',
    copies: { watchtowers: 1 },
  },
  'city-cap-road-meeples': {
    is: 'city n; road s; field ene ese sse ~n; field ssw wsw wnw ~n | watchtower-2-meeple',
    alias: 'WT/CFRF_2M',
    copies: { watchtowers: 1 },
  },
  'city-corner-two-roads-meeples': {
    is: 'city n w; road e; road s; field ene ~n; field ese sse; field ssw ~n | watchtower-2-meeple',
    alias: 'WT/CRRC_2M',
    copies: { watchtowers: 1 },
  },
  'city-cap-two-roads-roads': {
    is: 'city n; road e; road w; field ene ~n; field ese sse ssw wsw; field wnw ~n | watchtower-1-road',
    alias: 'WT/CRFR_1R',
    copies: { watchtowers: 1 },
  },
  'city-road-beside-roads': {
    is: 'city w; road s; field nnw nne ene ese sse ~w; field ssw ~w | watchtower-1-road',
    alias: 'WT/FfRC_1R',
    copies: { watchtowers: 1 },
  },
  'two-roads-roads': {
    is: 'road e; road s; field nnw nne ene ssw wsw wnw; field ese sse | watchtower-1-road',
    alias: 'WT/FRRF_1R',
    copies: { watchtowers: 1 },
  },
};
