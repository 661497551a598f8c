/** A labyrinth with the roads that lead to it: one road, but for who may be placed on it where the variant is played. */
import type { Spot } from '../../contract/spot.js';
import type { Board } from '../../kernel/board/board.js';
import type { Feature, Part } from '../../kernel/board/feature.js';
import { linksOf } from '../../kernel/board/links.js';
import type { Position, Standing } from '../../kernel/position/position.js';

export const LABYRINTH = 'labyrinth';

/** The road at that spot, if a labyrinth belongs to it. */
export function networkAt(view: Position, at: Spot): Feature | undefined {
  const feature = view.feature(at);
  return feature?.kind === 'road' && feature.count(LABYRINTH) > 0 ? feature : undefined;
}

const isLabyrinth = ({ printed }: Part): boolean => printed.marks.includes(LABYRINTH);

/** The labyrinth itself, or the arm of which a node is part, as far as the labyrinths. */
function armOf(board: Board, network: Feature, start: number): { readonly nodes: ReadonlySet<number>; readonly labyrinths: ReadonlySet<number> } {
  const own = new Set(network.parts.filter(isLabyrinth).map(({ node }) => node));
  const nodes = new Set([start]);
  const labyrinths = new Set<number>();
  if (own.has(start)) return { nodes, labyrinths };
  // a set goes on with what is added to it meanwhile
  for (const node of nodes) for (const next of linksOf(board, node)) (own.has(next) ? labyrinths : nodes).add(next);
  return { nodes, labyrinths };
}

/** Who stands on the labyrinth, or on the arm, that a spot is part of; and to how many labyrinths that arm leads. */
export function onArm(view: Position, network: Feature, at: Spot): { readonly there: readonly Standing[]; readonly labyrinths: number } {
  const { nodes, labyrinths } = armOf(view.board, network, view.node(at));
  return { there: view.on(network).filter(({ node }) => nodes.has(node)), labyrinths: labyrinths.size };
}
