import type { TileText } from '../../kernel/board/tile-notation.js';

/** The tiles of The Tower: 18 in each edition, each with one foundation. */
export const towerTiles: Readonly<Record<string, TileText>> = {
  'city-cap': {
    is: 'city n; field ene ese sse ssw wsw wnw ~n | tower',
    alias: 'TO/C',
    copies: { 'tower:1': 2, 'tower:2': 2 },
  },
  field: {
    is: 'field nnw nne ene ese sse ssw wsw wnw | tower',
    alias: 'TO/F',
    copies: { 'tower:1': 1 },
  },
  'field-garden': {
    is: 'field nnw nne ene ese sse ssw wsw wnw; garden | tower',
    alias: 'TO/FG',
    copies: { 'tower:2': 1 },
  },
  monastery: {
    is: 'monastery; field nnw nne ene ese sse ssw wsw wnw | tower',
    alias: 'TO/L',
    copies: { 'tower:1': 1, 'tower:2': 1 },
  },
  'two-roads': {
    is: 'road w; road s; field nnw nne ene ese sse wnw; field ssw wsw | tower',
    alias: 'TO/RR',
    copies: { 'tower:1': 1 },
  },
  'two-roads-garden': {
    is: 'road w; road s; field nnw nne ene ese sse wnw; field ssw wsw; garden | tower',
    alias: 'TO/RRG',
    copies: { 'tower:2': 1 },
  },
  'three-roads': {
    is: 'road w; road n; road e; field nnw wnw; field nne ene; field ese sse ssw wsw | tower',
    alias: 'TO/RRR',
    copies: { 'tower:1': 1, 'tower:2': 1 },
  },
  'two-road-bends': {
    is: 'road n w; road e s; field nnw wnw; field ese sse; field nne ene ssw wsw | tower',
    alias: 'TO/RrRr.2',
    copies: { 'tower:1': 1, 'tower:2': 1 },
  },
  'four-roads': {
    is: 'road n; road e; road s; road w; field nnw wnw; field nne ene; field ese sse; field ssw wsw | tower',
    alias: 'TO/RRRR.1',
    copies: { 'tower:1': 1, 'tower:2': 1 },
  },
  'road-over-city-band': {
    is: 'city e w; road n s; field nnw ~w; field nne ~w; field sse ~w; field ssw ~w | tower',
    alias: 'TO/CRcr',
    copies: { 'tower:1': 1, 'tower:2': 1 },
  },
  'city-cap-road': {
    is: 'city n; road s; field ssw wsw wnw ~n; field ene ese sse ~n | tower',
    alias: 'TO/CFR',
    copies: { 'tower:1': 1, 'tower:2': 1 },
  },
  'city-cap-road-bend': {
    is: 'city n; road s w; field ene ese sse wnw ~n; field ssw wsw | tower',
    alias: 'TO/RrC',
    copies: { 'tower:1': 1, 'tower:2': 1 },
  },
  'city-cap-road-straight': {
    is: 'city n; road e w; field wnw ~n; field ene ~n; field ese sse ssw wsw | tower',
    alias: 'TO/RCr',
    copies: { 'tower:1': 1, 'tower:2': 1 },
  },
  'city-corner': {
    is: 'city n w; field ene ese sse ssw ~n | tower',
    alias: 'TO/Cc',
    copies: { 'tower:1': 1, 'tower:2': 1 },
  },
  'city-corner-road-split-field': {
    is: 'city n w; road e; field ene ~n; field ese ~n; field sse ssw ~n | tower',
    alias: 'TO/CcR!',
    copies: { 'tower:1': 1, 'tower:2': 1 },
  },
  'two-city-caps': {
    is: 'city n; city w; field ene ese sse ssw ~n ~w | tower',
    alias: 'TO/CC.2',
    copies: { 'tower:1': 1, 'tower:2': 1 },
  },
  'city-caps-opposite-road': {
    is: 'city n; city s; road e w; field ene wnw ~n; field ese wsw ~s | tower',
    alias: 'TO/CRCr.2',
    copies: { 'tower:1': 1, 'tower:2': 1 },
  },
  'city-three-sides-road': {
    is: 'city n e w; road s; field sse ~n; field ssw ~n | tower',
    alias: 'TO/CccR',
    copies: { 'tower:1': 1, 'tower:2': 1 },
  },
  'city-three-sides-pennant-and-cap': {
    is: 'city n e w +1; city s; field centre ~s ~w | tower',
    alias: 'TO/CccC+',
    copies: { 'tower:1': 1, 'tower:2': 1 },
  },
};
