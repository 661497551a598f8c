import type { TileText } from '../../kernel/board/tile-notation.js';

const copies = { 'wind-roses': 1 };

/** The tiles of The Wind Roses: two full roses, and four that name one section each. */
export const windRosesTiles: Readonly<Record<string, TileText>> = {
  'orange-rose': {
    is: 'city e link-a; road w link-a; field nnw nne wnw ~e; field sse ssw wsw ~e | wind-rose-orange',
    alias: 'WR/CFR',
    copies,
  },
  'blue-rose': { is: 'road s w; field nnw nne ene ese sse wnw; field ssw wsw | wind-rose-blue', alias: 'WR/Rr', copies },
  'north-east': { is: 'city n w; field ene ese sse ssw ~n | wind-rose-ne', alias: 'WR/Cc.1', copies },
  'south-east': { is: 'city n; city w; field ene ese sse ssw ~n ~w | wind-rose-se', alias: 'WR/CC.2', copies },
  'south-west': { is: 'city n; road s w; field ene ese sse wnw ~n; field ssw wsw | wind-rose-sw', alias: 'WR/RrC', copies },
  'north-west': { is: 'city n s; field ene ese ~n; field wsw wnw ~n | wind-rose-nw', alias: 'WR/CFc', copies },
};
