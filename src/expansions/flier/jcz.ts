/** The Flying Machines in games of JCloisterZone. */
import type { Chance, CommonAction } from '../../contract/action.js';
import type { Jcz, JczMoment } from '../../contract/foreign.js';
import { isTakeOff } from './flight.js';
import { flatMap } from '../../kernel/lists.js';

/** The last number of the messages up to this one; the die follows from it. */
function lastRandom({ game, index }: JczMoment): number {
  for (let i = index; i >= 0; i--) {
    const number = (game.replay[i]!.payload as { random?: unknown } | undefined)?.random;
    if (typeof number === 'number') return number;
  }
  return game.initialRandom ?? 0;
}

interface Told {
  readonly history?: readonly { readonly events?: readonly { readonly type?: string; readonly distance?: number }[] }[];
}

const takesOff = ({ payload }: JczMoment['message']): boolean =>
  (payload as { pointer?: { feature?: unknown } | null } | undefined)?.pointer?.feature === 'FlyingMachine';

/**
 * How far the machine flies, as a game with its end recorded tells of it: where the number comes with an earlier message, a tile has been drawn by it
 * first, and the die no longer follows from it. Flights that were taken back are not told.
 */
function told({ game, index }: JczMoment): number | undefined {
  const events = flatMap((game.final as Told | null | undefined)?.history ?? [], (turn) => turn.events ?? []);
  const rolls = events.filter(({ type }) => type === 'flier-roll');
  if (game.replay.filter(takesOff).length !== rolls.length) return undefined;
  return rolls[game.replay.slice(0, index).filter(takesOff).length]?.distance;
}

export const flierJcz: Jcz = {
  elements: { flier: null },
  features: { FlyingMachine: 'flying-machine' },
  habits: { 'flier.pyramidLanding': 'not-allowed', 'flier.afterFailedFlight': 'action-used' },
  play: (read, moment) => {
    if (read === null || read === 'commit' || !isTakeOff(read as CommonAction)) return undefined;
    const roll: Chance = { type: 'chance', of: 'flight', outcome: told(moment) ?? Math.floor(lastRandom(moment) * 3) + 1 };
    return [read, roll];
  },
};
