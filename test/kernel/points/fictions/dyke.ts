/** A side at which everything ends that it meets, and a city that has no side. */
import { fiction } from '../game.js';

export const dyke = fiction('dyke', {
  featureKinds: [{ kind: 'dyke', meets: 'sides', endsAt: ['field', 'road'], completedBy: 'nothing' }],
  tiles: {
    island: { is: 'city centre; dyke w; field nnw nne ene ese sse ssw wsw wnw ~centre', alias: 'F/I', copies: {} },
    coast: { is: 'dyke e; field nnw nne ene ese sse ssw wsw wnw', alias: 'F/C', copies: {} },
  },
});
