/** The Cathars, and The Besiegers that came after them. Checked against the tile data of two computer versions. */
import type { TileText } from '../../kernel/board/tile-notation.js';

export const siegeTiles: Readonly<Record<string, TileText>> = {
  'besiegers-three-sides': { is: 'city n e w besieged; field sse ssw ~n', alias: 'SI.BE/Ccc', copies: { 'siege/besiegers': 1 } },
  'besiegers-corner-road-right': {
    is: 'city n w besieged link-a; road e link-a; field ene ~n; field ese sse ssw ~n',
    alias: 'SI.BE/CcR',
    copies: { 'siege/besiegers': 1 },
  },
  'besiegers-road-across': {
    is: 'city n besieged link-a; road s link-a; field ssw wsw wnw ~n; field ene ese sse ~n',
    alias: 'SI.BE/CFR',
    copies: { 'siege/besiegers': 1 },
  },
  'besiegers-road-bend-right': {
    is: 'road e s; city n besieged; field ene ssw wsw wnw ~n; field ese sse',
    alias: 'SI.BE/CRr',
    copies: { 'siege/besiegers': 1 },
  },
  'besiegers-corner-road-below': {
    is: 'city n w besieged link-a; road s link-a; field ssw ~n; field ene ese sse ~n',
    alias: 'SI.BE/RCc',
    copies: { 'siege/besiegers': 1 },
  },
  'besiegers-road-bend-left': {
    is: 'road s w; city n besieged; field ene ese sse wnw ~n; field ssw wsw',
    alias: 'SI.BE/RrC',
    copies: { 'siege/besiegers': 1 },
  },
  'cathars-city': { is: 'city n besieged; field ene ese sse ssw wsw wnw ~n', alias: 'SI.CA/C', copies: { 'siege/cathars': 1 } },
  'cathars-road-through': {
    is: 'city n besieged; road e w; field ene wnw ~n; field ese sse ssw wsw',
    alias: 'SI.CA/RCr',
    copies: { 'siege/cathars': 1 },
  },
  'cathars-corner': { is: 'city n w besieged; field ene ese sse ssw ~n', alias: 'SI.CA/Cc', copies: { 'siege/cathars': 1 } },
  'cathars-corner-road-bend': {
    is: 'city n w besieged; road e s; field ene ssw ~n; field ese sse',
    alias: 'SI.CA/CcRr',
    copies: { 'siege/cathars': 1 },
  },
};
