/** Whoever lays a monastery has another part of the turn. */
import { fiction, named } from '../game.js';

export const encore = fiction('encore', {
  extraParts: [{ ...named('encore.won'), won: ({ laid }) => laid?.shape.design.id === 'base/B' }],
});
