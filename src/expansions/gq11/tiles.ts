import type { TileText } from '../../kernel/board/tile-notation.js';

/** The tiles of Games Quarterly 11, two of them of a river. The sources of their shape are alike. */
export const gq11Tiles: Readonly<Record<string, TileText>> = {
  'monastery-four-roads': {
    is: 'monastery; road n; road e; road s; road w; field nnw wnw; field nne ene; field ese sse; field ssw wsw',
    alias: 'GQ/LRRRR',
    copies: { gq11: 1 },
  },
  field: { is: 'field nnw nne ene ese sse ssw wsw wnw pig-herd', alias: 'GQ/F', copies: { gq11: 1 } },
  'city-band-road': { is: 'city e w; road s; field nnw nne ~e; field sse ~e; field ssw ~e', alias: 'GQ/CRc', copies: { gq11: 1 } },
  'city-band-two-roads': {
    is: 'city e w; road n; road s; field nnw ~e; field nne ~e; field sse ~e; field ssw ~e',
    alias: 'GQ/CRcR.1',
    copies: { gq11: 1 },
  },
  'two-cities-across-road': { is: 'city n; city s; road e w; field ene wnw ~n; field ese wsw ~s', alias: 'GQ/CRCr.2', copies: { gq11: 1 } },
  'city-cap-road-end-road-bend': {
    is: 'city n; road e; road s w; field ene ~n; field ese sse wnw ~n; field ssw wsw',
    alias: 'GQ/CRRr',
    copies: { gq11: 1 },
  },
  'city-corner-split-field': { is: 'city n w; field ene ese ~n; field sse ssw ~n', alias: 'GQ/Cc!', copies: { gq11: 1 } },
  'city-corner-road-end': { is: 'city n w; road s; field ene ese sse ~n; field ssw ~n', alias: 'GQ/RCc', copies: { gq11: 1 } },
  'city-corner-two-road-ends': {
    is: 'city n w; road e; road s; field ene ~n; field ese sse ~n; field ssw ~n',
    alias: 'GQ/CcRR',
    copies: { gq11: 1 },
  },
  'city-corner-city-cap-road': { is: 'city n w; city e; road s; field sse ~n ~e; field ssw ~n', alias: 'GQ/CcCR', copies: { gq11: 1 } },
  'river-source-road': {
    is: 'road w; river e; field nnw nne ene wnw; field ese sse ssw wsw',
    alias: 'GQ/RFI',
    copies: { 'gq11/river': 1 },
    group: 'river-spring',
  },
  'river-two-cities': {
    is: 'city n; city s; river e w; field ene wnw ~n; field ese wsw ~s',
    alias: 'GQ/CICI',
    copies: { 'gq11/river': 1 },
    group: 'river',
  },
};
