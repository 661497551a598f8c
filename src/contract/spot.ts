/** Where a piece is: on a feature or a tile of the board, beside a figure, or in an area off the tiles. */
import type { Edge } from './compass.js';

/** A cell `[x, y]`: x grows to the east, y to the south. */
export type Cell = readonly [x: number, y: number];

/** A feature, named by any place of it, as seen on the board after rotation. */
export interface Place {
  readonly tile: Cell;
  readonly feature: string;
  readonly edge?: Edge;
  /** How the figure stands there, where that makes a difference. */
  readonly as?: string;
}
/** A tile as a whole, or one side of it. */
export interface TileSpot {
  readonly tile: Cell;
  readonly edge?: Edge;
}
/** Whether a value that came as it is is a cell. */
export const isCell = (value: unknown): value is Cell =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number');

/** Off the tiles: a supply, a quarter, a track, somebody's hand. */
export interface AreaSpot {
  readonly area: string;
  readonly place?: string;
  readonly space?: number;
  readonly player?: string;
  readonly with?: { readonly player: string; readonly counter: string };
}
/** Beside a figure. */
export interface FigureSpot {
  readonly figure: string;
}
export type Spot = Place | TileSpot | AreaSpot | FigureSpot;

/** A spot as it came in what was done, which may be told in any form; undefined where it is none. */
export function spotIn(value: unknown): Spot | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return 'tile' in value && !isCell(value.tile) ? undefined : (value as Spot);
}

/** The cell of the tile that a spot is on; undefined off the tiles. */
export const cellOf = (spot: Spot | undefined): Cell | undefined => (spot && 'tile' in spot ? spot.tile : undefined);
/** The spot as a feature of a tile; undefined where it is none. */
export const placeIn = (spot: Spot): Place | undefined => ('feature' in spot ? spot : undefined);
/** What a spot is called: the name of its feature or of its area; undefined for a tile as a whole and beside a figure. */
export const spotName = (spot: Spot): string | undefined => ('feature' in spot ? spot.feature : 'area' in spot ? spot.area : undefined);
