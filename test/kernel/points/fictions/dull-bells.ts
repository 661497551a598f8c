/** A later expansion that takes the place of one trigger of the bells, and leaves the other alone. */
import { fiction, gets, named } from '../game.js';

export const dullBells = fiction('dull-bells', {
  triggers: [
    {
      ...named('dull-bells.rung-for'),
      on: 'figure-returned',
      replaces: ['bells.rung-for'],
      then: (view) => ({ scores: [gets(view.active, -1, null, 'noise')] }),
    },
  ],
});
