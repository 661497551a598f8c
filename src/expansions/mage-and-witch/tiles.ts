import type { TileText } from '../../kernel/board/tile-notation.js';

/** Eight tiles with the magic symbol, which stands for both figures; the second edition prints a garden on one. */
export const mageAndWitchTiles: Readonly<Record<string, TileText>> = {
  'city-three-roads': {
    is: 'city n; road e link-a; road s link-a; road w link-a; field ene wnw ~n; field ese sse; field ssw wsw | magic',
    alias: 'MW/CRRR.3',
    copies: { 'mage-and-witch:1': 1, 'mage-and-witch:2': 1 },
  },
  'city-corner-road': {
    is: 'city n w; road e s; field ene ssw ~n; field ese sse | magic',
    alias: 'MW/CcRr.1',
    copies: { 'mage-and-witch:1': 1, 'mage-and-witch:2': 1 },
  },
  'three-cities-road': {
    is: 'city n; city e link-a; city w; road s link-a; field sse ~e; field ssw ~n ~e ~w | magic',
    alias: 'MW/CCCR.3',
    copies: { 'mage-and-witch:1': 1, 'mage-and-witch:2': 1 },
  },
  'city-two-roads': {
    is: 'city e w link-a link-b; road n link-a; road s link-b; field nnw ~w; field nne ~w; field sse ~w; field ssw ~w | magic',
    alias: 'MW/CRcR',
    copies: { 'mage-and-witch:1': 1, 'mage-and-witch:2': 1 },
  },
  'two-cities-across': {
    is: 'city n; city s; field ene ese wsw wnw ~n ~s | magic',
    alias: 'MW/CFC',
    copies: { 'mage-and-witch:1': 1, 'mage-and-witch:2': 1 },
  },
  'city-three-sides-road': {
    is: 'city n e w link-a; road s link-a; field sse ~n; field ssw ~n | magic',
    alias: 'MW/CccR.1',
    copies: { 'mage-and-witch:1': 1, 'mage-and-witch:2': 1 },
  },
  'city-road-junction': {
    is: 'city n link-a; road e link-a; road s w; field ene ~n; field ese sse wnw ~n; field ssw wsw | magic',
    alias: 'MW/CRRr.2',
    copies: { 'mage-and-witch:1': 1, 'mage-and-witch:2': 1 },
  },
  'two-cities-road': {
    is: 'city n; city w; road e s; field ene ssw ~n ~w; field ese sse | magic',
    alias: 'MW/CCRr.2',
    copies: { 'mage-and-witch:1': 1 },
  },
  'two-cities-road-garden': {
    is: 'city n; city w; road e s; field ene ssw ~n ~w; field ese sse; garden | magic',
    alias: 'MW/CCRrG',
    copies: { 'mage-and-witch:2': 1 },
  },
};
