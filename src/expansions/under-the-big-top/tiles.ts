import type { TileText } from '../../kernel/board/tile-notation.js';
import { drawnTiles } from './tiles-drawn.js';

/**
 * The tiles of Under the Big Top. Two sources of their shape do not hold the same twenty: one has an acrobat tile with three roads, the other a
 * fourth one with a corner of roads, and caps of cities differ. No source was found to decide, so both stand here: `under-the-big-top:1` and `:2`,
 * which differ by two gardens, and `under-the-big-top-c1`, whose tiles begin with `drawn-`.
 */
export const underTheBigTopTiles: Readonly<Record<string, TileText>> = {
  ...drawnTiles,
  'acrobats-field': { is: 'field nnw nne ene ese sse ssw wsw wnw | acrobats', alias: 'BT/ffff.ac', copies: { 'under-the-big-top:1': 1 } },
  'acrobats-field-garden': {
    is: 'field nnw nne ene ese sse ssw wsw wnw; garden | acrobats',
    alias: 'BT/ffff.g.ac',
    copies: { 'under-the-big-top:2': 1 },
  },
  'acrobats-road-end': {
    is: 'road s; field nnw nne ene ese sse ssw wsw wnw | acrobats',
    alias: 'BT/ffrf.ac',
    copies: { 'under-the-big-top:1': 1, 'under-the-big-top:2': 1 },
  },
  'acrobats-two-roads': {
    is: 'road s; road w; field nnw nne ene ese sse wnw; field ssw wsw | acrobats',
    alias: 'BT/ffrr.ac',
    copies: { 'under-the-big-top:1': 3, 'under-the-big-top:2': 3 },
  },
  'acrobats-two-roads-across': {
    is: 'road n; road s; field nnw ssw wsw wnw; field nne ene ese sse | acrobats',
    alias: 'BT/rfrf.ac',
    copies: { 'under-the-big-top:1': 2, 'under-the-big-top:2': 2 },
  },
  'acrobats-three-roads': {
    is: 'road n; road e; road s; field nnw ssw wsw wnw; field nne ene; field ese sse | acrobats',
    alias: 'BT/rrrf.ac',
    copies: { 'under-the-big-top:1': 1, 'under-the-big-top:2': 1 },
  },
  'circus-road-end': {
    is: 'road s; field nnw nne ene ese sse ssw wsw wnw | circus',
    alias: 'BT/ffrf.bt',
    copies: { 'under-the-big-top:1': 1, 'under-the-big-top:2': 1 },
  },
  'circus-two-roads': {
    is: 'road e; road s; field nnw nne ene ssw wsw wnw; field ese sse | circus',
    alias: 'BT/frrf.bt',
    copies: { 'under-the-big-top:1': 1 },
  },
  'circus-two-roads-garden': {
    is: 'road e; road s; field nnw nne ene ssw wsw wnw; field ese sse; garden | circus',
    alias: 'BT/frrf.g.bt',
    copies: { 'under-the-big-top:2': 1 },
  },
  'circus-two-roads-across': {
    is: 'road e; road w; field nnw nne ene wnw; field ese sse ssw wsw | circus',
    alias: 'BT/frfr.bt',
    copies: { 'under-the-big-top:1': 1, 'under-the-big-top:2': 1 },
  },
  'circus-three-roads': {
    is: 'road e; road s; road w; field nnw nne ene wnw; field ese sse; field ssw wsw | circus',
    alias: 'BT/frrr.bt',
    copies: { 'under-the-big-top:1': 1, 'under-the-big-top:2': 1 },
  },
  'circus-city-cap': {
    is: 'city n; field ene ese sse ssw wsw wnw ~n | circus',
    alias: 'BT/cfff.bt',
    copies: { 'under-the-big-top:1': 1, 'under-the-big-top:2': 1 },
  },
  'circus-city-cap-road-beside': {
    is: 'city n; road w; field ene ese sse ssw wsw ~n; field wnw ~n | circus',
    alias: 'BT/cffr.bt',
    copies: { 'under-the-big-top:1': 1, 'under-the-big-top:2': 1 },
  },
  'circus-city-cap-road-across': {
    is: 'city n; road s; field ene ese sse ~n; field ssw wsw wnw ~n | circus',
    alias: 'BT/cfrf.bt',
    copies: { 'under-the-big-top:1': 2, 'under-the-big-top:2': 2 },
  },
  'circus-city-cap-two-roads': {
    is: 'city n; road e; road w; field ene ~n; field ese sse ssw wsw; field wnw ~n | circus',
    alias: 'BT/crfr.bt',
    copies: { 'under-the-big-top:1': 1, 'under-the-big-top:2': 1 },
  },
  'circus-two-cities-across': {
    is: 'city n; city s; field ene ese ~n ~s; field wsw wnw ~n ~s | circus',
    alias: 'BT/cfcf.bt',
    copies: { 'under-the-big-top:1': 1, 'under-the-big-top:2': 1 },
  },
  'circus-two-cities-road': {
    is: 'city n; city e; road s; field sse ~e; field ssw wsw wnw ~n | circus',
    alias: 'BT/ccrf.bt',
    copies: { 'under-the-big-top:1': 1, 'under-the-big-top:2': 1 },
  },
  'circus-city-corner-two-roads': {
    is: 'city n w; road e; road s; field ene ~n; field ese sse; field ssw ~n | circus',
    alias: 'BT/crrc.bt',
    copies: { 'under-the-big-top:1': 1, 'under-the-big-top:2': 1 },
  },
};
