/** Instead of placing a figure a flock may grow: its shepherd draws once more. */
import type { Choose } from '../../../../src/contract/action.js';
import { fiction, named, state } from '../game.js';

export const tending = fiction('tending', {
  actions: [
    {
      ...named('choose/grow'),
      in: ['place-figure'],
      figureAction: true,
      propose: ({ figures }) =>
        figures.flatMap(({ figure: { id, kind } }): Choose[] => (kind === 'shepherd' ? [{ type: 'choose', option: 'grow', figure: id }] : [])),
      perform: (_, action) => ({ effects: [state('draw', { figure: (action as Choose).figure })] }),
    },
  ],
});
