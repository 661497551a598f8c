import type { TileText } from '../../kernel/board/tile-notation.js';

const BOTH = { 'hills-and-sheep:1': 1, 'hills-and-sheep:2': 1 } as const;
const TWICE = { 'hills-and-sheep:1': 2, 'hills-and-sheep:2': 2 } as const;

/** The tiles of both editions, which differ by one garden. The sources of their shape are alike. */
export const hillsAndSheepTiles: Readonly<Record<string, TileText>> = {
  'hill-city-corner': { is: 'city n w; field ene ese sse ssw ~n | hill', alias: 'HS/Cc.h.1', copies: BOTH },
  'hill-two-cities': { is: 'city n; city w; field ene ese sse ssw ~n ~w | hill', alias: 'HS/CC.h.2', copies: BOTH },
  'hill-two-cities-across': { is: 'city n; city s; field ene ese wsw wnw ~n ~s | hill', alias: 'HS/CFC.h', copies: BOTH },
  'hill-city-road': {
    is: 'city n link-a; road s link-a; field ssw wsw wnw ~n; field ene ese sse ~n | hill',
    alias: 'HS/CFR.h',
    copies: BOTH,
  },
  'hill-city-road-right': { is: 'city n; road e s; field ene ssw wsw wnw ~n; field ese sse | hill', alias: 'HS/CRr.h', copies: BOTH },
  'hill-city-road-left': { is: 'city n; road s w; field ene ese sse wnw ~n; field ssw wsw | hill', alias: 'HS/RrC.h', copies: BOTH },
  'hill-two-roads-across': {
    is: 'road n link-a; road s link-a; field nne ene ese sse; field nnw ssw wsw wnw | hill',
    alias: 'HS/RFR.h',
    copies: BOTH,
  },
  'hill-two-roads': {
    is: 'road w link-a; road s link-a; field nnw nne ene ese sse wnw; field ssw wsw | hill',
    alias: 'HS/RR.h',
    copies: { 'hills-and-sheep:1': 1 },
  },
  'hill-two-roads-garden': {
    is: 'road w link-a; road s link-a; field nnw nne ene ese sse wnw; field ssw wsw; garden | hill',
    alias: 'HS/RR.hG',
    copies: { 'hills-and-sheep:2': 1 },
  },
  'vineyard-city-to-the-far-side': { is: 'city n no-castle; field ssw wsw wnw ~n; field ene ese sse ~n | vineyard', alias: 'HS/C!.v', copies: TWICE },
  // two cities share the side n
  'vineyard-divided-side': { is: 'city n w; city nne e split-n; field sse ssw ~n ~e | vineyard', alias: 'HS/CC!.v', copies: TWICE },
  'vineyard-city-corner': { is: 'city n w; field ene ese sse ssw ~n | vineyard', alias: 'HS/Cc.v', copies: BOTH },
  'vineyard-two-cities-across': {
    is: 'city w no-castle; city e no-castle; field nnw nne ~w ~e; field sse ssw ~w ~e | vineyard',
    alias: 'HS/CFC.v',
    copies: BOTH,
  },
  'vineyard-two-cities-road': {
    is: 'city n link-a; city w; road s link-a; field ssw ~n ~w; field ene ese sse ~n | vineyard',
    alias: 'HS/RCC.v',
    copies: BOTH,
  },
  'vineyard-road-junction': { is: 'road e w; road s; field nnw nne ene wnw; field ese sse ssw wsw | vineyard', alias: 'HS/RRr.v', copies: BOTH },
  'monastery-city-road': { is: 'monastery; city n; road e s; field ene ssw wsw wnw ~n; field ese sse', alias: 'HS/LCRr', copies: BOTH },
  'monastery-roads': {
    is: 'monastery link-a; road s link-a; road n e; field nnw ese sse ssw wsw wnw; field nne ene',
    alias: 'HS/LRrR',
    copies: BOTH,
  },
};
