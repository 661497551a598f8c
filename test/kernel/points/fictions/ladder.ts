/** By the ladder a follower comes to any tile. */
import type { PlaceFigure } from '../../../../src/contract/action.js';
import { fiction, named } from '../game.js';

export const ladder = fiction('ladder', {
  ways: ['ladder'],
  rules: [
    {
      ...named('ladder.any-tile'),
      on: 'place-figure',
      overrides: ['base.figure.tile-just-laid'],
      applies: ({ action }) => (action as PlaceFigure).via === 'ladder',
      judge: ({ pass }) => pass('the ladder leads to any tile'),
    },
  ],
});
