import type { TileText } from '../../kernel/board/tile-notation.js';

/** The tiles of Inns & Cathedrals. */
export const innsAndCathedralsTiles: Readonly<Record<string, TileText>> = {
  cathedral: {
    is: 'city n e s w cathedral',
    alias: 'IC/Cccc.c',
    copies: { 'inns-and-cathedrals:1': 2, 'inns-and-cathedrals:2': 2 },
  },
  'inn-road-straight': {
    is: 'road e w inn; field nnw nne ene wnw; field ese sse ssw wsw',
    alias: 'IC/RFr.i',
    copies: { 'inns-and-cathedrals:1': 1 },
  },
  'inn-road-straight-garden': {
    is: 'road e w inn; field nnw nne ene wnw; field ese sse ssw wsw; garden',
    alias: 'IC/RFr.iG',
    copies: { 'inns-and-cathedrals:2': 1 },
  },
  'inn-road-bend': {
    is: 'road s w inn; field nnw nne ene ese sse wnw; field ssw wsw',
    alias: 'IC/Rr.i',
    copies: { 'inns-and-cathedrals:1': 1, 'inns-and-cathedrals:2': 1 },
  },
  'inn-crossroads': {
    is: 'road e inn; road s; road w; field nnw nne ene wnw; field ese sse; field ssw wsw',
    alias: 'IC/RRR.i',
    copies: { 'inns-and-cathedrals:1': 1, 'inns-and-cathedrals:2': 1 },
  },
  'inn-city-cap-road-left': {
    is: 'city n; road s w inn; field ene ese sse wnw ~n; field ssw wsw',
    alias: 'IC/RrC.i',
    copies: { 'inns-and-cathedrals:1': 1, 'inns-and-cathedrals:2': 1 },
  },
  'inn-city-corner-road-end': {
    is: 'city n w; road s inn; field ene ese sse ~n; field ssw ~n',
    alias: 'IC/RCc.i',
    copies: { 'inns-and-cathedrals:1': 1, 'inns-and-cathedrals:2': 1 },
  },
  'inn-city-corner-road-bend': {
    is: 'city n w +1; road e s inn; field ene ssw ~n; field ese sse',
    alias: 'IC/CcRr+.i',
    copies: { 'inns-and-cathedrals:1': 1, 'inns-and-cathedrals:2': 1 },
  },
  'monastery-two-roads': {
    is: 'monastery; road e; road w; field nnw nne ene wnw; field ese sse ssw wsw',
    alias: 'IC/LRFR',
    copies: { 'inns-and-cathedrals:1': 1, 'inns-and-cathedrals:2': 1 },
  },
  'two-road-bends': {
    is: 'road n w; road e s; field nnw wnw; field nne ene ssw wsw; field ese sse',
    alias: 'IC/RrRr',
    copies: { 'inns-and-cathedrals:1': 1, 'inns-and-cathedrals:2': 1 },
  },
  'city-cap-road-end': {
    is: 'city n; road s; field ene ese sse ~n; field ssw wsw wnw ~n',
    alias: 'IC/CFR',
    copies: { 'inns-and-cathedrals:1': 1, 'inns-and-cathedrals:2': 1 },
  },
  'city-cap-split-field': {
    is: 'city n no-castle; field ene ese ~n; field sse ssw wsw wnw ~n',
    alias: 'IC/C!',
    copies: { 'inns-and-cathedrals:1': 1, 'inns-and-cathedrals:2': 1 },
  },
  'city-corner-road-end': {
    is: 'city n w; road e; field ene ~n; field ese sse ssw ~n',
    alias: 'IC/CcR',
    copies: { 'inns-and-cathedrals:1': 1, 'inns-and-cathedrals:2': 1 },
  },
  'city-band-two-roads': {
    is: 'city e w +1; road n; road s; field nnw ~e; field nne ~e; field sse ~e; field ssw ~e',
    alias: 'IC/CRcR+',
    copies: { 'inns-and-cathedrals:1': 1, 'inns-and-cathedrals:2': 1 },
  },
  'two-cities-two-roads': {
    is: 'city n; city s; road e; road w; field ene ~n; field ese ~s; field wsw ~s; field wnw ~n',
    alias: 'IC/CRCR',
    copies: { 'inns-and-cathedrals:1': 1, 'inns-and-cathedrals:2': 1 },
  },
  'two-cities-corner-and-cap': {
    is: 'city n w +1; city s; field ene ese ~n ~s',
    alias: 'IC/CCc+',
    copies: { 'inns-and-cathedrals:1': 1, 'inns-and-cathedrals:2': 1 },
  },
  'three-cities': {
    is: 'city n; city e; city w; field sse ssw ~n ~e ~w',
    alias: 'IC/CCC',
    copies: { 'inns-and-cathedrals:1': 1, 'inns-and-cathedrals:2': 1 },
  },
  'four-cities': {
    is: 'city n; city e; city s; city w; field centre ~n ~e ~s ~w',
    alias: 'IC/CCCC',
    copies: { 'inns-and-cathedrals:1': 1 },
  },
  'four-cities-garden': {
    is: 'city n; city e; city s; city w; field centre ~n ~e ~s ~w; garden',
    alias: 'IC/CCCCG',
    copies: { 'inns-and-cathedrals:2': 1 },
  },
};
