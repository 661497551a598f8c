/** Where a river tile would join the river, and which way the river runs there. */
import type { PlaceTile } from '../../contract/action.js';
import type { Cell } from '../../contract/spot.js';
import { neighbours, type Board, type Laid } from '../../kernel/board/board.js';
import type { Position } from '../../kernel/position/position.js';
import type { Shape } from '../../kernel/board/shape.js';
import type { TileDesign } from '../../kernel/board/tile-notation.js';
import { flatMap } from '../../kernel/lists.js';

const SIDES = [0, 1, 2, 3];

export const isRiverTile = (design: TileDesign | undefined): boolean => design?.features.some(({ kind }) => kind === 'river') ?? false;

const isRiver = ({ design, sideFeature }: Shape, side: number): boolean => design.features[sideFeature[side]!]?.kind === 'river';

/** The sides (n e s w) at which the river crosses the edge of a tile. */
const riverSides = (shape: Shape): number[] => SIDES.filter((side) => isRiver(shape, side));

/** A side at which the tile to be laid would continue the river of its neighbour. */
interface Joint {
  readonly side: number;
  readonly beside: Laid;
}

export function joints(view: Position, { tile, at, rotation }: PlaceTile): Joint[] {
  const around = neighbours(at);
  return flatMap(riverSides(view.ruleset.shape(tile, rotation)!), (side): Joint[] => {
    const beside = view.board.tile(around[side]);
    return beside && isRiver(beside.shape, (side + 2) & 3) ? [{ side, beside }] : [];
  });
}

/** Whether the tile would send the river back the way from which it came to the tile before. */
export function turnsBack(view: Position, { tile, rotation }: PlaceTile, { side, beside }: Joint): boolean {
  const onwards = riverSides(view.ruleset.shape(tile, rotation)!).filter((other) => other !== side);
  return upstream(view, beside, (side + 2) & 3).some((from) => onwards.includes(from));
}

/** Whether somewhere above the river ran the other way than the tile would send it. */
export function turnsBackAnywhere(view: Position, { tile, rotation }: PlaceTile, { side, beside }: Joint): boolean {
  const onwards = riverSides(view.ruleset.shape(tile, rotation)!).filter((other) => other !== side);
  const seen = new Set<Laid>();
  const look = (laid: Laid, exit: number): boolean => {
    if (seen.has(laid)) return false;
    seen.add(laid);
    return upstream(view, laid, exit).some((from) => {
      if (onwards.includes(from)) return true;
      const before = view.board.tile(neighbours(laid.at)[from]);
      return before !== undefined && look(before, (from + 2) & 3);
    });
  };
  return look(beside, (side + 2) & 3);
}

/** An end of the river that is still open: the empty cell that it enters, and the way it runs there. */
interface End {
  readonly at: Cell;
  readonly heading: number;
}

const openEnds = (board: Board): readonly End[] =>
  board.derive('river ends', () =>
    flatMap(board.laid, ({ shape, at }) =>
      flatMap(riverSides(shape), (heading): End[] => {
        const cell = neighbours(at)[heading]!;
        return board.tile(cell) ? [] : [{ at: cell, heading }];
      }),
    ),
  );

/** Whether an open end of the river enters the cell. */
export const isEntered = (board: Board, cell: Cell): boolean => openEnds(board).some(({ at }) => at[0] === cell[0] && at[1] === cell[1]);

/** How far a cell lies ahead of another one on a heading, and how far beside it. */
const seenFrom = ([x, y]: Cell, [ox, oy]: Cell, heading: number): readonly [ahead: number, beside: number] => {
  const [dx, dy] = [x - ox, y - oy];
  return heading === 0 ? [-dy, dx] : heading === 1 ? [dx, dy] : heading === 2 ? [dy, dx] : [-dx, dy];
};

/**
 * Whether the way ahead of every open side of the tile would be clear: no tile in the three rows straight ahead of it, and no
 * other end of the river that runs the same way in a row next to it.
 */
export function hasClearWay({ ruleset, board }: Position, { tile, at, rotation }: PlaceTile): boolean {
  const around = neighbours(at);
  const open = riverSides(ruleset.shape(tile, rotation)!).filter((side) => !board.tile(around[side]));
  const ends = openEnds(board).filter((end) => end.at[0] !== at[0] || end.at[1] !== at[1]);
  return open.every((heading) => {
    const inTheWay = board.laid.some((laid) => {
      const [ahead, beside] = seenFrom(laid.at, at, heading);
      return ahead > 0 && Math.abs(beside) <= 1;
    });
    const alongside = ends.some((end) => end.heading === heading && Math.abs(seenFrom(end.at, at, heading)[1]) === 1);
    return !inTheWay && !alongside;
  });
}

/** Whether the river runs on somewhere. */
export const isRiverOpen = (board: Board): boolean => openEnds(board).length > 0;

/** Whether the last tile of the river lies. */
export const isRiverDone = ({ board }: Position): boolean =>
  board.derive('river done', () => board.laid.some(({ shape }) => shape.design.group === 'river-lake'));

/** The sides by which the river comes to a tile that it leaves by `exit`; of a fork, only the one towards the source. */
function upstream({ board }: Position, laid: Laid, exit: number): number[] {
  const others = riverSides(laid.shape).filter((side) => side !== exit);
  if (others.length < 2) return others;
  const fromSource = others.filter((side) =>
    board.feature(laid.node + laid.shape.sideFeature[side]!).parts.some((part) => part.laid.shape.design.group === 'river-spring'),
  );
  return fromSource.length > 0 ? fromSource : others;
}
