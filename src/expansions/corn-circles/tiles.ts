/** The tiles of the first and the second set; both editions have the same. Checked against the tile data of two computer versions. */
import type { TileText } from '../../kernel/board/tile-notation.js';

export const cornCirclesTiles: Readonly<Record<string, TileText>> = {
  'shield-city-corner': { is: 'city n w; field ene ese sse ssw ~n | corn-circle-city', alias: 'CC.1/Cc.1', copies: { 'corn-circles/1': 1 } },
  'shield-two-cities': { is: 'city n; city e; field sse ssw wsw wnw ~n ~e | corn-circle-city', alias: 'CC.1/CC.2', copies: { 'corn-circles/1': 1 } },
  'rake-city-road': { is: 'city n; road e; field ene ese sse ssw wsw wnw ~n | corn-circle-field', alias: 'CC.1/CR', copies: { 'corn-circles/1': 1 } },
  'club-road-bend': {
    is: 'road s w; field nnw nne ene ese sse wnw; field ssw wsw | corn-circle-road',
    alias: 'CC.1/Rr',
    copies: { 'corn-circles/1': 1 },
  },
  'rake-city-road-bend': {
    is: 'road s w; city n; field ene ese sse wnw ~n; field ssw wsw | corn-circle-field',
    alias: 'CC.1/RrC',
    copies: { 'corn-circles/1': 1 },
  },
  'club-three-roads': {
    is: 'road n; road w; road s; field nne ene ese sse; field ssw wsw; field nnw wnw | corn-circle-road',
    alias: 'CC.1/RRR',
    copies: { 'corn-circles/1': 1 },
  },
  'club-road-bend-road': {
    is: 'road s w; road e; field nnw nne ene wnw; field ese sse; field ssw wsw | corn-circle-road',
    alias: 'CC.2/RRr',
    copies: { 'corn-circles/2': 1 },
  },
  'club-road-bend-two-roads': {
    is: 'road s w; road n; road e; field nnw ese sse wnw; field nne ene; field ssw wsw | corn-circle-road',
    alias: 'CC.2/RRRr',
    copies: { 'corn-circles/2': 1 },
  },
  'rake-city-road-across': {
    is: 'city n; road s; field ene ese sse ssw wsw wnw ~n | corn-circle-field',
    alias: 'CC.2/CFR',
    copies: { 'corn-circles/2': 1 },
  },
  'rake-city-two-roads': {
    is: 'city n; road w; road e; field ene wnw ~n; field ese sse ssw wsw | corn-circle-field',
    alias: 'CC.2/RCR',
    copies: { 'corn-circles/2': 1 },
  },
  'shield-two-cities-across': {
    is: 'city n; city s; field wsw wnw ~n ~s; field ene ese ~n ~s | corn-circle-city',
    alias: 'CC.2/CFC',
    copies: { 'corn-circles/2': 1 },
  },
  'shield-two-city-corners': { is: 'city n w; city e s | corn-circle-city', alias: 'CC.2/CcCc', copies: { 'corn-circles/2': 1 } },
};
