/** An abbey beside a space that a half tile fills only in part. */
import type { PlaceTile } from '../../contract/action.js';
import { neighbours } from '../../kernel/board/board.js';
import { rule } from './author.js';
import { isHalfAt } from './halves.js';
import { GRID } from './settings.js';

const hole = rule<PlaceTile>({
  id: 'with-abbey-and-mayor.hole',
  on: 'place-tile',
  cites: ['halflings.monastery.cells'],
  applies: ({ view: { board, ruleset }, action: { tile, at } }) =>
    board.isHalved &&
    ruleset.design(tile)?.fitsAnything === true &&
    neighbours(at).some(
      (cell, side) => isHalfAt(board, cell) && board.tilesOn(cell).every(({ shape }) => (shape.covers & (1 << ((side + 2) & 3))) === 0),
    ),
  judge: (inquiry) =>
    inquiry.get(GRID) === 'cell'
      ? inquiry.pass('a space with a half tile counts beside an abbey')
      : inquiry.unregulated('no source says whether a half tile closes a hole for an abbey at a side that it leaves free'),
});
export const rulesWithAbbey = [hole];
