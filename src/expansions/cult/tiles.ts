/** The shrine tiles: five came with Count, King & Robber, six with The Cult. Checked against the tile data of a computer version. */
import type { TileText } from '../../kernel/board/tile-notation.js';

export const cultTiles: Readonly<Record<string, TileText>> = {
  shrine: { is: 'monastery shrine; field nnw nne ene ese sse ssw wsw wnw', alias: 'CU/S', copies: { 'cult/6': 1, 'cult/5': 1 } },
  'shrine-city': { is: 'monastery shrine; city n; field ene ese sse ssw wsw wnw ~n', alias: 'CU/SC', copies: { 'cult/6': 1, 'cult/5': 1 } },
  'shrine-road': {
    is: 'monastery shrine link-a; road s link-a; field nnw nne ene ese sse ssw wsw wnw',
    alias: 'CU/SR',
    copies: { 'cult/6': 1, 'cult/5': 1 },
  },
  'shrine-city-road': {
    is: 'monastery shrine link-a; city n; road s link-a; field ene ese sse ssw wsw wnw ~n',
    alias: 'CU/SCFR',
    copies: { 'cult/6': 1, 'cult/5': 1 },
  },
  'shrine-two-roads-across': {
    is: 'monastery shrine link-a link-b; road n link-a; road s link-b; field nnw ssw wsw wnw; field nne ene ese sse',
    alias: 'CU/SRFR',
    copies: { 'cult/6': 1, 'cult/5': 1 },
  },
  'shrine-city-two-roads': {
    is: 'monastery shrine link-a link-b; city n; road w link-a; road e link-b; field ene wnw ~n; field ese sse ssw wsw',
    alias: 'CU/SRCR',
    copies: { 'cult/6': 1 },
  },
};
