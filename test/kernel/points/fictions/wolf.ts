/** Whoever stands in a field is threatened; in a city he is safe. */
import { fiction, named } from '../game.js';

export const wolf = fiction('wolf', {
  dangers: [
    {
      ...named('wolf'),
      of: ({ at }) =>
        'feature' in at && at.feature === 'field'
          ? { side: 'threatens', message: 'wolves come to {tile}', facts: { tile: at.tile } }
          : { side: 'protects', message: 'no wolf comes here', cites: ['fiction.walls'] },
    },
  ],
});
