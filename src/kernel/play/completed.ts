/** Which features the tile just laid has completed. */
import { SIDES, type Side } from '../../contract/compass.js';
import type { DoneAction } from '../../contract/snapshot.js';
import type { Cell } from '../../contract/spot.js';
import type { Board, Laid } from '../board/board.js';
import type { Feature } from '../board/feature.js';
import { meetsLong, meetsSide } from '../board/shape.js';
import type { Position } from '../position/position.js';
import { flatMap } from '../lists.js';

/**
 * Occupied or not: features of the tile itself, those that end at it, those that are completed by their surroundings, which it fills,
 * and those that a piece of this part of the turn has joined or cut off. In the order of the board.
 */
export const completedNow = (view: Position): readonly Feature[] => view.remember('completed now', () => findCompleted(view));

function findCompleted({ laid, board, done, ruleset }: Position): readonly Feature[] {
  if (!laid) return [];
  const changes = done.filter((change) => ruleset.topologies.some(({ tokens }) => tokens.includes(String(change['kind']))));
  return completeAmong(board, [...nodesAt(board, laid), ...flatMap(changes, (change) => nodesOf(board, change))]);
}

/** Those of the features of these nodes that are complete, in the order of the board. */
function completeAmong(board: Board, nodes: readonly number[]): readonly Feature[] {
  // one that is not complete is not known to be so when it is asked again
  const roots = new Set<number>();
  for (const node of nodes) roots.add(board.rootOf(node));
  const features: Feature[] = [];
  for (const root of roots) {
    const feature = board.feature(root);
    if (feature.isComplete) features.push(feature);
  }
  return features.sort((a, b) => a.root - b.root);
}

/** Whatever a tile may have completed: its own features and those beside it. */
function nodesAt(board: Board, laid: Laid): number[] {
  const nodes: number[] = [];
  for (const cell of board.cellsOf(laid.entry)) {
    for (let index = 0; index < cell.shape.design.features.length; index++) nodes.push(cell.node + index);
    eachAround(board, cell, ({ node, shape: { design } }) =>
      design.features.forEach(({ completedBy }, index) => completedBy === 'surroundings' && nodes.push(node + index)),
    );
    const half = board.otherHalf(cell);
    half?.shape.design.features.forEach((_, index) => meetsLong(half.shape, index) && nodes.push(half.node + index));
    // what ends at the tile without going on there
    for (let side = 0; side < 4; side++) {
      const other = board.neighbour(cell, side);
      if (!other) continue;
      const { node, shape } = other;
      for (let index = 0; index < shape.design.features.length; index++) if (meetsSide(shape, (side + 2) & 3, index)) nodes.push(node + index);
    }
  }
  return nodes;
}

/** What a piece that was put or moved in this part of the turn has joined or cut off. */
function nodesOf(board: Board, change: DoneAction): number[] {
  const { tile, edge, edges = edge === undefined ? [] : [edge] } = (change['at'] ?? change['to'] ?? {}) as Ends;
  return flatMap(tile ? board.tilesOn(tile) : [], ({ node, shape }) => {
    const { features } = shape.design;
    const isAt = (index: number) => edges.some((side) => meetsSide(shape, SIDES.indexOf(side as Side), index));
    const kinds = new Set(features.filter((_, index) => isAt(index)).map(({ kind }) => kind));
    // whatever was moved away may have cut off what it joined before
    return flatMap(features, ({ kind }, index) => ((change.type === 'move-token' ? kinds.has(kind) : isAt(index)) ? [node + index] : []));
  });
}

/** What lies on the cells around one, and shares it. */
function eachAround(board: Board, { x, y }: Laid, tell: (laid: Laid) => void): void {
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++)
      if (board.isHalved) board.tilesOn([x + dx, y + dy]).forEach(tell);
      else {
        const laid = board.tileAt(x + dx, y + dy);
        if (laid) tell(laid);
      }
}

/** The ends of features that a piece joins, as an action names them. */
interface Ends {
  readonly tile?: Cell;
  readonly edge?: string;
  readonly edges?: readonly string[];
}
