import type { TileText } from '../../kernel/board/tile-notation.js';

/** The tiles of the Darmstadt promo. The sources of their shape are alike but for the church of St. Mary Magdalene, whose two arms of road are connected by the remark of one and apart by the other. */
export const darmstadtTiles: Readonly<Record<string, TileText>> = {
  darmstadtium: { is: 'city n e s w darmstadtium', alias: 'DA/Cccc', copies: { darmstadt: 1 } },
  'church-st-louis': {
    is: 'monastery church; road n; road e; road s; road w; field nnw wnw; field nne ene; field ese sse; field ssw wsw',
    alias: 'DA/LRRRR',
    copies: { darmstadt: 1 },
  },
  'church-st-mary': { is: 'monastery church; road e s; field nnw nne ene ssw wsw wnw; field ese sse', alias: 'DA/LRR', copies: { darmstadt: 1 } },
};
