import type { TileText } from '../../kernel/board/tile-notation.js';

/** The twenty tiles as they were drawn in the style of the first edition, by the other of two sources. */
export const drawnTiles: Readonly<Record<string, TileText>> = {
  'drawn-cfcf-top': {
    is: 'city n; city s; field ene ese ~n ~s; field wsw wnw ~n ~s | circus',
    alias: 'ubtc1/cfcf.top',
    copies: { 'under-the-big-top-c1': 1 },
  },
  'drawn-cfff-top': { is: 'city n; field ene ese sse ssw wsw wnw ~n | circus', alias: 'ubtc1/cfff.top', copies: { 'under-the-big-top-c1': 1 } },
  'drawn-cffr-top-1': {
    is: 'city n; road w; field ene ese sse ssw wsw ~n; field wnw ~n | circus',
    alias: 'ubtc1/cffr.top.1',
    copies: { 'under-the-big-top-c1': 1 },
  },
  'drawn-cffr-top-2': {
    is: 'city n; road w; field ene ese sse ssw wsw ~n; field wnw ~n | circus',
    alias: 'ubtc1/cffr.top.2',
    copies: { 'under-the-big-top-c1': 1 },
  },
  'drawn-cfrf-top': {
    is: 'city n; road s; field ene ese sse ~n; field ssw wsw wnw ~n | circus',
    alias: 'ubtc1/cfrf.top',
    copies: { 'under-the-big-top-c1': 1 },
  },
  'drawn-crfc-top': {
    is: 'city n; city w; road e; field ene ~n; field ese sse ssw ~w | circus',
    alias: 'ubtc1/crfc.top',
    copies: { 'under-the-big-top-c1': 1 },
  },
  'drawn-crfr-top': {
    is: 'city n; road e; road w; field ene ~n; field ese sse ssw wsw; field wnw ~n | circus',
    alias: 'ubtc1/crfr.top',
    copies: { 'under-the-big-top-c1': 1 },
  },
  'drawn-crrc-top': {
    is: 'city n w; road e; road s; field ene ~n; field ese sse; field ssw ~n | circus',
    alias: 'ubtc1/crrc.top',
    copies: { 'under-the-big-top-c1': 1 },
  },
  'drawn-ffff-g-ac': {
    is: 'field nnw nne ene ese sse ssw wsw wnw; garden | acrobats',
    alias: 'ubtc1/ffff.g.ac',
    copies: { 'under-the-big-top-c1': 1 },
  },
  'drawn-ffrf-ac': { is: 'road s; field nnw nne ene ese sse ssw wsw wnw | acrobats', alias: 'ubtc1/ffrf.ac', copies: { 'under-the-big-top-c1': 1 } },
  'drawn-ffrf-top': { is: 'road s; field nnw nne ene ese sse ssw wsw wnw | circus', alias: 'ubtc1/ffrf.top', copies: { 'under-the-big-top-c1': 1 } },
  'drawn-ffrr-acw': {
    is: 'road s; road w; field nnw nne ene ese sse wnw; field ssw wsw | acrobats',
    alias: 'ubtc1/ffrr.acw',
    copies: { 'under-the-big-top-c1': 1 },
  },
  'drawn-ffrr-ac-1': {
    is: 'road s; road w; field nnw nne ene ese sse wnw; field ssw wsw | acrobats',
    alias: 'ubtc1/ffrr.ac.1',
    copies: { 'under-the-big-top-c1': 1 },
  },
  'drawn-ffrr-ac-2': {
    is: 'road s; road w; field nnw nne ene ese sse wnw; field ssw wsw | acrobats',
    alias: 'ubtc1/ffrr.ac.2',
    copies: { 'under-the-big-top-c1': 1 },
  },
  'drawn-frfr-top': {
    is: 'road e; road w; field nnw nne ene wnw; field ese sse ssw wsw | circus',
    alias: 'ubtc1/frfr.top',
    copies: { 'under-the-big-top-c1': 1 },
  },
  'drawn-frrf-ac': {
    is: 'road e; road s; field nnw nne ene ssw wsw wnw; field ese sse | acrobats',
    alias: 'ubtc1/frrf.ac',
    copies: { 'under-the-big-top-c1': 1 },
  },
  'drawn-frrf-g-top': {
    is: 'road e; road s; field nnw nne ene ssw wsw wnw; field ese sse; garden | circus',
    alias: 'ubtc1/frrf.g.top',
    copies: { 'under-the-big-top-c1': 1 },
  },
  'drawn-frrr-top': {
    is: 'road e; road s; road w; field nnw nne ene wnw; field ese sse; field ssw wsw | circus',
    alias: 'ubtc1/frrr.top',
    copies: { 'under-the-big-top-c1': 1 },
  },
  'drawn-rfrf-ac-1': {
    is: 'road n; road s; field nnw ssw wsw wnw; field nne ene ese sse | acrobats',
    alias: 'ubtc1/rfrf.ac.1',
    copies: { 'under-the-big-top-c1': 1 },
  },
  'drawn-rfrf-ac-2': {
    is: 'road n; road s; field nnw ssw wsw wnw; field nne ene ese sse | acrobats',
    alias: 'ubtc1/rfrf.ac.2',
    copies: { 'under-the-big-top-c1': 1 },
  },
};
