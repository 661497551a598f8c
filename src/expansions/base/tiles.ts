import type { TileText } from '../../kernel/board/tile-notation.js';

/**
 * The tiles of the base game, by their classic letters. The second edition prints a garden on one copy of some designs;
 * those are designs of their own.
 */
export const baseTiles: Readonly<Record<string, TileText>> = {
  A: {
    is: 'monastery; road s; field nnw nne ene ese sse ssw wsw wnw',
    alias: 'BA/LR',
    copies: { 'basic:1': 2, 'basic:2': 2, winter: 2 },
  },
  B: {
    is: 'monastery; field nnw nne ene ese sse ssw wsw wnw',
    alias: 'BA/L',
    copies: { 'basic:1': 4, 'basic:2': 4, winter: 4 },
  },
  C: {
    is: 'city n e s w +1',
    alias: 'BA/Cccc+',
    copies: { 'basic:1': 1, 'basic:2': 1, winter: 1 },
  },
  D: {
    is: 'city n; road e w; field ene wnw ~n; field ese sse ssw wsw',
    alias: 'BA/RCr',
    copies: { 'basic:1': 4, 'basic:2': 4, winter: 4 },
  },
  E: {
    is: 'city n; field ene ese sse ssw wsw wnw ~n',
    alias: 'BA/C',
    copies: { 'basic:1': 5, 'basic:2': 4, winter: 5 },
  },
  'E-garden': {
    is: 'city n; field ene ese sse ssw wsw wnw ~n; garden',
    alias: 'BA/CG',
    copies: { 'basic:2': 1 },
  },
  F: {
    is: 'city e w +1; field nnw nne ~e; field sse ssw ~e',
    alias: 'BA/CFc+',
    copies: { 'basic:1': 2, 'basic:2': 2, winter: 2 },
  },
  G: {
    is: 'city e w; field nnw nne ~e; field sse ssw ~e',
    alias: 'BA/CFc.1',
    copies: { 'basic:1': 1, 'basic:2': 1, winter: 1 },
  },
  H: {
    is: 'city n; city s; field ene ese wsw wnw ~n ~s',
    alias: 'BA/CFC.2',
    copies: { 'basic:1': 3, 'basic:2': 2, winter: 3 },
  },
  'H-garden': {
    is: 'city n; city s; field ene ese wsw wnw ~n ~s; garden',
    alias: 'BA/CFCG',
    copies: { 'basic:2': 1 },
  },
  I: {
    is: 'city n; city w; field ene ese sse ssw ~n ~w',
    alias: 'BA/CC.2',
    copies: { 'basic:1': 2, 'basic:2': 1, winter: 2 },
  },
  'I-garden': {
    is: 'city n; city w; field ene ese sse ssw ~n ~w; garden',
    alias: 'BA/CCG',
    copies: { 'basic:2': 1 },
  },
  J: {
    is: 'city n; road e s; field ene ssw wsw wnw ~n; field ese sse',
    alias: 'BA/CRr',
    copies: { 'basic:1': 3, 'basic:2': 3, winter: 3 },
  },
  K: {
    is: 'city n; road s w; field ene ese sse wnw ~n; field ssw wsw',
    alias: 'BA/RrC',
    copies: { 'basic:1': 3, 'basic:2': 3, winter: 3 },
  },
  L: {
    is: 'city n; road e; road s; road w; field ene wnw ~n; field ese sse; field ssw wsw',
    alias: 'BA/CRRR',
    copies: { 'basic:1': 3, 'basic:2': 3, winter: 3 },
  },
  M: {
    is: 'city n w +1; field ene ese sse ssw ~n',
    alias: 'BA/Cc+',
    copies: { 'basic:1': 2, 'basic:2': 1, winter: 2 },
  },
  'M-garden': {
    is: 'city n w +1; field ene ese sse ssw ~n; garden',
    alias: 'BA/Cc+G',
    copies: { 'basic:2': 1 },
  },
  N: {
    is: 'city n w; field ene ese sse ssw ~n',
    alias: 'BA/Cc.1',
    copies: { 'basic:1': 3, 'basic:2': 2, winter: 3 },
  },
  'N-garden': {
    is: 'city n w; field ene ese sse ssw ~n; garden',
    alias: 'BA/CcG',
    copies: { 'basic:2': 1 },
  },
  O: {
    is: 'city n w +1; road e s; field ene ssw ~n; field ese sse',
    alias: 'BA/CcRr+',
    copies: { 'basic:1': 2, 'basic:2': 2, winter: 2 },
  },
  P: {
    is: 'city n w; road e s; field ene ssw ~n; field ese sse',
    alias: 'BA/CcRr',
    copies: { 'basic:1': 3, 'basic:2': 3, winter: 3 },
  },
  Q: {
    is: 'city n e w +1; field sse ssw ~n',
    alias: 'BA/Ccc+',
    copies: { 'basic:1': 1, 'basic:2': 1, winter: 1 },
  },
  R: {
    is: 'city n e w; field sse ssw ~n',
    alias: 'BA/Ccc',
    copies: { 'basic:1': 3, 'basic:2': 2, winter: 3 },
  },
  'R-garden': {
    is: 'city n e w; field sse ssw ~n; garden',
    alias: 'BA/CccG',
    copies: { 'basic:2': 1 },
  },
  S: {
    is: 'city n e w +1; road s; field sse ~n; field ssw ~n',
    alias: 'BA/CccR+',
    copies: { 'basic:1': 2, 'basic:2': 2, winter: 2 },
  },
  T: {
    is: 'city n e w; road s; field sse ~n; field ssw ~n',
    alias: 'BA/CccR',
    copies: { 'basic:1': 1, 'basic:2': 1, winter: 1 },
  },
  U: {
    is: 'road e w; field nnw nne ene wnw; field ese sse ssw wsw',
    alias: 'BA/RFr',
    copies: { 'basic:1': 8, 'basic:2': 7, winter: 8 },
  },
  'U-garden': {
    is: 'road e w; field nnw nne ene wnw; field ese sse ssw wsw; garden',
    alias: 'BA/RFrG',
    copies: { 'basic:2': 1 },
  },
  V: {
    is: 'road s w; field nnw nne ene ese sse wnw; field ssw wsw',
    alias: 'BA/Rr',
    copies: { 'basic:1': 9, 'basic:2': 8, winter: 9 },
  },
  'V-garden': {
    is: 'road s w; field nnw nne ene ese sse wnw; field ssw wsw; garden',
    alias: 'BA/RrG',
    copies: { 'basic:2': 1 },
  },
  W: {
    is: 'road e; road s; road w; field nnw nne ene wnw; field ese sse; field ssw wsw',
    alias: 'BA/RRR',
    copies: { 'basic:1': 4, 'basic:2': 4, winter: 4 },
  },
  X: {
    is: 'road n; road e; road s; road w; field nnw wnw; field nne ene; field ese sse; field ssw wsw',
    alias: 'BA/RRRR',
    copies: { 'basic:1': 1, 'basic:2': 1, winter: 1 },
  },
};
