/** Where the dragon may go, how far it comes, and whom it eats. */
import { neighbours, type Board } from './board.js';
import { standingOn } from './figures.js';
import { sameCell, type Cell, type Figure, type Position } from './given.js';

/** pd.dragon.move.six-steps. */
const STEPS = 6;

/** The walk: where it has been, where it began included (pd.dragon.move.no-return-to-start), and how many steps are left. */
interface Walk {
  readonly visited: readonly Cell[];
  readonly left: number;
}

/** The walk at hand, or the one that a dragon tile would begin; undefined while the dragon is beside the board. */
function walkOf({ turn, neutral }: Position): Walk | undefined {
  const at = neutral?.['dragon']?.tile;
  if (!at) return undefined;
  return turn?.step === 'move-dragon' && turn.dragon ? { visited: turn.dragon.visited, left: turn.dragon.stepsLeft } : { visited: [at], left: STEPS };
}

/** pd.dragon.move.orthogonal, .no-tile-twice, .not-onto-fairy-tile. */
const next = (board: Board, { neutral }: Position, { visited }: Walk): readonly Cell[] =>
  neighbours(visited.at(-1)!).filter(
    (cell) => board.has(cell) && !visited.some((before) => sameCell(before, cell)) && !sameCell(neutral?.['fairy']?.tile, cell),
  );

/** The cells that the dragon may be moved to now. */
export function steps(board: Board, position: Position): readonly Cell[] {
  const walk = walkOf(position);
  return walk && walk.left > 0 ? next(board, position, walk) : [];
}

/** By every way that the walk may take: in how many steps each cell is reached at the earliest. */
export function reach(board: Board, position: Position): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const start = walkOf(position);
  const go = (walk: Walk, taken: number): void => {
    if (walk.left === 0) return;
    for (const cell of next(board, position, walk)) {
      found.set(cell.join(), Math.min(taken + 1, found.get(cell.join()) ?? Infinity));
      go({ visited: [...walk.visited, cell], left: walk.left - 1 }, taken + 1);
    }
  };
  if (start) go(start, 0);
  return found;
}

/** pd.dragon.eat.everything-on-the-tile: of the figures that this model knows there is none that the dragon spares. */
export const eaten = (position: Position, cell: Cell): readonly Figure[] => standingOn(position, cell);
