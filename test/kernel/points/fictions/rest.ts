/** A follower may lie down before a figure is placed. */
import type { Choose } from '../../../../src/contract/action.js';
import { because, fiction, named } from '../game.js';

export const rest = fiction('rest', {
  figureMembers: [{ name: 'lying', values: () => [true] }],
  actions: [
    {
      ...named('choose/lie-down'),
      in: ['place-figure'],
      interlude: true,
      propose: (view) => view.figures.map(({ figure }): Choose => ({ type: 'choose', option: 'lie-down', figure: figure.id })),
      perform: (_, action) => ({
        effects: [{ type: 'piece-changed', piece: { figure: (action as Choose).figure! }, set: { lying: true }, ...because('lies') }],
      }),
    },
  ],
});
