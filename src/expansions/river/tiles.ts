import type { TileText } from '../../kernel/board/tile-notation.js';
import type { FeatureKind } from '../../kernel/declare/vocabulary.js';

export const riverKind: FeatureKind = { kind: 'river', meets: 'sides', completedBy: 'nothing' };

/** The tiles of The River, the first (1-) and the second (2-); their sources are alike. */
export const riverTiles: Readonly<Record<string, TileText>> = {
  source: {
    is: 'river e; field nnw nne ene ese sse ssw wsw wnw',
    alias: 'RI/s',
    copies: { 'river/1:1': 1, 'river/1:2': 1, 'river/2:1': 1, 'river/2:2': 1 },
    group: 'river-spring',
  },
  '1-lake': {
    is: 'river w; field nnw nne ene ese sse ssw wsw wnw',
    alias: 'RI.1/I.e',
    copies: { 'river/1:1': 1, 'river/1:2': 1 },
    group: 'river-lake',
  },
  '1-straight': {
    is: 'river e w; field nnw nne ene wnw; field ese sse ssw wsw',
    alias: 'RI.1/IFI',
    copies: { 'river/1:1': 2, 'river/1:2': 2 },
    group: 'river',
  },
  '1-bend': {
    is: 'river s w; field nnw nne ene ese sse wnw; field ssw wsw',
    alias: 'RI.1/II',
    copies: { 'river/1:1': 2, 'river/1:2': 1 },
    group: 'river',
  },
  '1-bend-garden': {
    is: 'river s w; field nnw nne ene ese sse wnw; field ssw wsw; garden',
    alias: 'RI.1/IIG',
    copies: { 'river/1:2': 1 },
    group: 'river',
  },
  '1-bridge': {
    is: 'road e w; river n s; field nnw wnw; field nne ene; field ese sse; field ssw wsw',
    alias: 'RI.1/RIrI',
    copies: { 'river/1:1': 1, 'river/1:2': 1 },
    group: 'river',
  },
  '1-monastery-bridge': {
    is: 'monastery; road s; river e w; field nnw nne ene wnw; field ese sse; field ssw wsw',
    alias: 'RI.1/LIRI',
    copies: { 'river/1:1': 1, 'river/1:2': 1 },
    group: 'river',
  },
  '1-city-bridge': {
    is: 'city n; road s; river e w; field ene ~n; field ese sse; field ssw wsw; field wnw ~n',
    alias: 'RI.1/CIRI',
    copies: { 'river/1:1': 1, 'river/1:2': 1 },
    group: 'river',
  },
  '1-two-cities': {
    is: 'city n; city s; river e w; field ene wnw ~n; field ese wsw ~s',
    alias: 'RI.1/CICI',
    copies: { 'river/1:1': 1, 'river/1:2': 1 },
    group: 'river',
  },
  '1-bend-road': {
    is: 'road n e; river s w; field nnw ese sse wnw; field nne ene; field ssw wsw',
    alias: 'RI.1/RrII',
    copies: { 'river/1:1': 1, 'river/1:2': 1 },
    group: 'river',
  },
  '1-bend-city': {
    is: 'city n w; river e s; field ene ssw ~n; field ese sse',
    alias: 'RI.1/CcII',
    copies: { 'river/1:1': 1, 'river/1:2': 1 },
    group: 'river',
  },
  '2-fork': {
    is: 'river n; river e; river w; field nnw wnw; field nne ene; field ese sse ssw wsw',
    alias: 'RI.2/III',
    copies: { 'river/2:1': 1, 'river/2:2': 1 },
    group: 'river-fork',
  },
  '2-volcano-lake': {
    is: 'river w; field nnw nne ene ese sse ssw wsw wnw | volcano',
    alias: 'RI.2/I.v',
    copies: { 'river/2:1': 1, 'river/2:2': 1 },
    group: 'river-lake',
  },
  '2-city-end': {
    is: 'city e; river w; field nnw nne wnw ~e; field sse ssw wsw ~e',
    alias: 'RI.2/IFC',
    copies: { 'river/2:1': 1, 'river/2:2': 1 },
    group: 'river',
  },
  '2-bend': {
    is: 'river s w; field nnw nne ene ese sse wnw; field ssw wsw',
    alias: 'RI.2/II',
    copies: { 'river/2:1': 1 },
    group: 'river',
  },
  '2-bend-garden': {
    is: 'river s w; field nnw nne ene ese sse wnw; field ssw wsw; garden',
    alias: 'RI.2/IIG',
    copies: { 'river/2:2': 1 },
    group: 'river',
  },
  '2-pig-herd-bend': {
    is: 'river n w; field nnw wnw; field nne ene ese sse ssw wsw pig-herd',
    alias: 'RI.2/II+',
    copies: { 'river/2:1': 1, 'river/2:2': 1 },
    group: 'river',
  },
  '2-inn-bridge': {
    is: 'road e w inn; river n s; field nnw wnw; field nne ene; field ese sse; field ssw wsw',
    alias: 'RI.2/RIrI',
    copies: { 'river/2:1': 1, 'river/2:2': 1 },
    group: 'river',
  },
  '2-monastery': {
    is: 'monastery; river e w; field nnw nne ene wnw; field ese sse ssw wsw',
    alias: 'RI.2/LIFI',
    copies: { 'river/2:1': 1, 'river/2:2': 1 },
    group: 'river',
  },
  '2-city-bridge': {
    is: 'city n; road s; river e w; field ene ~n; field ese sse; field ssw wsw; field wnw ~n',
    alias: 'RI.2/CIRI',
    copies: { 'river/2:1': 1, 'river/2:2': 1 },
    group: 'river',
  },
  '2-city-across': {
    is: 'city e w; river n s; field nnw ssw ~e; field nne sse ~e',
    alias: 'RI.2/CIcI',
    copies: { 'river/2:1': 1, 'river/2:2': 1 },
    group: 'river',
  },
  '2-bend-road': {
    is: 'road n e; river s w; field nnw ese sse wnw; field nne ene; field ssw wsw',
    alias: 'RI.2/RrII',
    copies: { 'river/2:1': 1, 'river/2:2': 1 },
    group: 'river',
  },
  '2-bend-city': {
    is: 'city n w +1; river e s; field ene ssw ~n; field ese sse',
    alias: 'RI.2/CcII+',
    copies: { 'river/2:1': 1, 'river/2:2': 1 },
    group: 'river',
  },
};
