import type { TileText, UnprintedTile } from '../../kernel/board/tile-notation.js';
import { SIGN } from './man.js';

/** The twelve tiles with animals, which mean nothing. With the 72 of the base game, printed in snow, they are the Winter Edition. */
export const winterTiles: Readonly<Record<string, TileText>> = {
  'road-junction': {
    is: 'road e; road s; road w; field nnw nne ene wnw; field ese sse; field ssw wsw',
    alias: 'WI/RRR',
    copies: { winter: 1 },
  },
  'city-road-west': {
    is: 'city n; road w; field ene ese sse ssw wsw ~n; field wnw ~n',
    alias: 'WI/RC',
    copies: { winter: 1 },
  },
  'city-road-east': {
    is: 'city n; road e; field ene ~n; field ese sse ssw wsw wnw ~n',
    alias: 'WI/CR',
    copies: { winter: 1 },
  },
  'monastery-road': {
    is: 'monastery; road s; field nnw nne ene ese sse ssw wsw wnw',
    alias: 'WI/LR',
    copies: { winter: 1 },
  },
  'city-corner-inn': {
    is: 'city n w; road s inn; field ene ese sse ~n; field ssw ~n',
    alias: 'WI/RCc.i',
    copies: { winter: 1 },
  },
  'monastery-two-roads': {
    is: 'monastery; road e; road w; field nnw nne ene wnw; field ese sse ssw wsw',
    alias: 'WI/LRFR',
    copies: { winter: 1 },
  },
  'city-road-curve-east': {
    is: 'city n; road e s; field ene ssw wsw wnw ~n; field ese sse',
    alias: 'WI/CRr',
    copies: { winter: 1 },
  },
  'city-road-south': {
    is: 'city n; road s; field ene ese sse ~n; field ssw wsw wnw ~n',
    alias: 'WI/CFR',
    copies: { winter: 1 },
  },
  'two-road-curves': {
    is: 'road n w; road e s; field nnw wnw; field nne ene ssw wsw; field ese sse',
    alias: 'WI/RrRr',
    copies: { winter: 1 },
  },
  'city-corner-road': {
    is: 'city n w; road e; field ene ~n; field ese sse ssw ~n',
    alias: 'WI/CcR',
    copies: { winter: 1 },
  },
  'road-end': {
    is: 'road s; field nnw nne ene ese sse ssw wsw wnw',
    alias: 'WI/R',
    copies: { winter: 1 },
  },
  'city-road-curve-west': {
    is: 'city n; road s w; field ene ese sse wnw ~n; field ssw wsw',
    alias: 'WI/RrC',
    copies: { winter: 1 },
  },
};

/**
 * The six tiles with the sign: that all show a city is known, and of none the shape. Whoever does not say in `prints` what they show lays a tile of the
 * same shape, and says in `turn.gingerbread` that it bears the sign.
 */
export const gingerbreadTiles: Readonly<Record<string, UnprintedTile>> = Object.fromEntries(
  ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => [
    `gingerbread-${letter}`,
    { alias: `WG/${letter.toUpperCase()}`, copies: { 'winter/gingerbread': 1 }, shows: ['city'], symbols: [SIGN] },
  ]),
);
