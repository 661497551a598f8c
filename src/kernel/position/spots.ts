/** Whether a spot is there. */
import type { Cell, Place, Spot } from '../../contract/spot.js';
import type { Defect } from '../../contract/problem.js';
import type { Snapshot } from '../../contract/snapshot.js';
import type { Board } from '../board/board.js';
import type { Ruleset } from '../ruleset/ruleset.js';
import { featureIndex, rotatedPlaces, type Shape } from '../board/shape.js';
import { instead, likeness } from '../../contract/cure.js';
import { noTileOn, show } from './ground.js';
import { flatMap } from '../lists.js';
import { nobody, noSuchFigure, playerIds } from './naming.js';

/** Areas that every game has. */
export const AREAS: readonly string[] = ['supply', 'bag', 'box', 'hand', 'captivity'];

/** Below everything else that is drawn from the same stack. */
export const BOTTOM = 'bottom';

interface Where {
  readonly ruleset: Ruleset;
  readonly board: Board;
  readonly snapshot: Snapshot;
}

/** Areas in which no figure stands. */
const BESIDE_THE_GAME = ['supply', 'bag', 'box', 'captivity'];

/** What is wrong with a spot as one that a figure stands on; undefined: one can. */
export function standingDefect(where: Where, spot: Spot, pointer: string): Defect | undefined {
  const defect = spotDefect(where, spot, pointer);
  if (defect) return defect;
  if ('area' in spot && BESIDE_THE_GAME.includes(spot.area))
    return { pointer: `${pointer}/area`, code: 'no-such-place', message: `no figure stands in the area \`${spot.area}\`` };
  if ('tile' in spot && !('feature' in spot)) {
    const has = featuresOn(where.board, spot.tile);
    return { pointer, code: 'feature-missing', message: `on which feature of ${show(spot.tile)} it stands must be known; the tile has ${has}` };
  }
  return undefined;
}

const ON_TILES = ['edge', 'as'];
const IN_AREAS = ['place', 'space', 'player', 'with'];

/** A member that says nothing of a spot of its kind. */
export const strayIn = (spot: Spot): string | undefined =>
  ('tile' in spot ? undefined : ON_TILES.find((member) => member in spot)) ??
  ('area' in spot ? undefined : IN_AREAS.find((member) => member in spot));

/** What is wrong with a spot; undefined: it is there. */
export function spotDefect(where: Where, spot: Spot, pointer: string): Defect | undefined {
  const kinds = ['tile' in spot ? 'tile' : '', 'area' in spot ? 'area' : '', 'figure' in spot ? 'figure' : ''].filter((kind) => kind !== '');
  if (kinds.length !== 1)
    return {
      pointer,
      code: 'spot-unclear',
      message: `a spot has either a \`tile\`, an \`area\` or a \`figure\`${kinds.length > 1 ? `, not ${kinds.join(' and ')}` : ''}`,
    };
  const stray = strayIn(spot);
  if (stray !== undefined)
    return {
      pointer,
      code: 'spot-unclear',
      message: `\`${stray}\` says nothing of a ${stray === 'edge' || stray === 'as' ? 'spot that is on no tile' : 'spot that is in no area'}`,
    };
  if ('feature' in spot && kinds[0] !== 'tile')
    return { pointer, code: 'spot-unclear', message: 'a `feature` is one of a tile, and the spot has no `tile`' };
  if ('feature' in spot) return placeDefect(where, spot, pointer);
  if ('tile' in spot) return tileDefect(where.board, spot.tile, pointer);
  if ('figure' in spot)
    return (where.snapshot.figures ?? []).some(({ id }) => id === spot.figure)
      ? undefined
      : { pointer: `${pointer}/figure`, code: 'unknown-figure', message: noSuchFigure(where.snapshot, spot.figure) };
  return areaDefect(where, spot, pointer);
}

function tileDefect(board: Board, tile: Cell, pointer: string): Defect | undefined {
  return board.tile(tile) ? undefined : { pointer: `${pointer}/tile`, code: 'no-tile-there', message: noTileOn(board, tile) };
}

/** What is wrong with a place: no tile, or no such feature on it. */
function placeDefect({ ruleset, board, snapshot }: Where, place: Place, pointer: string): Defect | undefined {
  const { tile, feature, edge } = place;
  const bare = tileDefect(board, tile, pointer);
  if (bare) return bare;
  const location = ruleset.locationOf(place);
  if (board.nodeAt(tile, feature, edge) >= 0) return undefined;
  if (location) {
    const wrong = location.defect?.(place, { board, snapshot });
    return wrong === undefined ? undefined : { pointer, code: 'no-such-place', message: wrong };
  }
  const there = board.tilesOn(tile);
  const where = edge === undefined ? '' : ` at \`${edge}\``;
  const names = there.map(({ shape }) => `\`${shape.design.id}\``).join(' and ');
  const [has, it] = there.length > 1 ? ['have', 'they have'] : ['has', 'it has'];
  if ((edge === undefined || edge === 'centre') && there.length > 1 && there.every(({ shape }) => featureIndex(shape, feature, edge) >= 0))
    return {
      pointer,
      code: 'spot-unclear',
      message: `which ${feature} is meant must be known: ${names} at ${show(tile)} have ${featuresOn(board, tile)}`,
    };
  const others = flatMap(there, ({ shape }) => shape.design.features.map(({ kind }) => kind)).filter((kind) => kind !== feature);
  return {
    pointer,
    code: 'no-such-feature',
    message: `${names} at ${show(tile)} ${has} no ${feature}${where}; ${it} ${featuresOn(board, tile)}${likeness(feature, others)}`,
  };
}

/** Both of two half tiles. */
const featuresOn = (board: Board, cell: Cell): string =>
  board
    .tilesOn(cell)
    .map(({ shape }) => featuresOf(shape))
    .join(', ');

/** What a tile has on it, as it lies: `city n, road e w`. */
const featuresOf = ({ design, edges, rotation, half }: Shape): string =>
  design.features
    .map((printed, i) => {
      // what lies inside half a tile bears the name of its corner
      const places = half && edges[i]?.startsWith(half) ? [edges[i]] : rotatedPlaces(printed, rotation);
      return [printed.kind, ...(places.length > 0 ? places : edges[i] === undefined ? [] : [edges[i]])].join(' ');
    })
    .join(', ');

function areaDefect({ ruleset, board, snapshot }: Where, spot: Extract<Spot, { area: string }>, pointer: string): Defect | undefined {
  const { area, player } = spot;
  if (player !== undefined && !snapshot.players.some(({ id }) => id === player))
    return { pointer: `${pointer}/player`, code: 'unknown-player', message: nobody(player, playerIds(snapshot)) };
  if (AREAS.includes(area)) return undefined;
  const location = ruleset.locationOf(spot);
  if (!location)
    return {
      pointer: `${pointer}/area`,
      code: 'unknown-area',
      message: `no expansion of the ruleset has an area \`${area}\`${instead(area, [...AREAS, ...ruleset.locations.keys()])}`,
    };
  const { place } = spot;
  if (place !== undefined && location.places && !location.places.includes(place))
    return {
      pointer,
      code: 'no-such-place',
      message: `the area \`${area}\` has no place \`${place}\`${instead(place, location.places)}`,
    };
  const wrong = location.defect?.(spot, { board, snapshot });
  return wrong === undefined ? undefined : { pointer, code: 'no-such-place', message: wrong };
}
