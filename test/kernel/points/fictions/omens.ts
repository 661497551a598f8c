/** Omens: whoever draws a tile with a monastery is paid before he lays it. */
import type { TileDesign } from '../../../../src/kernel/board/tile-notation.js';
import { fiction, gets, named } from '../game.js';

const isOmen = ({ features }: TileDesign) => features.some(({ kind }) => kind === 'monastery');

export const omens = fiction('omens', {
  draws: [
    {
      ...named('omens.seen'),
      sort: (tile) => (isOmen(tile) ? 'omen' : undefined),
      then: (view, tile) => (isOmen(tile) ? { scores: [gets(view.active, 2, null, 'omen')] } : undefined),
    },
  ],
});
