/** What the base game sees wrong with a snapshot. */
import { sameCell } from '../../kernel/position/position.js';
import type { Check } from '../../kernel/declare/state.js';
import { onTheNewTile } from './new-tile.js';

/** While nothing has been done since the tile was laid, nobody stands on its features (base.figure.tile-just-laid). */
export function nobodyOnTheNewTile({ snapshot, board, ruleset, add }: Check): void {
  const { step, placed, done = [] } = snapshot.turn ?? {};
  // a list that does not end with the tile is not the whole story, or a figure has come since
  if (!board || step !== 'place-figure' || !placed || done.at(-1)?.type !== 'place-tile') return;
  const standing = onTheNewTile(snapshot, board, ruleset);
  snapshot.figures?.forEach((figure, i) => {
    if (!standing.includes(figure)) return;
    const where = 'tile' in figure.at && sameCell(figure.at.tile, placed.at) ? 'the tile just laid' : 'a cell of the tile just laid';
    add(`/figures/${i}/at/tile`, 'figure-before-its-time', `\`${figure.id}\` cannot stand on ${where}: nothing has been done since`);
  });
}
