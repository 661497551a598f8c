/** Which features the tile just laid has completed. */
import type { Feature } from '../../kernel/feature.js';
import type { Position } from '../../kernel/position.js';

/** Occupied and complete: features of the tile itself, and monasteries and gardens whose surroundings it fills. */
export function featuresCompleted(view: Position): Feature[] {
  const { laid, board } = view;
  if (!laid) return [];
  const found = new Map<number, Feature>();
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const tile = board.tileAt(laid.x + dx, laid.y + dy);
      tile?.shape.design.features.forEach(({ kind }, index) => {
        const surrounded = kind === 'monastery' || kind === 'garden';
        if (tile !== laid && !surrounded) return;
        const node = tile.node + index;
        if (view.onNode(node).length > 0 && board.feature(node).isComplete) found.set(board.rootOf(node), board.feature(node));
      });
    }
  }
  return [...found.values()].sort((a, b) => a.root - b.root);
}
