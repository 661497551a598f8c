/** Who stands on the features of the tile just laid: nobody did before something was done there. */
import { cellOf } from '../../contract/spot.js';
import type { Figure, Snapshot } from '../../contract/snapshot.js';
import type { Board } from '../../kernel/board/board.js';
import type { InForce } from '../../kernel/declare/view.js';

export function onTheNewTile({ turn, figures = [] }: Snapshot, board: Board, ruleset: InForce): readonly Figure[] {
  const { placed, tile } = turn ?? {};
  const laid = placed && board.tilesOn(placed.at).find(({ shape }) => shape.design.id === (ruleset.design(tile ?? '')?.id ?? shape.design.id));
  if (!laid) return [];
  const cells = board.cellsOf(laid.entry);
  return figures.filter(({ owner, at }) => {
    const cell = cellOf(at);
    if (owner === undefined || !cell || !('feature' in at) || !cells.some(({ x, y }) => x === cell[0] && y === cell[1])) return false;
    // two half tiles may lie there
    const node = board.nodeAt(at.tile, at.feature, at.edge);
    return node >= 0 && board.ownerOf(node).entry === laid.entry;
  });
}
