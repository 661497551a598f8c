/** Sides of tiles, as bridges and castles need them. */
import type { Sides } from '../../contract/snapshot.js';
import type { Cell } from '../../contract/spot.js';
import { SIDES } from '../../contract/compass.js';
import { neighbours, type Board, type Laid } from '../../kernel/board/board.js';
import { WILD, type Shape } from '../../kernel/board/shape.js';

export const across = (side: number): number => (side + 2) & 3;
/** The number of a side by its name, clockwise from n; -1 where it is none. */
export const sideNumber = (name: string): number => (SIDES as readonly string[]).indexOf(name);
/** The cell on the far side of a side. */
export const beyond = (cell: Cell, side: number): Cell => neighbours(cell)[side]!;

/** What is at a side: a kind of feature, `field`, or `anything`, where the side fits whatever it meets; undefined where the tile has no such side. */
export function sideKind({ covers, sides, sideFeature, design }: Shape, side: number): string | undefined {
  if (!(covers & (1 << side))) return undefined;
  if (sides[side] === WILD) return 'anything';
  const index = sideFeature[side]!;
  return index < 0 ? 'field' : design.features[index]!.kind;
}

/** The tile on a cell that has the side; of two half tiles one. */
export const laidWith = (board: Board, cell: Cell, side: number): Laid | undefined =>
  board.tilesOn(cell).find(({ shape }) => shape.covers & (1 << side));

/** The sides that a bridge joins, by number; undefined where they do not lie opposite each other. */
export function spanned(edges: readonly string[]): readonly [number, number] | undefined {
  const [a = -1, b = -1] = edges.map(sideNumber).sort((x, y) => x - y);
  return a >= 0 && b === across(a) && a !== b ? [a, b] : undefined;
}

/** Both sides of a line across a tile, clockwise from n. */
export const lineThrough = (side: number): Sides => (side % 2 === 0 ? ['n', 's'] : ['e', 'w']);
