/** On which of two half tiles in a space a token lies. */
import type { Token } from '../../contract/snapshot.js';
import type { Laid } from '../board/laid.js';
import type { Position } from './position.js';

/**
 * The tiles on which a token may lie: one, or, of two half tiles in a space, both. Which of them it is it says with the corner that the half fills, as
 * its `edge`.
 */
export function tilesUnder({ board }: Position, { tile, edge }: Pick<Token, 'tile' | 'edge'>): readonly Laid[] {
  const there = tile ? board.tilesOn(tile) : [];
  const said = there.length > 1 ? there.filter(({ shape }) => shape.half === edge) : [];
  return said.length > 0 ? said : there;
}
