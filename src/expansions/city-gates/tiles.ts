import type { TileText } from '../../kernel/board/tile-notation.js';
import type { FeatureKind } from '../../kernel/declare/vocabulary.js';

/** A gate takes the middle of its side: fields run on beside it, roads end at it, and no city goes on there. */
export const gateKind: FeatureKind = { kind: 'gate', meets: 'sides', endsAt: ['field', 'road'], completedBy: 'nothing', neverFinal: true };

const tile = (key: string, is: string): readonly [string, TileText] => [
  key,
  { is, alias: `City-Gates/${key}`, otherAlias: `the-city-gates/${key}`, copies: { 'city-gates': 1 } },
];

/**
 * Ten of the 24 tiles, by the letters of their sides (n e s w). Of these the sources give the sides and the pennants, and of `gggg` what is in it; that the
 * gate of `fcfg` and `gcgg` belongs to their one city leaves no other shape. How the parts of the others are connected is our reading: a gate belongs
 * to the city beside it, a road that has no other end leads to the city, the two roads of `rcrg` are one that runs over the city on a bridge. How many
 * there are of each, and the other fourteen, no source says.
 */
export const cityGatesTiles: Readonly<Record<string, TileText>> = Object.fromEntries([
  tile(
    'gggg',
    'city centre gate-n gate-e gate-s gate-w; gate n; gate e; gate s; gate w; field nnw wnw ~centre; field nne ene ~centre; field ese sse ~centre; field ssw wsw ~centre',
  ),
  tile('fcfg', 'city e gate-w no-castle; gate w; field nnw nne wnw ~e; field sse ssw wsw ~e'),
  tile('gcgg', 'city e gate-n gate-s gate-w no-castle; gate n; gate s; gate w; field nnw wnw ~e; field nne ~e; field sse ~e; field ssw wsw ~e'),
  tile('ccrg+', 'city n gate-w no-castle +1; city e; road s; gate w; field wnw ~n; field ssw wsw ~n; field sse ~n ~e'),
  tile('cfrg', 'city n gate-w no-castle; road s; gate w; field wnw ~n; field ene ese sse ~n; field ssw wsw ~n'),
  tile('fcrg', 'city e gate-w no-castle; road s; gate w; field nnw nne wnw ~e; field sse ~e; field ssw wsw ~e'),
  tile('cgrr', 'city n gate-e no-castle; road s w; gate e; field ene ~n; field ese sse wnw ~n; field ssw wsw'),
  tile('rcrg', 'city e gate-w no-castle; road n s; gate w; field nnw wnw ~e; field nne ~e; field sse ~e; field ssw wsw ~e'),
  tile('cgrc+', 'city n w gate-e +1; road s; gate e; field ene ~n; field ese sse ~n; field ssw ~n'),
  tile('ccfg', 'city n e gate-w; gate w; field wnw ~n; field sse ssw wsw ~n'),
]);
