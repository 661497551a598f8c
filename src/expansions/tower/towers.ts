/** The towers of a board: where they may stand, how high they are, who stands on top, and what they reach. */
import { cellOf, type spotName, type Cell, type Place } from '../../contract/spot.js';
import type { DoneAction, Figure, Snapshot } from '../../contract/snapshot.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import { flatMap } from '../../kernel/lists.js';

export const TOWER = 'tower';
export const PIECE = 'tower-piece';
/** On a tower that a follower has left, where such a tower stays closed. */
export const CLOSED = 'tower-closed';
export const PLACE_PIECE = `place-token/${PIECE}`;

/** Whether a tower may stand on a cell: its tile has a foundation, or, whatever it shows, the position knows of a tower there. */
export const hasFoundation = (view: Position, cell: Cell | undefined): boolean =>
  cell !== undefined && ((view.board.tile(cell)?.shape.design.symbols.includes(TOWER) ?? false) || height(view, cell) > 0);

/** The cells on which a tower may stand. */
export const foundations = (view: Position): readonly Cell[] =>
  view.remember('foundations of towers', () => {
    const built = flatMap(view.tokens(PIECE), ({ tile }) => (tile ? [tile] : []));
    const printed = view.board.bearing(TOWER).map(({ at }) => at);
    const others = built.filter((cell, i) => !printed.some((at) => sameCell(at, cell)) && built.findIndex((one) => sameCell(one, cell)) === i);
    return others.length === 0
      ? printed
      : view.board.laid.map(({ at }) => at).filter((at) => [...printed, ...others].some((cell) => sameCell(cell, at)));
  });

/** How many pieces lie on a tile. */
export const heightIn = ({ tokens = [] }: Snapshot, cell: Cell): number =>
  tokens.reduce((sum, { kind, tile, count = 1 }) => (kind === PIECE && sameCell(tile, cell) ? sum + count : sum), 0);
export const height = (view: Position, cell: Cell): number => view.tokensOn(PIECE, cell).reduce((sum, { count = 1 }) => sum + count, 0);

/** The top of the tower of a tile, as a place. */
export const topOf = ([x, y]: Cell): Place => ({ tile: [x, y], feature: TOWER });
export const isTop = (spot: Parameters<typeof spotName>[0]): spot is Place => 'feature' in spot && spot.feature === TOWER;

/** Who stands on the tower of a tile. */
export const onTop = ({ figures }: Position, cell: Cell): Figure | undefined =>
  figures.map(({ figure }) => figure).find(({ at }) => isTop(at) && sameCell(cellOf(at), cell));

/** How many tiles away a cell lies in a straight line, gaps included; undefined where it is out of line. */
export function distance([x, y]: Cell, [u, v]: Cell): number | undefined {
  if (x === u) return Math.abs(y - v);
  return y === v ? Math.abs(x - u) : undefined;
}

/** Whether an action that was taken put a piece on a tower. */
export const isPiece = ({ type, kind }: DoneAction): boolean => type === 'place-token' && kind === PIECE;

/** Whether a piece was placed in this turn: where what was done is left out, one on the tile just laid can only have come in it. */
export function hasPlacedPiece(view: Position): boolean {
  const { turn, laid } = view;
  return turn.done === undefined && laid ? height(view, laid.at) > 0 : view.done.some(isPiece);
}
