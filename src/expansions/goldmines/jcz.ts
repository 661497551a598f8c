/** The Goldmines in games of JCloisterZone. */
import type { PlaceToken } from '../../contract/action.js';
import { cellOfDestination, type Jcz } from '../../contract/foreign.js';

const ingot = ([x, y]: readonly number[]): PlaceToken => ({ type: 'place-token', kind: 'gold', at: { tile: [x!, y!] } });

interface Options {
  readonly options?: readonly (readonly number[])[];
}

export const goldminesJcz: Jcz = {
  elements: { gold: null },
  habits: { 'goldmines.choice': 'automatic', 'goldmines.castle': 'six-tiles' },
  tokens: {
    GOLD: (to) => {
      const cell = cellOfDestination(to);
      return cell && ingot(cell);
    },
  },
  offers: { GoldPiece: ({ options = [] }: Options) => options.map(ingot) },
};
