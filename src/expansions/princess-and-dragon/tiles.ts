import type { TileText } from '../../kernel/board/tile-notation.js';

/** The tiles of The Princess & The Dragon. Each design has one symbol: volcano, dragon, portal or princess. */
export const princessAndDragonTiles: Readonly<Record<string, TileText>> = {
  'volcano-field': {
    is: 'field nnw nne ene ese sse ssw wsw wnw | volcano',
    alias: 'DG/F.v',
    copies: { 'princess-and-dragon:1': 1, 'princess-and-dragon:2': 1 },
  },
  'volcano-road-end': {
    is: 'road s; field nnw nne ene ese sse ssw wsw wnw | volcano',
    alias: 'DG/R.v',
    copies: { 'princess-and-dragon:1': 1, 'princess-and-dragon:2': 1 },
  },
  'volcano-road-straight': {
    is: 'road e w; field nnw nne ene wnw; field ese sse ssw wsw | volcano',
    alias: 'DG/RFr.v',
    copies: { 'princess-and-dragon:1': 1, 'princess-and-dragon:2': 1 },
  },
  'volcano-road-bend': {
    is: 'road s w; field nnw nne ene ese sse wnw; field ssw wsw | volcano',
    alias: 'DG/Rr.v',
    copies: { 'princess-and-dragon:1': 1, 'princess-and-dragon:2': 1 },
  },
  'volcano-city-cap': {
    is: 'city n; field ene ese sse ssw wsw wnw ~n | volcano',
    alias: 'DG/C.v',
    copies: { 'princess-and-dragon:1': 1, 'princess-and-dragon:2': 1 },
  },
  'volcano-two-cities': {
    is: 'city n; city e; field sse ssw wsw wnw ~n ~e | volcano',
    alias: 'DG/CC.v',
    copies: { 'princess-and-dragon:1': 1, 'princess-and-dragon:2': 1 },
  },
  'dragon-road-straight': {
    is: 'road e w; field nnw nne ene wnw; field ese sse ssw wsw | dragon',
    alias: 'DG/RFr.d',
    copies: { 'princess-and-dragon:1': 1, 'princess-and-dragon:2': 1 },
  },
  'dragon-road-bend': {
    is: 'road s w; field nnw nne ene ese sse wnw; field ssw wsw | dragon',
    alias: 'DG/Rr.d',
    copies: { 'princess-and-dragon:1': 2, 'princess-and-dragon:2': 2 },
  },
  'dragon-crossroads': {
    is: 'road e; road s; road w; field nnw nne ene wnw; field ese sse; field ssw wsw | dragon',
    alias: 'DG/RRR.d',
    copies: { 'princess-and-dragon:1': 1, 'princess-and-dragon:2': 1 },
  },
  'dragon-monastery-crossroads': {
    is: 'monastery; road e; road s; road w; field nnw nne ene wnw; field ese sse; field ssw wsw | dragon',
    alias: 'DG/LRRR.d',
    copies: { 'princess-and-dragon:1': 1, 'princess-and-dragon:2': 1 },
  },
  'dragon-monastery-in-city': {
    is: 'monastery; city n e w; field sse ssw ~n | dragon',
    alias: 'DG/LCcc.d',
    copies: { 'princess-and-dragon:1': 1, 'princess-and-dragon:2': 1 },
  },
  'dragon-tunnel': {
    is: 'city e w; road n s tunnel; field nnw nne ~e; field sse ssw ~e | dragon',
    alias: 'DG/CRcr.d',
    copies: { 'princess-and-dragon:1': 1, 'princess-and-dragon:2': 1 },
  },
  'dragon-city-cap': {
    is: 'city n; field ene ese sse ssw wsw wnw ~n | dragon',
    alias: 'DG/C.d',
    copies: { 'princess-and-dragon:1': 1 },
  },
  'dragon-city-cap-garden': {
    is: 'city n; field ene ese sse ssw wsw wnw ~n; garden | dragon',
    alias: 'DG/C.dG',
    copies: { 'princess-and-dragon:2': 1 },
  },
  'dragon-city-cap-road-right': {
    is: 'city n; road e s; field ene ssw wsw wnw ~n; field ese sse | dragon',
    alias: 'DG/CRr.d',
    copies: { 'princess-and-dragon:1': 1, 'princess-and-dragon:2': 1 },
  },
  'dragon-city-cap-road-left': {
    is: 'city n; road s w; field ene ese sse wnw ~n; field ssw wsw | dragon',
    alias: 'DG/RrC.d',
    copies: { 'princess-and-dragon:1': 1, 'princess-and-dragon:2': 1 },
  },
  'dragon-city-corner': {
    is: 'city n w; field ene ese sse ssw ~n | dragon',
    alias: 'DG/Cc.d',
    copies: { 'princess-and-dragon:1': 1, 'princess-and-dragon:2': 1 },
  },
  'dragon-city-band': {
    is: 'city e w +1; field nnw nne ~e; field sse ssw ~e | dragon',
    alias: 'DG/CFc+.d',
    copies: { 'princess-and-dragon:1': 1, 'princess-and-dragon:2': 1 },
  },
  'portal-two-road-bends': {
    is: 'road n w; road e s; field nnw wnw; field nne ene ssw wsw; field ese sse | portal',
    alias: 'DG/RrRr.g',
    copies: { 'princess-and-dragon:1': 1, 'princess-and-dragon:2': 1 },
  },
  'portal-crossroads': {
    is: 'road e; road s; road w; field nnw nne ene wnw; field ese sse; field ssw wsw | portal',
    alias: 'DG/RRR.g',
    copies: { 'princess-and-dragon:1': 1, 'princess-and-dragon:2': 1 },
  },
  'portal-city-cap-road-right': {
    is: 'city n; road e s; field ene ssw wsw wnw ~n; field ese sse | portal',
    alias: 'DG/CRr.g',
    copies: { 'princess-and-dragon:1': 1, 'princess-and-dragon:2': 1 },
  },
  'portal-city-cap-road-left': {
    is: 'city n; road s w; field ene ese sse wnw ~n; field ssw wsw | portal',
    alias: 'DG/RrC.g',
    copies: { 'princess-and-dragon:1': 1, 'princess-and-dragon:2': 1 },
  },
  'portal-city-corner-road': {
    is: 'city n w; road e s; field ene ssw ~n; field ese sse | portal',
    alias: 'DG/CcRr.g',
    copies: { 'princess-and-dragon:1': 1, 'princess-and-dragon:2': 1 },
  },
  'portal-city-three-sides': {
    is: 'city n e w +1; field sse ssw ~n | portal',
    alias: 'DG/Ccc+.g',
    copies: { 'princess-and-dragon:1': 1, 'princess-and-dragon:2': 1 },
  },
  'princess-city-cap-crossroads': {
    is: 'city n princess; road e; road s; road w; field ene wnw ~n; field ese sse; field ssw wsw',
    alias: 'DG/CRRR.p',
    copies: { 'princess-and-dragon:1': 1, 'princess-and-dragon:2': 1 },
  },
  'princess-city-corner': {
    is: 'city n w princess; field ene ese sse ssw ~n',
    alias: 'DG/Cc.p',
    copies: { 'princess-and-dragon:1': 1 },
  },
  'princess-city-corner-garden': {
    is: 'city n w princess; field ene ese sse ssw ~n; garden',
    alias: 'DG/Cc.pG',
    copies: { 'princess-and-dragon:2': 1 },
  },
  'princess-city-corner-split-field': {
    is: 'city n w princess; field ene ese ~n; field sse ssw ~n',
    alias: 'DG/Cc!.p',
    copies: { 'princess-and-dragon:1': 1, 'princess-and-dragon:2': 1 },
  },
  'princess-city-corner-road': {
    is: 'city n w princess; road e s; field ene ssw ~n; field ese sse',
    alias: 'DG/CcRr.p',
    copies: { 'princess-and-dragon:1': 1, 'princess-and-dragon:2': 1 },
  },
  'princess-city-three-sides': {
    is: 'city n e w princess; field sse ssw ~n',
    alias: 'DG/Ccc.p',
    copies: { 'princess-and-dragon:1': 1, 'princess-and-dragon:2': 1 },
  },
  'princess-two-cities': {
    is: 'city n princess no-castle; city e s +1; field wsw wnw ~n; field centre ~n ~e',
    alias: 'DG/CCc+.p',
    copies: { 'princess-and-dragon:1': 1, 'princess-and-dragon:2': 1 },
  },
};
