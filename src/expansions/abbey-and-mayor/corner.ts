/** The point at which a barn stands: where the corners of four tiles meet. */
import type { HalfSide } from '../../contract/compass.js';
import { HALF_SIDES } from '../../contract/compass.js';
import type { Cell, Place, Spot } from '../../contract/spot.js';
import type { Board, Laid } from '../../kernel/board/board.js';

/** The half-sides that name a corner, and where its point lies as seen from the cell; a point is called as the cell south-east of it. */
const CORNERS: readonly { readonly halves: readonly [HalfSide, HalfSide]; readonly dx: number; readonly dy: number }[] = [
  { halves: ['nnw', 'wnw'], dx: 0, dy: 0 },
  { halves: ['nne', 'ene'], dx: 1, dy: 0 },
  { halves: ['ese', 'sse'], dx: 1, dy: 1 },
  { halves: ['ssw', 'wsw'], dx: 0, dy: 1 },
];

export type Point = readonly [x: number, y: number];

/** The point that a place in a field names by its half-side; undefined where it names none. */
export function pointOf(at: Spot): Point | undefined {
  if (!('feature' in at) || at.feature !== 'field') return undefined;
  const corner = CORNERS.find(({ halves }) => (halves as readonly (string | undefined)[]).includes(at.edge));
  return corner && [at.tile[0] + corner.dx, at.tile[1] + corner.dy];
}

/** The place that names a point: of the tile south-east of it. */
export const placeAt = ([x, y]: Point): Place => ({ tile: [x, y], feature: 'field', edge: 'nnw' });

/** The four points around a cell. */
export const pointsAround = ([x, y]: Cell): Point[] => CORNERS.map(({ dx, dy }) => [x + dx, y + dy]);

/** One of the four tiles around a point, with the node of the field in the corner that it has there: -1 where that is no field. */
export interface Quarter {
  readonly cell: Cell;
  readonly laid: Laid | undefined;
  readonly node: number;
  /** Whether something ends in the corner and parts the field. */
  readonly isParted: boolean;
}

/** Of two half tiles in a cell the one that fills the corner; of those that meet there, the first. */
const tileAt = (board: Board, cell: Cell, [one, other]: readonly [HalfSide, HalfSide]): Laid | undefined => {
  const bits = sideOf(one) | sideOf(other);
  return board.tilesOn(cell).find(({ shape }) => (shape.covers & bits) === bits) ?? board.tile(cell);
};

/** The side that a half-side is on, as a bit. */
const sideOf = (half: HalfSide): number => 1 << (HALF_SIDES.indexOf(half) >> 1);

export const quarters = (board: Board, [x, y]: Point): readonly Quarter[] =>
  CORNERS.map(({ halves, dx, dy }) => {
    const cell: Cell = [x - dx, y - dy];
    const laid = tileAt(board, cell, halves);
    if (!laid) return { cell, laid, node: -1, isParted: false };
    const [first = -1, second = -1] = halves.map((half) => laid.shape.halfFeature[HALF_SIDES.indexOf(half)]);
    const isField = first >= 0 && second >= 0;
    return { cell, laid, node: isField ? laid.node + first : -1, isParted: isField && first !== second };
  });
