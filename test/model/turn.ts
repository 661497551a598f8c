/** What a turn brings when its tile has been dealt with: what is complete is scored, the figures go home, and the next turn begins. */
import { around, boardOf, type Board, type Region } from './board.js';
import { startOfTurn } from './fairy.js';
import { standingIn } from './figures.js';
import { plays, sameCell, together, type Cell, type Points, type Position, type Table } from './given.js';
import { goods, scored } from './points.js';

/** The complete regions that the tile at a cell is part of or, of monasteries and gardens, next to (base.score.completed). */
export const completedBy = (board: Board, cell: Cell): readonly Region[] =>
  board.regions.filter(({ kind, parts, isComplete }) => {
    const near = kind === 'monastery' || kind === 'garden' ? [cell, ...around(cell)] : [cell];
    return isComplete && parts.some((part) => near.some((one) => sameCell(part.cell, one)));
  });

/** A scoring: each region with what it brings, and the position when the figures have gone home (base.score.return). */
export interface Scoring {
  readonly regions: readonly { readonly region: Region; readonly points: Points }[];
  readonly after: Position;
}

export function scoring(position: Position, board: Board, cell: Cell, table: Table): Scoring {
  const due = completedBy(board, cell).filter((region) => standingIn(position, board, region).length > 0);
  const stay = (position.figures ?? []).filter(({ at }) => !due.some((region) => board.at(at) === region));
  return {
    regions: due.map((region) => ({ region, points: scored(position, board, region, 'completed', table) })),
    after: { ...position, figures: stay },
  };
}

/** traders-and-builders.goods.every-city, .goods.occupied-or-not: the goods in the cities that the tile at a cell completes. */
export const goodsOf = (board: Board, cell: Cell, table: Table): readonly string[] =>
  plays(table, 'traders-and-builders', 'traders') ? completedBy(board, cell).flatMap(({ marks }) => marks) : [];

/** The final scoring (base.end.last-tile). */
export function finalScoring(position: Position, table: Table): Points {
  const board = boardOf(position, table);
  const occupied = board.regions.filter((region) => standingIn(position, board, region).length > 0);
  return together(...occupied.map((region) => scored(position, board, region, 'final', table)), goods(position, table));
}

/** What the beginning of a turn brings: in the second part of a double turn nothing, unless the table plays it so (pd.fairy.point.once-per-double-turn). */
export const begun = (position: Position, player: string, part: number, table: Table): Points =>
  part === 1 || table.settings['fairy.pointInDoubleTurn'] === 'each-part' ? startOfTurn(position, player, table) : {};
