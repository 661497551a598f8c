/** English of the second edition: only the texts that name something which that edition calls otherwise. */
import type { Catalogue } from './catalogue.js';

export const enC2: Catalogue = {
  messages: {
    'that printing names followers alone, and later ones every figure': 'that printing names meeples alone, and later ones every figure',
    'only a follower keeps the fairy where she is': 'only a meeple keeps the fairy where she is',
    'a follower of the player stands there': 'a meeple of the player stands there',
    'a large follower is removed like any other knight': 'a large meeple is removed like any other knight',
    'builder and pig are no followers': 'builder and pig are no meeples',
    'builder or pig goes home with the last follower': 'builder or pig goes home with the last meeple',
    'builder or pig stays without a follower': 'builder or pig stays without a meeple',
    'in a volcano turn no deployment is given up, so the fairy stays': 'in a volcano turn no placing of a meeple is given up, so the fairy stays',
    'no follower of `{player}` stands on {tile}': 'no meeple of `{player}` stands on {tile}',
    'only followers are barred from the volcano tile': 'only meeples are barred from the volcano tile',
    'the fairy is not with a follower of the player': 'the fairy is not with a meeple of the player',
    'the fairy is with a follower of the player': 'the fairy is with a meeple of the player',
    'what several followers of one player bring is not said': 'what several meeples of one player bring is not said',
    'she may be put next to any follower of the player': 'she may be put next to any meeple of the player',
    'the festival removed a follower': 'the festival removed a meeple',
    'the festival removed no follower': 'the festival removed no meeple',
    'the player has a follower there': 'the player has a meeple there',
    'the player has no follower there': 'the player has no meeple there',
    'which follower she is put next to is not said': 'which meeple she is put next to is not said',
  },
  labels: { pennants: 'coats of arms' },
};
