/** Where things are on the board, in units of a hundred to a tile. */
import type { AreaSpot, Cell, Place, TileSpot } from '../contract/spot.js';
import type { Position } from '../kernel/position/position.js';
import { featureIndex } from '../kernel/board/shape.js';
import { playerColours } from './colours.js';
import { SIZE, type Point } from './geometry.js';
import { areaIn, rowsOf, type Row } from './rows.js';
import { anchor, symbolOn } from './tile.js';

/** A position, and what several parts of its picture need to know. */
export interface Scene {
  readonly view: Position;
  readonly colours: ReadonlyMap<string, string>;
  /** The middle of every figure, by id. */
  readonly standing: ReadonlyMap<string, Point>;
  /** That of the neutral figures, by kind. */
  readonly neutral: ReadonlyMap<string, Point>;
  /** Off the tiles. */
  readonly rows: readonly Row[];
}

/** Whatever is off the tiles begins at `foot`; left out, it leaves a row of cells free below them. */
export function sceneOf(view: Position, foot: Point = belowCells(view)): Scene {
  const { rows, stand } = rowsOf(view.snapshot, foot);
  const standing = standingOf(view, stand);
  return { view, colours: playerColours(view.snapshot.players), standing, neutral: neutralsOf(view, standing, stand), rows };
}

export const corner = ([x, y]: Cell): Point => [x * SIZE, y * SIZE];
export const middle = ([x, y]: Cell): Point => [x * SIZE + SIZE / 2, y * SIZE + SIZE / 2];

function belowCells({ snapshot: { tiles } }: Position): Point {
  const cells = tiles.map(({ at }) => at);
  return corner([Math.min(...cells.map(([x]) => x)), Math.max(...cells.map(([, y]) => y)) + 2]);
}

/** Where a spot of a tile is on the board. */
export function spotOf({ board }: Position, spot: Place | TileSpot): Point {
  if (!('feature' in spot)) return middle(spot.tile);
  const { tile: cell, feature, edge } = spot;
  const laid = board.tile(cell);
  if (!laid) return middle(cell);
  const index = featureIndex(laid.shape, feature, edge);
  const [x, y] = (index < 0 ? symbolOn(laid.shape, feature) : undefined) ?? anchor(laid.shape, index);
  return [cell[0] * SIZE + x, cell[1] * SIZE + y];
}

type Stand = (spot: AreaSpot) => Point;

/** Figures on the same spot stand beside each other. */
function standingOf(view: Position, stand: Stand): ReadonlyMap<string, Point> {
  const count = new Map<string, number>();
  const places = new Map<string, Point>();
  for (const { id, at } of view.snapshot.figures ?? []) {
    const area = areaIn(at);
    if (area) places.set(id, stand(area));
    else {
      const [x, y] = 'tile' in at ? spotOf(view, at) : ('figure' in at && places.get(at.figure)) || NOWHERE;
      const before = count.get(`${x} ${y}`) ?? 0;
      count.set(`${x} ${y}`, before + 1);
      places.set(id, [x + before * 9, y + (before % 2) * 6]);
    }
  }
  return places;
}

const NOWHERE: Point = [-SIZE, -SIZE];

/** Beside the figure that they are with, on the feature that they are on, or somewhere on their tile. */
function neutralsOf(view: Position, standing: ReadonlyMap<string, Point>, stand: Stand): ReadonlyMap<string, Point> {
  const entries = Object.entries(view.snapshot.neutral ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  const taken = [...standing.values()];
  const places = new Map<string, Point>();
  entries.forEach(([kind, where], i) => {
    const area = areaIn(where);
    const { tile, feature, edge } = where;
    const beside = typeof where.figure === 'string' ? standing.get(where.figure) : undefined;
    const at = ([x, y]: Point): Point => (taken.some(([tx, ty]) => Math.hypot(tx - x, ty - y) < 14) ? [x + 13, y - 4] : [x, y]);
    if (area) places.set(kind, stand(area));
    else if (beside) places.set(kind, [beside[0] + 13, beside[1] - 4]);
    else if (tile && feature !== undefined) places.set(kind, at(spotOf(view, { tile, feature, ...(edge !== undefined && { edge }) })));
    else if (tile) {
      const [x, y] = middle(tile);
      places.set(kind, kind === 'dragon' ? [x, y + 4] : [x - 32 + (i % 3) * 22, y + 30]);
    }
  });
  return places;
}
