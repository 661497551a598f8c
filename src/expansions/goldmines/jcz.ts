/** The Goldmines in games of JCloisterZone. */
import type { PlaceToken } from '../../contract/action.js';
import { cellOfDestination, optionsOf, type Jcz } from '../../contract/foreign.js';

const ingot = ([x, y]: readonly number[]): PlaceToken => ({ type: 'place-token', kind: 'gold', at: { tile: [x!, y!] } });

export const goldminesJcz: Jcz = {
  elements: { gold: null },
  habits: { 'goldmines.choice': 'automatic', 'goldmines.castle': 'six-tiles', 'goldmines.wideTiles': 'by-cell' },
  tokens: {
    GOLD: (to) => {
      const cell = cellOfDestination(to);
      return cell && ingot(cell);
    },
  },
  offers: { GoldPiece: (item) => optionsOf(item).map((pointer) => ({ type: 'PLACE_TOKEN', payload: { token: 'GOLD', pointer } })) },
};
