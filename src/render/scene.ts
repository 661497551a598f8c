/** Where things are on the board, in units of a hundred to a tile. */
import type { Cell, Spot } from '../contract/spot.js';
import type { Position } from '../kernel/position/position.js';
import { featureIndex } from '../kernel/board/shape.js';
import { playerColours } from './colours.js';
import { SIZE, type Point } from './geometry.js';
import { anchor } from './tile.js';

/** A position, and what several parts of its picture need to know. */
export interface Scene {
  readonly view: Position;
  readonly colours: ReadonlyMap<string, string>;
  /** The middle of every figure, by id. */
  readonly standing: ReadonlyMap<string, Point>;
}

export const sceneOf = (view: Position): Scene => ({ view, colours: playerColours(view.snapshot.players), standing: standingOf(view) });

export const corner = ([x, y]: Cell): Point => [x * SIZE, y * SIZE];
export const middle = ([x, y]: Cell): Point => [x * SIZE + SIZE / 2, y * SIZE + SIZE / 2];

/** Where whatever is off the tiles is drawn. */
const OUTSIDE: Point = [-SIZE, -SIZE];

/** Where a spot is on the board. */
export function spotOf({ board }: Position, spot: Spot): Point {
  if (!('feature' in spot)) return 'tile' in spot ? middle(spot.tile) : OUTSIDE;
  const { tile: cell, feature, edge } = spot;
  const laid = board.tile(cell);
  if (!laid) return middle(cell);
  const [x, y] = anchor(laid.shape, featureIndex(laid.shape, feature, edge));
  return [cell[0] * SIZE + x, cell[1] * SIZE + y];
}

/** Figures on the same spot stand beside each other. */
function standingOf(view: Position): ReadonlyMap<string, Point> {
  const count = new Map<string, number>();
  const places = new Map<string, Point>();
  for (const { id, at } of view.snapshot.figures ?? []) {
    const [x, y] = spotOf(view, at);
    const before = count.get(`${x} ${y}`) ?? 0;
    count.set(`${x} ${y}`, before + 1);
    places.set(id, [x + before * 9, y + (before % 2) * 6]);
  }
  return places;
}
