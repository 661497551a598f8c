import type { TileText } from '../../kernel/board/tile-notation.js';

/** The tiles of Traders & Builders. */
export const tradersAndBuildersTiles: Readonly<Record<string, TileText>> = {
  'wine-city-corner': {
    is: 'city n w wine; field ene ese sse ssw ~n',
    alias: 'TB/Cc.w',
    copies: { 'traders-and-builders:1': 1, 'traders-and-builders:2': 1 },
  },
  'wine-city-corner-road-split-field': {
    is: 'city n w wine; road e; field ene ~n; field ese ~n; field sse ssw ~n',
    alias: 'TB/CcR!.w',
    copies: { 'traders-and-builders:1': 1, 'traders-and-builders:2': 1 },
  },
  'wine-city-corner-two-roads': {
    is: 'city n w wine; road e; road s; field ene ~n; field ese sse ~n; field ssw ~n',
    alias: 'TB/CcRR.w',
    copies: { 'traders-and-builders:1': 1 },
  },
  'wine-city-corner-two-roads-garden': {
    is: 'city n w wine; road e; road s; field ene ~n; field ese sse ~n; field ssw ~n; garden',
    alias: 'TB/CcRR.wG',
    copies: { 'traders-and-builders:2': 1 },
  },
  'wine-two-city-corners': {
    is: 'city n w wine; city e s; field centre ~n ~e',
    alias: 'TB/CcCc.w',
    copies: { 'traders-and-builders:1': 1, 'traders-and-builders:2': 1 },
  },
  'wine-city-band': {
    is: 'city e w wine; field nnw nne ~e; field sse ssw ~e',
    alias: 'TB/CFc.w',
    copies: { 'traders-and-builders:1': 1, 'traders-and-builders:2': 1 },
  },
  'wine-city-band-road': {
    is: 'city e w wine; road s; field nnw nne ~e; field sse ~e; field ssw ~e',
    alias: 'TB/CRc.w',
    copies: { 'traders-and-builders:1': 1, 'traders-and-builders:2': 1 },
  },
  'wine-city-band-two-roads': {
    is: 'city e w wine; road n; road s; field nnw ~e; field nne ~e; field sse ~e; field ssw ~e',
    alias: 'TB/CRcR.w',
    copies: { 'traders-and-builders:1': 1, 'traders-and-builders:2': 1 },
  },
  'wine-city-band-and-cap': {
    is: 'city e w wine; city s; field nnw nne ~e; field centre ~e ~s',
    alias: 'TB/CCc.w',
    copies: { 'traders-and-builders:1': 1, 'traders-and-builders:2': 1 },
  },
  'wine-city-three-sides-road': {
    is: 'city n e w wine; road s; field sse ~n; field ssw ~n',
    alias: 'TB/CccR.w',
    copies: { 'traders-and-builders:1': 1, 'traders-and-builders:2': 1 },
  },
  'grain-city-corner': {
    is: 'city n w grain; field ene ese sse ssw ~n',
    alias: 'TB/Cc.g',
    copies: { 'traders-and-builders:1': 1, 'traders-and-builders:2': 1 },
  },
  'grain-city-corner-road': {
    is: 'city n w grain; road s; field ene ese sse ~n; field ssw ~n',
    alias: 'TB/RCc.g',
    copies: { 'traders-and-builders:1': 1, 'traders-and-builders:2': 1 },
  },
  'grain-city-corner-road-split-field': {
    is: 'city n w grain; road s; field ene ese ~n; field sse ~n; field ssw ~n',
    alias: 'TB/RCc!.g',
    copies: { 'traders-and-builders:1': 1, 'traders-and-builders:2': 1 },
  },
  'grain-city-corner-road-cap': {
    is: 'city n w grain; city s; road e; field ene ~n; field ese ~n ~s',
    alias: 'TB/CcRC.g',
    copies: { 'traders-and-builders:1': 1, 'traders-and-builders:2': 1 },
  },
  'grain-city-band-road': {
    is: 'city e w grain; road s; field nnw nne ~e; field sse ~e; field ssw ~e',
    alias: 'TB/CRc.g',
    copies: { 'traders-and-builders:1': 1, 'traders-and-builders:2': 1 },
  },
  'grain-city-three-sides': {
    is: 'city n e w grain; field sse ssw ~n',
    alias: 'TB/Ccc.g',
    copies: { 'traders-and-builders:1': 1, 'traders-and-builders:2': 1 },
  },
  'cloth-city-corner-road': {
    is: 'city n w cloth; road e; field ene ~n; field ese sse ssw ~n',
    alias: 'TB/CcR.c',
    copies: { 'traders-and-builders:1': 1 },
  },
  'cloth-city-corner-road-garden': {
    is: 'city n w cloth; road e; field ene ~n; field ese sse ssw ~n; garden',
    alias: 'TB/CcR.cG',
    copies: { 'traders-and-builders:2': 1 },
  },
  'cloth-city-corner-road-cap': {
    is: 'city n w cloth; city s; road e; field ene ~n; field ese ~n ~s',
    alias: 'TB/CcRC.c',
    copies: { 'traders-and-builders:1': 1, 'traders-and-builders:2': 1 },
  },
  'cloth-city-corner-two-roads-split-field': {
    is: 'city n w cloth; road e; road s; field ene ~n; field ese ~n; field sse ~n; field ssw ~n',
    alias: 'TB/CcRR!.c',
    copies: { 'traders-and-builders:1': 1, 'traders-and-builders:2': 1 },
  },
  'cloth-city-corner-two-caps': {
    is: 'city n w cloth; city e; city s; field centre ~n ~e ~s',
    alias: 'TB/CcCC.c',
    copies: { 'traders-and-builders:1': 1, 'traders-and-builders:2': 1 },
  },
  'cloth-city-band-and-cap': {
    is: 'city e w cloth; city s; field nnw nne ~e; field centre ~e ~s',
    alias: 'TB/CCc.c',
    copies: { 'traders-and-builders:1': 1, 'traders-and-builders:2': 1 },
  },
  'monastery-crossroads': {
    is: 'monastery; road e; road s; road w; field nnw nne ene wnw; field ese sse; field ssw wsw',
    alias: 'TB/LRRR',
    copies: { 'traders-and-builders:1': 1, 'traders-and-builders:2': 1 },
  },
  'road-bridge': {
    is: 'road n s; road e w; field nnw wnw; field nne ene; field ese sse; field ssw wsw',
    alias: 'TB/RRrr',
    copies: { 'traders-and-builders:1': 1, 'traders-and-builders:2': 1 },
  },
  'city-cap-road-end': {
    is: 'city n; road e; field ene ~n; field ese sse ssw wsw wnw ~n',
    alias: 'TB/CR',
    copies: { 'traders-and-builders:1': 1, 'traders-and-builders:2': 1 },
  },
  'city-cap-two-roads': {
    is: 'city n; road s; road w; field ene ese sse ~n; field ssw wsw; field wnw ~n',
    alias: 'TB/RRC',
    copies: { 'traders-and-builders:1': 1, 'traders-and-builders:2': 1 },
  },
};
