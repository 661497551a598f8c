/** Omens: whoever draws a tile with a monastery is paid before he lays it. */
import { fiction, gets, named } from '../game.js';

export const omens = fiction('omens', {
  draws: [
    {
      ...named('omens.seen'),
      then: (view, { features }) =>
        features.some(({ kind }) => kind === 'monastery') ? { scores: [gets(view.active, 2, null, 'omen')] } : undefined,
    },
  ],
});
