/** Which features the tile just laid has completed. */
import { SIDES, type Side } from '../../contract/compass.js';
import type { Cell } from '../../contract/spot.js';
import type { Board, Laid } from '../board/board.js';
import type { Feature } from '../board/feature.js';
import { meetsLong, meetsSide } from '../board/shape.js';
import type { Position } from '../position/position.js';

/**
 * Occupied or not: features of the tile itself, those that end at it, those that are completed by their surroundings, which it fills,
 * and those that a piece of this part of the turn has joined or cut off. In the order of the board.
 */
export const completedNow = (view: Position): readonly Feature[] => view.remember('completed now', () => findCompleted(view));

function findCompleted({ laid, board, done, ruleset }: Position): readonly Feature[] {
  if (!laid) return [];
  const found = new Map<number, Feature>();
  const look = (node: number) => {
    const feature = board.feature(node);
    if (feature.isComplete) found.set(feature.root, feature);
  };
  for (const cell of board.cellsOf(laid.entry)) {
    for (let index = 0; index < cell.shape.design.features.length; index++) look(cell.node + index);
    eachAround(board, cell, ({ node, shape: { design } }) =>
      design.features.forEach(({ completedBy }, index) => completedBy === 'surroundings' && look(node + index)),
    );
    const half = board.otherHalf(cell);
    half?.shape.design.features.forEach((_, index) => meetsLong(half.shape, index) && look(half.node + index));
    // what ends at the tile without going on there
    for (let side = 0; side < 4; side++) {
      const other = board.laid[board.beside[cell.index * 4 + side]!];
      if (!other) continue;
      const { node, shape } = other;
      for (let index = 0; index < shape.design.features.length; index++) if (meetsSide(shape, (side + 2) & 3, index)) look(node + index);
    }
  }
  for (const change of done) {
    if (!ruleset.topologies.some(({ tokens }) => tokens.includes(String(change['kind'])))) continue;
    const { tile, edge, edges = edge === undefined ? [] : [edge] } = (change['at'] ?? change['to'] ?? {}) as Ends;
    const there = board.tile(tile);
    if (!there) continue;
    const isAt = (index: number) => edges.some((side) => meetsSide(there.shape, SIDES.indexOf(side as Side), index));
    const kinds = new Set(there.shape.design.features.filter((_, index) => isAt(index)).map(({ kind }) => kind));
    // whatever was moved away may have cut off what it joined before
    there.shape.design.features.forEach(({ kind }, index) => {
      if (change.type === 'move-token' ? kinds.has(kind) : isAt(index)) look(there.node + index);
    });
  }
  return [...found.values()].sort((a, b) => a.root - b.root);
}

/** What lies on the cells around one, and shares it. */
function eachAround(board: Board, { x, y }: Laid, tell: (laid: Laid) => void): void {
  for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) for (const laid of board.tilesOn([x + dx, y + dy])) tell(laid);
}

/** The ends of features that a piece joins, as an action names them. */
interface Ends {
  readonly tile?: Cell;
  readonly edge?: string;
  readonly edges?: readonly string[];
}
