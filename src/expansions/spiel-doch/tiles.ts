import type { TileText } from '../../kernel/board/tile-notation.js';

/** The two tiles of the magazine Spiel doch!; the second edition has a garden on one of them. The sources of their shape are alike. */
export const spielDochTiles: Readonly<Record<string, TileText>> = {
  'two-cities': { is: 'city n; city w; field ene ese sse ssw ~n ~w', alias: 'SD/CC', copies: { 'spiel-doch:1': 1, 'spiel-doch:2': 1 } },
  crossroads: { is: 'road e; road s; road w; field nnw nne ene wnw; field ese sse; field ssw wsw', alias: 'SD/RRR', copies: { 'spiel-doch:1': 1 } },
  'crossroads-garden': {
    is: 'road e; road s; road w; field nnw nne ene wnw; field ese sse; field ssw wsw; garden',
    alias: 'SD/RRRG',
    copies: { 'spiel-doch:2': 1 },
  },
};
