/** The abbey tile: who has one, and where it can lie. */
import type { Cell } from '../../contract/spot.js';
import { neighbours, type Board, type Laid } from '../../kernel/board/board.js';
import type { Position } from '../../kernel/position/position.js';

export const ABBEY = 'abbey-and-mayor/abbey';

export const isAbbey = (tile: Laid | undefined): boolean => tile?.shape.design.id === ABBEY;

/** Whether a tile lies on each of the four sides of a cell. */
export const isSurrounded = (board: Board, cell: Cell): boolean => neighbours(cell).every((beside) => board.tile(beside) !== undefined);

/** The empty cells into which an abbey fits. */
export const holes = (board: Board): readonly Cell[] =>
  board.derive('abbey-and-mayor holes', () => board.frontier().filter((cell) => isSurrounded(board, cell)));

/** Whether a player still has his abbey; undefined where the snapshot does not say. */
export function hasAbbey({ board, players, ruleset }: Position, player: string): boolean | undefined {
  const { hand } = players.find(({ id }) => id === player) ?? {};
  if (hand) return hand.some((tile) => ruleset.design(tile)?.id === ABBEY);
  // those of all players lie on the board
  return board.laid.filter(isAbbey).length >= players.length ? false : undefined;
}
