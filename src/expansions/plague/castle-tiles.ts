/** Where the plague comes to if a tile with a German castle is one tile, and not two. */
import type { Token } from '../../contract/snapshot.js';
import type { Cell } from '../../contract/spot.js';
import type { Board } from '../../kernel/board/board.js';
import type { Laid } from '../../kernel/board/laid.js';
import { flatMap } from '../../kernel/lists.js';
import { cellKey } from '../../kernel/position/ground.js';
import { sameCell, type Position } from '../../kernel/position/position.js';
import type { Reading } from './flight.js';
import { activeFleas, activeOutbreaks, FLEA, fleaOn, fleas, hasActiveOutbreak, isSource, joinedTo, lies, targets, type Region } from './regions.js';

export const CASTLE = 'german-castle';

/** Whether a tile covers more than one cell. */
export const hasWideTiles = ({ board }: Position): boolean => board.laid.length > board.entries;

/** The other half of the castle tile on a cell. */
export function otherHalf(board: Board, cell: Cell): Cell | undefined {
  if (board.laid.length === board.entries) return undefined;
  const castle = board.tilesOn(cell).find(({ shape }) => shape.design.features.some(({ kind }) => kind === CASTLE));
  return castle && board.cellsOf(castle.entry).find(({ at }) => !sameCell(at, cell))?.at;
}

/** A cell, and the other half of a castle tile on it. */
export function tileOn(board: Board, cell: Cell): readonly Cell[] {
  const other = otherHalf(board, cell);
  return other ? [cell, other] : [cell];
}

const onWholeTiles = ({ board }: Position, tokens: readonly Token[]): Token[] =>
  flatMap(tokens, (token) => (token.tile ? tileOn(board, token.tile).map((tile) => ({ ...token, tile })) : []));

const regionByTiles = (view: Position, taken?: Token): Region =>
  view.remember(`region of the plague by tiles without ${String(taken?.tile)}`, () =>
    joinedTo(
      activeOutbreaks(view),
      onWholeTiles(
        view,
        activeFleas(view).filter((flea) => flea !== taken),
      ),
    ),
  );

const isBorderByTiles = (view: Position, cell: Cell, taken?: Token): boolean =>
  tileOn(view.board, cell).some((at) => lies(regionByTiles(view, taken).border, at));

export const isTargetByTiles = (view: Position, cell: Cell, taken?: Token): boolean =>
  view.board.tile(cell) !== undefined &&
  !isSource(view, cell) &&
  !tileOn(view.board, cell).some((at) => fleaOn(view, at) !== undefined) &&
  isBorderByTiles(view, cell, taken);

export const isTargetBySpaces = (view: Position, cell: Cell, taken?: Token): boolean =>
  targets(view, taken).some((at) => sameCell(at, cell)) && !sameCell(cell, taken?.tile);

/** Cells and the other halves of castle tiles on them, each once. */
const wholeTiles = ({ board }: Position, cells: Iterable<Cell>): Cell[] => [
  ...new Map(flatMap([...cells], (cell) => tileOn(board, cell).map((at) => [cellKey(at), at] as const))).values(),
];

/** Targets that none is by spaces. */
export const targetsByTilesOnly = (view: Position, taken?: Token): readonly Cell[] =>
  hasWideTiles(view)
    ? wholeTiles(view, regionByTiles(view, taken).border.values()).filter(
        (cell) => isTargetByTiles(view, cell, taken) && !isTargetBySpaces(view, cell, taken),
      )
    : [];

/** Whether it makes a difference to which fleas belong to an active region once another one lies there. */
export function joinsOtherwise(view: Position, cell: Cell, taken?: Token): boolean {
  const sources = activeOutbreaks(view);
  return [activeFleas(view), fleas(view)].some((among) => {
    const all = [...among.filter((flea) => flea !== taken), { kind: FLEA, tile: cell }];
    const bySpaces = joinedTo(sources, all).cells;
    const byTiles = joinedTo(sources, onWholeTiles(view, all)).cells;
    return all.some(({ tile }) => lies(bySpaces, tile) !== lies(byTiles, tile));
  });
}

const isOneTile = ({ board }: Position, { at }: Laid, other: Laid): boolean => tileOn(board, at).some((cell) => sameCell(cell, other.at));

/** Ways out, with castle tiles as single tiles. */
export const BY_TILES: Reading = {
  id: 'tiles',
  isFree: (view, laid, start) =>
    (!sameCell(laid.at, start.at) && isOneTile(view, laid, start)) ||
    tileOn(view.board, laid.at).every((cell) => !fleaOn(view, cell) && !hasActiveOutbreak(view, cell)),
  isOwn: isOneTile,
};
