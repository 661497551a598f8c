/** What the base game sees wrong with a snapshot. */
import { cellOf } from '../../contract/spot.js';
import { sameCell } from '../../kernel/position/position.js';
import type { Check } from '../../kernel/declare/state.js';

/** While nothing has been done since the tile was laid, nobody stands on its features (base.figure.tile-just-laid). */
export function nobodyOnTheNewTile({ snapshot, board, ruleset, add }: Check): void {
  const { turn, figures = [] } = snapshot;
  const { step, placed, done = [], tile } = turn ?? {};
  // a list that does not end with the tile is not the whole story, or a figure has come since
  if (!board || step !== 'place-figure' || !placed || done.at(-1)?.type !== 'place-tile') return;
  const laid = board.tilesOn(placed.at).find(({ shape }) => shape.design.id === (ruleset.design(tile ?? '')?.id ?? shape.design.id));
  const cells = laid ? board.cellsOf(laid.entry) : [];
  figures.forEach(({ id, owner, at }, i) => {
    const cell = cellOf(at);
    if (owner === undefined || !cell || !('feature' in at) || !cells.some(({ x, y }) => x === cell[0] && y === cell[1])) return;
    // two half tiles may lie there
    const node = board.nodeAt(at.tile, at.feature, at.edge);
    if (node < 0 || board.ownerOf(node).entry !== laid?.entry) return;
    const where = sameCell(at.tile, placed.at) ? 'the tile just laid' : 'a cell of the tile just laid';
    add(`/figures/${i}/at/tile`, 'figure-before-its-time', `\`${id}\` cannot stand on ${where}: nothing has been done since`);
  });
}
