/** Tiles that fit anything, tiles of several cells, and half tiles; and one meeple more for each player. */
import { fiction } from '../game.js';

const FIELD = 'field nnw nne ene ese sse ssw wsw wnw';

export const giants = fiction('giants', {
  symbols: ['flag'],
  featureKinds: [{ kind: 'keep', meets: 'nothing', completedBy: 'surroundings', spansCells: true }],
  tiles: {
    joker: { is: 'monastery', alias: 'F/J', copies: {}, fitsAnything: true },
    wide: { is: [`keep; ${FIELD}`, `keep; road e; field nnw nne ene sse ssw wsw wnw ese | flag`], size: [2, 1], alias: 'F/W', copies: {} },
    square: { is: ['city n w; field ene ese sse ssw ~n', FIELD, FIELD, `monastery; ${FIELD}`], size: [2, 2], alias: 'F/S', copies: {} },
    half: { is: 'road n w; field nnw wnw; field nne wsw long-1 long-2', alias: 'F/H', copies: {}, half: true },
    'other-half': { is: 'city n; field wsw wnw long-1 long-2 ~n', alias: 'F/O', copies: {}, half: true },
  },
  furtherFigures: [{ kind: 'meeple', by: () => 1, cites: ['fiction.giants'] }],
  unprinted: {
    blank: { alias: 'F/N', copies: {}, size: [2, 1], shows: ['keep'] },
    joker: { alias: 'F/J', copies: {}, symbols: ['flag'] },
  },
});
