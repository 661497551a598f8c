/** The Flying Machines in games of JCloisterZone. */
import type { Chance, CommonAction } from '../../contract/action.js';
import type { Jcz, JczMoment } from '../../contract/foreign.js';
import { isTakeOff } from './flight.js';

/** The last number of the messages up to this one; the die follows from it. */
function lastRandom({ game, index }: JczMoment): number {
  for (let i = index; i >= 0; i--) {
    const number = (game.replay[i]!.payload as { random?: unknown } | undefined)?.random;
    if (typeof number === 'number') return number;
  }
  return game.initialRandom ?? 0;
}

export const flierJcz: Jcz = {
  elements: { flier: null },
  features: { FlyingMachine: 'flying-machine' },
  habits: { 'flier.pyramidLanding': 'not-allowed', 'flier.afterFailedFlight': 'action-used' },
  play: (read, moment) => {
    if (read === null || read === 'commit' || !isTakeOff(read as CommonAction)) return undefined;
    const roll: Chance = { type: 'chance', of: 'flight', outcome: Math.floor(lastRandom(moment) * 3) + 1 };
    return [read, roll];
  },
};
