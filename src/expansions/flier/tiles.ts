import type { TileText } from '../../kernel/board/tile-notation.js';

/** Eight tiles; the second edition prints a garden on one. The symbol says where the machine heads as printed: to the west, or to the north-west. */
export const flierTiles: Readonly<Record<string, TileText>> = {
  'field-diagonal': { is: 'field nnw nne ene ese sse ssw wsw wnw | flying-machine-nw', alias: 'FL/F.d', copies: { 'flier:1': 1 } },
  'field-diagonal-garden': { is: 'field nnw nne ene ese sse ssw wsw wnw; garden | flying-machine-nw', alias: 'FL/F.dG', copies: { 'flier:2': 1 } },
  'field-straight': { is: 'field nnw nne ene ese sse ssw wsw wnw | flying-machine-w', alias: 'FL/F.o', copies: { 'flier:1': 1, 'flier:2': 1 } },
  'road-diagonal': {
    is: 'road e w; field nnw nne ene wnw; field ese sse ssw wsw | flying-machine-nw',
    alias: 'FL/RFr.d',
    copies: { 'flier:1': 1, 'flier:2': 1 },
  },
  'road-straight-across': {
    is: 'road n s; field nnw ssw wsw wnw; field nne ene ese sse | flying-machine-w',
    alias: 'FL/RFr.NS.o',
    copies: { 'flier:1': 1, 'flier:2': 1 },
  },
  'road-straight-along': {
    is: 'road e w; field nnw nne ene wnw; field ese sse ssw wsw | flying-machine-w',
    alias: 'FL/RFr.WE.o',
    copies: { 'flier:1': 1, 'flier:2': 1 },
  },
  'curve-diagonal': {
    is: 'road e s; field nnw nne ene ssw wsw wnw; field ese sse | flying-machine-nw',
    alias: 'FL/Rr.d',
    copies: { 'flier:1': 1, 'flier:2': 1 },
  },
  'curve-straight-ahead': {
    is: 'road n w; field nnw wnw; field nne ene ese sse ssw wsw | flying-machine-w',
    alias: 'FL/Rr.NW.o',
    copies: { 'flier:1': 1, 'flier:2': 1 },
  },
  'curve-straight-aside': {
    is: 'road s w; field nnw nne ene ese sse wnw; field ssw wsw | flying-machine-w',
    alias: 'FL/Rr.SW.o',
    copies: { 'flier:1': 1, 'flier:2': 1 },
  },
};
