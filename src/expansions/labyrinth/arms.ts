/** A labyrinth with the roads that lead to it: one road, but for who may be placed on it where the variant is played. */
import type { Figure } from '../../contract/snapshot.js';
import type { Spot } from '../../contract/spot.js';
import type { Board } from '../../kernel/board/board.js';
import type { Feature, Part } from '../../kernel/board/feature.js';
import { linksOf } from '../../kernel/board/links.js';
import type { Position } from '../../kernel/position/position.js';
import { flatMap } from '../../kernel/lists.js';

export const LABYRINTH = 'labyrinth';

/** The road at that spot, if a labyrinth belongs to it. */
export function networkAt(view: Position, at: Spot): Feature | undefined {
  const feature = view.feature(at);
  return feature?.kind === 'road' && feature.count(LABYRINTH) > 0 ? feature : undefined;
}

const isLabyrinth = ({ printed }: Part): boolean => printed.marks.includes(LABYRINTH);

/** The labyrinth itself, or the arm of which a node is part, as far as the labyrinths. */
function armOf(board: Board, network: Feature, start: number): ReadonlySet<number> {
  const parts = new Map(network.parts.map((part) => [part.node, part]));
  const arm = new Set([start]);
  if (isLabyrinth(parts.get(start)!)) return arm;
  // a set goes on with what is added to it meanwhile
  for (const node of arm)
    for (const next of linksOf(board, node)) {
      const part = parts.get(next);
      if (part && !isLabyrinth(part)) arm.add(next);
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
