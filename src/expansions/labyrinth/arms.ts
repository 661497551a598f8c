/** A labyrinth with the roads that lead to it: one road, but for who may be placed on it where the variant is played. */
import type { Figure } from '../../contract/snapshot.js';
import type { Spot } from '../../contract/spot.js';
import type { Board } from '../../kernel/board/board.js';
import type { Feature, Part } from '../../kernel/board/feature.js';
import type { Position } from '../../kernel/position/position.js';
import { flatMap } from '../../kernel/lists.js';

export const LABYRINTH = 'labyrinth';

/** The road at that spot, if a labyrinth belongs to it. */
export function networkAt(view: Position, at: Spot): Feature | undefined {
  const feature = view.feature(at);
  return feature?.kind === 'road' && feature.count(LABYRINTH) > 0 ? feature : undefined;
}

const isLabyrinth = ({ printed }: Part): boolean => printed.marks.includes(LABYRINTH);

/** The nodes that meet a part at the edges of its tile. */
const meeting = (board: Board, { laid, index }: Part): number[] =>
  flatMap([0, 1, 2, 3], (side) => {
    const beside = laid.shape.sideFeature[side] === index ? board.laid[board.beside[laid.index * 4 + side]!] : undefined;
    const other = beside?.shape.sideFeature[(side + 2) & 3] ?? -1;
    return beside && other >= 0 ? [beside.node + other] : [];
  });

/** The labyrinth itself, or the arm of which a node is part, as far as the labyrinths. */
function armOf(board: Board, network: Feature, start: number): ReadonlySet<number> {
  const parts = new Map(network.parts.map((part) => [part.node, part]));
  const arm = new Set([start]);
  if (isLabyrinth(parts.get(start)!)) return arm;
  const pairs = board.joinedByPieces;
  const open = [start];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const at = node;
    const joined = flatMap(pairs, ([one, other]) => (one === at ? [other] : other === at ? [one] : []));
    for (const next of [...meeting(board, parts.get(at)!), ...joined]) {
      const part = parts.get(next);
      if (!part || arm.has(next) || isLabyrinth(part)) continue;
      arm.add(next);
      open.push(next);
    }
  }
  return arm;
}

/** Who stands on the labyrinth, or on the arm, that a spot is part of. */
export function onArm(view: Position, network: Feature, at: Spot): Figure[] {
  const arm = armOf(view.board, network, view.node(at));
  return flatMap(view.on(network), ({ figure, node }) => (arm.has(node) ? [figure] : []));
}

/** Whether a spot is on the tile of the labyrinth. */
export const isOnLabyrinth = (view: Position, network: Feature, at: Spot): boolean =>
  network.parts.some((part) => part.node === view.node(at) && isLabyrinth(part));
