/** Which features may come to be scored by an action, as far as that can be told without carrying it out. */
import type { Cell } from '../../contract/spot.js';
import type { Action, MoveToken, PlaceTile, PlaceToken } from '../../contract/action.js';
import type { Board } from '../board/board.js';
import { keyOfCell } from '../board/boards.js';
import type { Feature } from '../board/feature.js';
import { meetsSide } from '../board/shape.js';
import type { TileFeature } from '../board/tile-notation.js';
import type { Position } from '../position/position.js';
import { completedNow } from './completed.js';
import { flatMap } from '../lists.js';

/** What is looked for: features as they lie, and those that a tile would bring along. */
export interface Sought {
  readonly isOne: (feature: Feature) => boolean;
  /** Left out: nothing that is printed on the tile in hand is looked for. */
  readonly isPrinted?: (printed: TileFeature) => boolean;
  /** Where they lie; left out, anywhere on the board. */
  readonly among?: () => readonly Feature[];
}

/**
 * A test whether one of these may be scored in consequence of an action: a tile is laid on or around it that may complete it, or it is complete already
 * and waits for its scoring; a piece of the board may complete any of them. It says yes where it is in doubt. What the end of the game scores is
 * another matter. Made once for many actions of a position: the board is looked through once.
 */
export function mayBeScored(
  view: Position,
  { isOne, isPrinted = () => false, among = () => view.board.allFeatures() }: Sought,
): (action: Action) => boolean {
  let found: Around | undefined;
  let isDue: boolean | undefined;
  const sought = () => (found ??= placesAround(among().filter(isOne)));
  const isOneDue = () => (isDue ??= mayBeDue(view).some(isOne));
  return (action) => {
    switch (action.type) {
      case 'place-tile':
        return comesUpTo(view, action as PlaceTile, sought()) || (view.ruleset.design((action as PlaceTile).tile)?.features.some(isPrinted) ?? false);
      case 'place-token':
      case 'move-token':
        return changesTheBoard(view, (action as PlaceToken | MoveToken).kind) ? sought().size > 0 : isOneDue();
      default:
        return isOneDue();
    }
  };
}

/** Whatever waits for its scoring, or would if somebody came: what is complete, and what expansions have scored besides. */
const mayBeDue = (view: Position): readonly Feature[] =>
  view.remember('may be due to be scored', () => [
    ...completedNow(view),
    ...flatMap(view.ruleset.all('completions'), ({ due, vacant }) => [...due(view).map(({ feature }) => feature), ...(vacant?.(view) ?? [])]),
  ]);

const changesTheBoard = ({ ruleset }: Position, kind: string): boolean => ruleset.topologies.some(({ tokens }) => tokens.includes(kind));

/** What laying a tile says where nothing is placed along with it. */
const USUAL: readonly string[] = ['type', 'player', 'tile', 'at', 'rotation', 'half'];

/** Features by the cells on which they lie, and those around them. */
type Around = ReadonlyMap<number, readonly Feature[]>;

const NONE: readonly Feature[] = [];

function placesAround(features: readonly Feature[]): Around {
  const around = new Map<number, Feature[]>();
  for (const feature of features)
    for (const { laid } of feature.parts)
      for (let y = laid.y - 1; y <= laid.y + 1; y++)
        for (let x = laid.x - 1; x <= laid.x + 1; x++) {
          const known = around.get(keyOfCell(x, y));
          if (!known) around.set(keyOfCell(x, y), [feature]);
          // each feature comes as a whole
          else if (known.at(-1) !== feature) known.push(feature);
        }
  return around;
}

/** Whether one of these that the tile may complete lies on its cells, or on those around them. */
function comesUpTo({ board, ruleset }: Position, action: PlaceTile, sought: Around): boolean {
  if (sought.size === 0) return false;
  const {
    tile,
    at: [x, y],
    rotation,
  } = action;
  const shape = ruleset.shape(tile, rotation);
  if (!shape) return false;
  const cells = shape.cells.map(({ dx, dy }): Cell => [x + dx, y + dy]);
  const near = flatMap(cells, (cell) => sought.get(keyOfCell(...cell)) ?? NONE);
  if (near.length === 0) return false;
  // a piece that is placed along with a tile may end what the tile does not seem to meet, and half a tile other sides
  const isAlone = Object.keys(action).every((member) => USUAL.includes(member));
  const isWhole = !board.isHalved && !shape.long;
  return !isAlone || near.some((feature) => mayEnd(board, feature, cells, isWhole));
}

/** Whether tiles on these cells may leave a feature open nowhere. What is never completed, or is complete, may be scored in other ways. */
function mayEnd(board: Board, feature: Feature, cells: readonly Cell[], isWhole: boolean): boolean {
  if (feature.completedBy === 'nothing' || feature.isComplete) return true;
  if (feature.completedBy === 'surroundings') return feature.openEdges <= cells.length;
  return !isWhole || feature.openEdges <= endsFacing(board, feature, cells);
}

/** At how many sides of these cells a feature ends. */
function endsFacing(board: Board, { root }: Feature, cells: readonly Cell[]): number {
  let count = 0;
  for (const cell of cells)
    for (let side = 0; side < 4; side++) {
      const other = board.facing(cell, side);
      other?.shape.design.features.forEach((_, index) => {
        if (meetsSide(other.shape, (side + 2) & 3, index) && board.rootOf(other.node + index) === root) count++;
      });
    }
  return count;
}
