/**
 * No source gives the shapes of the sixty land tiles or of the start tile. These are made up: enough of them that a position can be
 * written down with what matters of its tiles, roads, fields, a castle or cemetery, and the sides under mist. They are in no set.
 */
import type { TileText } from '../../kernel/board/tile-notation.js';

const standIn = (alias: string, is: TileText['is'], size?: TileText['size']): TileText => ({
  is,
  alias: `test/${alias}`,
  copies: {},
  walled: true,
  standIn: true,
  ...(size && { size }),
});

const ALL = 'field nnw nne ene ese sse ssw wsw wnw';

/** Half-sides that a tile does not name lie under mist. */
export const ghostsCastlesAndCemeteriesTiles: Readonly<Record<string, TileText>> = {
  'road-mist': standIn('mist-RFr', 'road e w; field ese sse ssw wsw | mist-n mist-e mist-w'),
  'road-clear': standIn('clear-RFr', 'road e w; field nnw nne ene wnw; field ese sse ssw wsw'),
  'road-mist-inside': standIn('mist-inside', 'road e w; field nnw nne ene wnw; field ese sse ssw wsw | mist'),
  'field-mist': standIn('mist-F', '| mist-n mist-e mist-s mist-w'),
  'field-mist-one': standIn('mist-FFFf', 'field ene ese sse ssw wsw wnw | mist-n'),
  'field-mist-corner': standIn('mist-Ffff', 'field sse ssw wsw wnw | mist-n mist-e'),
  'city-mist': standIn('mist-CF', 'city n; field ene ese wsw wnw ~n | mist-s'),
  'city-road-mist': standIn('mist-CFR', 'city n; road s; field ene ese sse wsw wnw ~n | mist-s'),
  'castle-mist': standIn('mist-castle', 'palace; road s; field ene ese sse ssw wsw wnw | mist-n'),
  'castle-road': standIn('castle', `palace; road s; ${ALL}`),
  cemetery: standIn('cemetery', `cemetery; ${ALL}`),
  'cemetery-mist': standIn('mist-cemetery', 'cemetery; field ene ese sse ssw wsw wnw | mist-n'),
  'cemetery-city': standIn('cemetery-city', 'cemetery; city n; field ene ese sse ssw wsw wnw ~n'),
  /** Four squares around the ruin: a road comes to it from each side, and between two of them lies a field. */
  start: standIn(
    'start',
    [
      'road n; field nnw sse ssw wsw wnw; field nne ene ese | castle-ruin',
      'road e; field nnw nne ene wsw wnw; field ese sse ssw | castle-ruin',
      'road w; field nnw nne wnw; field ene ese wsw | castle-ruin mist-s',
      'road s; field ssw wsw wnw; field nnw nne ene ese sse | castle-ruin',
    ],
    [2, 2],
  ),
};
