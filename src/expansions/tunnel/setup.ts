/** Before the first turn with the Tunnel: everybody has tokens in pairs. */
import { forEach, tells, type SetupRule } from '../../kernel/declare/setup.js';
import { cites } from './author.js';
import { TOKEN } from './openings.js';
import { OF_A_PAIR, PAIRS, setsOf } from './pieces.js';
import { TOKEN_SETS } from './settings.js';

const clausesOf = (players: number) =>
  players === 2 ? cites('tunnel.setup.two-players') : players === 3 ? cites('tunnel.setup.three-players') : cites('tunnel.setup.pair-each');

/** Few players have more of them. */
const pairsFor = (holds: (players: number) => boolean, like: number, id: string): SetupRule => ({
  id: `tunnel.setup.${id}`,
  cites: [...clausesOf(like), ...cites('tunnel.setup.more-sets-optional')],
  perform: (now, { ruleset, players }) => {
    if (!holds(players)) return undefined;
    const pairs = PAIRS.slice(0, setsOf(ruleset.settings.get(TOKEN_SETS), players));
    return forEach(now, (player) => ({
      ...player,
      tokens: { ...player.tokens, [TOKEN]: Object.fromEntries(pairs.map((pair) => [pair, OF_A_PAIR])) },
    }));
  },
});

export const tunnelSetups = [
  tells('tunnel.setup.tiles', cites('tunnel.setup.tiles')),
  pairsFor((players) => players < 3, 2, 'two-players'),
  pairsFor((players) => players === 3, 3, 'three-players'),
  pairsFor((players) => players > 3, 4, 'pair-each'),
];
