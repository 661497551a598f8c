/** The Siege in games of JCloisterZone. */
import type { Jcz } from '../../contract/foreign.js';
import { BY, ESCAPE } from './escape.js';

export const siegeJcz: Jcz = {
  elements: { siege: 'siege', escape: 'escape' },
  rules: {
    'espace-variant': {
      'siege-tile': { 'siege.escapeNeighbour': 'besieger-tile' },
      'any-tile': { 'siege.escapeNeighbour': 'any-city-tile' },
    },
  },
  // it asks after both parts of a double turn, a pig adds to a besieged city what it adds to others, and the siege takes a point for each tile whatever these bring
  habits: { 'siege.escapeInDoubleTurn': 'once', 'siege.pig': 'one', 'siege.twoTiles': 'nothing' },
  removals: { SIEGE_ESCAPE: BY },
  // the turn is committed before the escape, and not again after it: what is passed over before that is something else
  play: (read, { step, game, index }) => {
    if (step !== ESCAPE) return undefined;
    const isOfAnother = read !== null && read !== 'commit' && read.type === 'pass' && game.replay[index + 1]?.type === 'COMMIT';
    return read === 'commit' || isOfAnother ? [] : undefined;
  },
};
